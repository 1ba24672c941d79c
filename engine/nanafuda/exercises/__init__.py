"""Exercises: positions of real deals with one clear answer, or a few equal ones, by game id.

`EXERCISES[game]` lists them from easy to hard. A game's are data, in the module of its name here,
which is read when they are first asked for; a game without such a module has none. They were found
by `build.py arena exercises GAME` and chosen by hand; their words are `<id>-title` and `say`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..games import GAMES
from .exercise import Exercise

__all__ = ["EXERCISES", "Exercise"]


@cache
def _exercises(game: str) -> list[Exercise]:
    name = f"{__name__}.{game.replace('-', '_')}"
    if not find_spec(name):
        return []
    found: list[Exercise] = import_module(name).EXERCISES
    return found


class _ByGame(Mapping[str, list[Exercise]]):
    def __getitem__(self, game: str) -> list[Exercise]:
        return _exercises(GAMES[game].id)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


EXERCISES: Mapping[str, list[Exercise]] = _ByGame()
