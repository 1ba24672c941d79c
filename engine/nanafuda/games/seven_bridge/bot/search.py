"""Search for the two upper levels: discards, melds and claims tried in determinizations."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.search import Effort, Rating, behind, by_taste, imagined, monte_carlo
from ....game import View
from ....levels import LEVELS
from ..rules import DRAW, SevenBridge
from .payoff import stakes
from .policy import policy
from .rules import discards, think
from .tie_breaks import silly

# Effort of each level: chosen within the time limit.
EFFORTS = {
    "strong": Effort(most=40, least=8, slice=4),
    "expert": Effort(most=480, least=16, doubt=2.2, slice=4),
}
DISTINCT = LEVELS[:-1]  # the expert shows no step over the strong player (docs/bots.md)
# Discards tried, besides the club player's move: few, for more determinizations in the same time.
DISCARDS = 3
# The regret that ends a search, in the unit of the payoff.
REGRET = {"points": 0.06, "win": 0.001}
# Tie-break preference: the lead that a choice needs over the club player's, in the unit of the
# payoff, summed over the determinizations. With few determinizations, luck decides much.
LEAD = {"points": 80.0, "win": 1.0}
# A silly move needs this multiple of the lead. A tenth of the needless discards that serve others
# remains, at no measurable cost in strength.
SILLY = 2.0


def consider(level: str, view: View[SevenBridge], rng: Random) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    first = yield from think("club", view, rng)
    at_stake = stakes(view.game, view.seat)
    others = [*discards(view)[:DISCARDS], *(move for move in view.legal() if move >= DRAW)]
    moves = list(dict.fromkeys([first, *others]))

    def judge(ended: SevenBridge, move: int) -> float:
        return at_stake.worth(ended)

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        return by_taste(ratings, liked, LEAD[at_stake.unit] / len(ratings[0].values))

    disliked = silly(view)
    liked = {move: (move == first) - SILLY * (move in disliked) for move in moves}
    effort, worlds = replace(EFFORTS[level], regret=REGRET[at_stake.unit]), imagined(view, rng)
    ranked = yield from monte_carlo(moves, worlds, policy, judge, effort, order=order)
    return [Choice(r.move, len(r.values), behind(ranked[0], r)) for r in ranked]
