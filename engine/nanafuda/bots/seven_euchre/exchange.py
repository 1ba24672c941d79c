"""The declarer's discard: throw away what the hand is worth least without."""

from __future__ import annotations

from ...cards import cards_of
from .estimate import ours


def worths(hand: int, denomination: int) -> list[tuple[float, int]]:
    """Every card of thirteen with the worth of the hand without it, the best first."""
    values = [(ours(hand & ~(1 << card))[denomination], card) for card in cards_of(hand)]
    return sorted(values, key=lambda pair: -pair[0])
