"""What an ended deal is worth to a seat: points, and the match if that is over."""

from __future__ import annotations

from ...games.ring_of_sevens import RingOfSevens

MATCH = 20.0  # points that winning the match is worth in its last deal


def worth(game: RingOfSevens, seat: int) -> float:
    """What an ended deal is worth to a seat: the points it got, and the match if that is over."""
    points = float(game.scores[seat] - game.ending.before[seat])
    if game.over and seat in game.winners:
        points += MATCH / len(game.winners)
    return points
