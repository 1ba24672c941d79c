"""What an ended deal is worth to a seat: points, or in a match's last deal the match."""

from __future__ import annotations

from ..rules import RingOfSevens

MATCH = 50.0  # points that winning the match is worth where a deal is played for it
LITTLE = 0.05  # times a point there: of deals that win as often, the better one
NEAR = 60  # points between a seat and the best of the others that a deal can make up


def for_the_match(game: RingOfSevens, seat: int) -> bool:
    """Whether a deal that is being played decides the match for a seat: the last of several, and
    the seat is neither far ahead nor far behind."""
    if game.deals == 1 or game.deal_no != game.deals:
        return False
    rivals = [score for s, score in enumerate(game.scores) if s != seat]
    return abs(game.scores[seat] - max(rivals)) <= NEAR


def gained(ended: RingOfSevens, seat: int) -> float:
    """The points that a seat got in an ended deal."""
    return float(ended.scores[seat] - ended.ending.before[seat])


def won(ended: RingOfSevens, seat: int) -> float:
    """A seat's share of an ended match."""
    return 1 / len(ended.winners) if seat in ended.winners else 0.0


def worth(ended: RingOfSevens, seat: int, match: bool) -> float:
    """What an ended deal is worth to a seat, in points; `match`: whether it decided the match."""
    points = gained(ended, seat)
    return MATCH * won(ended, seat) + LITTLE * points if match else points
