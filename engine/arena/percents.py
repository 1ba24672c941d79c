"""Measure whether a field is fair: `build.py arena field GAME --deals 400`.

Players of every level replay the first deals of matches, in each seat in turn, with club players
around. They are compared with the field's six club players only. Their percentages have 95 %
intervals: a club player with another seed should reach 50, a beginner less, an expert more.
`--whole` compares them with all sixteen, as players are compared, and adds the standard deviation
of the mean of 20 deals.
"""

from __future__ import annotations

import json
from math import sqrt
from statistics import stdev
from typing import Any

from nanafuda.bots import LEVELS, levels_around
from nanafuda.duplicate.fields import FIELD, USUAL, play_as, result_for
from nanafuda.duplicate.measure import measured
from nanafuda.match import Match

from .frame import parser_of

SUBJECT = 1000  # seed of the measured players; the field uses no such seed


def percents(game: str, number: int, levels: list[str], whole: bool = False) -> dict[str, float]:
    """Return each level's percentage in a deal, against the field's club players or all of it."""
    start = Match(game, seed=f"field {number}")
    seat = number % start.setup.seats
    around = levels_around(start.game, seat, USUAL)
    known: dict[tuple[str, ...], Any] = {}

    def result(level: str, own: int) -> float:
        table = start.branch(0)
        for _ in play_as(table, seat, level, own, around, known):
            pass
        return result_for(table, seat)

    others = [result(level, own) for level, own in FIELD if whole or level == USUAL]
    lowest = start.game.score_unit == "place" or start.game.lowest_wins
    found = {}
    for level in levels:
        mine = result(level, SUBJECT)
        beaten = sum((other > mine) if lowest else (other < mine) for other in others)
        found[level] = 100 * (beaten + others.count(mine) / 2) / len(others)
    return found


def summary(game: str, deals: list[dict[str, float]], whole: bool = False) -> dict[str, Any]:
    """Return the means of the levels with their intervals."""
    means = {}
    for level in deals[0]:
        found = [deal[level] for deal in deals]
        whose = measured(found)
        means[level] = f"{whose.mean:.1f} ± {whose.width:.1f}"
        if whole:
            means[level] += f" ({stdev(found) / sqrt(20):.1f})"
    return {"game": game, "deals": len(deals), **means}


def main(arguments: list[str]) -> None:
    parser = parser_of("field", __doc__, deals=400)
    parser.add_argument("--whole", action="store_true", help="compare with all sixteen")
    parser.add_argument("--level", action="append", help="whose percents (default: all)")
    args = parser.parse_args(arguments)
    levels = args.level or list(LEVELS)
    deals = [percents(args.game, n, levels, args.whole) for n in range(args.deals)]
    print(json.dumps(summary(args.game, deals, args.whole)))
