"""What everybody knows of cards that were seen and then shuffled into a new stock.

The pack is dealt as one batch; the cards of every later stock are a batch of their own. All know
which cards a batch has, and how many of them every hand holds: the seat has drawn so many from
that stock, and what it has put out since was seen. A card belongs to the batch in which it last
came out of a stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .dealing import spread


@dataclass(slots=True)
class Batches:
    """The batches of a deal, once a second one has begun; the last one is the stock's."""

    masks: tuple[int, ...]
    shares: list[list[int]]  # batch by batch, how many of its cards are in every hand

    def copy(self) -> Batches:
        """An independent copy."""
        return Batches(self.masks, [shares[:] for shares in self.shares])

    def recycle(self, cards: int) -> None:
        """These cards make a new stock."""
        self.masks = (*(mask & ~cards for mask in self.masks), cards)
        self.shares.append([0] * len(self.shares[0]))

    def draw(self, seat: int) -> None:
        """A card of the stock comes into a hand."""
        self.shares[-1][seat] += 1

    def put_out(self, seat: int, cards: int) -> None:
        """Cards leave a hand, seen by all."""
        for mask, shares in zip(self.masks, self.shares, strict=True):
            shares[seat] -= (mask & cards).bit_count()

    def barred(self) -> list[int]:
        """For every hand, then the stock: the cards that cannot be there."""
        masks, hands = self.masks, range(len(self.shares[0]))
        bars = [
            sum(mask for mask, shares in zip(masks, self.shares, strict=True) if not shares[seat])
            for seat in hands
        ]
        return [*bars, sum(masks[:-1])]

    def deal_again(self, held: Sequence[int], known: int, rng: Random) -> list[int]:
        """Hands and stock with the cards that are not known dealt anew, batch by batch."""
        dealt = [mask & known for mask in held]
        for mask, shares in zip(self.masks, self.shares, strict=True):
            cards = mask & ~known & sum(held)
            room = [n - (h & known & mask).bit_count() for n, h in zip(shares, held, strict=False)]
            room.append(cards.bit_count() - sum(room))
            for place, share in enumerate(spread(cards, room, (0,) * len(room), rng)):
                dealt[place] |= share
        return dealt


def first_batch(pack: int, hands: Sequence[int]) -> Batches:
    """All the pack, as it lies in these hands when the first stock has been drawn."""
    return Batches((pack,), [[hand.bit_count() for hand in hands]])
