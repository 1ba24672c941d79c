"""What an ended deal is worth to a seat: points, or the match where it is about to be decided."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Literal, NamedTuple

from ..rules import SevenBridge
from .weights import SPREAD

# As long as the chance to win is more than this and less than all but this, the match is open.
OPEN = 0.02
# What a point is worth besides, in matches won: to win or not is a coarse measure.
POINT = 0.0005


class Stakes(NamedTuple):
    """What a seat plays for in a deal, in which it began with `total` points."""

    seat: int
    total: int
    unit: Literal["points", "win"]

    def worth(self, ended: SevenBridge) -> float:
        """What a deal that has ended is worth in the unit; of as many matches, fewer points."""
        if self.unit == "win":
            return self.amount(ended) - POINT * self.points(ended)
        return self.amount(ended)

    def amount(self, ended: SevenBridge) -> float:
        """What it came to in the unit, as it is told: more is better."""
        if self.unit == "win":
            return (self.seat in ended.winners) / len(ended.winners)
        return -float(self.points(ended))

    def points(self, ended: SevenBridge) -> int:
        """What the seat scored in it."""
        return ended.scores[self.seat] - self.total


def stakes(game: SevenBridge, seat: int) -> Stakes:
    """In the match's last deal a seat plays to win it, as long as that is open; else for points.

    Before, points are what wins: to go by the chance to win would take needless risks when behind
    and give points away when ahead.
    """
    last = game.deal_no == game.deals
    is_open = last and OPEN < chance(game.scores, seat, 1) < 1 - OPEN
    return Stakes(seat, game.scores[seat], "win" if is_open else "points")


def chance(totals: Sequence[int], seat: int, left: int) -> float:
    """How likely a seat wins with these totals and so many deals to come: their softmax."""
    spread = SPREAD * sqrt(left)
    return 1 / fsum(exp(min(50.0, (totals[seat] - total) / spread)) for total in totals)
