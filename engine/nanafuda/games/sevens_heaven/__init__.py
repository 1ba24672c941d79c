"""Seven's Sevens Heaven: its rules, and how they are seen."""

from . import views
from .rules import SevensHeaven

__all__ = ["SevensHeaven"]

SevensHeaven.views = views
