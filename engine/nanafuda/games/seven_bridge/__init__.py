"""Seven Bridge: rules and views."""

from . import views
from .rules import SevenBridge

__all__ = ["SevenBridge"]

SevenBridge.views = views
