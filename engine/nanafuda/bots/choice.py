"""Result types of bots: a move or ranked moves, computed in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

Thinking = Generator[None, None, Any]  # yields between slices of work, returns a move


@dataclass(slots=True)
class Choice:
    """A move with its search statistics.

    `worlds`: number of determinizations tried, 0 for rules of thumb. `behind`: standard errors
    behind the first move. Never show either: the sample that selected a move overestimates it.
    """

    move: Any
    worlds: int = 0
    behind: float = inf


def wavering(rng: Random, width: float) -> Callable[[], float]:
    """Return a source of small errors of judgement, between -width and width."""
    return lambda: width * (rng.random() - rng.random())


Considering = Generator[None, None, list[Choice]]  # returns ranked moves, best first
