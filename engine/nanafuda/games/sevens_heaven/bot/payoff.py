"""What an ended round is worth to a seat: how likely it then wins the game.

There are two ways to win, so a seat's weight among the seats is a sum: of what its points are
worth, their logarithm linear between knots, and of what its stacks are. The seat that starts was
tried beside them and told next to nothing.
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
    """How likely a seat wins the game, whose round has ended; shared victories are shares."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    pairs = zip(game.scores, game.stacks, strict=True)
    weights = [WEIGHTS[points] + STACKED[stacks] for points, stacks in pairs]
    return weights[seat] / fsum(weights)
