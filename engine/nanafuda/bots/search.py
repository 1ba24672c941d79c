"""Choosing among moves by trying them in imagined worlds: what the searching bots share.

A determinized search (Frank & Basin 1998; Long et al. 2010) draws worlds that agree with a view
and asks in each what every move leads to. All moves are tried in the same worlds, so that what is
compared is their difference and luck cancels out; a move that is clearly behind is dropped. The
search ends when one is left, or when it hardly matters which of those left is taken. Effort is
counted in worlds and units of work, never in time, so that the same seed gives the same move on
every machine. For the same reason floats are summed exactly (fsum: plain sums differ between
versions of Python), and what exp, log or erf give is rounded before anything is compared (their
last digits differ between machines).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, exp, fsum, inf, log, pi, sqrt
from random import Random
from typing import Any, Generic, TypeVar

from ..game import Game, View
from .reasons import SURE, ahead, lead

M = TypeVar("M")
W = TypeVar("W")
R = TypeVar("R")
# Yields units of work as they are done.
Working = Generator[int, None, R]


@dataclass(slots=True)
class Rating(Generic[M]):
    """A move and what came of it: the values in the worlds in which it was tried.

    `dropped`: whether the search gave it up as clearly behind.
    """

    move: M
    values: list[float] = field(default_factory=list)
    dropped: bool = False

    @property
    def mean(self) -> float:
        """Its mean value; minus infinity if it was never tried. What is equal stays equal."""
        return round(fsum(self.values) / len(self.values), 9) if self.values else -inf


# Rated moves by their means -> as they are chosen.
Order = Callable[[list[Rating[M]]], list[Rating[M]]]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a level searches.

    `least` worlds before a move is dropped, `most` in all; `doubt` is by how many standard errors
    of the paired difference a move must be behind; `slice` units of work go by between two yields,
    `work` in all. To draw a world is no work, but counts as `draw` units between two yields. After
    twice the `least` the search ends when the regret expected of what is taken is below `regret`.
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
    """Try the moves in the worlds and rate them, the best first; ties keep the order of `moves`.

    `value` works out the worth of each of some moves in a world. Moves that were dropped come after
    those that were not. At last all are put in `order`, which is given them by their means.
    """
    alive = [Rating(move) for move in moves]
    dropped: list[Rating[M]] = []
    work = 0
    pause = effort.slice if effort.draw else 0  # the first world is the dearest
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
    """The moves that are clearly behind the leading one."""
    best = max(ratings, key=lambda rating: rating.mean)
    return [rating for rating in ratings if behind(best, rating) >= doubt]


def behind(best: Rating[M], other: Rating[M]) -> float:
    """By how many standard errors of their difference a move is behind; both in the same worlds."""
    if other is best:
        return -inf
    return ahead(best.values, other.values)


def _regret(taken: Rating[M], ratings: list[Rating[M]]) -> float:
    """What taking a move is expected to cost, as far as one other may be better: the expected
    opportunity cost (Chick & Inoue 2001)."""
    leads = (lead(taken.values, rating.values) for rating in ratings if rating is not taken)
    return max((_below(*one) for one in leads), default=0.0)


def _below(mean: float, error: float) -> float:
    """The expected amount by which a normal variable is below 0."""
    if not error:
        return 0.0
    z = mean / error
    density = exp(-z * z / 2) / sqrt(2 * pi)
    return round(error * density - mean * (1 - erf(z / sqrt(2))) / 2, 9)


def by_taste(
    ratings: Sequence[Rating[M]], liked: Mapping[M, float], taste: float
) -> list[Rating[M]]:
    """Rated moves in a new order: first those that the worlds do not tell from the best one, by
    their means, to which is added `taste` times how much a policy likes them. What the search has
    dropped, or found behind by SURE standard errors, is not weighed again.
    """
    leading = ratings[0]
    even = [r for r in ratings if not r.dropped and behind(leading, r) < SURE]
    even.sort(key=lambda rating: -rating.mean - taste * liked[rating.move])
    return even + [rating for rating in ratings if rating not in even]


def likeliest(draw: Callable[[], W], likelihood: Callable[[W], float], k: int, rng: Random) -> W:
    """One of k worlds, with chances by their likelihoods (given as logarithms)."""
    if k == 1:
        return draw()
    worlds = [draw() for _ in range(k)]
    scores = [likelihood(w) - log(max(-log(1 - rng.random()), 1e-300)) for w in worlds]
    return worlds[scores.index(max(scores))]


def play_out(
    world: Game[Any], policy: Callable[[Any, Random], Any], rng: Random, limit: int = 400
) -> None:
    """Play a world to the end of its deal, everybody by one policy."""
    for _ in range(limit):
        if world.turn is None:
            break
        world.play(policy(world, rng))


def imagined(view: View[M], rng: Random) -> Iterator[Game[M]]:
    """Worlds without end that agree with a view."""
    while True:
        yield view.imagine(rng)


def monte_carlo(
    moves: Sequence[M],
    worlds: Iterator[Game[M]],
    policy: Callable[[Any, Random], M],
    judge: Callable[[Game[M], M], float],
    effort: Effort,
    luck: Random | None = None,
    order: Order[M] = list,
) -> Generator[None, None, list[Rating[M]]]:
    """Rate moves by playing worlds to the end of the deal: a search for any game.

    `judge` is given a world whose deal has ended and the move that led there, and says what that
    is worth. A policy that needs luck has the same for every move of a world.
    """

    still = Random(0)

    def value(world: Game[M], some: list[M]) -> Working[list[float]]:
        # The seed is a whole number: the hash of a float depends on the machine.
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
    """Run a generator to its end; what it returns."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: R = done.value
            return result
