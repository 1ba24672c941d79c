"""Seven High by clicking."""

from __future__ import annotations

from e2e.play import Table

GAME = "seven-high"
SHORT: dict[str, object] = {}  # options of the shortest match


def take_turn(table: Table) -> None:
    """One decision by clicking: the first card that can be played."""
    table.choose(table.playable.first)
