"""Upside Down: rules and views."""

from . import views
from .rules import UpsideDown

__all__ = ["UpsideDown"]

UpsideDown.views = views
