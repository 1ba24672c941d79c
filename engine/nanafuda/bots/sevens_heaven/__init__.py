"""Seven's Sevens Heaven's bots: rules of thumb, and above them a search over imagined rounds."""

from __future__ import annotations

from random import Random

from ...knowledge import View
from .. import Choice, Considering
from . import rules, search
from .hints import explain

__all__ = ["LOWEST_WINS", "consider", "explain"]

LOWEST_WINS = False


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank declarations, predictions, cards or victims, the best first."""
    if level in search.EFFORTS:
        return (yield from search.consider(level, view, rng))
    return [Choice((yield from rules.think(level, view, rng)))]
