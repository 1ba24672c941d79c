"""Seven Euchre's bots: calls by estimate or by simulation, cards by rules of thumb or by search.

The beginner and the club player go by the estimate and rules of thumb, the beginner with a
beginner's mistakes; the strong player and the expert try calls, discards and cards in imagined
worlds, and solve the last tricks exactly. Beside what all games have: layout, the cards of a deal
as its trump orders them; auction, calling by estimate; endgame, the last tricks solved; trials,
cards tried in a world.
"""

from .hints import explain
from .rules import think
from .search import consider
from .verdict import judge

__all__ = ["consider", "explain", "judge", "think"]
