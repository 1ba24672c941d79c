"""A game as it is seen from outside: in text, by one seat, on the page.

The rules, games/<game>.py, end where a deal is scored. What else can be said of a position is in
the module of the game's name here: the codes of its moves, why one is refused, what a seat cannot
know of it beyond the cards in places, how a deal ended, and the table. It offers what `Views` asks
for, and it changes nothing but copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from ..errors import Refusal
    from ..game import View
    from ..seam import common


class Views(Protocol):
    """What the module of a game offers. `game` is a position of that game."""

    REFUSALS: Mapping[str, str]  # what only this game refuses: sentences by id

    def facts(self) -> common.Facts:
        """The constants of the rules, for the catalogue: the game's `Facts`."""

    def text(self, game: Any, move: Any) -> str:
        """The text code of a move in this position."""

    def move(self, game: Any, text: str) -> Any:
        """The move that a text code stands for in this position, legal or not.

        Refusal if it is no code of this game's.
        """

    def refuse(self, game: Any, move: Any) -> Refusal:
        """Why a move that is not legal is refused."""

    def blank(self, game: Any, seat: int) -> None:
        """Remove from this copy what `seat` cannot know, beyond the cards in places."""

    def complete(self, world: Any, rng: Random) -> bool:
        """Fill in what a blank position lacks once its cards are dealt, in an imagined world.

        Whether that world could have come about, beyond what `barred` says.
        """

    def report(self, game: Any, ending: Any) -> Any:
        """How the deal ended, for the score sheet: the game's `Result`, from the final position."""

    def picture(self, game: Any, view: View[Any]) -> Any:
        """What the table shows: the game's `Table`. `game` is the view's blank position."""


@cache
def views_of(game_id: str) -> Views:
    """The views of a game."""
    return cast(Views, import_module(f"{__name__}.{game_id.replace('-', '_')}"))
