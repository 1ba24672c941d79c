"""Advice, reviews, exercises and puzzles: the values of moves, with reasons.

Every figure comes from `assess`, so hints, reviews and puzzles agree about a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .advice import assess
from .reviews import review, review_steps

if TYPE_CHECKING:
    from .puzzles import EXERCISES, PUZZLES
else:

    def __getattr__(name: str) -> Any:
        if name in ("EXERCISES", "PUZZLES"):  # not in browsers: the page has its own copy
            from . import puzzles

            return getattr(puzzles, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["EXERCISES", "PUZZLES", "assess", "review", "review_steps"]
