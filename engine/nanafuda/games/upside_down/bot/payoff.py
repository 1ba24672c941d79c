"""What an ended deal is worth to a seat: its points, or what it makes of the match where that may
end, or its place where no points are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp, fsum

from ....bots.reasons import Unit
from ..rules import POINTS, UpsideDown, limits_of, points_for

SPREAD = 2.2  # points that make a seat e times as likely to win a match that goes on
TIE = 0.001  # share of a match that a point is worth where the match may end: it breaks ties


def may_be_last(game: UpsideDown) -> bool:
    """Whether the match may end with this deal."""
    deals, target = limits_of(game.settings["end"])
    if deals is not None:
        return game.deal_no >= deals
    return target is not None and max(game.scores) + POINTS["winner"] >= target


def place_of(game: UpsideDown, seat: int) -> int:
    """Where a seat that is out, or the last one in, has come in the deal."""
    return (game.out.index(seat) if seat in game.out else game.seats - 1) + 1


def unit_of(game: UpsideDown, seat: int) -> Unit:
    """In what the moves of a seat are measured in this deal.

    It is the match, a win being a share of 1, where this deal may end it and may yet make a
    difference to who wins it.
    """
    if game.settings["points"] == "none":
        return "place"
    if not may_be_last(game):
        return "points"
    left = [s for s in range(game.seats) if s not in game.out]
    rankings = (game.out + rest for rest in permutations(left))
    ends = {chance(_totals(game, ranking), game, seat) for ranking in rankings}
    return "win" if len(ends) > 1 else "points"


def worth(game: UpsideDown, seat: int, unit: Unit) -> float:
    """What a deal came to for a seat that is out or the last one in, in this unit."""
    if unit == "win":
        return chance(game.scores, game, seat)
    place = place_of(game, seat)
    return float(-place if unit == "place" else points_for(game.seats)[place - 1])


def weighed(game: UpsideDown, seat: int, unit: Unit) -> float:
    """The same as a search goes by it: points tell apart what is the same for the match."""
    tie = TIE * points_for(game.seats)[place_of(game, seat) - 1] if unit == "win" else 0.0
    return worth(game, seat, unit) + tie


def chance(scores: Sequence[int], game: UpsideDown, seat: int) -> float:
    """A seat's share of the match, these being the totals after a deal that may have been the last.

    If it goes on, roughly, by the totals alone.
    """
    best, (deals, target) = max(scores), limits_of(game.settings["end"])
    if deals is not None or (target is not None and best >= target):
        return float(scores[seat] == best) / sum(score == best for score in scores)
    odds = [exp((score - best) / SPREAD) for score in scores]
    return round(odds[seat] / fsum(odds), 9)


def _totals(game: UpsideDown, ranking: Sequence[int]) -> list[int]:
    """The totals of the match if the seats of this deal come in so."""
    won = dict(zip(ranking, points_for(game.seats), strict=True))
    return [total + won[seat] for seat, total in enumerate(game.scores)]
