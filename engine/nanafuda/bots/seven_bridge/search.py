"""Discards, melds and claims tried in imagined deals: the two upper levels."""

from __future__ import annotations

from math import fsum
from random import Random

from ...game import Game, View
from ...games.seven_bridge import DRAW, SPECIAL, SevenBridge
from .. import Choice, Considering
from ..reasons import WORTH, Notes
from ..search import Effort, Rating, behind, by_taste, imagined, monte_carlo
from .policy import policy
from .stakes import stakes
from .taste import silly

# How much each level searches: chosen, as far as time allows.
EFFORTS = {
    "strong": Effort(most=16, least=8, slice=4),
    "expert": Effort(most=160, least=16, slice=4),
}
# How far a choice must be ahead of what the rules of thumb would do, in the unit of what is at
# stake, summed over the worlds: in few worlds luck goes far.
LEAD = {"points": 80.0, "win": 0.5}
# How many times that far what is silly must be ahead: of discards that serve others without need a
# tenth is left, and it costs nothing that could be measured.
SILLY = 2.0

Outcome = tuple[float, bool, int]  # the worth, whether the seat went out, its points


def consider(level: str, view: View[int], rng: Random, telling: bool) -> Considering:
    """Rank claims, melds, lay-offs and discards, the best first."""
    yield
    game, seat = view.game, view.seat
    assert isinstance(game, SevenBridge)
    first, at_stake = policy(game, rng), stakes(game, seat)
    moves = [first, *(move for move in view.legal() if move != first)]
    outcomes: dict[int, list[Outcome]] = {move: [] for move in moves}
    notes = Notes(moves) if telling else None

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, SevenBridge)
        worth = at_stake.worth(ended)
        outcomes[move].append((worth, ended.ending.out == seat, at_stake.points(ended)))
        if notes:
            notes.take(move, **_came_of(ended, game, seat, move))
        return worth

    worlds = imagined(view, rng)
    ratings = yield from monte_carlo(moves, worlds, policy, judge, EFFORTS[level])
    disliked = silly(view)
    liked = {move: (move == first) - SILLY * (move in disliked) for move in moves}
    best = by_taste(ratings, liked, LEAD[at_stake.unit] / len(ratings[0].values))
    choices = [_choice(best[0], rating, outcomes[rating.move]) for rating in best]
    if notes:
        for choice, rating in zip(choices, best, strict=True):
            chances = [chance for chance, _, _ in outcomes[rating.move]]
            choice.outcomes = {**notes.of(rating), WORTH: chances}
    return choices


def _came_of(ended: SevenBridge, game: SevenBridge, seat: int, move: int) -> dict[str, float]:
    """What came of a move for a seat in a deal that has ended, by what it tells as a reason.

    Whether the seat went out, had a meld of its own and was not left with a 7 or the Joker; of a
    discard also whether nobody claimed it.
    """
    came: dict[str, float] = {
        "out": ended.ending.out == seat,
        "opened": seat in ended.owners,
        "rid": not ended.held[seat] & SPECIAL,
        "points": ended.scores[seat] - game.scores[seat],
    }
    if move < DRAW:
        came["free"] = (move, seat) not in ended.claimed[len(game.melds) :]
    return came


def _choice(best: Rating[int], rating: Rating[int], outcomes: list[Outcome]) -> Choice:
    """A choice with its chance to win the match, how often the seat goes out, and its points."""
    chance, out, points = zip(*outcomes, strict=True)
    worlds = len(outcomes)
    figures = {
        "worlds": worlds,
        "chance": round(fsum(chance) / worlds, 3),
        "out": round(sum(out) / worlds, 3),
        "points": round(sum(points) / worlds, 2),
    }
    return Choice(rating.move, figures, behind(best, rating))
