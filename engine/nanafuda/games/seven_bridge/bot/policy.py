"""Rollout policy: rules of thumb that choose a move in a few microseconds.

It lays out, lays off and claims whenever it can. It discards the card that is least likely to form
a meld or to serve others. It beats both players who ignore claims and players who fear them as much
as the club player (rules.py). A search that imagined careless opponents would wait for cards that
no seat discards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....mechanics.melds import CARD_OF, CARDS, JOKER, PACK, RANKS, SEVENS, SIZES
from ..rules import (
    CLAIMED,
    LAY,
    LAY_ALL,
    MELD,
    NEAR,
    PIPS,
    PLAY,
    USEFUL,
    SevenBridge,
    face_of,
    meld_of,
)

# The value of keeping a card, in points.
PAIR = 3.0  # with another of its rank
BESIDE = 2.2  # with its neighbour in the suit
GAP = 1.3  # with the next but one
TAKEN = 1.0  # if a meld on the table takes it
SEVEN = 9.0
# The probability that the hand will be paid for, by the fewest cards of an opponent.
RISK = (0.9, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.3)
# The probability that a discard is claimed: by the number of unseen cards for a group with it …
PON_CHANCE = (0.0, 0.0, 0.1, 0.25, 0.3)
# … and by the number of runs with its neighbours in the suit: two below, one on either side, two
# above.
RUNS = tuple(sum(near & way == way for way in (0b00011, 0b01010, 0b11000)) for near in range(32))
CHI_CHANCE = tuple(0.06 * runs for runs in RUNS)
NEARLY_OUT = 3  # hand size with which a claim may be the last
CLAIM, LAST_CLAIM = 2.0, 8.0  # cost of a discard that is claimed, in points

PLAIN_CARDS = range(JOKER)
ALIKE = tuple(RANKS[PACK.rank_of[c]] & ~(1 << c) for c in PLAIN_CARDS)
NEXT = tuple((2 << c | 1 << c >> 1) & NEAR[c] for c in PLAIN_CARDS)
# The value of a card alone, by the fewest cards of an opponent.
ALONE = tuple(
    tuple((SEVEN if SEVENS >> c & 1 else 0.0) - risk * PIPS[c] for c in PLAIN_CARDS)
    for risk in RISK
)


def policy(game: SevenBridge, rng: Random) -> int:
    """Return the move of the seat to act, using only what that seat can see."""
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
    """Return the discard with the least value to the hand and to others."""
    turn, stock = game.turn, game.seats
    hidden, fewest = game.held[stock], 8
    for seat in range(stock):
        if seat != turn:
            held = game.held[seat]
            hidden |= held
            fewest = min(fewest, held.bit_count())
    alone, claimed = ALONE[fewest], LAST_CLAIM if fewest <= NEARLY_OUT else CLAIM
    best, least = cards[0], 1e9
    for card in cards:
        if card == JOKER:
            continue
        worth = alone[card]
        if hand & ALIKE[card]:
            worth += PAIR
        if hand & NEXT[card]:
            worth += BESIDE
        elif hand & NEAR[card]:
            worth += GAP
        if game.fits >> card & 1:
            worth += TAKEN
        if worth < least:
            worth += claimed * claim_chance(game, card, hidden)
            if worth < least:
                best, least = card, worth
    return best


def claim_chance(game: SevenBridge, card: int, hidden: int) -> float:
    """Return the probability that a discard, not the Joker, is claimed from the `hidden` cards."""
    chance = PON_CHANCE[(hidden & USEFUL[card]).bit_count()]
    if game.steps + 1 >= game.seats:
        chance += CHI_CHANCE[(hidden & NEAR[card]) << 2 >> card & 31]
    return chance


def put_out(moves: Sequence[int]) -> int:
    """Return the move that lays all off, else the largest meld, else the dearest lay-off."""
    if LAY_ALL < moves[-1] < LAY:
        return moves[-1]
    if moves[0] >= MELD:
        melds = [move for move in moves if move >= MELD]
        return max(melds, key=lambda move: _size(CARDS[meld_of(move)], SIZES[meld_of(move)]))
    return max(moves, key=lambda move: PIPS[CARD_OF[face_of(move)]])


def _size(cards: int, size: int) -> int:
    """Return a meld's size for comparison; of equal sizes, the meld without the Joker is larger."""
    return 2 * size - (cards >> JOKER & 1)


def claim(moves: Sequence[int]) -> int:
    """Return the claim with the most cards if there is one, else the draw or pass.

    The draw or pass is the first move. A bot that never claims goes out half as often.
    """
    if moves[-1] == LAY_ALL:
        return LAY_ALL
    return max(moves, key=lambda move: SIZES[meld_of(move)] if move > MELD else 0)
