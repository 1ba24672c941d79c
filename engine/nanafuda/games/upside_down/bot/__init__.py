"""Upside Down's bots: rules of thumb, and above them a search through imagined worlds.

The beginner and the club player judge the hand as plays to come, the beginner with a beginner's
mistakes; the strong player and the expert try their moves in worlds that agree with what they
know, played on by a light policy.
"""

from .hints import explain
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "think"]
