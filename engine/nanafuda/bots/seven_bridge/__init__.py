"""Seven Bridge's bots: rules of thumb, and above them a search over imagined deals."""

from .hints import explain, only
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["LOWEST_WINS", "consider", "explain", "judge", "only", "think"]

LOWEST_WINS = True
