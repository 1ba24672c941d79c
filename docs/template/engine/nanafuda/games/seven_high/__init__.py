"""Seven High: its rules, and how they are seen."""

from . import views
from .rules import SevenHigh

__all__ = ["SevenHigh"]

SevenHigh.views = views
