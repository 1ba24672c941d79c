"""Workshop: bots that players write in Python.

A bot is a file with a function `play(view)` that returns one of `view.legal()`, or with a class
`Bot` that has a method for each phase. bot.py loads and runs it, position.py has what it sees,
measure.py plays it on duplicate deals.
"""

from .bot import Bot as Bot
from .bot import Broken as Broken
from .position import Position as Position
from .position import World as World
