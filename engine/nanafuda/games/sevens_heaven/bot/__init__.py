"""Seven's Sevens Heaven's bots: rules of thumb, and a search for the two upper levels."""

from .hints import explain
from .rules import in_character, think, vary
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "in_character", "judge", "think", "vary"]
