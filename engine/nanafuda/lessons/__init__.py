"""Lessons: for every game deals with a script, read when somebody asks for them.

LESSONS[game] are that game's lessons in the order in which they are to be taken. They are data, in
lessons/<game id, with underscores>.py; a game without such a file has none. What they say lies in
the game's words, web/games/<id>/<id>.lessons.<language>.ftl.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from ..games import GAMES
from .lesson import Lesson


class _Lessons(Mapping[str, list[Lesson]]):
    def __getitem__(self, game: str) -> list[Lesson]:
        if game not in GAMES:
            raise KeyError(game)
        return _of(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache
def _of(game: str) -> list[Lesson]:
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        found: list[Lesson] = import_module(name).LESSONS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return []
    return found


LESSONS: Mapping[str, list[Lesson]] = _Lessons()
