"""The registry of all games.

Each game has a package with `rules`, `views` and `schema`. `Game.part` imports its other modules on
first use: `bot`, and the optional `lessons`, `exercises`, `puzzles` and `themes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from ..errors import declare
from ..game import Game, copier_of
from .ring_of_sevens.rules import RingOfSevens
from .seven_bridge.rules import SevenBridge
from .seven_euchre.rules import SevenEuchre
from .sevens_heaven.rules import SevensHeaven
from .upside_down.rules import UpsideDown

T = TypeVar("T")
LIST: tuple[type[Game[Any]], ...] = (
    SevenEuchre,
    SevensHeaven,
    RingOfSevens,
    SevenBridge,
    UpsideDown,
)
for game in LIST:
    game.views = game.part("views")
    declare(game.views.REFUSALS)
    copier_of(game)  # compiled now, so that it is in the page's memory image
GAMES: Mapping[str, type[Game[Any]]] = MappingProxyType({game.id: game for game in LIST})


class OfEach(Mapping[str, T]):
    """A mapping from game ids to a value for each game, read on first use and cached."""

    def __init__(self, read: Callable[[type[Game[Any]]], T]) -> None:
        self._read = cache(read)

    def __getitem__(self, game: str) -> T:
        return self._read(GAMES[game])

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)
