"""A whole position's next move in a few microseconds: the rules of thumb that rollouts are made of.

Lay out and off whatever can be, claim whatever can be, throw what is least likely to become a meld
or to serve others. Whoever plays on so is well ahead both of those who throw without a thought for
claims and of those who fear them as much as the club player of rules.py does; and a search that
took the others for careless would wait for what nobody throws.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....game import Game
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

# What makes a card worth keeping, in points.
PAIR = 3.0  # another of its rank
BESIDE = 2.2  # its neighbour in the suit
GAP = 1.3  # the next but one
TAKEN = 1.0  # a meld on the table takes it
SEVEN = 9.0
# How likely the hand will have to be paid for, by the cards of the opponent with the fewest.
RISK = (0.9, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.3)
# How likely a discard is claimed: by how many cards out of sight make a group with it …
PON_CHANCE = (0.0, 0.0, 0.1, 0.25, 0.3)
# … and by how many runs those next to it in its suit make with it: two below, one on either side,
# two above.
RUNS = tuple(sum(near & way == way for way in (0b00011, 0b01010, 0b11000)) for near in range(32))
CHI_CHANCE = tuple(0.06 * runs for runs in RUNS)
NEARLY_OUT = 3  # cards in hand with which a claim may be the last
CLAIM, LAST_CLAIM = 2.0, 8.0  # what it costs if somebody claims a discard, in points

PLAIN_CARDS = range(JOKER)
ALIKE = tuple(RANKS[PACK.rank_of[c]] & ~(1 << c) for c in PLAIN_CARDS)
NEXT = tuple((2 << c | 1 << c >> 1) & NEAR[c] for c in PLAIN_CARDS)
# What a card alone is worth, by the cards of the opponent with the fewest.
ALONE = tuple(
    tuple((SEVEN if SEVENS >> c & 1 else 0.0) - risk * PIPS[c] for c in PLAIN_CARDS)
    for risk in RISK
)


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
    """The discard that is missed least and serves others least."""
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
    """How likely a discard, not the Joker, is claimed; `hidden` are the cards out of sight."""
    chance = PON_CHANCE[(hidden & USEFUL[card]).bit_count()]
    if game.steps + 1 >= game.seats:
        chance += CHI_CHANCE[(hidden & NEAR[card]) << 2 >> card & 31]
    return chance


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
