"""Seven Bridge's bots: rules of thumb, and above them a search over imagined deals."""

from .hints import explain, only
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "only", "think"]
