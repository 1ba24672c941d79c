"""Public knowledge of cards that were seen and then shuffled into a new stock.

The pack is dealt as one batch. The cards of every later stock form another batch. Everybody knows
the cards of a batch, and how many of them each hand holds: the seat's draws from that stock minus
the cards it has since put out. A card belongs to the batch of the stock that it last came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .dealing import spread


@dataclass(slots=True)
class Batches:
    """The batches of a deal with at least two of them; the last is the stock's.

    >>> from nanafuda.mechanics.cards import FRENCH
    >>> batches = first_batch(FRENCH.full, [FRENCH.set("S1.S2"), FRENCH.set("H1.H2")])
    >>> batches.put_out(seat=0, cards=FRENCH.set("S1"))
    >>> batches.recycle(FRENCH.set("S1"))
    >>> batches.draw(seat=1)
    >>> batches.shares  # seat 0 cannot hold a card of the new stock, seat 1 can hold one
    [[1, 2], [0, 1]]
    >>> [FRENCH.join(cards) for cards in batches.excluded()][:2]
    ['S1', '']
    """

    masks: tuple[int, ...]
    shares: list[list[int]]  # by batch: the number of its cards in each hand

    def copy(self) -> Batches:
        """An independent copy."""
        return Batches(self.masks, [shares[:] for shares in self.shares])

    def recycle(self, cards: int) -> None:
        """Form a new stock from these cards."""
        self.masks = (*(mask & ~cards for mask in self.masks), cards)
        self.shares.append([0] * len(self.shares[0]))

    def draw(self, seat: int) -> None:
        """Record that a seat drew a card from the stock."""
        self.shares[-1][seat] += 1

    def put_out(self, seat: int, cards: int) -> None:
        """Record that cards left a hand openly."""
        for mask, shares in zip(self.masks, self.shares, strict=True):
            shares[seat] -= (mask & cards).bit_count()

    def excluded(self) -> list[int]:
        """Return the cards that cannot be in each hand and, last, in the stock."""
        masks, hands = self.masks, range(len(self.shares[0]))
        bars = [
            sum(mask for mask, shares in zip(masks, self.shares, strict=True) if not shares[seat])
            for seat in hands
        ]
        return [*bars, sum(masks[:-1])]

    def redeal(self, held: Sequence[int], known: int, rng: Random) -> list[int]:
        """Return hands and stock with the unknown cards redealt, batch by batch."""
        dealt = [mask & known for mask in held]
        for mask, shares in zip(self.masks, self.shares, strict=True):
            cards = mask & ~known & sum(held)
            room = [n - (h & known & mask).bit_count() for n, h in zip(shares, held, strict=False)]
            room.append(cards.bit_count() - sum(room))
            for place, share in enumerate(spread(cards, room, (0,) * len(room), rng)):
                dealt[place] |= share
        return dealt


def first_batch(pack: int, hands: Sequence[int]) -> Batches:
    """Return the whole pack as one batch, given the hands before the first stock is used up."""
    return Batches((pack,), [[hand.bit_count() for hand in hands]])
