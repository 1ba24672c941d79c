"""Measure whether reviews predict the real gain: `build.py arena review GAME --deals 200`.

Bots of a level play the first deals of matches, and one seat's decisions are reviewed. The deal is
replayed from every mistake, once as played and once with the better move first, with the same cards
and bots. The mean gain should equal the predicted one. `--level expert` (whose seeds differ from
the review's) counts the expert's decisions that are called mistakes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from nanafuda.analysis.reviews import review
from nanafuda.bots import bot_of, decide
from nanafuda.duplicate.measure import seed_of
from nanafuda.game import Game
from nanafuda.match import Match

from .frame import parser_of, play_deal

if TYPE_CHECKING:
    from nanafuda.messages.review import Line


@dataclass(frozen=True, slots=True)
class Again:
    """A reviewed decision and the real gain of the better move with the actual cards."""

    line: Line
    gain: float  # in the line's unit


def ended(game: Game[Any], action: str, level: str, seed: str) -> Game[Any]:
    """Play an action and then the deal to its end by bots of a level; return the end."""
    after = game.clone()
    after.play(after.move(action))
    step = 0
    while after.turn is not None:
        step += 1
        after.play(decide(level, after.view(after.turn), seed_of("review", seed, step)))
    return after


def played_again(match: Match, seat: int, level: str, all: bool = False) -> Iterator[Again | Line]:
    """Yield a seat's lines; for mistakes (or all that differ), the replayed gain."""
    for line in review(match, seat):
        if line["action"] == line["best"] or not (all or line["mistake"]):
            yield line
            continue
        game = match.before(line["index"])
        outcome = bot_of(game.id).judge(game.view(seat), Random(0)).outcome
        seed = f"{match.setup.seed} {line['index']}"
        best, played = (
            outcome(ended(game, action, level, seed), game.move(action)).amount
            for action in (line["best"], line["action"])
        )
        yield Again(line, best - played)


def summary(found: list[Again]) -> dict[str, Any]:
    """Return the mean predicted and real gain, with one standard error."""
    count = len(found)
    off = [again.gain - again.line["loss"] for again in found]
    gain = sum(again.gain for again in found) / count
    mean = sum(off) / count
    error = sqrt(sum((o - mean) ** 2 for o in off) / max(1, count - 1) / count)
    return {
        "mistakes": count,
        "promised": round(gain - mean, 4),
        "gained": round(gain, 4),
        "error": round(error, 4),
        "off": round(mean / error, 2) if error else 0.0,  # in standard errors
    }


def measure(game: str, deals: int, seed: str, level: str) -> dict[str, Any]:
    """Review `deals` deals, a seat of each in turn, and replay the mistakes."""
    lines = 0
    mistakes: list[Again] = []
    for number in range(deals):
        match = play_deal(Match(game, seed=f"{seed} {number}"), partial(decide, level), "review")
        for entry in played_again(match, number % match.setup.seats, level):
            lines += 1
            if isinstance(entry, Again):
                mistakes.append(entry)
    units: list[str] = sorted({again.line["unit"] for again in mistakes})
    by_unit = {u: summary([again for again in mistakes if again.line["unit"] == u]) for u in units}
    return {
        "game": game, "level": level, "seed": seed, "deals": deals, "decisions": lines,
        "mistakes_a_deal": round(len(mistakes) / deals, 4), **by_unit,
    }  # fmt: skip


def main(arguments: list[str]) -> None:
    parser = parser_of("review", __doc__, seed="review", deals=100)
    parser.add_argument("--level", default="club", help="whose play is reviewed")
    args = parser.parse_args(arguments)
    print(json.dumps(measure(args.game, args.deals, args.seed, args.level), indent=2))
