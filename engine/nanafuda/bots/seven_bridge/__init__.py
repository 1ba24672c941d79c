"""Seven Bridge's bots: rules of thumb, and above them a search over imagined deals."""

from __future__ import annotations

from random import Random

from ...knowledge import View
from .. import Choice, Considering
from ..search import Effort
from .hints import explain
from .rules import think
from .simulate import consider as search

__all__ = ["consider", "explain"]

SEARCHING = {
    "strong": Effort(most=16, least=8, slice=12),
    "expert": Effort(most=120, least=16, slice=12),
}


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    if level not in SEARCHING:
        return [Choice((yield from think(level, view, rng)))]
    yield
    ratings, tally = yield from search(view, SEARCHING[level], rng)
    choices = []
    for rating in ratings:
        found = tally[rating.move]
        figures: dict[str, int | float] = {"worlds": found.worlds, "chance": round(rating.mean, 3)}
        figures["out"] = round(found.out / found.worlds, 3)
        figures["points"] = round(found.points / found.worlds, 2)
        choices.append(Choice(rating.move, figures))
    return choices
