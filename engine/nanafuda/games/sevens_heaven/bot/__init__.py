"""Seven's Sevens Heaven's bots: rules of thumb, and a search for the two upper levels."""

from .hints import explain
from .rules import think, vary
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "think", "vary"]
