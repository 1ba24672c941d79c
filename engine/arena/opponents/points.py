"""What a deal has brought every seat, more being better in all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nanafuda.game import Game


def points_of(game: Game[Any]) -> Sequence[int]:
    """What every seat has: where the lowest wins, points are losses."""
    return [-score for score in game.scores] if game.lowest_wins else game.scores


def margins(game: Game[Any]) -> list[float]:
    """How far every seat is ahead of the mean of those it plays against."""
    points = points_of(game)
    found = []
    for seat in range(game.seats):
        side = (seat, *game.partners(seat))
        others = [score for s, score in enumerate(points) if s not in side]
        found.append(points[seat] - sum(others) / len(others))
    return found
