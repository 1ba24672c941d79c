"""Lessons: scripted deals for every game, read on first access.

LESSONS[game] are that game's lessons, in teaching order. They are data in games/<game>/lessons.py.
Their texts are in web/games/<id>/<id>.lessons.<language>.ftl.

>>> lesson = LESSONS["seven-bridge"][0]
>>> lesson.id, lesson.seat
('seven-bridge-first', 0)
>>> match = lesson.match()
>>> for step in lesson.steps:
...     if "action" in step:  # a bot's
...         _ = match.play(step["action"])
...     elif "ask" in step:  # the learner's
...         _ = match.play(step["accept"][0])
>>> match.turn, match.scores
(None, [0, 25, 28])
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
