"""Upside Down's bots: rules of thumb, and a search for the two upper levels.

The beginner and the club player value a hand by its future plays; the beginner also makes a
beginner's mistakes. The strong player and the expert try moves in determinizations, with rollouts
by a light policy.
"""

from .dealt import dealt
from .hints import beside, explain, follows, plan, rivals, spares
from .rules import think, vary
from .search import consider
from .verdict import judge
