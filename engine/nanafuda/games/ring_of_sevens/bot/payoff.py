"""The payoff of an ended deal to a seat: points, or the match in its last deal."""

from __future__ import annotations

from ..rules import RingOfSevens

MATCH = 50.0  # payoff of winning the match, in points, if the deal decides it
LITTLE = 0.05  # tie-break: payoff per point, if the deal decides the match
NEAR = 60  # maximum gap in points to the best rival that one deal can close


def for_the_match(game: RingOfSevens, seat: int) -> bool:
    """Return whether the current deal decides the match for a seat: it is the last of several,
    and the seat is neither far ahead nor far behind."""
    if game.deals == 1 or game.deal_no != game.deals:
        return False
    rivals = [score for s, score in enumerate(game.scores) if s != seat]
    return abs(game.scores[seat] - max(rivals)) <= NEAR


def gained(ended: RingOfSevens, seat: int) -> float:
    """Return a seat's points from an ended deal."""
    return float(ended.scores[seat] - ended.ending.before[seat])


def won(ended: RingOfSevens, seat: int) -> float:
    """Return a seat's share of an ended match."""
    return 1 / len(ended.winners) if seat in ended.winners else 0.0


def worth(ended: RingOfSevens, seat: int, match: bool) -> float:
    """Return a deal's payoff to a seat, in points; `match`: whether the deal decided the match."""
    points = gained(ended, seat)
    return MATCH * won(ended, seat) + LITTLE * points if match else points
