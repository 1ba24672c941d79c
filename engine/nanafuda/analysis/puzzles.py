"""Puzzles: decisions from bots' deals with one clear answer or a few equal ones.

`PUZZLES[game]` lists them in the order in which they were found; append new ones at the end.
`EXERCISES[game]` lists those that a person has put in order, from easy to hard, to learn the game.
The data of both is in games/<game>/puzzles.jsonl, one per line. `build.py arena puzzles` finds and
measures them; only the messages of exercises are written by hand: `<id>-title`, `-ask`, `-why`,
and `-not`, if one sentence says more of all wrong answers than their measured reasons.

>>> from nanafuda import Match
>>> puzzle = PUZZLES["seven-euchre"][0]
>>> puzzle["themes"], puzzle["best"], puzzle["rating"]
(['lead', 'no-trump'], ['play:H3'], 1321)
>>> replay = Match.open_replay(puzzle["replay"])
>>> match = replay.before(replay.at)
>>> match.turn == puzzle["seat"], "play:H3" in match.legal()
(True, True)
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, NotRequired, TypedDict, cast

from ..game import Game
from ..games import OfEach


class Wrong(TypedDict):
    """A wrong action, compared with the answers.

    loss, error: amount behind the weakest answer, and its standard error, in the unit.
    reason: message id and arguments of a hint that compares it with the first answer.
    """

    loss: float
    error: float
    reason: tuple[str, dict[str, object]]


class Puzzle(TypedDict):
    """A position with the values of its actions."""

    id: str
    replay: str  # fragment of a replay link, with the place: the match stands before that action
    seat: int  # whose decision it is
    best: list[str]  # the right actions: the one, or a few equal ones
    themes: list[str]  # the first is the kind of decision
    rating: int  # on the Elo scale
    unit: str
    wrong: dict[str, Wrong]  # by action, the smallest loss first
    finds: list[int]  # answers of 20 by the beginner and by the strong bot that were right
    vague: NotRequired[list[str]]  # wrong actions whose loss two samples do not agree about
    step: NotRequired[int]  # its place among the game's exercises, from 1
    say: NotRequired[str]  # message id of an exercise's explanation


def read(line: str) -> Puzzle:
    """Parse a puzzle from a line of a puzzles.jsonl file."""
    return parsed(json.loads(line))


def parsed(line: Mapping[str, Any]) -> Puzzle:
    """Return a puzzle from the data of its line."""
    wrong: dict[str, Wrong] = {
        action: {"loss": loss, "error": error, "reason": (id, args[0] if args else {})}
        for action, (loss, error, id, *args) in line["wrong"].items()
    }
    return cast(Puzzle, {**line, "wrong": wrong})


def _all(game: type[Game[Any]]) -> list[Puzzle]:
    file = files(game.folder()) / "puzzles.jsonl"
    return [read(line) for line in file.read_text("utf-8").splitlines()] if file.is_file() else []


def _read(game: type[Game[Any]]) -> tuple[Puzzle, ...]:
    return tuple(one for one in _all(game) if "step" not in one)


def _steps(game: type[Game[Any]]) -> list[Puzzle]:
    steps = [one for one in _all(game) if "step" in one]
    for one in steps:
        one["say"] = f"{one['id']}-why"
    return sorted(steps, key=lambda one: one["step"])


PUZZLES: Mapping[str, Sequence[Puzzle]] = OfEach(_read)
EXERCISES: Mapping[str, list[Puzzle]] = OfEach(_steps)
