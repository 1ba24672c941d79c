"""Matches: state, setup, records and links."""

from .match import Match

__all__ = ["Match"]
