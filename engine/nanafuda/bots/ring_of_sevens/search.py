"""Trying moves in imagined worlds: the two upper levels.

All moves are tried in the same worlds (determinized Monte Carlo, Long et al. 2010), played to the
end of the deal. The expert prefers worlds that explain what the others have played and kept back.
What changes hands in a deal varies so much that some hundred worlds tell little: what the light
policy likes is counted in.
"""

from __future__ import annotations

from random import Random

from ...game import Game, View
from ...games.ring_of_sevens import RingOfSevens
from .. import Choice, Considering
from ..reasons import Notes
from ..search import Effort, behind, by_taste, monte_carlo
from .belief import worlds
from .policy import fewest_of, policy, scores
from .stakes import worth

# How much each level searches, and from how many worlds it takes each: chosen, as time allows.
EFFORTS = {
    "strong": (Effort(most=100, least=8, doubt=2.0, slice=6, work=100), 1),
    "expert": (Effort(most=800, least=16, doubt=2.0, slice=6, work=300, draw=4), 16),
}
TASTE = 2.0  # points for a move that the policy likes e times as much


def consider(level: str, view: View[int], rng: Random, telling: bool) -> Considering:
    """Rank plays and the pass, the best first."""
    yield
    game, seat, (effort, k) = view.game, view.seat, EFFORTS[level]
    assert isinstance(game, RingOfSevens)
    moves = game.legal()
    notes = Notes(moves) if telling else None
    fewest = fewest_of(game, seat, [view.count(s) for s in range(game.seats)])
    liked = dict(zip(moves, scores(game, seat, moves, fewest), strict=True))

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, RingOfSevens)
        if notes:
            notes.take(move, **_came_of(ended, seat))
        return worth(ended, seat)

    drawn = worlds(view, rng, k)
    ratings = yield from monte_carlo(moves, drawn, policy, judge, effort, rng)
    best = by_taste(ratings, liked, TASTE)
    return [
        Choice(
            r.move,
            {"worlds": len(r.values), "worth": round(r.mean, 2)},
            behind(best[0], r),
            notes.of(r) if notes else {},
        )
        for r in best
    ]


def _came_of(ended: RingOfSevens, seat: int) -> dict[str, float]:
    """What came of a move for a seat in a deal that has ended, by what it tells as a reason.

    Whether the seat became small or big winner, did not come last and paid nobody; the worth of its
    score cards.
    """
    ending = ended.ending
    return {
        "small": ending.ranking[0] == seat,
        "big": ending.big_winner == seat,
        "spared": ending.ranking[-1] != seat,
        "unpaid": all(payer != seat for payer, _, _ in ending.payments),
        "cards": ending.points[seat],
    }
