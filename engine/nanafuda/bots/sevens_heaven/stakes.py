"""What an ended round is worth to a seat: how likely it then wins the game.

A softmax over the seats of a worth of their points, linear between knots. Stacks and the seat that
starts were tried beside the points and told next to nothing.
"""

from __future__ import annotations

from math import exp, fsum

from ...games.sevens_heaven import TARGET, SevensHeaven
from .weights import KNOTS

STEP = 11  # points between two knots


def _weight(points: int) -> float:
    knot, rest = divmod(points, STEP)
    return exp(KNOTS[knot] + (KNOTS[knot + 1] - KNOTS[knot]) * rest / STEP)


WEIGHTS = tuple(_weight(points) for points in range(TARGET))


def worth(game: SevensHeaven, seat: int) -> float:
    """How likely a seat wins the game, whose round has ended; shared victories are shares."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    weights = [WEIGHTS[points] for points in game.scores]
    return weights[seat] / fsum(weights)
