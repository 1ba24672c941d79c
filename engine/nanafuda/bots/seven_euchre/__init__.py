"""Seven Euchre's bots: calls by estimate or by simulation, cards by rules of thumb or by search.

The beginner and the club player go by the estimate and rules of thumb, the beginner with a
beginner's mistakes; the strong player and the expert try calls, discards and cards in imagined
worlds, and solve the last tricks exactly. Beside what all games have: layout, the cards of a deal
as its trump orders them; auction, calling by estimate; endgame, the last tricks solved.
"""

from __future__ import annotations

from random import Random

from ...knowledge import View
from .. import Choice, Considering
from . import rules, search
from .hints import explain

__all__ = ["LOWEST_WINS", "consider", "explain"]

LOWEST_WINS = False


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank calls, discards or cards, the best first."""
    if level in search.EFFORTS:
        return (yield from search.consider(level, view, rng))
    return [Choice((yield from rules.think(level, view, rng)))]
