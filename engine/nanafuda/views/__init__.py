"""Games as they are seen from outside: in text, by one seat, on the page.

The rules, games/<game>.py, end where a deal is scored. What else can be said of a position is in
the module of the game's name here: the codes of its moves, why one is refused, what a seat cannot
know of it beyond the cards in places, how a deal ended, and the table. It offers what `Views` asks
for, and it changes nothing but copies.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from ..game import Views


def views_of(game_id: str) -> Views:
    """The views of a game, for the list of games: everybody else asks `Game.views`."""
    return cast(Views, import_module(f"{__name__}.{game_id.replace('-', '_')}"))
