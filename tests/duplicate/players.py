"""Players of a field."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any

import pytest
from nanafuda.duplicate import fields as module

Player = Callable[[str, Any, str], Any]


def at_random(level: str, view: Any, seed: str) -> Any:
    """A player who gets into odd corners, and quickly."""
    moves, rng = view.legal(), Random(f"{level} {seed}")
    codes = [view.text(move) for move in moves]
    if codes[0] in ("pass", "draw", "bet", "fold") and rng.random() < 0.4:
        return moves[0]
    return moves[int(rng.random() * len(moves))]


def seated(monkeypatch: pytest.MonkeyPatch, player: Player = at_random) -> None:
    """All who play in a field are this player from now on."""

    def think(*asked: Any, **_how: bool) -> Generator[None, None, Any]:
        yield
        return player(*asked)

    monkeypatch.setattr(module, "think", think)
