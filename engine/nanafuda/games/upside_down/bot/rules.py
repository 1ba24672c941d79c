"""The beginner and the club player: a hand's cost as its future plays.

A play costs less the more likely it is to win its round. The cost of a hand is the least sum over
all ways to split it into plays. An unbeatable play pays for itself and for a weak one led after it.
A play that any seat can beat costs a turn, except the last one. The club player also solves short
endings of two and takes a likely way out.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import inf
from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import cards_of, subsets
from ....mechanics.climbing import PASS, PATTERNS, RUN, TURNS, openings_with_first
from ..rules import EXCHANGE, UpsideDown
from .endings import Position, Solver, ending_seen
from .policy import unstoppable
from .ways import Outside, likely_way

LEAD = 0.8  # value of starting a round, in turns
HOLD = -0.15  # value of a pass, in turns
OUT = 99.0  # value of going out, above all others
DANGER = 0.5  # cost of a play that a seat may answer with its whole hand
DOUBT = 0.5  # effect of each possible answer on the safety of a play
TURNED = 0.15  # weight of a hand's cost under the other order of ranks
STUCK = 1.5  # cost of a last play that turns the die (U11)
RATE = 1.5  # answers that count for each possible answer to a set or run
ENDING = 16  # cards of two seats up to which a club player solves an ending
NODES = 20_000  # nodes for an ending in play
WAVER = 0.25  # largest error of a varied club player in the value of a move, in turns
GIFTS = 7  # least useful cards that are considered as gifts


def think(level: str, view: View[UpsideDown], rng: Random) -> Thinking:
    """Choose a gift, a play or a pass."""
    return (yield from _think(level, view, rng, None))


def vary(view: View[UpsideDown], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where moves are nearly as good."""
    return (yield from _think("club", view, rng, wavering(rng, WAVER)))


def _think(
    level: str, view: View[UpsideDown], rng: Random, error: Callable[[], float] | None
) -> Thinking:
    """Choose a move; `error` adds to the value of each."""
    yield
    game = view.game
    hand, outside = game.held[view.seat], outside_of(view)
    judge = Judge(outside)
    if game.phase == EXCHANGE:
        return (yield from _gift(judge, hand, game.legal()[0].bit_count(), error))
    moves = list(game.legal())
    if level == "beginner":
        moves = [move for move in moves if move == hand or not _overlooked(move, rng)] or moves
    else:
        ending = ending_seen(view)
        if ending and ending.cards <= ENDING:
            moves = yield from best_of_two(ending, moves)
        if way := likely_way(hand, outside, moves, game.low):
            return way[0]
    best, best_score = moves[0], -OUT
    for move in moves:
        score = judge.score(hand, move, game.low)
        if error:
            score += error()
        if score > best_score:
            best, best_score = move, score
        yield
    return best


def best_of_two(ending: Position, moves: list[int]) -> Generator[None, None, list[int]]:
    """Return the moves that go out first in an ending of two; all if none does, or if unsolved."""
    return (yield from Solver(NODES).best(ending, moves)) or moves


def outside_of(view: View[UpsideDown]) -> Outside:
    """Return the other seats' cards as the seat knows them."""
    game = view.game
    counts = [view.count(seat) for seat in range(game.seats) if seat != view.seat]
    return Outside((sum(game.held) | view.unseen) & ~game.held[view.seat], counts)


def sure_way(view: View[UpsideDown]) -> int | None:
    """Return a move that starts a certain way out for any deal of the others' cards, or None."""
    game = view.game
    hand = game.held[view.seat]
    others = (sum(game.held) | view.unseen) & ~hand
    return unstoppable(hand, others, game.legal(), game.low)


def _overlooked(move: int, rng: Random) -> bool:
    """Return whether a beginner now overlooks a move; runs more often than other plays."""
    return move != PASS and rng.random() < (0.5 if PATTERNS[move].kind == RUN else 0.2)


def _gift(
    judge: Judge, hand: int, size: int, error: Callable[[], float] | None
) -> Generator[None, None, int]:
    useless = sorted(cards_of(hand), key=lambda card: judge.cost(hand & ~(1 << card), 0))
    yield
    few = sum(1 << card for card in useless[: max(GIFTS, size)])

    def cost(gift: int) -> float:
        exact = judge.cost(hand & ~gift, 0)
        return exact + error() if error else exact

    return min(subsets(few, size), key=cost)


class Judge:
    """Evaluates hands and plays, given the others' cards.

    `turned` is the weight of a hand's cost under the other order of ranks.
    """

    def __init__(self, outside: Outside, turned: float = TURNED) -> None:
        self.outside = outside
        self.turned = turned
        self.safeties: tuple[dict[int, float], dict[int, float]] = {}, {}
        # By side of the die and by whether the last play is still to come.
        self.costs: tuple[list[dict[int, float]], ...] = tuple([{0: 0.0}, {0: 0.0}] for _ in "61")

    def safety(self, play: int, low: int) -> float:
        """Return the estimated probability that no seat beats this play; 1 is certain."""
        known = self.safeties[low].get(play)
        if known is not None:
            return known
        better, size = self.outside.answers(play, low), play.bit_count()
        if size > 1 and better:
            # An answer needs all its cards in one hand. Rounded, because the last digits of a
            # power differ between machines.
            safety: float = round(pow(1 - self.outside.together(size), RATE * better), 9)
        else:
            doubt = 1 + DOUBT * better
            safety = 1 / (doubt * doubt)
        self.safeties[low][play] = safety
        return safety

    def cost(self, hand: int, low: int) -> float:
        """Return the cost in turns of getting rid of a hand, in the unit of `LEAD`."""
        if hand in TURNS[low]:
            return STUCK
        cost = self._split(hand, low, 1)
        return cost + self.turned * self._split(hand, 1 - low, 1) if self.turned else cost

    def _split(self, hand: int, low: int, last: int) -> float:
        """Return the cost of a hand's best split into plays on one side of the die.

        With `last` one of the plays is the last: nobody has to be kept from beating it.
        """
        costs, safeties = self.costs[low][last], self.safeties[low]
        if hand in costs:
            return costs[hand]
        turns = TURNS[low]
        least = inf
        for play in openings_with_first(hand):
            # Calls only for what is not cached: this loop takes most of a club player's time.
            rest = hand ^ play
            safety = safeties[play] if play in safeties else self.safety(play, low)
            after = costs[rest] if rest in costs else self._split(rest, low, last)
            cost = 1 - (1 + LEAD) * safety + after
            if cost < least:
                least = cost
            if last and safety < 1 and play not in turns:
                cost = self._split(rest, low, 0) - LEAD
                if cost < least:
                    least = cost
        costs[hand] = least
        return least

    def score(self, hand: int, move: int, low: int) -> float:
        """Return a move's score."""
        if move == PASS:
            return HOLD - self.cost(hand, low)
        if move == hand:
            return OUT
        safe = self.safety(move, low)
        after = 1 - low if move in TURNS[low] else low
        danger = DANGER * (1 - safe) if move.bit_count() in self.outside.counts else 0.0
        return LEAD * safe - danger - self.cost(hand ^ move, after)
