"""What an ended deal is worth to a seat: how likely it then wins the match."""

from __future__ import annotations

from math import exp, fsum, sqrt

from ...games.seven_bridge import SevenBridge

# With how many points a rival must be behind for its chances to be 1/e of ours, with one deal to
# come; with more deals it grows as their square root. A guess: a deal costs 9 points on average.
SPREAD = 8.0


def worth(game: SevenBridge, seat: int) -> float:
    """How likely a seat wins the match, whose deal has ended: a softmax of the totals."""
    if game.over:
        return (seat in game.winners) / len(game.winners)
    spread = SPREAD * sqrt(int(game.settings["deals"]) - game.deal_no)
    own = game.scores[seat]
    return 1 / fsum(exp(min(50.0, (own - total) / spread)) for total in game.scores)
