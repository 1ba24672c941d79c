"""How a seat plays on in an imagined world: a linear softmax policy, quick enough for rollouts.

What a card is worth is a sum of weights: its distance from the 7 and who gets its twin, what it
opens and what waits beyond it, for oneself and for others, how many cards are left. A pass is
weighed by how many are left and by what else there is to play. Moves are chosen with chances by
their worth (a softmax).

It looks at what a seat at the table knows too: its own cards, and how many the others hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random

from ...cards import FRENCH, lowest
from ...chains import JOKER_PLACE, LAYING, ODD, PLACES, joker_on, ready, twins
from ...games.ring_of_sevens import DROP, IN, JOKER, PASS, RingOfSevens, points_of
from . import weights as w
from .rules import BEYOND

WARMTH = 0.5  # how far the rollouts stray from the best moves; the weights are meant for 1


def _long(row: Sequence[int], last: int = 54) -> tuple[float, ...]:
    """A row of weights, its last one going on."""
    return tuple(row[min(n, len(row) - 1)] / 100 for n in range(last))


_CARD = tuple(_long(row) for row in w.CARD)
_OPENED = tuple(_long(row) for row in w.OPENED)
_WAITING = tuple(_long(row) for row in w.WAITING)
_LEFT = tuple(
    tuple(a + b for a, b in zip(_long(w.LEFT), _long(row), strict=True)) for row in w.LEFT_BY_TWIN
)
_FEWEST = tuple(_long(row) for row in w.FEWEST)
_OUT = _long(w.OUT)
_SPARE = tuple(_long(row) for row in w.PASS_BY_PASSES)
_HAND, _PASS_FEWEST, _PASS_SCORE = map(_long, (w.PASS_HAND, w.PASS_FEWEST, w.PASS_SCORE))
_LIVE = tuple(w.PASS_LIVE[min(n // 4, 13)] / 100 for n in range(54))
_AWAY = tuple(max(abs(rank - 7) - 1, 0) for rank in FRENCH.rank_of)
_TWIN = tuple(twins(1 << card & ODD) for card in range(52))


def scores(game: RingOfSevens, seat: int, moves: Sequence[int], fewest: int) -> list[float]:
    """What each of some moves is worth, in units of which one makes it 2.7 times as likely.

    `fewest` is the least number of cards that another seat still in holds.
    """
    live, held = game.live, game.held[seat]
    hand = held & live
    score = _sort(points_of(held & ~live))
    found = []
    for move in moves:
        if move == PASS:
            count = hand.bit_count()
            playable = (hand & game.ready).bit_count()
            value = _SPARE[min(game.passes[seat], 7)][playable] + _HAND[count]
            value += _PASS_FEWEST[fewest] + _LIVE[live.bit_count()] + _PASS_SCORE[score]
        elif move == DROP:
            value = 0.0
        elif move >= JOKER:
            value = _joker(game, hand, PLACES[move - JOKER])
        else:
            twin = _TWIN[move]
            whose = 0 if not twin else 1 if twin & hand else 2
            after = live & ~(1 << move | twin)
            own, others = hand & after, after & ~hand
            left, away = own.bit_count(), _AWAY[move]
            opens, waiting = opened(game, move, after), BEYOND[move]
            value = _CARD[away][whose] + _LEFT[whose][left] + _FEWEST[whose == 2][fewest]
            value += _opens(away, opens & own, opens & others)
            value += _WAITING[min((waiting & own).bit_count(), 5)][(waiting & others).bit_count()]
            if not left:
                value += _OUT[score]
            if game.marks and joker_on(game.marks) >> move & 1:
                value += w.JOKER_TAKEN
        found.append(value)
    return found


def _sort(points: int) -> int:
    """Points of score cards, roughly."""
    return (points > 0) + (points >= 5) + (points >= 9) + (points >= 14)


def opened(game: RingOfSevens, card: int, live: int) -> int:
    """The cards that may be played once this one lies and so many are live."""
    if game.marks:
        return ready(game.rules, FRENCH.full ^ live ^ game.marks) & ~game.ready
    _, _, zone, cards, _ = LAYING[game.rules][card]
    return zone[live & cards] & ~game.ready


def _opens(away: int, own: int, others: int) -> float:
    return _OPENED[away][3 * min(own.bit_count(), 2) + min(others.bit_count(), 2)]


def _joker(game: RingOfSevens, hand: int, place: int) -> float:
    """What it is worth to lay the Joker."""
    board = FRENCH.full ^ game.live ^ (game.marks | place * JOKER_PLACE)
    opened = ready(game.rules, board) & ~game.ready & ~place
    return _opens(_AWAY[lowest(place)], opened & hand, opened & game.live & ~hand) - w.JOKER_LAID


def fewest_of(game: RingOfSevens, seat: int, counts: Sequence[int]) -> int:
    """The least number of cards that another seat still in holds, the seats holding so many."""
    return min(
        count
        for other, (count, state) in enumerate(zip(counts, game.states, strict=True))
        if other != seat and state == IN
    )


def policy(game: RingOfSevens, rng: Random) -> int:
    """The move of the seat to act, in a whole position."""
    moves = game.legal()
    if len(moves) == 1:
        return moves[0]
    seat: int = game.turn
    counts = [held.bit_count() for held in game.held]
    found = scores(game, seat, moves, fewest_of(game, seat, counts))
    top = max(found)
    chances = list(accumulate([exp((score - top) / WARMTH) for score in found]))
    pick = rng.random() * chances[-1]
    return next(move for move, chance in zip(moves, chances, strict=True) if pick < chance)
