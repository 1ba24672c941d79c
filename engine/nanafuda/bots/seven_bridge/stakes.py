"""What an ended deal is worth to a seat: how likely it then wins the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt

from ...games.seven_bridge import SevenBridge
from .weights import SPREAD


def worth(game: SevenBridge, seat: int) -> float:
    """How likely a seat wins the match, whose deal has ended."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    return chance(game.scores, seat, game.deals - game.deal_no)


def chance(totals: Sequence[int], seat: int, left: int) -> float:
    """How likely a seat wins with these totals and so many deals to come: their softmax."""
    spread = SPREAD * sqrt(left)
    return 1 / fsum(exp(min(50.0, (totals[seat] - total) / spread)) for total in totals)
