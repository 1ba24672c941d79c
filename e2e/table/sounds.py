"""Sounds and vibration at the table: what several tests do."""

from __future__ import annotations

from nanafuda import Match

from e2e.play import match_at


def last_tricks() -> Match:
    """A match in whose deal three tricks are left, the person to lead."""
    return match_at(
        "seven-euchre",
        lambda g: g.turn == 0 and g.held[0].bit_count() == 3 and len(g.legal()) == 3,
        4,
    )
