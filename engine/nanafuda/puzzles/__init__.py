"""Puzzles: decisions of deals that bots played, with one clear answer or a few equal ones.

`PUZZLES[game]` lists them in the order in which they were found, which stays: new ones come to the
end. A game's are data, in the file of its name here, a line each; a game without such a file has
none. All of it was found and measured by `build.py arena puzzles`, nothing is written by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypedDict, cast

from ..games import GAMES

__all__ = ["PUZZLES", "Puzzle", "Wrong"]


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


@cache
def _puzzles(game: str) -> tuple[Puzzle, ...]:
    file = files(__name__) / f"{game}.jsonl"
    return tuple(map(read, file.read_text("utf-8").splitlines())) if file.is_file() else ()


class _ByGame(Mapping[str, Sequence[Puzzle]]):
    def __getitem__(self, game: str) -> Sequence[Puzzle]:
        return _puzzles(GAMES[game].id)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


PUZZLES: Mapping[str, Sequence[Puzzle]] = _ByGame()
