"""Whether what is told of a position is so: `build.py arena truth GAME --positions 500`.

At positions that club players come to, the choices are assessed as a hint does, and the same moves
are measured again with a fresh seed in more worlds. What was told is held against what was found:
of the best move, of the one that a club player would make, and of every move that was told to be
behind. A measure that chose what it tells would find its best moves worse the second time. The
share of each reason is counted besides.

With `--mistakes` club players' deals are reviewed instead, and every mistake is asked again with a
fresh seed, as carefully but in more worlds, so that the second answer does not err as the first
may: how many are still behind for sure, and how many cost as much as a mistake must.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from nanafuda.analysis.advice import Assessed, assessing
from nanafuda.analysis.reviews import review
from nanafuda.bots import bot_of, decide
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Gap, Look, Sample, averaged
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.match import Match

from . import hash_of

EVERY = 3  # about one position in so many is asked about
FRESH = 4  # times as many worlds as were told from
AGAIN = 480  # worlds at least in which a mistake is asked again


def positions(game: str, count: int, seed: str) -> Iterator[tuple[View[Any], str]]:
    """So many positions with a choice, from whole matches of club players, each with a seed."""
    number = 0
    while count:
        match, rng = Match(game, seed=f"{seed} {number}"), Random(f"truth {seed} {number}")
        number += 1
        while not match.over and count:
            if match.turn is None:
                match.next_deal()
                continue
            view, index = match.game.view(match.turn), len(match.actions)
            luck = hash_of("truth", match.setup.seed, match.deal_no, index)
            if len(view.legal()) > 1 and rng.random() * EVERY < 1:
                count -= 1
                yield view, f"{luck}"
                if not count:
                    return
            match.play(view.text(decide("club", view, luck)))


def again(view: View[Any], moves: list[Any], seed: str, worlds: int) -> Sample[Any]:
    """The same moves measured in so many fresh worlds."""
    look = bot_of(view.game.id).judge(view, Random(f"again {seed}")).quick
    sample = Sample(Look(look.trial, worlds, worlds, look.slice), moves)
    result_of(sample.draw(worlds))
    return sample


@dataclass(slots=True)
class Held:
    """What was told of some moves beside what was found of them, and what each should differ by."""

    told: list[float] = field(default_factory=list)
    found: list[float] = field(default_factory=list)

    def take(self, told: float, found: float) -> None:
        self.told.append(told)
        self.found.append(found)

    def summary(self) -> dict[str, float]:
        """The mean of told minus found with one standard error, and found's slope on told."""
        offsets = [a - b for a, b in zip(self.told, self.found, strict=True)]
        mean, error = averaged(offsets)
        middle, level = averaged(self.told)[0], averaged(self.found)[0]
        pairs = list(zip(self.told, self.found, strict=True))
        spread = sum((a - middle) ** 2 for a, _ in pairs)
        slope = sum((a - middle) * (b - level) for a, b in pairs) / spread if spread else 1.0
        return {"told_minus_found": mean, "error": error, "slope": round(slope, 3)}


@dataclass(slots=True)
class Turned:
    """Moves that were told to be behind for sure, and how many of them were found ahead."""

    told: int = 0
    turned: int = 0
    doubtful: int = 0  # not behind for sure the second time

    def take(self, gap: Gap) -> None:
        self.told += 1
        self.turned += gap.amount <= 0
        self.doubtful += not gap.clear


def measure(game: str, count: int, seed: str) -> dict[str, Any]:
    """Told against found at so many positions."""
    best: dict[str, Held] = {}
    usual: dict[str, Held] = {}
    behind, reasons = Turned(), Counter[str]()
    for view, luck in positions(game, count, seed):
        found: Assessed = result_of(assessing(view, luck))
        reasons[found.reason()["id"]] += 1
        sample = again(view, found.sample.moves, luck, FRESH * found.sample.worlds)
        unit = found.verdict.unit
        for move, held in ((found.best, best), (found.usual, usual)):
            told = found.sample.mean(move)[0]
            held.setdefault(unit, Held()).take(told, sample.mean(move)[0])
        for move in found.others:
            if found.behind(move).clear:
                behind.take(sample.behind(found.best, move))
    return {
        "game": game,
        "positions": count,
        "seed": seed,
        "best": {unit: held.summary() for unit, held in best.items()},
        "usual": {unit: held.summary() for unit, held in usual.items()},
        "behind": {
            "told": behind.told,
            "turned": round(behind.turned / max(1, behind.told), 4),
            "doubtful": round(behind.doubtful / max(1, behind.told), 4),
        },
        "reasons": {id: round(n / count, 3) for id, n in reasons.most_common()},
    }


def mistakes(game: str, deals: int, seed: str) -> dict[str, Any]:
    """Mistakes of club players, asked again with a fresh seed."""
    count = stay = called = 0
    promised, kept = [], []
    for number in range(deals):
        match = Match(game, seed=f"{seed} {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            luck = hash_of("truth", match.setup.seed, len(match.actions))
            match.play(view.text(decide("club", view, luck)))
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
        "told": round(sum(promised) / max(1, count), 2),  # in thresholds
        "found": round(sum(kept) / max(1, count), 2),
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="arena truth", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--mistakes", type=int, metavar="DEALS", help="ask mistakes again instead")
    parser.add_argument("--seed", default="truth")
    args = parser.parse_args(arguments)
    if args.mistakes:
        result = mistakes(args.game, args.mistakes, args.seed)
    else:
        result = measure(args.game, args.positions, args.seed)
    print(json.dumps(result, indent=2))
