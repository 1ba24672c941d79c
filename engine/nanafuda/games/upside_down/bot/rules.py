"""The beginner and the club player: a hand's cost as its future plays.

A play costs less the more likely it is to win its round. The cost of a hand is the least sum over
all ways to split it into plays. An unbeatable play pays for itself and for a weak one led after it.
A play that any seat can beat costs a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import inf
from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import cards_of, subsets
from ....mechanics.climbing import PASS, PATTERNS, RUN, TURNS, count_answers, openings_with_first
from ..rules import EXCHANGE, UpsideDown
from .policy import unstoppable

LEAD = 0.8  # value of starting a round, in turns
HOLD = -0.15  # value of a pass, in turns
DANGER = 0.5  # cost of a play that a seat may answer with its whole hand
DOUBT = 0.5  # effect of each possible answer on the safety of a play
TURNED = 0.15  # weight of a hand's cost under the other order of ranks
STUCK = 1.5  # cost of a last play that turns the die (U11)
WAVER = 0.25  # largest error of a varied club player in the value of a move, in turns
GIFTS = 7  # least useful cards that are considered as gifts


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose a gift, a play or a pass."""
    return (yield from _think(level, view, rng, None))


def vary(view: View[int], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where moves are nearly as good."""
    return (yield from _think("club", view, rng, wavering(rng, WAVER)))


def _think(level: str, view: View[int], rng: Random, error: Callable[[], float] | None) -> Thinking:
    """Choose a move; `error` adds to the value of each."""
    yield
    game = view.game
    assert isinstance(game, UpsideDown)
    hand = game.held[view.seat]
    others = (sum(game.held) | view.unseen) & ~hand
    beginner = level == "beginner"
    counts = [view.count(s) for s in range(game.seats) if s != view.seat and view.count(s)]
    judge = _Judge(others, len(counts))
    if game.phase == EXCHANGE:
        return (yield from _gift(judge, hand, game.legal()[0].bit_count(), error))
    moves = list(game.legal())
    if beginner:
        moves = [move for move in moves if move == hand or not _overlooked(move, rng)] or moves
    elif (sure := unstoppable(hand, others, moves, game.low)) is not None:
        return sure
    best, best_score = moves[0], -99.0
    for move in moves:
        score = judge.score(hand, move, game.low, counts)
        if error:
            score += error()
        if score > best_score:
            best, best_score = move, score
        yield
    return best


def sure_way(view: View[int]) -> int | None:
    """Return a move that starts a certain way out for any deal of the others' cards, or None."""
    game = view.game
    assert isinstance(game, UpsideDown)
    hand = game.held[view.seat]
    others = (sum(game.held) | view.unseen) & ~hand
    return unstoppable(hand, others, game.legal(), game.low)


def _overlooked(move: int, rng: Random) -> bool:
    """Return whether a beginner now overlooks a move; runs more often than other plays."""
    return move != PASS and rng.random() < (0.5 if PATTERNS[move].kind == RUN else 0.2)


def _gift(
    judge: _Judge, hand: int, size: int, error: Callable[[], float] | None
) -> Generator[None, None, int]:
    useless = sorted(cards_of(hand), key=lambda card: judge.cost(hand & ~(1 << card), 0))
    yield
    few = sum(1 << card for card in useless[: max(GIFTS, size)])

    def cost(gift: int) -> float:
        exact = judge.cost(hand & ~gift, 0)
        return exact + error() if error else exact

    return min(subsets(few, size), key=cost)


class _Judge:
    """Evaluates hands and plays, given the others' cards and the number of opponents."""

    def __init__(self, others: int, opponents: int) -> None:
        self.others = others
        self.opponents = opponents
        self.safeties: tuple[dict[int, float], dict[int, float]] = {}, {}
        self.costs: tuple[dict[int, float], dict[int, float]] = {0: 0.0}, {0: 0.0}

    def safety(self, play: int, low: int) -> float:
        """Return the estimated probability that no seat beats this play; 1 is certain."""
        known = self.safeties[low].get(play)
        if known is not None:
            return known
        turns = TURNS[low].get(play)
        if turns:
            safety = 1.0
        else:
            better = count_answers(self.others, play, low if turns is None else 1 - low)
            # An answer needs all its cards in one hand.
            likely = better / float(self.opponents) ** (play.bit_count() - 1)
            doubt = 1 + DOUBT * likely
            safety = 1 / (doubt * doubt)
        self.safeties[low][play] = safety
        return safety

    def cost(self, hand: int, low: int) -> float:
        """Return the cost in turns of getting rid of a hand, in the unit of `LEAD`."""
        if hand in TURNS[low]:
            return STUCK
        return self._split(hand, low) + TURNED * self._split(hand, 1 - low)

    def _split(self, hand: int, low: int) -> float:
        """Return the cost of a hand's best split into plays on one side of the die."""
        costs, safeties = self.costs[low], self.safeties[low]
        if hand in costs:
            return costs[hand]
        least = inf
        for play in openings_with_first(hand):
            # Calls only for what is not cached: this loop takes most of a club player's time.
            rest = hand ^ play
            safety = safeties[play] if play in safeties else self.safety(play, low)
            after = costs[rest] if rest in costs else self._split(rest, low)
            cost = 1 - (1 + LEAD) * safety + after
            if cost < least:
                least = cost
        costs[hand] = least
        return least

    def score(self, hand: int, move: int, low: int, counts: list[int]) -> float:
        """Return a move's score; `counts` are the numbers of cards of the other seats still in."""
        if move == PASS:
            return HOLD - self.cost(hand, low)
        safe = self.safety(move, low)
        after = 1 - low if move in TURNS[low] else low
        danger = DANGER * (1 - safe) if move.bit_count() in counts else 0.0
        return LEAD * safe - danger - self.cost(hand ^ move, after)
