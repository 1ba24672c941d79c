"""Puzzles: decisions from bots' deals with one clear answer or a few equal ones.

`PUZZLES[game]` lists them in the order in which they were found; append new ones at the end. Their
data is in games/<game>/puzzles.jsonl, one per line. `build.py arena puzzles` finds and measures
them; nothing is written by hand.

>>> from nanafuda import Match
>>> puzzle = PUZZLES["seven-euchre"][0]
>>> puzzle["themes"], puzzle["best"], puzzle["rating"]
(['lead', 'no-trump'], ['play:H3'], 1428)
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


def _read(game: type[Game[Any]]) -> tuple[Puzzle, ...]:
    file = files(game.folder()) / "puzzles.jsonl"
    return tuple(map(read, file.read_text("utf-8").splitlines())) if file.is_file() else ()


PUZZLES: Mapping[str, Sequence[Puzzle]] = OfEach(_read)
