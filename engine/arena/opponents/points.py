"""Results of a deal by seat, more being better in all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nanafuda.game import Game


def points_of(game: Game[Any]) -> Sequence[int]:
    """Return every seat's points, negative in games that the lowest total wins."""
    return [-score for score in game.scores] if game.lowest_wins else game.scores


def margins(game: Game[Any]) -> list[float]:
    """Return how far every seat is ahead of the mean of its opponents."""
    points = points_of(game)
    found = []
    for seat in range(game.seats):
        side = (seat, *game.partners(seat))
        others = [score for s, score in enumerate(points) if s not in side]
        found.append(points[seat] - sum(others) / len(others))
    return found
