"""Seven Euchre's bots: calls by estimate or simulation, cards by rules of thumb or search.

The beginner and the club player use the estimate and rules of thumb; the beginner also makes a
beginner's mistakes. The strong player and the expert try calls, discards and cards in
determinizations, and solve the last tricks exactly. Modules that only this game has: layout (cards
grouped and ordered by trump), auction (calls by estimate), endgame (exact solver) and trials (cards
tried in a determinization).
"""

from .characters import TEMPERED, in_character
from .dealt import dealt
from .hints import asked, beside, explain, spares, stake
from .rules import think, vary
from .search import consider
from .verdict import judge
