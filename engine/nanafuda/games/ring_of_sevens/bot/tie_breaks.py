"""Find the visible effects of a card besides leaving the hand, and when to pass instead.

Passing earns more than a few determinizations show, because the seat that waits does not open ways.
A bot that never passes when they are undecided loses some four points a deal against club players.
A card that does nothing for others is an exception: holding it back gains nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....mechanics.runs import ODD, twins
from ..rules import JOKER, RingOfSevens
from .policy import opened
from .rules import BEYOND


def distinct(moves: Sequence[int]) -> list[int]:
    """Return the moves without the second of two twins, which are equivalent."""
    cards = sum(1 << move for move in moves if move < JOKER)
    return [m for m in moves if m >= JOKER or not twins(1 << m & ODD) & cards & (1 << m) - 1]


def is_last(hand: int, card: int) -> bool:
    """Return whether a card takes a seat with this hand out."""
    return not hand & ~(1 << card | twins(1 << card & ODD))


def opens(game: RingOfSevens, card: int) -> int:
    """Return the cards that become playable when this one is laid."""
    after = game.live & ~(1 << card | twins(1 << card & ODD))
    return opened(game, card, after) & after


def waiting(game: RingOfSevens, card: int) -> int:
    """Return the cards that cannot be played before this one's place is filled.

    Empty if an arm may also be built from its other end.
    """
    twin = twins(1 << card & ODD)
    return 0 if game.rules else BEYOND[card] & game.live & ~game.ready & ~twin


def serves(game: RingOfSevens, card: int) -> int:
    """Return the cards to which a card opens a way, now or later, or that it makes score cards."""
    return twins(1 << card & ODD) & game.live | opens(game, card) | waiting(game, card)


def is_free(game: RingOfSevens, seat: int, move: int) -> bool:
    """Return whether a move is a card that goes out or that does nothing for others."""
    if move >= JOKER:
        return False
    hand = game.held[seat] & game.live
    if is_last(hand, move):
        return True
    return not game.rules and not serves(game, move) & game.live & ~hand
