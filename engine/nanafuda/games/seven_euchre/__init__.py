"""Seven Euchre: rules and views."""

from . import views
from .rules import SevenEuchre

__all__ = ["SevenEuchre"]

SevenEuchre.views = views
