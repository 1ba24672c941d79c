"""Fit a linear softmax policy: by self-play (REINFORCE, Williams 1992) or to given choices.

Choices are fitted by maximum likelihood. The policy's own module defines the terms of a move's
value: a copy is loaded with numbered terms for weights, so that its sums list the weights used.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, sqrt
from random import Random
from types import ModuleType
from typing import Any

from nanafuda.game import Game
from nanafuda.games import GAMES
from nanafuda.options import settle

from . import by_policy, duel, line, variant

# Returns the terms of each move of a position, by a policy's module.
Rate = Callable[[ModuleType, Any, Sequence[int]], Sequence["Terms"]]
BATCH = 16  # deals per update
RATE, RATE_END = 12.0, 1.5  # first and last learning rate, in hundredths


class Terms(tuple[int, ...]):
    """Sum of weights, as the list of their numbers."""

    def __add__(self, other: object) -> Terms:
        return Terms(tuple.__add__(self, other)) if isinstance(other, Terms) else self

    __radd__ = __sub__ = __truediv__ = __add__


def numbered(weights: Any, count: list[int]) -> Any:
    """Return the same rows with every weight replaced by its number."""
    if isinstance(weights, tuple):
        return tuple(numbered(row, count) for row in weights)
    count[0] += 1
    return Terms((count[0] - 1,))


def filled(rows: Any, values: Sequence[float]) -> Any:
    """Return numbered rows with values for their numbers."""
    if isinstance(rows, Terms):
        return values[rows[0]]
    return tuple(filled(row, values) for row in rows)


Decision = tuple[Sequence[Terms], int]  # terms of its moves, index of the one chosen


class SelfPlay:
    """Policy in training: its weights, and the deals that it plays with itself at temperature 1."""

    def __init__(self, game: str, rate: Rate, weights: Mapping[str, Any]) -> None:
        count = [0]
        self.rows = {name: numbered(rows, count) for name, rows in weights.items()}
        self.module = f"{game.replace('-', '_')}.policy"
        self.traced = variant(self.module, **self.rows)
        vars(self.traced)["fsum"] = sum  # `fsum` adds numbers only
        self.game, self.rate = game, rate
        self.values = [0.0] * count[0]
        self.first, self.second = [0.0] * count[0], [0.0] * count[0]

    def policy(self) -> ModuleType:
        """Return the policy's module with the weights found so far."""
        return variant(
            self.module, **{name: filled(rows, self.values) for name, rows in self.rows.items()}
        )

    def choose(self, position: Game[Any], rng: Random) -> tuple[Any, dict[int, float]]:
        """Return a sampled move and the slope of its log probability."""
        moves = position.legal()
        if len(moves) == 1:
            return moves[0], {}
        found = self.rate(self.traced, position, moves)
        chances = self.chances(found)
        chosen = rng.choices(range(len(moves)), chances)[0]
        return moves[chosen], slope(found, chances, chosen)

    def chances(self, found: Sequence[Terms]) -> list[float]:
        """Return the probabilities of some moves, from their terms."""
        worths = [sum(self.values[term] for term in terms) / 100 for terms in found]
        top = max(worths)
        shares = [exp(worth - top) for worth in worths]
        total = sum(shares)
        return [share / total for share in shares]

    def deal(self, luck: str) -> dict[int, float]:
        """Play a deal; return the slope of the seats' gains, in points above the mean."""
        kind, rng = GAMES[self.game], Random(luck)
        usual = kind.seat_range[2]
        position: Game[Any] = kind(usual, settle(self.game, kind.options, {}), 0)
        position.deal(position.pack.shuffled(luck), luck)
        before = position.scores
        slopes: list[dict[int, float]] = [defaultdict(float) for _ in range(usual)]
        while position.turn is not None:
            seat = position.turn
            move, up = self.choose(position, rng)
            for term, by in up.items():
                slopes[seat][term] += by
            position.play(move)
        gains = [a - b for a, b in zip(position.scores, before, strict=True)]
        mean = sum(gains) / usual
        total: dict[int, float] = defaultdict(float)
        for gain, own in zip(gains, slopes, strict=True):
            for term, by in own.items():
                total[term] += (gain - mean) * by
        return total

    def learn(self, deals: int, seed: str) -> None:
        """Play deals in batches; follow the slope after each batch."""
        batches = max(1, deals // BATCH)
        for batch in range(batches):
            total = [0.0] * len(self.values)
            for number in range(BATCH):
                for term, by in self.deal(f"{seed} {batch} {number}").items():
                    total[term] += by / BATCH
            self.follow(total, batch, batches)

    def imitate(self, known: Sequence[Decision], times: int, rng: Random) -> None:
        """Follow the slope of the choices' likelihood, for `times` passes through `known`."""
        batches = max(1, len(known) // BATCH)
        for batch in range(times * batches):
            total = [0.0] * len(self.values)
            for found, chosen in rng.choices(known, k=BATCH):
                for term, by in slope(found, self.chances(found), chosen).items():
                    total[term] += by / BATCH
            self.follow(total, batch, times * batches)

    def follow(self, total: Sequence[float], batch: int, batches: int) -> None:
        """Move the weights along a slope, with a decreasing rate (Adam, Kingma & Ba 2015)."""
        rate = RATE + (RATE_END - RATE) * batch / batches
        for term, by in enumerate(total):
            self.first[term] += 0.1 * (by - self.first[term])
            self.second[term] += 0.01 * (by * by - self.second[term])
            if self.second[term]:
                one = self.first[term] / (1 - 0.9 ** (batch + 1))
                two = self.second[term] / (1 - 0.99 ** (batch + 1))
                self.values[term] += rate * one / sqrt(two)


def slope(found: Sequence[Terms], chances: Sequence[float], chosen: int) -> dict[int, float]:
    """Return the slope of the chosen move's log probability, by weight."""
    total: dict[int, float] = defaultdict(float)
    for terms, chance in zip(found, chances, strict=True):
        for term in terms:
            total[term] -= chance
    for term in found[chosen]:
        total[term] += 1
    return total


def named(name: str, rows: Any) -> Iterator[tuple[str, float]]:
    """Yield all numbers of some rows with their places, in order."""
    if isinstance(rows, tuple):
        for place, row in enumerate(rows):
            yield from named(f"{name} {place}", row)
    else:
        yield name, rows


def fitted(
    game: str, rate: Rate, weights: Mapping[str, Any], deals: int, seed: str
) -> Iterator[str]:
    """Train a policy from no weights; compare it with the one in use."""
    training = SelfPlay(game, rate, weights)
    blank = training.policy()
    training.learn(deals, seed)
    yield from compared(weights, training)
    rival, count = by_policy(variant(training.module).policy), int(2 * sqrt(deals))
    for what, policy in (("found", training.policy()), ("no weights", blank)):
        led = duel(game, by_policy(policy.policy), rival, count, f"{seed} duel")
        yield f"{what} against in use: {led.mean:+.2f} ± {led.width:.2f} points a deal"


def compared(weights: Mapping[str, Any], training: SelfPlay) -> Iterator[str]:
    """Yield the numbers in use beside those found."""
    used = [pair for name, rows in weights.items() for pair in named(name, rows)]
    for (name, x), y in zip(used, training.values, strict=True):
        if x or y:
            yield line(name, x, y)
    xs, ys = [x for _, x in used], training.values
    yield f"correlation {_dot(xs, ys) / sqrt(_dot(xs, xs) * _dot(ys, ys)):.2f}"


def _dot(xs: Sequence[float], ys: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(xs, ys, strict=True))
