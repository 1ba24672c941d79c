"""Discards, melds and claims tried in imagined deals: the two upper levels."""

from __future__ import annotations

from random import Random

from ...game import Game, View
from ...games.seven_bridge import SevenBridge
from .. import Choice, Considering
from ..search import Effort, Rating, behind, by_taste, imagined, monte_carlo
from .policy import policy
from .stakes import worth

# How much each level searches: chosen, as far as time allows.
EFFORTS = {
    "strong": Effort(most=16, least=8, slice=4),
    "expert": Effort(most=120, least=16, slice=4),
}
# How far a choice must be ahead of what the rules of thumb would do, in matches won, summed over
# the worlds: in few worlds luck goes far.
LEAD = 0.5

Outcome = tuple[bool, int]  # whether the seat went out, the points that it scored


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    yield
    game, seat = view.game, view.seat
    assert isinstance(game, SevenBridge)
    first = policy(game, rng)
    moves = [first, *(move for move in view.legal() if move != first)]
    outcomes: dict[int, list[Outcome]] = {move: [] for move in moves}

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, SevenBridge)
        result = ended.result
        assert result is not None
        outcomes[move].append((result["out"] == seat, result["points"][seat]))
        return worth(ended, seat)

    worlds = imagined(view, rng)
    ratings = yield from monte_carlo(moves, worlds, policy, judge, EFFORTS[level])
    liked = {rating.move: float(rating.move == first) for rating in ratings}
    best = by_taste(ratings, liked, LEAD / len(ratings[0].values))
    return [_choice(best[0], rating, outcomes[rating.move]) for rating in best]


def _choice(best: Rating[int], rating: Rating[int], outcomes: list[Outcome]) -> Choice:
    """A choice with its chance to win the match, how often the seat goes out, and its points."""
    out, points = zip(*outcomes, strict=True)
    worlds = len(outcomes)
    figures = {
        "worlds": worlds,
        "chance": round(rating.mean, 3),
        "out": round(sum(out) / worlds, 3),
        "points": round(sum(points) / worlds, 2),
    }
    return Choice(rating.move, figures, behind(best, rating))
