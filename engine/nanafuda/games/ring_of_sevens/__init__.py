"""Ring of Sevens: its rules, and how they are seen."""

from . import views
from .rules import RingOfSevens

__all__ = ["RingOfSevens"]

RingOfSevens.views = views
