"""The payoff of an ended deal to a seat: points, or the match if this deal may decide it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Literal, NamedTuple

from ..rules import SevenBridge
from .weights import SPREAD

# The match is open while the chance to win it is over OPEN and under 1 - OPEN.
OPEN = 0.02
# Tie-break: the value of a point in matches won, because a win alone is a coarse measure.
POINT = 0.0005


class Stakes(NamedTuple):
    """The objective of a seat in a deal that it began with `total` points."""

    seat: int
    total: int
    unit: Literal["points", "win"]

    def worth(self, ended: SevenBridge) -> float:
        """Return the payoff of an ended deal in the unit; fewer points break ties."""
        if self.unit == "win":
            return self.amount(ended) - POINT * self.points(ended)
        return self.amount(ended)

    def amount(self, ended: SevenBridge) -> float:
        """Return the reported result in the unit: more is better."""
        if self.unit == "win":
            return (self.seat in ended.winners) / len(ended.winners)
        return -float(self.points(ended))

    def points(self, ended: SevenBridge) -> int:
        """Return the seat's score in the deal."""
        return ended.scores[self.seat] - self.total


def stakes(game: SevenBridge, seat: int) -> Stakes:
    """Return a seat's objective: to win the match in its last deal if it is open, else points.

    Before the last deal, points win the match. Playing for the chance to win would take needless
    risks when behind and give points away when ahead.
    """
    last = game.deal_no == game.deals
    is_open = last and OPEN < chance(game.scores, seat, 1) < 1 - OPEN
    return Stakes(seat, game.scores[seat], "win" if is_open else "points")


def chance(totals: Sequence[int], seat: int, left: int) -> float:
    """Return the chance to win with these totals and `left` deals to come: a softmax."""
    spread = SPREAD * sqrt(left)
    return 1 / fsum(exp(min(50.0, (totals[seat] - total) / spread)) for total in totals)
