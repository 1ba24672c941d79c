"""What a bot is asked for: a move, or moves in their order, in slices of thought."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import inf
from typing import Any

Thinking = Generator[None, None, Any]  # yields between slices of work, returns a move


@dataclass(slots=True)
class Choice:
    """A move, and how its search found it.

    `worlds`: the imagined worlds in which it was tried, 0 where it was chosen by rules of thumb.
    `behind`: by how many standard errors the search found it behind the first one. Neither is told
    to anybody: what chooses flatters what it has chosen.
    """

    move: Any
    worlds: int = 0
    behind: float = inf


Considering = Generator[None, None, list[Choice]]  # likewise, best first
