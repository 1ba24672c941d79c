"""Ring of Sevens: rules and views."""

from . import views
from .rules import RingOfSevens

__all__ = ["RingOfSevens"]

RingOfSevens.views = views
