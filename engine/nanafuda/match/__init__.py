"""A match, what it is made from, and its texts: records, and links of every kind."""

from .match import Match

__all__ = ["Match"]
