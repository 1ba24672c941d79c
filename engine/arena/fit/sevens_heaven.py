"""Fits for Seven's Sevens Heaven, to games of club players and tree searchers, and to self-play."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, fsum, log, sqrt
from operator import mul
from random import Random
from typing import Any

from nanafuda.games.sevens_heaven.bot import weights as w
from nanafuda.games.sevens_heaven.bot.payoff import STEP, worth
from nanafuda.games.sevens_heaven.bot.policy import Weights, playing_on, sums
from nanafuda.games.sevens_heaven.bot.rules import choose
from nanafuda.games.sevens_heaven.rules import (
    BET,
    BETTING,
    PLAY,
    PREDICTION,
    TARGET,
    THEFT,
    SevensHeaven,
)
from nanafuda.mechanics.cards import COLOURS
from nanafuda.options import settle

from ..opponents import ismcts
from . import Fit, least, line, variant
from .selfplay import named


def _games(games: int, seed: str) -> Iterator[SevensHeaven]:
    """Yield every position of games of 3 to 7 seats, a third of them from random points."""
    settings = settle("sevens-heaven", SevensHeaven.options, {})
    for number in range(games):
        rng = Random(f"{seed} {number}")
        seats = 3 + number % 5
        game = SevensHeaven(seats, settings, int(rng.random() * seats))
        if rng.random() < 1 / 3:
            game.scores = tuple(int(rng.random() * TARGET) for _ in range(seats))
        while not game.over:
            luck = f"{seed} {number} {game.deal_no}"
            game.deal(COLOURS.shuffled(luck), luck)
            while game.turn is not None:
                yield game
                game.play(choose(game))
            yield game


def points(games: int, seed: str) -> Iterator[str]:
    """Fit the winner of a game to points and stacks after each round: maximum likelihood.

    1,500 games: within 0.15 of the numbers in use, from 66 points on within 0.3, as between runs.
    """
    known: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = []
    rounds: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for game in _games(games, seed):
        if game.over:
            known += [(scores, stacks, game.winners) for scores, stacks in rounds]
            rounds = []
        elif game.turn is None:
            rounds.append((game.scores, game.stacks))

    def loss(numbers: list[float]) -> float:
        weights = variant("sevens_heaven.payoff", KNOTS=(0.0, *numbers[:-2])).WEIGHTS
        stacked = (0.0, *map(exp, numbers[-2:]))
        total = 0.0
        for scores, stacks, winners in known:
            worths = [weights[p] + stacked[s] for p, s in zip(scores, stacks, strict=True)]
            total -= log(fsum(worths[seat] for seat in winners) / fsum(worths))
        return total

    used = [*w.KNOTS[1:], *map(log, w.STACKED[1:])]
    found = least(loss, used)
    names = [f"KNOTS at {number * STEP}" for number in range(1, len(w.KNOTS))]
    names += [f"STACKED, {stacks}, logarithm" for stacks in (1, 2)]
    for name, x, y in zip(names, used, found, strict=True):
        yield line(name, x, y)
    even, best = (loss(numbers) / len(known) for numbers in (used, found))
    yield f"{len(known)} rounds: {even:.4f} nats each with those in use, {best:.4f} as found"


Bet = tuple[int, int, bool, bool]  # hand, rivals, no trick won, gamble won


def _bets(games: int, seed: str) -> tuple[int, int, list[Bet]]:
    """Return the numbers of declarations and of bets, and the results of the bets."""
    declared = bets = 0
    held: dict[int, int] = {}
    known: list[Bet] = []
    for game in _games(games, seed):
        if game.phase == BETTING:
            assert game.turn is not None
            if not game.declared:
                held = dict(enumerate(game.held))
            declared += 1
            bets += choose(game) == BET
        elif game.turn is None and game.bettors.bit_count() > 1:
            for seat, cards in held.items():
                if game.bettors >> seat & 1:
                    rivals = game.bettors.bit_count() - 1
                    known.append((cards, rivals, not game.won[seat], game.gambler == seat))
    return declared, bets, known


def hand(games: int, seed: str) -> Iterator[str]:
    """Fit how often seats bet, and the results of hands that bet: maximum likelihood.

    1,500 games: 0.02 between runs, the gamble's 0.1. Some differ from those in use: 0.28 of the
    seats bet, HOLDS is 0.5, the power of the gamble 1, and the gain is 0.09 nats a bet. The rounds
    behind those in use are unknown.
    """
    declared, bets, known = _bets(games, seed)

    def loss(numbers: list[float]) -> float:
        holds, base, share, alone, factor, power = numbers
        rules = variant(
            "sevens_heaven.rules",
            HOLDS=holds, NO_TRICK=(base, share, alone), GAMBLE=(factor, power),
        )  # fmt: skip
        total = 0.0
        for cards, rivals, none, won in known:
            for chance, true in zip(rules.outlook(cards, rivals), (none, won), strict=True):
                chance = min(max(chance, 0.01), 0.99)
                total -= log(chance if true else 1 - chance)
        return total

    yield line("BETS", w.BETS, bets / declared)
    used = [w.HOLDS, *w.NO_TRICK, *w.GAMBLE]
    names = (
        *("HOLDS", "NO_TRICK constant", "NO_TRICK product", "NO_TRICK one rival"),
        *("GAMBLE factor", "GAMBLE power"),
    )
    found = least(loss, used)
    for name, x, y in zip(names, used, found, strict=True):
        yield line(name, x, y)
    even, best = (loss(numbers) / len(known) for numbers in (used, found))
    yield f"{len(known)} bets: {even:.4f} nats each with those in use, {best:.4f} as found"


SIGHTS = {BETTING: ("TABLE", "HAND"), PREDICTION: ("PREDICTION",), PLAY: ("CARD", "SEVENS")}
BATCH = 64  # decisions per update
Rows = list[list[float]]  # by move and weight: the weight's factor


def _places(weights: Weights, phase: int) -> list[tuple[str, int | None, int]]:
    """Return the places of the weights of a phase, in order."""
    found: list[tuple[str, int | None, int]] = []
    for key in SIGHTS[phase]:
        if key == "CARD":
            found += [(key, i, j) for i, row in enumerate(weights[key]) for j in range(len(row))]
        else:
            found += [(key, None, j) for j in range(len(weights[key]))]
    return found


def _filled(weights: Weights, phase: int, values: list[float]) -> Weights:
    """Return weights with other values for a phase."""
    new: dict[str, Any] = {key: [list(row) for row in rows] if key == "CARD" else list(rows)
                           for key, rows in weights.items()}  # fmt: skip
    for (key, i, j), value in zip(_places(weights, phase), values, strict=True):
        (new[key] if i is None else new[key][i])[j] = value
    return new


class _Policy:
    """Weights of a phase in training."""

    def __init__(self, phase: int) -> None:
        size = len(_places(w.OWN, phase))
        units = [[float(i == j) for j in range(size)] for i in range(size)]
        self.units = [_filled(w.OWN, phase, unit) for unit in units]
        self.values, self.slope = [0.0] * size, [0.0] * size
        self.first, self.second = [0.0] * size, [0.0] * size
        self.seen = 0

    def sights(self, game: SevensHeaven) -> Rows:
        """Return each weight's factor: the linear sum with that weight 1 and the others 0."""
        legal = game.legal()
        return [list(row) for row in zip(*(sums(game, legal, u) for u in self.units), strict=True)]

    def chances(self, rows: Rows) -> list[float]:
        worths = [fsum(map(mul, self.values, row)) for row in rows]
        shares = [exp(worth - max(worths)) for worth in worths]
        return [share / fsum(shares) for share in shares]

    def learn(self, rows: Rows, gains: list[float]) -> None:
        """Make moves likelier by their gains; update the weights once a batch (Adam)."""
        for row, gain in zip(rows, gains, strict=True):
            for i, x in enumerate(row):
                self.slope[i] += gain * x
        self.seen += 1
        if self.seen % BATCH:
            return
        batch = self.seen // BATCH
        for i, by in enumerate(self.slope):
            self.first[i] += 0.1 * (by - self.first[i])
            self.second[i] += 0.01 * (by * by - self.second[i])
            one = self.first[i] / (1 - 0.9**batch)
            two = sqrt(self.second[i] / (1 - 0.99**batch))
            self.values[i] += 0.02 * one / two if two else 0
            self.slope[i] = 0


def _report(name: str, used: Weights, policies: dict[int, _Policy]) -> Iterator[str]:
    for phase, policy in policies.items():
        rows = {key: used[key] for key in SIGHTS[phase]}
        numbers = [pair for key, row in rows.items() for pair in named(f"{name} {key}", row)]
        for (place, x), y in zip(numbers, policy.values, strict=True):
            yield line(place, x, y)


def others(rounds: int, seed: str) -> Iterator[str]:
    """Fit the choices of tree searchers with four to six seats: maximum likelihood."""
    policies = {phase: _Policy(phase) for phase in SIGHTS}
    known: list[tuple[int, Rows, int]] = []
    decide = ismcts.PLAYERS["ismcts"]
    settings = settle("sevens-heaven", SevensHeaven.options, {})
    for number in range(rounds):
        if not number % 6:
            seats = 4 + number // 6 % 3
            game = SevensHeaven(seats, settings, number // 6 % seats)
        if game.over:
            continue
        luck = f"{seed} {number}"
        game.deal(COLOURS.shuffled(luck), luck)
        while game.turn is not None:
            move, legal = game.legal()[0], game.legal()
            if len(legal) > 1:
                move = decide(game.view(game.turn), hash((number, len(known))), simulations=1000)
                if game.phase != THEFT:
                    rows = policies[game.phase].sights(game)
                    known.append((game.phase, rows, legal.index(move)))
            game.play(move)
    rng = Random(seed)
    for _ in range(20):
        rng.shuffle(known)
        for phase, rows, made in known:
            chances = policies[phase].chances(rows)
            policies[phase].learn(rows, [(i == made) - p for i, p in enumerate(chances)])
    yield from _report("OTHERS", w.OTHERS, policies)


def own(rounds: int, seed: str) -> Iterator[str]:
    """Fit by the slope of the chance to win: one seat against OTHERS, rollouts of all moves.

    Rollouts use the policy in use. 10,000 rounds: many weights have similar effects. Those found
    correlate by 0.24 with those in use, which come from a hundred times as many decisions against
    more kinds of players.
    """
    policies = {phase: _Policy(phase) for phase in SIGHTS}
    settings, rng = settle("sevens-heaven", SevensHeaven.options, {}), Random(seed)
    for number in range(rounds):
        seats = 3 + number % 5
        me, game = number % seats, SevensHeaven(seats, settings, int(rng.random() * seats))
        game.scores = tuple(int(rng.random() * TARGET) for _ in range(seats))
        luck = f"{seed} {number}"
        game.deal(COLOURS.shuffled(luck), luck)
        policy = playing_on(me)
        while game.turn is not None:
            if game.turn != me or game.phase == THEFT or len(game.legal()) == 1:
                game.play(policy(game, rng))
                continue
            learner = policies[game.phase]
            rows, came = learner.sights(game), []
            for move in game.legal():
                after, dice = game.clone(), Random(number)
                after.play(move)
                while after.turn is not None:
                    after.play(policy(after, dice))
                came.append(worth(after, me))
            chances = learner.chances(rows)
            mean = fsum(map(mul, chances, came))
            learner.learn(rows, [p * (x - mean) for p, x in zip(chances, came, strict=True)])
            game.play(rng.choices(game.legal(), chances)[0])
    yield from _report("OWN", w.OWN, policies)


FITS: dict[str, Fit] = {
    "points": (points, 1500),
    "hand": (hand, 1500),
    "others": (others, 600),
    "own": (own, 10_000),
}
