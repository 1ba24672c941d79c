"""What a card does besides leaving the hand, as far as a seat can see, and when to pass instead.

To pass earns more than it seems to in a few worlds: who waits is not the one that opens the ways.
Who never passes where the worlds leave it open loses some four points a deal against club players.
A card that does nothing for others is another matter: to hold it back would be no more than a whim.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....mechanics.runs import ODD, twins
from ..rules import JOKER, RingOfSevens
from .policy import opened
from .rules import BEYOND


def distinct(moves: Sequence[int]) -> list[int]:
    """Moves without the second of two twins: which of them is laid is all the same."""
    cards = sum(1 << move for move in moves if move < JOKER)
    return [m for m in moves if m >= JOKER or not twins(1 << m & ODD) & cards & (1 << m) - 1]


def is_last(hand: int, card: int) -> bool:
    """Whether a seat with this hand goes out with a card."""
    return not hand & ~(1 << card | twins(1 << card & ODD))


def opens(game: RingOfSevens, card: int) -> int:
    """The cards that may be played once this one lies, and may not now."""
    after = game.live & ~(1 << card | twins(1 << card & ODD))
    return opened(game, card, after) & after


def waiting(game: RingOfSevens, card: int) -> int:
    """The cards that cannot be played before this one's place is filled.

    None are told of where an arm may be built from its other end too.
    """
    twin = twins(1 << card & ODD)
    return 0 if game.rules else BEYOND[card] & game.live & ~game.ready & ~twin


def serves(game: RingOfSevens, card: int) -> int:
    """The cards for which a card opens a way, now or later, or that it makes score cards."""
    return twins(1 << card & ODD) & game.live | opens(game, card) | waiting(game, card)


def is_free(game: RingOfSevens, seat: int, move: int) -> bool:
    """Whether a move is a card that goes out, or that does nothing for others."""
    if move >= JOKER:
        return False
    hand = game.held[seat] & game.live
    if is_last(hand, move):
        return True
    return not game.rules and not serves(game, move) & game.live & ~hand
