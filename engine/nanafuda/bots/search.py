"""Determinized search, shared by the bots that search.

The search (Frank & Basin 1998; Long et al. 2010) samples determinizations of a view and evaluates
every move in each. All moves use the same determinizations (paired samples), so luck cancels out of
their differences. A move that is clearly behind is dropped. The search ends when one move is left,
or when the choice among the rest hardly matters. Effort is counted in determinizations and units of
work, never in time, so that the same seed gives the same move on every machine. For the same reason
floats are summed exactly (fsum: plain sums differ between versions of Python), and results of exp,
log or erf are rounded before comparison (their last digits differ between machines).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, exp, fsum, inf, pi, sqrt
from random import Random
from typing import Any, Generic, TypeVar

from ..game import G, M, View
from .reasons import SURE, ahead, lead

W = TypeVar("W")
R = TypeVar("R")
# Yields the units of work just done.
Working = Generator[int, None, R]


@dataclass(slots=True)
class Rating(Generic[M]):
    """A move with its values, one per determinization tried.

    `dropped`: whether the search dropped it as clearly behind.
    """

    move: M
    values: list[float] = field(default_factory=list)
    dropped: bool = False

    @property
    def mean(self) -> float:
        """The mean value, rounded so that equal means compare equal; −inf if never tried."""
        return round(fsum(self.values) / len(self.values), 9) if self.values else -inf


# Rated moves sorted by mean -> in order of choice.
Order = Callable[[list[Rating[M]]], list[Rating[M]]]


@dataclass(frozen=True, slots=True)
class Effort:
    """The search effort of a level.

    `least`: determinizations before a move may be dropped; `most`: in all. `doubt`: standard errors
    of the paired difference at which a move is dropped. `slice`: units of work between two yields;
    `work`: in all. `draw`: units that a draw counts between two yields; it is no work. After twice
    the `least` the search ends when the chosen move's expected regret is below `regret`.
    """

    most: int
    least: int = 16
    doubt: float = 2.6
    slice: int = 60
    work: int = 1 << 40
    draw: int = 0
    regret: float = 0.0


def rate(
    moves: Sequence[M],
    worlds: Iterator[W],
    value: Callable[[W, list[M]], Working[list[float]]],
    effort: Effort,
    order: Order[M] = list,
) -> Generator[None, None, list[Rating[M]]]:
    """Rate moves over determinizations, the best first; ties keep the order of `moves`.

    `value` returns the value of each given move in one determinization. Dropped moves come last.
    Finally `order` reorders the list, which it receives sorted by mean.
    """
    alive = [Rating(move) for move in moves]
    dropped: list[Rating[M]] = []
    work = 0
    pause = effort.slice if effort.draw else 0  # the first draw is the slowest
    for number, world in enumerate(worlds, 1):
        pause += effort.draw
        working = value(world, [rating.move for rating in alive])
        while True:
            try:
                units = next(working)
            except StopIteration as done:
                for rating, worth in zip(alive, done.value, strict=True):
                    rating.values.append(worth)
                break
            work += units
            pause += units
            if pause >= effort.slice:
                pause = 0
                yield
        if number >= effort.least and number % 8 == 0:
            for rating in _behind(alive, effort.doubt):
                rating.dropped = True
                dropped.append(rating)
            alive = [rating for rating in alive if not rating.dropped]
            taken = order(_by_mean(alive) + dropped)[0]
            if number >= 2 * effort.least and _regret(taken, alive) < effort.regret:
                break
        if len(alive) == 1 or number >= effort.most or work >= effort.work:
            break
    dropped.sort(key=lambda rating: (-len(rating.values), -rating.mean))
    return order(_by_mean(alive) + dropped)


def _by_mean(ratings: list[Rating[M]]) -> list[Rating[M]]:
    return sorted(ratings, key=lambda rating: -rating.mean)


def _behind(ratings: list[Rating[M]], doubt: float) -> list[Rating[M]]:
    """Return the moves that are clearly behind the leading one."""
    best = max(ratings, key=lambda rating: rating.mean)
    return [rating for rating in ratings if behind(best, rating) >= doubt]


def behind(best: Rating[M], other: Rating[M]) -> float:
    """Return by how many standard errors of the paired difference a move is behind."""
    if other is best:
        return -inf
    return ahead(best.values, other.values)


def _regret(taken: Rating[M], ratings: list[Rating[M]]) -> float:
    """Return the expected opportunity cost of `taken` against one rival (Chick & Inoue 2001)."""
    leads = (lead(taken.values, rating.values) for rating in ratings if rating is not taken)
    return max((_below(*one) for one in leads), default=0.0)


def _below(mean: float, error: float) -> float:
    """Return the expected amount by which a normal variable is below 0."""
    if not error:
        return 0.0
    z = mean / error
    density = exp(-z * z / 2) / sqrt(2 * pi)
    return round(error * density - mean * (1 - erf(z / sqrt(2))) / 2, 9)


def by_taste(
    ratings: Sequence[Rating[M]], liked: Mapping[M, float], taste: float
) -> list[Rating[M]]:
    """Reorder rated moves: those not clearly behind by mean plus `taste` times preference.

    `liked` has a policy's preferences. Dropped moves, and moves behind by SURE standard errors,
    keep their order and come last.
    """
    leading = ratings[0]
    even = [r for r in ratings if not r.dropped and behind(leading, r) < SURE]
    even.sort(key=lambda rating: -rating.mean - taste * liked[rating.move])
    return even + [rating for rating in ratings if rating not in even]


def play_out(world: G, policy: Callable[[G, Random], Any], rng: Random, limit: int = 400) -> None:
    """Roll out a position to the end of its deal, with one policy for all seats."""
    for _ in range(limit):
        if world.turn is None:
            break
        world.play(policy(world, rng))


def imagined(view: View[G], rng: Random) -> Iterator[G]:
    """Yield determinizations of a view, without end."""
    while True:
        yield view.determinize(rng)


def monte_carlo(
    moves: Sequence[M],
    worlds: Iterator[G],
    policy: Callable[[G, Random], M],
    judge: Callable[[G, M], float],
    effort: Effort,
    luck: Random | None = None,
    order: Order[M] = list,
) -> Generator[None, None, list[Rating[M]]]:
    """Rate moves by rollouts to the end of the deal: a search for any game.

    `judge` returns the value of an ended deal, given the move that led there. A policy that needs
    randomness gets the same seed for every move of a determinization.
    """

    still = Random(0)

    def value(world: G, some: list[M]) -> Working[list[float]]:
        # An int seed: the hash of a float depends on the machine.
        seed = int(luck.random() * (1 << 53)) if luck else 0
        values = []
        for move in some:
            after = world.clone()
            after.play(move)
            play_out(after, policy, Random(seed) if luck else still)
            values.append(judge(after, move))
            yield 1
        return values

    return (yield from rate(moves, worlds, value, effort, order))


def result_of(thinking: Generator[object, None, R]) -> R:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: R = done.value
            return result
