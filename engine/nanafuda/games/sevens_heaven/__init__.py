"""Seven's Sevens Heaven: rules and views."""

from . import views
from .rules import SevensHeaven

__all__ = ["SevensHeaven"]

SevensHeaven.views = views
