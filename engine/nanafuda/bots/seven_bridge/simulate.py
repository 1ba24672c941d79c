"""Discards, melds and claims tried in imagined deals, played on by quick rules of thumb.

A choice is judged by how likely the seat then is to win the match.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from math import exp, fsum, sqrt
from random import Random

from ...game import Game
from ...games.seven_bridge import SevenBridge
from ...knowledge import View
from ..search import Effort, Rating, by_taste, play_out, rate
from .policy import policy

# With how many points a rival must be behind for its chances to be 1/e of ours, with one deal to
# come; with more deals it grows as their square root. A guess: a deal costs 9 points on average.
SPREAD = 8.0

# How far a choice must be ahead of what the rules of thumb would do, in matches won, summed over
# the worlds: in few worlds luck goes far.
LEAD = 0.5


@dataclass(slots=True)
class Tally:
    """What became of a choice, in worlds."""

    worlds: int = 0
    out: int = 0  # the seat went out
    points: int = 0  # that it scored in the deal


Found = tuple[list[Rating[int]], dict[int, Tally]]


def chance(game: SevenBridge, seat: int) -> float:
    """How likely a seat wins the match, whose deal has ended: a softmax of the totals."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    spread = SPREAD * sqrt(int(game.settings["deals"]) - game.deal_no)
    own = game.scores[seat]
    return 1 / fsum(exp(min(50.0, (own - total) / spread)) for total in game.scores)


def consider(view: View[int], effort: Effort, rng: Random) -> Generator[None, None, Found]:
    """Rate the choices and tell what became of them."""
    game, seat = view.game, view.seat
    assert isinstance(game, SevenBridge)
    first = policy(game, rng)
    moves = [first, *(move for move in view.legal() if move != first)]
    tally = {move: Tally() for move in moves}

    def value(world: Game[int], some: list[int]) -> tuple[list[float], int]:
        values = []
        for move in some:
            after = world.clone()
            after.play(move)
            play_out(after, policy, rng)
            assert isinstance(after, SevenBridge) and after.result is not None
            values.append(chance(after, seat))
            found = tally[move]
            found.worlds += 1
            found.out += after.result["out"] == seat
            found.points += after.result["points"][seat]
        return values, len(some)

    def worlds() -> Iterator[Game[int]]:
        while True:
            yield view.imagine(rng)

    ratings = yield from rate(moves, worlds(), value, effort)
    liked = {rating.move: float(rating.move == first) for rating in ratings}
    return by_taste(ratings, liked, LEAD / len(ratings[0].values)), tally
