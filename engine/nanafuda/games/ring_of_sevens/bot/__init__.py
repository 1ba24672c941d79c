"""Ring of Sevens' bots: rules of thumb, and a search for the two upper levels.

The beginner and the club player use rules of thumb; the beginner also makes human mistakes. The
strong player and the expert try every move in determinizations with a light policy for rollouts.
The policy also breaks ties that the rollouts leave open.
"""

from .characters import TEMPERED, in_character
from .dealt import dealt
from .hints import beside, explain, rivals, spares, stake
from .rules import think, vary
from .search import DISTINCT, consider
from .verdict import judge
