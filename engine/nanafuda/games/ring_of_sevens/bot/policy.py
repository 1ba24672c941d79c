"""Linear softmax policies, fast enough for rollouts in determinizations.

The score of a card is a sum of weights: its distance from the 7, the holder of its twin, the cards
that it opens and those that wait beyond it (own and others'), the cards left. The score of a pass
depends on the passes left and the playable cards. A softmax of the scores gives the probabilities.

A policy uses only what its seat knows: its own cards, and the number of cards of the others. There
are two sets of weights: OWN for the seat that searches, from self-play, and OTHERS for the rest,
which imitates players who search.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Any, TypeVar

from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import JOKER_PLACE, LAYING, ODD, PLACES, joker_on, ready, twins
from ..rules import DROP, IN, JOKER, PASS, RingOfSevens, points_of
from . import weights as w
from .rules import BEYOND

T = TypeVar("T")

_AWAY = tuple(max(abs(rank - 7) - 1, 0) for rank in FRENCH.rank_of)


def _far(row: Sequence[T]) -> tuple[T, ...]:
    """Pad a row with its last entry, to one entry per card."""
    return (*row, *([row[-1]] * (54 - len(row))))


def _long(row: Sequence[int]) -> tuple[float, ...]:
    """Return padded weights from a row of hundredths."""
    return _far([weight / 100 for weight in row])


def _wide(rows: Sequence[Sequence[int]]) -> tuple[tuple[float, ...], ...]:
    """Return padded rows of padded weights; the last row is repeated too."""
    return _far([_long(row) for row in rows])


class Policy:
    """Weights in lookup tables.

    `warmth` is the temperature of the softmax; the weights are fitted for 1.
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
        # Constants of a card: its twin, the cards that wait for it, and its weights. By hand cards
        # left: of an even rank, with the twin in the same hand, or in another. By cards that become
        # playable: the seat's, the others'.
        self.cards: list[tuple[Any, ...]] = [
            (twins(1 << card & ODD), BEYOND[card], *by_left[away], self.opened[away])
            for card, away in enumerate(_AWAY[:52])
        ]

    def scores(
        self, game: RingOfSevens, seat: int, moves: Sequence[int], fewest: int
    ) -> list[float]:
        """Return the scores of moves; one unit more makes a move e times as likely.

        `fewest` is the fewest cards held by another seat that is in.
        """
        live, held, marks = game.live, game.held[seat], game.marks
        hand = held & live
        others, shut, left = live ^ hand, ~game.ready, hand.bit_count() - 1
        kept, given, laying = self.kept[fewest], self.given[fewest], LAYING[game.rules]
        values = []
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
            values.append(value)
        return values

    def _joker(self, game: RingOfSevens, hand: int, place: int) -> float:
        """Return the score of laying the Joker."""
        board = FRENCH.full ^ game.live ^ (game.marks | place * JOKER_PLACE)
        opened = ready(game.rules, board) & ~game.ready & ~place
        own, others = (opened & hand).bit_count(), (opened & game.live & ~hand).bit_count()
        return self.opened[_AWAY[lowest(place)]][own][others] - w.JOKER_LAID

    def choose(self, game: RingOfSevens, rng: Random) -> int:
        """Return a move for the seat to act, in a position with all hands known."""
        moves = game.legal()
        if len(moves) == 1:
            return moves[0]
        seat: int = game.turn
        found = self.scores(game, seat, moves, fewest_of(game, seat))
        top, warmth = max(found), self.warmth
        chances = list(accumulate([exp((score - top) / warmth) for score in found]))
        return moves[bisect(chances, rng.random() * chances[-1])]


def _sort(points: int) -> int:
    """Return the class (0 to 4) of a total of score card points."""
    return (points > 0) + (points >= 5) + (points >= 9) + (points >= 14)


def opened(game: RingOfSevens, card: int, live: int) -> int:
    """Return the cards that may be played once this card is laid, given the `live` cards."""
    if game.marks:
        return ready(game.rules, FRENCH.full ^ live ^ game.marks) & ~game.ready
    _, _, zone, cards, _ = LAYING[game.rules][card]
    return zone[live & cards] & ~game.ready


def fewest_of(game: RingOfSevens, seat: int) -> int:
    """Return the fewest cards held by another seat that is in, with all hands known."""
    states = game.states
    return min([h.bit_count() for s, h in enumerate(game.held) if states[s] == IN and s != seat])


OWN = Policy(vars(w), warmth=0.5)
OTHERS = Policy({**vars(w), **w.OTHERS}, warmth=1.0)
policy = OWN.choose  # for all seats alike


def playing_on(seat: int) -> Callable[[RingOfSevens, Random], int]:
    """Return the rollout policy for determinizations of a seat's view."""

    def choose(game: RingOfSevens, rng: Random) -> int:
        return (OWN if game.turn == seat else OTHERS).choose(game, rng)

    return choose
