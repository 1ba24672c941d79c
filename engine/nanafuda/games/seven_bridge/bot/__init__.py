"""Seven Bridge's bots: rules of thumb, and a search for the two upper levels."""

from .dealt import dealt
from .hints import beside, explain, follows, only, plan, rivals, spares
from .rules import think, vary
from .search import DISTINCT, consider
from .verdict import judge
