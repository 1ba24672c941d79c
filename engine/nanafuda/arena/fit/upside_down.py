"""Upside Down's numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from ...bots.upside_down import weights as w
from ...games.upside_down import UpsideDown
from . import Fit
from .selfplay import Terms, fitted

POLICY = ("STRENGTH", "BEATEN", "LEFT", "ANSWERED", "TURN", "CONTROL", "PASS_SHAPE", "PASS_OWNER",
          "PASS_STRENGTH", "PASS_LAST", "RUNS", "RANKS")  # fmt: skip


def _rate(policy: ModuleType, game: UpsideDown, moves: Sequence[int]) -> Sequence[Terms]:
    assert game.turn is not None
    hand = game.held[game.turn]
    counts = [held.bit_count() for held in game.held]
    others = sum(game.held) & ~hand
    found: Sequence[Any] = policy.scores(hand, others, moves, policy.situation_of(game, counts))
    return found


def policy(deals: int, seed: str) -> Iterator[str]:
    """The light policy, by play against itself."""
    yield from fitted("upside-down", _rate, {n: getattr(w, n) for n in POLICY}, deals, seed)


FITS: dict[str, Fit] = {"policy": (policy, 8000)}
