"""Workshop: bots that players write in Python.

A bot is a file with a function `play(view)` that returns one of `view.legal()`, or with a class
`Bot` that has a method for each phase. bot.py loads and runs it, position.py has what it sees,
measure.py plays it on duplicate deals.

A bot of somebody else runs in an interpreter of its own, which has no match and no seed: player.py
answers there what referee.py asks, and wire.py is what crosses.
"""

from .bot import Bot as Bot
from .fault import Broken as Broken
from .position import Position as Position
from .position import World as World
