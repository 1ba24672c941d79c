"""Seven's Sevens Heaven's bots: rules of thumb, and a search for the two upper levels."""

from .characters import TEMPERED, in_character
from .dealt import dealt
from .hints import beside, explain, rivals, spares
from .rules import think, vary
from .search import consider
from .verdict import judge
