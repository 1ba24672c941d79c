"""A whole position's next move in a few microseconds: what rollouts are made of.

Lay out and off whatever can be, claim whatever can be, and throw the card that a sum of weights
likes best to see go: by its rank and by how near another seat is to going out, by what goes with
it in the hand and how much of that can still come, by what the table takes.

It looks at what a seat at the table knows too: its own cards, which ones are out of sight, and how
many the others hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...game import Game
from ...games.seven_bridge import (
    CLAIMED,
    LAY,
    LAY_ALL,
    MELD,
    NEAR,
    PIPS,
    PLAY,
    SevenBridge,
    face_of,
    meld_of,
)
from ...melds import CARD_OF, CARDS, JOKER, PACK, RANKS, SIZES
from . import weights as w

PLAIN_CARDS = range(JOKER)
ALIKE = tuple(RANKS[PACK.rank_of[c]] & ~(1 << c) for c in PLAIN_CARDS)
NEXT = tuple((2 << c | 1 << c >> 1) & NEAR[c] for c in PLAIN_CARDS)

# By the fewest cards that another seat holds, five standing for more; by card.
_CARD = tuple(
    tuple(w.CARD[stage][PACK.rank_of[c] - 1] / 100 for c in PLAIN_CARDS)
    for stage in (0, 0, 0, 1, 1, 2)
)
_ALIKE = tuple(tuple(weight / 100 for weight in row) for row in w.ALIKE)
_BESIDE, _GAP, _TAKEN, _JOKER = w.BESIDE / 100, w.GAP / 100, w.TAKEN / 100, w.JOKER / 100


def policy(game: Game[int], rng: Random) -> int:
    """The move of the seat to act. Of the position only what that seat can see is used."""
    assert isinstance(game, SevenBridge)
    moves = game.legal()
    if len(moves) == 1:
        return moves[0]
    hand = game.held[game.turn]
    if game.phase == CLAIMED:
        return throw(game, hand, moves)
    if game.phase == PLAY:
        others = moves[hand.bit_count() :]
        return put_out(others) if others else throw(game, hand, moves)
    return claim(moves)


def throw(game: SevenBridge, hand: int, cards: Sequence[int]) -> int:
    """The discard that is missed least."""
    found = worths(game, hand, cards)
    return cards[found.index(max(found))]


def worths(game: SevenBridge, hand: int, cards: Sequence[int]) -> list[float]:
    """What it is worth to throw each of some cards of the hand of the seat to act.

    In units of which one makes it 2.7 times as likely, where chance decides.
    """
    fewest, hidden = 5, 0
    for seat, held in enumerate(game.held):
        if seat != game.turn:
            hidden |= held
            if seat < game.seats and held.bit_count() < fewest:
                fewest = held.bit_count()
    by_card, fits = _CARD[fewest], game.fits
    found = []
    for card in cards:
        if card == JOKER:
            found.append(_JOKER)
            continue
        alike = ALIKE[card]
        worth = by_card[card] + _ALIKE[(hand & alike).bit_count()][(hidden & alike).bit_count()]
        if hand & NEXT[card]:
            worth += _BESIDE
        elif hand & NEAR[card]:
            worth += _GAP
        if fits >> card & 1:
            worth += _TAKEN
        found.append(worth)
    return found


def put_out(moves: Sequence[int]) -> int:
    """All at once if it can be, else the largest meld, else the dearest card laid off."""
    if LAY_ALL < moves[-1] < LAY:
        return moves[-1]
    if moves[0] >= MELD:
        melds = [move for move in moves if move >= MELD]
        return max(melds, key=lambda move: _size(CARDS[meld_of(move)], SIZES[meld_of(move)]))
    return max(moves, key=lambda move: PIPS[CARD_OF[face_of(move)]])


def _size(cards: int, size: int) -> int:
    """Of two melds of a size, the one without the Joker counts for more."""
    return 2 * size - (cards >> JOKER & 1)


def claim(moves: Sequence[int]) -> int:
    """Claim whenever it can be done, with as many cards as can be; else draw or pass.

    To draw or pass is the first move. Who never claims goes out half as often as who does.
    """
    if moves[-1] == LAY_ALL:
        return LAY_ALL
    return max(moves, key=lambda move: SIZES[meld_of(move)] if move > MELD else 0)
