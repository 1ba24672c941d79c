"""Duplicate play: the same cards for others, compared by result.

A deal is compared with a field of bots, a tournament is a set of deals, the daily deal is a
tournament of one, and a challenge is a played deal that a friend may play too.
"""

from .fields import FIELD, field, field_steps
from .tournaments import Tournament

__all__ = ["FIELD", "Tournament", "field", "field_steps"]
