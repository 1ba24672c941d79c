"""Exercises: positions of real deals with one clear answer or a few equal ones, by game id.

`EXERCISES[game]` lists them from easy to hard. Their data is in games/<game>/exercises.py and is
read on first access. They were found by `build.py arena exercises GAME` and selected by hand. Their
texts are the messages `<id>-title` and `say`.

>>> from nanafuda import Match
>>> exercise = EXERCISES["sevens-heaven"][0]
>>> replay = Match.open_replay(exercise["replay"])
>>> match = replay.before(replay.at)
>>> match.turn, match.legal(), exercise["best"]
(2, ['play:R1', 'play:R17'], ['play:R17'])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ..game import Game
from ..games import OfEach


class Exercise(TypedDict):
    """A position and its right actions."""

    id: str
    replay: str  # fragment of a replay link, with the place: the match stands before that action
    seat: int  # whose decision it is
    best: list[str]  # the right actions: the one, or a few equal ones
    say: str  # message id of the explanation


def _read(game: type[Game[Any]]) -> list[Exercise]:
    exercises: list[Exercise] = []
    data = game.part("exercises")
    for number, line in enumerate(data.POSITIONS.splitlines() if data else (), 1):
        link, seat, *best = line.split()
        id = f"{game.id}-exercise-{number:02}"
        replay = data.LINK + link
        exercises.append(
            {"id": id, "replay": replay, "seat": int(seat), "best": best, "say": f"{id}-why"}
        )
    return exercises


EXERCISES: Mapping[str, list[Exercise]] = OfEach(_read)
