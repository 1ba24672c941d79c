"""Seven Sweep: its rules, and how they are seen."""

from . import views
from .rules import SevenSweep

__all__ = ["SevenSweep"]

SevenSweep.views = views
