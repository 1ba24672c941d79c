"""Lessons: for every game deals with a script, read when somebody asks for them.

LESSONS[game] are that game's lessons in the order in which they are to be taken. They are data, in
games/<game>/lessons.py. What they say lies in the game's words,
web/games/<id>/<id>.lessons.<language>.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game import Game
from ..games import OfEach
from .lesson import Lesson


def _read(game: type[Game[Any]]) -> list[Lesson]:
    found = game.part("lessons")
    return found.LESSONS if found else []


LESSONS: Mapping[str, list[Lesson]] = OfEach(_read)
