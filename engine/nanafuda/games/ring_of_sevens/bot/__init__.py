"""Ring of Sevens' bots: rules of thumb, and above them a search through imagined worlds.

The beginner and the club player go by rules of thumb, the beginner with a beginner's mistakes; the
strong player and the expert try every move in worlds that agree with what they know, played on by
a light policy whose own taste decides what the worlds leave open.
"""

from .hints import explain
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "think"]
