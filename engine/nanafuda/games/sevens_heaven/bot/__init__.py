"""Seven's Sevens Heaven's bots: rules of thumb, and above them a search over imagined rounds."""

from .hints import explain
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "think"]
