"""Upside Down: its rules, and how they are seen."""

from . import views
from .rules import UpsideDown

__all__ = ["UpsideDown"]

UpsideDown.views = views
