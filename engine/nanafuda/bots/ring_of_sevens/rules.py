"""The beginner and the club player: rules of thumb for what a card opens, and for whom.

An odd card laid makes a score card of its twin, so it is held back while the twin is another's. A
card that others wait for is held back too, as long as there are passes to spare; one that stands
in the way of one's own cards is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...cards import FRENCH, lowest
from ...chains import ARMS, COLOUR, JOKER_PLACE, ODD, PLACES, joker_on, ready, twins
from ...game import View
from ...games.ring_of_sevens import JOKER, PASS, VALUE, RingOfSevens
from .. import Thinking
from .weights import (
    GIFT,
    JOKER_LAID,
    JOKER_TAKEN,
    LEADS_OTHER,
    LEADS_OWN,
    OPENS_OTHER,
    OPENS_OWN,
    PASS_SPARE,
    PASS_WORTH,
)

OVERLOOKED = 0.3  # how often a beginner fails to see that a card can be played


def _beyond(card: int) -> int:
    """The cards further out in the arm that wait for this one: of its suit, or of both (R6)."""
    rank, suit, colour = FRENCH.rank_of[card], FRENCH.suit_of[card], COLOUR[card]
    outer = range(rank + 1, 14) if rank > 7 else range(1, rank)
    waiting = ARMS[colour][rank < 7] & sum(FRENCH.rank_masks[r] for r in outer)
    return waiting if ODD >> card & 1 else waiting & FRENCH.suit_masks[suit]


BEYOND = tuple(_beyond(card) for card in range(52))


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose a play or a pass."""
    yield
    game = view.game
    assert isinstance(game, RingOfSevens)
    moves = list(game.legal())
    if level == "beginner":
        seen = [move for move in moves if move == PASS or rng.random() > OVERLOOKED]
        moves = seen if any(move != PASS for move in seen) else moves
    return _best(game, view.seat, moves)


def policy(game: RingOfSevens, rng: Random) -> int:
    """What the club player does, in a whole position, to play it to its end."""
    return _best(game, game.turn, game.legal())


def _best(game: RingOfSevens, seat: int, moves: Sequence[int]) -> int:
    if len(moves) == 1:
        return moves[0]
    hand = game.held[seat] & game.live
    return max(moves, key=lambda move: _appeal(game, seat, hand, move))


def _appeal(game: RingOfSevens, seat: int, hand: int, move: int) -> float:
    """How good a move looks to a seat with this hand, in points."""
    if move == PASS:
        return PASS_WORTH + PASS_SPARE * game.passes[seat]
    live, marks, score = game.live, game.marks, 0.0
    if move >= JOKER:
        place = PLACES[move - JOKER]
        marks |= place * JOKER_PLACE
        score -= JOKER_LAID
        card = lowest(place)
    else:
        card, bit = move, 1 << move
        twin = twins(bit & ODD)
        if not hand & ~bit & ~twin:
            return 100.0  # it goes out
        live &= ~(bit | twin)
        if not twin & hand:
            score -= GIFT * VALUE[move]
        if joker_on(marks) & bit:
            marks ^= joker_on(marks) * JOKER_PLACE
            score += JOKER_TAKEN
    opened = ready(game.rules, FRENCH.full ^ live ^ marks) & ~game.ready & live
    waiting = BEYOND[card] & live
    own, others = live & hand, live & ~hand
    score += OPENS_OWN * (opened & own).bit_count() - OPENS_OTHER * (opened & others).bit_count()
    score += LEADS_OWN * (waiting & own).bit_count() - LEADS_OTHER * (waiting & others).bit_count()
    return score
