"""Upside Down's bots: rules of thumb, and above them a search through imagined worlds.

The beginner and the club player judge the hand as plays to come, the beginner with a beginner's
mistakes; the strong player and the expert try their moves in worlds that agree with what they
know, played on by a light policy.
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
    """Rank gifts, plays and the pass, the best first."""
    if level in search.EFFORTS:
        return (yield from search.consider(level, view, rng))
    return [Choice((yield from rules.think(level, view, rng)))]
