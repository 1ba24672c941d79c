"""Seven Bridge: its rules, and how they are seen."""

from . import views
from .rules import SevenBridge

__all__ = ["SevenBridge"]

SevenBridge.views = views
