"""How the seats play on in an imagined world: linear softmax policies, quick enough for rollouts.

What a card is worth is a sum of weights: its distance from the 7 and who gets its twin, what it
opens and what waits beyond it, for oneself and for others, how many cards are left. A pass is
weighed by how many are left and by what else there is to play. Moves are chosen with chances by
their worth (a softmax).

A policy looks at what a seat at the table knows too: its own cards, and how many the others hold.
There are two sets of weights: of the seat that thinks, found by play, and of the others, who choose
with chances as players do who look ahead.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Any, TypeVar

from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import (
    JOKER_PLACE,
    LAYING,
    ODD,
    PLACES,
    joker_on,
    ready,
    twins,
)
from ..rules import DROP, IN, JOKER, PASS, RingOfSevens, points_of
from . import weights as w
from .rules import BEYOND

T = TypeVar("T")

_AWAY = tuple(max(abs(rank - 7) - 1, 0) for rank in FRENCH.rank_of)


def _far(row: Sequence[T]) -> tuple[T, ...]:
    """A row whose last one goes on, for as many as there are cards."""
    return (*row, *([row[-1]] * (54 - len(row))))


def _long(row: Sequence[int]) -> tuple[float, ...]:
    """A row of weights that goes on."""
    return _far([weight / 100 for weight in row])


def _wide(rows: Sequence[Sequence[int]]) -> tuple[tuple[float, ...], ...]:
    """Rows of weights that go on, the last of them too."""
    return _far([_long(row) for row in rows])


class Policy:
    """Weights, laid out to be looked up.

    `warmth` is how far the choices stray from the best moves; the weights are meant for 1.
    """

    def __init__(self, weights: Mapping[str, Any], warmth: float) -> None:
        self.warmth = warmth
        self.opened = [_wide((row[:3], row[3:6], row[6:])) for row in weights["OPENED"]]
        self.waiting = _wide(weights["WAITING"])
        self.kept, self.given = map(_long, weights["FEWEST"])
        self.out = _long(weights["OUT"])
        self.spare = _wide(weights["PASS_BY_PASSES"])
        self.hand = _long(weights["PASS_HAND"])
        self.fewest = _long(weights["PASS_FEWEST"])
        self.live = [weights["PASS_LIVE"][min(n // 4, 13)] / 100 for n in range(54)]
        self.score = _long(weights["PASS_SCORE"])
        left, by_twin = _long(weights["LEFT"]), list(map(_long, weights["LEFT_BY_TWIN"]))
        by_left = [
            [
                [both / 100 + a + b for a, b in zip(left, row, strict=True)]
                for both, row in zip(card, by_twin, strict=True)
            ]
            for card in weights["CARD"]
        ]
        # What never changes of a card: its twin, which cards wait for it, and its weights. By the
        # hand cards left: of an even rank, with one's own twin, with another's. By the cards that
        # may be played next: one's own, others'.
        self.cards: list[tuple[Any, ...]] = [
            (twins(1 << card & ODD), BEYOND[card], *by_left[away], self.opened[away])
            for card, away in enumerate(_AWAY[:52])
        ]

    def scores(
        self, game: RingOfSevens, seat: int, moves: Sequence[int], fewest: int
    ) -> list[float]:
        """What each of some moves is worth, in units of which one makes it 2.7 times as likely.

        `fewest` is the least number of cards that another seat still in holds.
        """
        live, held, marks = game.live, game.held[seat], game.marks
        hand = held & live
        others, shut, left = live ^ hand, ~game.ready, hand.bit_count() - 1
        kept, given, laying = self.kept[fewest], self.given[fewest], LAYING[game.rules]
        found = []
        for move in moves:
            if move < JOKER:
                twin, beyond, even, own, gift, by_opened = self.cards[move]
                _, rest, zone, cards, _ = laying[move]
                after = live & rest
                opens = opened(game, move, after) & after if marks else zone[after & cards] & shut
                if not twin:
                    value = even[left] + kept
                elif twin & hand:
                    value = own[left - 1] + kept
                else:
                    value = gift[left] + given
                value += by_opened[(opens & hand).bit_count()][(opens & others).bit_count()]
                value += self.waiting[(beyond & hand).bit_count()][(beyond & others).bit_count()]
                if not hand & rest:
                    value += self.out[_sort(points_of(held & ~live))]
                if marks and joker_on(marks) >> move & 1:
                    value += w.JOKER_TAKEN
            elif move == PASS:
                playable = (hand & game.ready).bit_count()
                value = self.spare[game.passes[seat]][playable] + self.hand[left + 1]
                value += self.fewest[fewest] + self.live[live.bit_count()]
                value += self.score[_sort(points_of(held & ~live))]
            elif move == DROP:
                value = 0.0
            else:
                value = self._joker(game, hand, PLACES[move - JOKER])
            found.append(value)
        return found

    def _joker(self, game: RingOfSevens, hand: int, place: int) -> float:
        """What it is worth to lay the Joker."""
        board = FRENCH.full ^ game.live ^ (game.marks | place * JOKER_PLACE)
        opened = ready(game.rules, board) & ~game.ready & ~place
        own, others = (opened & hand).bit_count(), (opened & game.live & ~hand).bit_count()
        return self.opened[_AWAY[lowest(place)]][own][others] - w.JOKER_LAID

    def choose(self, game: RingOfSevens, rng: Random) -> int:
        """The move of the seat to act, in a whole position."""
        moves = game.legal()
        if len(moves) == 1:
            return moves[0]
        seat: int = game.turn
        found = self.scores(game, seat, moves, fewest_of(game, seat))
        top, warmth = max(found), self.warmth
        chances = list(accumulate([exp((score - top) / warmth) for score in found]))
        return moves[bisect(chances, rng.random() * chances[-1])]


def _sort(points: int) -> int:
    """Points of score cards, roughly."""
    return (points > 0) + (points >= 5) + (points >= 9) + (points >= 14)


def opened(game: RingOfSevens, card: int, live: int) -> int:
    """The cards that may be played once this one lies and so many are live."""
    if game.marks:
        return ready(game.rules, FRENCH.full ^ live ^ game.marks) & ~game.ready
    _, _, zone, cards, _ = LAYING[game.rules][card]
    return zone[live & cards] & ~game.ready


def fewest_of(game: RingOfSevens, seat: int) -> int:
    """The least number of cards that another seat still in holds, in a whole position."""
    states = game.states
    return min([h.bit_count() for s, h in enumerate(game.held) if states[s] == IN and s != seat])


OWN = Policy(vars(w), warmth=0.5)
OTHERS = Policy({**vars(w), **w.OTHERS}, warmth=1.0)
policy = OWN.choose  # everybody's, where all are alike


def playing_on(seat: int) -> Callable[[RingOfSevens, Random], int]:
    """The policy of worlds imagined by a seat."""

    def choose(game: RingOfSevens, rng: Random) -> int:
        return (OWN if game.turn == seat else OTHERS).choose(game, rng)

    return choose
