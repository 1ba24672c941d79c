"""Seven Bridge's bots: rules of thumb, and above them a search over imagined deals."""

from __future__ import annotations

from random import Random

from ...knowledge import View
from .. import Choice, Considering
from . import rules, search
from .hints import explain

__all__ = ["LOWEST_WINS", "consider", "explain"]

LOWEST_WINS = True


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    if level in search.EFFORTS:
        return (yield from search.consider(level, view, rng))
    return [Choice((yield from rules.think(level, view, rng)))]
