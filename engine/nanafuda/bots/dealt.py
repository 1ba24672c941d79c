"""Dealt cards that stand out, with their fitted worth in a deal's result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..mechanics.cards import Pack


class Dealt(NamedTuple):
    """A kind of cards in a dealt hand."""

    id: str
    number: int
    effect: float  # on the result, in its standard deviations; 0 for the usual number


def counted(
    hand: int, pack: Pack, spread: float, kinds: Sequence[tuple[str, int, float]]
) -> list[Dealt]:
    """Return the kinds of cards in a hand: each has an id, its cards and one card's worth.

    `spread` is the standard deviation of a deal's result, in the unit of the worths.
    """
    share = hand.bit_count() / len(pack.codes)
    found = []
    for id, cards, worth in kinds:
        count = (hand & cards).bit_count()
        found.append(Dealt(id, count, worth * (count - share * cards.bit_count()) / spread))
    return found
