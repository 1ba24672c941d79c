"""Turns of the first seat in each phase of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nanafuda import Match

# Target positions of a phase; the rest of a game's tables look like one of these.
PHASES = {
    "seven-euchre": ["auction", "play"],
    "sevens-heaven": ["bet", "predict", "play"],
    "ring-of-sevens": ["play"],
    "seven-bridge": ["start", "play", "pon"],
    "upside-down": ["play"],
}


def phases_of(game: str) -> list[str]:
    """The phases in which a game is looked at: of one that is not listed, its first."""
    return PHASES.get(game) or [Match(game, seed="phase").table(0)["phase"]]


def mine(phase: str) -> Callable[[Any], bool]:
    """The first seat's turn in a phase."""
    return lambda g: bool(g.turn == 0 and g.table(0)["phase"] == phase)
