"""Measure whether reported values hold: `build.py arena truth GAME --positions 500`.

At positions of club players' matches, the choices are assessed as for a hint. The same moves are
measured again with a fresh seed in more determinizations. Reported and remeasured values are
compared for the best move, the club player's move and every move reported to be behind. A biased
measure would find its best moves worse the second time. The share of each reason is counted, too.

With `--mistakes`, club players' deals are reviewed instead. Every mistake is analysed again, as
carefully but with a fresh seed and more determinizations, so that its errors are independent. The
output is how many are still certainly behind, and how many still cost as much as a mistake.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from nanafuda.analysis.advice import Assessed, assessing
from nanafuda.analysis.reviews import review
from nanafuda.bots import bot_of, decide
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Gap, Look, Sample, averaged
from nanafuda.duplicate.measure import seed_of
from nanafuda.game import View
from nanafuda.match import Match

from .frame import parser_of, play_deal

EVERY = 3  # about one position in 3 is assessed
FRESH = 4  # multiple of the assessment's determinizations
AGAIN = 480  # fewest determinizations for a mistake's second analysis


def positions(
    game: str, count: int, seed: str, every: int = EVERY
) -> Iterator[tuple[View[Any], str]]:
    """Yield `count` positions with a choice from club players' matches, each with a seed."""
    number = 0
    while count:
        match, rng = Match(game, seed=f"{seed} {number}"), Random(f"truth {seed} {number}")
        number += 1
        while not match.over and count:
            if match.turn is None:
                match.next_deal()
                continue
            view, index = match.game.view(match.turn), len(match.actions)
            luck = seed_of("truth", match.setup.seed, match.deal_no, index)
            if len(view.legal()) > 1 and rng.random() * every < 1:
                count -= 1
                yield view, f"{luck}"
                if not count:
                    return
            match.play(view.text(decide("club", view, luck)))


def again(view: View[Any], moves: list[Any], seed: str, worlds: int) -> Sample[Any]:
    """Return the same moves measured in `worlds` fresh determinizations."""
    look = bot_of(view.game.id).judge(view, Random(f"again {seed}")).quick
    sample = Sample(Look(look.trial, worlds, worlds, look.slice), moves)
    result_of(sample.draw(worlds))
    return sample


@dataclass(slots=True)
class Held:
    """Reported and remeasured values of some moves."""

    reported: list[float] = field(default_factory=list)
    found: list[float] = field(default_factory=list)

    def take(self, reported: float, found: float) -> None:
        self.reported.append(reported)
        self.found.append(found)

    def summary(self) -> dict[str, float]:
        """Return the mean of reported minus found, one standard error, and found's slope."""
        offsets = [a - b for a, b in zip(self.reported, self.found, strict=True)]
        mean, error = averaged(offsets)
        middle, level = averaged(self.reported)[0], averaged(self.found)[0]
        pairs = list(zip(self.reported, self.found, strict=True))
        spread = sum((a - middle) ** 2 for a, _ in pairs)
        slope = sum((a - middle) * (b - level) for a, b in pairs) / spread if spread else 1.0
        return {"told_minus_found": mean, "error": error, "slope": round(slope, 3)}


@dataclass(slots=True)
class Turned:
    """Moves reported as certainly behind, and how many of them are ahead when remeasured."""

    reported: int = 0
    turned: int = 0
    doubtful: int = 0  # not certainly behind the second time

    def take(self, gap: Gap) -> None:
        self.reported += 1
        self.turned += gap.amount <= 0
        self.doubtful += not gap.clear


def measure(game: str, count: int, seed: str) -> dict[str, Any]:
    """Compare reported and remeasured values at `count` positions."""
    best: dict[str, Held] = {}
    usual: dict[str, Held] = {}
    behind, reasons = Turned(), Counter[str]()
    for view, luck in positions(game, count, seed):
        assessed: Assessed = result_of(assessing(view, luck))
        reasons[assessed.reason()["id"]] += 1
        sample = again(view, assessed.sample.moves, luck, FRESH * assessed.sample.worlds)
        unit = assessed.verdict.unit
        for move, held in ((assessed.best, best), (assessed.usual, usual)):
            reported = assessed.sample.mean(move)[0]
            held.setdefault(unit, Held()).take(reported, sample.mean(move)[0])
        for move in assessed.others:
            if assessed.behind(move).clear:
                behind.take(sample.behind(assessed.best, move))
    return {
        "game": game,
        "positions": count,
        "seed": seed,
        "best": {unit: held.summary() for unit, held in best.items()},
        "usual": {unit: held.summary() for unit, held in usual.items()},
        "behind": {
            "reported": behind.reported,
            "turned": round(behind.turned / max(1, behind.reported), 4),
            "doubtful": round(behind.doubtful / max(1, behind.reported), 4),
        },
        "reasons": {id: round(n / count, 3) for id, n in reasons.most_common()},
    }


def mistakes(game: str, deals: int, seed: str) -> dict[str, Any]:
    """Analyse mistakes of club players again with a fresh seed."""
    count = stay = called = 0
    promised, kept = [], []
    for number in range(deals):
        match = play_deal(Match(game, seed=f"{seed} {number}"), partial(decide, "club"), "truth")
        for line in review(match, number % match.setup.seats):
            if not line["mistake"]:
                continue
            view = match.before(line["index"]).view(number % match.setup.seats)
            best, played = view.move(line["best"]), view.move(line["action"])
            verdict = bot_of(game).judge(view, Random(f"again {number} {line['index']}"))
            worlds = max(AGAIN, verdict.careful.most)
            sample = Sample(verdict.careful._replace(most=worlds), [best, played])
            result_of(sample.draw(worlds))
            gap = sample.behind(best, played)
            count += 1
            stay += gap.clear
            called += gap.clear and gap.amount >= verdict.threshold
            promised.append(line["weight"])
            kept.append(gap.amount / verdict.threshold)
    return {
        "game": game,
        "deals": deals,
        "mistakes": count,
        "behind_again": round(stay / max(1, count), 3),
        "mistakes_again": round(called / max(1, count), 3),
        "error": round(sqrt(0.25 / max(1, count)), 3),
        "reported": round(sum(promised) / max(1, count), 2),  # in thresholds of a mistake
        "found": round(sum(kept) / max(1, count), 2),
    }


def main(arguments: list[str]) -> None:
    parser = parser_of("truth", __doc__, seed="truth")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--mistakes", type=int, metavar="DEALS", help="ask mistakes again instead")
    args = parser.parse_args(arguments)
    if args.mistakes:
        result = mistakes(args.game, args.mistakes, args.seed)
    else:
        result = measure(args.game, args.positions, args.seed)
    print(json.dumps(result, indent=2))
