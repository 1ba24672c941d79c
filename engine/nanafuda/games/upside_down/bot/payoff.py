"""The payoff of an ended deal to a seat: its points, or its share of a match that may end, or its
place if no points are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp, fsum

from ....bots.reasons import Unit
from ..rules import POINTS, UpsideDown, limits_of, points_for

SPREAD = 2.2  # a lead of this many points makes a win of an unfinished match e times as likely
TIE = 0.001  # tie-break: share of a match per point, if the match may end


def may_be_last(game: UpsideDown) -> bool:
    """Return whether the match may end with this deal."""
    deals, target = limits_of(game.settings["end"])
    if deals is not None:
        return game.deal_no >= deals
    return target is not None and max(game.scores) + POINTS["winner"] >= target


def place_of(game: UpsideDown, seat: int) -> int:
    """Return the place (from 1) of a seat that is out or the last one in."""
    return (game.out.index(seat) if seat in game.out else game.seats - 1) + 1


def unit_of(game: UpsideDown, seat: int) -> Unit:
    """Return the unit in which the moves of a seat are measured in this deal.

    The unit is the match (a win is a share of 1) if this deal may end it and may still change the
    winner.
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
    """Return the payoff of a deal, in this unit, to a seat that is out or the last one in."""
    if unit == "win":
        return chance(game.scores, game, seat)
    place = place_of(game, seat)
    return float(-place if unit == "place" else points_for(game.seats)[place - 1])


def weighed(game: UpsideDown, seat: int, unit: Unit) -> float:
    """Return the payoff for a search: points break ties between equal match results."""
    tie = TIE * points_for(game.seats)[place_of(game, seat) - 1] if unit == "win" else 0.0
    return worth(game, seat, unit) + tie


def chance(scores: Sequence[int], game: UpsideDown, seat: int) -> float:
    """Return a seat's share of the match, given the totals after a deal that may be the last.

    If the match continues, this is a rough estimate from the totals alone.
    """
    best, (deals, target) = max(scores), limits_of(game.settings["end"])
    if deals is not None or (target is not None and best >= target):
        return float(scores[seat] == best) / sum(score == best for score in scores)
    odds = [exp((score - best) / SPREAD) for score in scores]
    return round(odds[seat] / fsum(odds), 9)


def _totals(game: UpsideDown, ranking: Sequence[int]) -> list[int]:
    """Return the match totals if this deal ends in `ranking`."""
    won = dict(zip(ranking, points_for(game.seats), strict=True))
    return [total + won[seat] for seat, total in enumerate(game.scores)]
