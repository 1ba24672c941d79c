"""Seven's Sevens Heaven's numbers, all from games of club players."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, log
from random import Random

from ...bots.sevens_heaven import weights as w
from ...bots.sevens_heaven.rules import choose
from ...bots.sevens_heaven.stakes import STEP
from ...cards import COLOURS
from ...games.sevens_heaven import BET, BETTING, TARGET, SevensHeaven
from ...options import settle
from . import Fit, least, line, variant


def _games(games: int, seed: str) -> Iterator[SevensHeaven]:
    """Games of three to seven seats, a third of them from random points: every position."""
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
    """Maximum likelihood: who wins a game, from the points after each round.

    1,500 games: within 0.15 of the numbers in use, from 66 points on within 0.3, as from one run
    to the next; 0.872 nats a round with either.
    """
    known: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    rounds: list[tuple[int, ...]] = []
    for game in _games(games, seed):
        if game.over:
            known += [(scores, game.winners) for scores in rounds]
            rounds = []
        elif game.turn is None:
            rounds.append(game.scores)

    def loss(knots: list[float]) -> float:
        weights = variant("sevens_heaven.stakes", KNOTS=(0.0, *knots)).WEIGHTS
        total = 0.0
        for scores, winners in known:
            worths = [weights[score] for score in scores]
            total -= log(fsum(worths[seat] for seat in winners) / fsum(worths))
        return total

    found = least(loss, w.KNOTS[1:])
    for number, (x, y) in enumerate(zip(w.KNOTS[1:], found, strict=True), 1):
        yield line(f"KNOTS at {number * STEP}", x, y)
    used, best = (loss(list(knots)) / len(known) for knots in (w.KNOTS[1:], found))
    yield f"{len(known)} rounds: {used:.4f} nats each with those in use, {best:.4f} as found"


def hand(games: int, seed: str) -> Iterator[str]:
    """How often seats bet; maximum likelihood of what hands that bet come to.

    1,500 games: 0.02 from one run to the next, the gamble's 0.1. Not all land near those in use:
    0.28 of the seats bet, HOLDS comes to 0.5, the power of the gamble to 1, and 0.09 nats a bet
    are gained; the rounds behind the numbers in use are not known any more.
    """
    declared = bets = 0
    held: dict[int, int] = {}
    known: list[tuple[int, int, bool, bool]] = []  # hand, rivals, no trick won, the gamble won
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


FITS: dict[str, Fit] = {"points": (points, 1500), "hand": (hand, 1500)}
