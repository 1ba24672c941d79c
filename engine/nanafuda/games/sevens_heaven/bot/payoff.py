"""The payoff of an ended round to a seat: its chance to win the game.

Points and stacks are two ways to win, so a seat's weight is the sum of a weight for each. The
logarithm of the points' weight is linear between knots. The start player was tried as a third term
and added almost no information.
"""

from __future__ import annotations

from math import exp, fsum

from ..rules import TARGET, SevensHeaven
from .weights import KNOTS, STACKED

STEP = 11  # points between two knots


def _weight(points: int) -> float:
    knot, rest = divmod(points, STEP)
    return exp(KNOTS[knot] + (KNOTS[knot + 1] - KNOTS[knot]) * rest / STEP)


WEIGHTS = tuple(_weight(points) for points in range(TARGET))


def worth(game: SevensHeaven, seat: int) -> float:
    """Return a seat's chance to win the game after a round; ties share the win."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    pairs = zip(game.scores, game.stacks, strict=True)
    weights = [WEIGHTS[points] + STACKED[stacks] for points, stacks in pairs]
    return weights[seat] / fsum(weights)
