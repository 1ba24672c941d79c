"""Seven Euchre: its rules, and how they are seen."""

from . import views
from .rules import SevenEuchre

__all__ = ["SevenEuchre"]

SevenEuchre.views = views
