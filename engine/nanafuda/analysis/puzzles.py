"""Puzzles: decisions of deals that bots played, with one clear answer or a few equal ones.

`PUZZLES[game]` lists them in the order in which they were found, which stays: new ones come to the
end. A game's are data, in games/<game>/puzzles.jsonl, a line each. All of it was found and measured
by `build.py arena puzzles`, nothing is written by hand.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, TypedDict, cast

from ..game import Game
from ..games import OfEach


class Wrong(TypedDict):
    """An action that is no answer, beside the first answer.

    loss, error: by how much it is behind the weakest answer, and one standard error, in the unit.
    reason: a hint's message id and its arguments: why the answer, and not this.
    """

    loss: float
    error: float
    reason: tuple[str, dict[str, object]]


class Puzzle(TypedDict):
    """A position, and what its actions are worth."""

    id: str
    replay: str  # fragment of a replay link, with the place: the match stands before that action
    seat: int  # whose decision it is
    best: list[str]  # the right actions: the one, or a few equal ones
    themes: list[str]  # the first is the kind of decision
    rating: int  # on the scale of Elo
    unit: str
    wrong: dict[str, Wrong]  # by action, the least bad first


def read(line: str) -> Puzzle:
    """The puzzle that a line of a file tells."""
    told = json.loads(line)
    wrong: dict[str, Wrong] = {
        action: {"loss": loss, "error": error, "reason": (id, args[0] if args else {})}
        for action, (loss, error, id, *args) in told["wrong"].items()
    }
    return cast(Puzzle, {**told, "wrong": wrong})


def _read(game: type[Game[Any]]) -> tuple[Puzzle, ...]:
    file = files(game.folder()) / "puzzles.jsonl"
    return tuple(map(read, file.read_text("utf-8").splitlines())) if file.is_file() else ()


PUZZLES: Mapping[str, Sequence[Puzzle]] = OfEach(_read)
