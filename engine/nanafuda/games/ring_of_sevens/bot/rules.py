"""The beginner and the club player: rules of thumb by what a card opens, and for whom.

Laying an odd card makes its twin a score card, so a card is held back while another seat holds the
twin. A card for which others wait is also held back while passes are left. A card that blocks the
seat's own cards is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import (
    ARMS,
    COLOUR,
    JOKER_PLACE,
    LAYING,
    ODD,
    PLACES,
    joker_on,
    ready,
    twins,
)
from ..rules import JOKER, PASS, VALUE, RingOfSevens
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

WAVER = 1.5  # largest error of a varied club player in the value of a move, in points
OVERLOOKED = 0.3  # probability that a beginner overlooks a playable card


def _beyond(card: int) -> int:
    """Return the cards further out in the arm that wait for this one, of one suit or both (R6)."""
    rank, suit, colour = FRENCH.rank_of[card], FRENCH.suit_of[card], COLOUR[card]
    outer = range(rank + 1, 14) if rank > 7 else range(1, rank)
    waiting = ARMS[colour][rank < 7] & sum(FRENCH.rank_masks[r] for r in outer)
    return waiting if ODD >> card & 1 else waiting & FRENCH.suit_masks[suit]


BEYOND = tuple(_beyond(card) for card in range(52))
TWIN = tuple(twins(1 << card & ODD) for card in range(52))


def think(level: str, view: View[RingOfSevens], rng: Random) -> Thinking:
    """Choose a play or a pass."""
    yield
    return choose(view.game, moves=overlooking(level, view.game, rng))


def overlooking(level: str, game: RingOfSevens, rng: Random) -> Sequence[int]:
    """Return the moves that a player of this level sees: a beginner overlooks some cards."""
    moves = list(game.legal())
    if level != "beginner":
        return moves
    seen = [move for move in moves if move == PASS or rng.random() > OVERLOOKED]
    return seen if any(move != PASS for move in seen) else moves


def vary(view: View[RingOfSevens], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where moves are nearly as good."""
    yield
    game = view.game
    return _best(game, view.seat, game.legal(), wavering(rng, WAVER))


def choose(game: RingOfSevens, bored: float = 0.0, moves: Sequence[int] = ()) -> int:
    """Return the club player's move, of `moves` if given; a pass loses `bored` points."""
    return _best(game, game.turn, moves or game.legal(), bored=bored)


def policy(game: RingOfSevens, rng: Random) -> int:
    """Return the club player's move in a position with all hands known, for rollouts."""
    return _best(game, game.turn, game.legal())


def _best(
    game: RingOfSevens,
    seat: int,
    moves: Sequence[int],
    error: Callable[[], float] | None = None,
    bored: float = 0.0,
) -> int:
    """Return the move with the best score, the first of equals.

    `error` adds to each score, `bored` is what a pass loses.
    """
    if len(moves) == 1:
        return moves[0]
    hand = game.held[seat] & game.live
    best, most = moves[0], -inf
    for move in moves:
        if move == PASS:
            score = PASS_WORTH + PASS_SPARE * game.passes[seat] - bored
        elif move < JOKER:
            score = _appeal(game, hand, move)
        else:
            score = _of_the_joker(game, hand, PLACES[move - JOKER])
        if error:
            score += error()
        if score > most:
            best, most = move, score
    return best


def _appeal(game: RingOfSevens, hand: int, card: int) -> float:
    """Return the score of a card for a seat with this hand, in points."""
    _, rest, zone, cards, _ = LAYING[game.rules][card]
    own, live, marks, score = hand & rest, game.live & rest, game.marks, 0.0
    if not own:
        return 100.0  # it goes out
    if not marks:
        opened = zone[live & cards] & ~game.ready & live
    else:
        if joker_on(marks) >> card & 1:
            marks ^= joker_on(marks) * JOKER_PLACE
            score += JOKER_TAKEN
        opened = ready(game.rules, FRENCH.full ^ live ^ marks) & ~game.ready & live
    if ODD >> card & 1 and not TWIN[card] & hand:
        score -= GIFT * VALUE[card]
    return score + _worth(opened, BEYOND[card] & live, own)


def _of_the_joker(game: RingOfSevens, hand: int, place: int) -> float:
    """Return the score of laying the Joker on a place, in points."""
    live, marks = game.live, game.marks | place * JOKER_PLACE
    opened = ready(game.rules, FRENCH.full ^ live ^ marks) & ~game.ready & live
    return _worth(opened, BEYOND[lowest(place)] & live, live & hand) - JOKER_LAID


def _worth(opened: int, waiting: int, own: int) -> float:
    """Return the score of cards that become playable at once, and of those further out."""
    now, later = (opened & own).bit_count(), (waiting & own).bit_count()
    score = OPENS_OWN * now - OPENS_OTHER * (opened.bit_count() - now)
    return score + LEADS_OWN * later - LEADS_OTHER * (waiting.bit_count() - later)
