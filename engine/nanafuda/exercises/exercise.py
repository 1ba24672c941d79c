"""What an exercise is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict


class Exercise(TypedDict):
    """A position, and the actions that answer it."""

    id: str
    replay: str  # fragment of a replay link, with the place: the match stands before that action
    seat: int  # whose decision it is
    best: list[str]  # the right actions: the one, or a few equal ones
    say: str  # message id: why


def numbered(game: str, positions: Iterable[tuple[str, int, str]]) -> list[Exercise]:
    """The exercises of a game from (replay, seat, right actions with blanks between), in order."""
    found: list[Exercise] = []
    for number, (replay, seat, best) in enumerate(positions, 1):
        id = f"{game}-exercise-{number:02}"
        one: Exercise = {
            "id": id, "replay": replay, "seat": seat, "best": best.split(), "say": f"{id}-why",
        }  # fmt: skip
        found.append(one)
    return found
