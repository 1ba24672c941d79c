"""Duplicate play: the same cards for several players, compared by result.

A deal is compared with a field of bots. A tournament is a set of deals for programs, and the daily
deal is a tournament of one. A challenge is a played deal that a friend may also play.
"""

from .fields import FIELD, field, field_steps
from .tournaments import Tournament

__all__ = ["FIELD", "Tournament", "field", "field_steps"]
