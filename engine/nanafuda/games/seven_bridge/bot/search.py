"""Discards, melds and claims tried in imagined deals: the two upper levels."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.search import (
    Effort,
    Rating,
    behind,
    by_taste,
    imagined,
    monte_carlo,
)
from ....game import Game, View
from ..rules import SevenBridge
from .payoff import stakes
from .policy import policy
from .tie_breaks import silly

# How much each level searches: chosen, as far as time allows.
EFFORTS = {
    "strong": Effort(most=20, least=8, slice=4),
    "expert": Effort(most=144, least=16, doubt=2.2, slice=4),
}
# The regret that ends a search, in the unit of what is at stake.
REGRET = {"points": 0.06, "win": 0.001}
# How far a choice must be ahead of what the rules of thumb would do, in the unit of what is at
# stake, summed over the worlds: in few worlds luck goes far.
LEAD = {"points": 80.0, "win": 1.0}
# How many times that far what is silly must be ahead: of discards that serve others without need a
# tenth is left, and it costs nothing that could be measured.
SILLY = 2.0


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    yield
    game, seat = view.game, view.seat
    assert isinstance(game, SevenBridge)
    first, at_stake = policy(game, rng), stakes(game, seat)
    moves = [first, *(move for move in view.legal() if move != first)]

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, SevenBridge)
        return at_stake.worth(ended)

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        return by_taste(ratings, liked, LEAD[at_stake.unit] / len(ratings[0].values))

    disliked = silly(view)
    liked = {move: (move == first) - SILLY * (move in disliked) for move in moves}
    effort, worlds = replace(EFFORTS[level], regret=REGRET[at_stake.unit]), imagined(view, rng)
    ranked = yield from monte_carlo(moves, worlds, policy, judge, effort, order=order)
    return [Choice(r.move, len(r.values), behind(ranked[0], r)) for r in ranked]
