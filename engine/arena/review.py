"""Whether reviews promise what can be had: `build.py arena review GAME --deals 200`.

Bots of a level play the first deals of matches, and the decisions of one seat are reviewed. From
every position with a mistake the deal is then played again, once the way it was and once with the
better move first, the same cards and the same bots: the mean gain is to be what the review
promised. With `--level expert` (whose seeds are not the review's) it is counted how many of an
expert's decisions are called mistakes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from nanafuda.analysis.reviews import review
from nanafuda.bots import bot_of, decide
from nanafuda.game import Game
from nanafuda.games import GAMES
from nanafuda.match import Match

from . import hash_of

if TYPE_CHECKING:
    from nanafuda.protocol.messages.review import Line


@dataclass(frozen=True, slots=True)
class Again:
    """A decision that was reviewed, and what the better way gained with the cards as they lay."""

    line: Line
    gain: float  # in the line's unit


def dealt(game: str, seed: str, level: str) -> Match:
    """A match whose first deal bots of a level have played."""
    match = Match(game, seed=seed)
    while match.turn is not None:
        view = match.game.view(match.turn)
        move = decide(level, view, hash_of("review", seed, len(match.actions)))
        match.play(view.text(move))
    return match


def ended(game: Game[Any], action: str, level: str, seed: str) -> Game[Any]:
    """The end of a deal that goes on with an action and is played on by bots of a level."""
    after = game.clone()
    after.play(after.move(action))
    step = 0
    while after.turn is not None:
        step += 1
        after.play(decide(level, after.view(after.turn), hash_of("review", seed, step)))
    return after


def played_again(match: Match, seat: int, level: str, all: bool = False) -> Iterator[Again | Line]:
    """The lines of a seat's decisions; mistakes (or all that differ) with what was gained."""
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
    """What was promised and what was gained, on the average, with one standard error."""
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
        "off": round(mean / error, 2) if error else 0.0,  # standard errors
    }


def measure(game: str, deals: int, seed: str, level: str) -> dict[str, Any]:
    """Review so many deals, a seat each in turn, and play the mistakes again."""
    lines = 0
    mistakes: list[Again] = []
    for number in range(deals):
        match = dealt(game, f"{seed} {number}", level)
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
    parser = argparse.ArgumentParser(prog="arena review", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="review")
    parser.add_argument("--level", default="club", help="whose play is reviewed")
    args = parser.parse_args(arguments)
    print(json.dumps(measure(args.game, args.deals, args.seed, args.level), indent=2))
