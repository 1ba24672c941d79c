"""Command line of the arena."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context

from nanafuda.games import GAMES
from nanafuda.workshop import Broken

from . import (
    Outcome,
    Plan,
    audit,
    blunders,
    fit,
    percents,
    play_all,
    play_unit,
    player,
    puzzles,
    robin,
    steps,
    summary,
    truth,
)
from . import __doc__ as about
from .frame import options_of, with_options


def outcomes(plan: Plan, count: int, processes: int) -> Iterator[Outcome]:
    """Yield the outcomes of `count` deals in order, played on several processes."""
    if processes <= 1:
        yield from play_all(plan, count)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(partial(play_unit, plan), range(count))


def bar(done: int, count: int, found: list[Outcome]) -> None:
    """Show the progress of a run on stderr."""
    mean = sum(o.difference for o in found) / len(found)
    filled = 30 * done // count
    line = f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{count}  {mean:+.3f} "
    print(line, end="" if done < count else "\n", file=sys.stderr, flush=True)


def parser_of_duels() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arena",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=list(GAMES), default="seven-euchre")
    parser.add_argument("--a", required=True, help="a level, random, pimc, a bot's file, …")
    parser.add_argument("--b", required=True)
    parser.add_argument("--deals", type=int, default=100, help="deals (matches with --matches)")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--seats", type=int)
    with_options(parser)
    parser.add_argument("--matches", action="store_true", help="whole matches")
    parser.add_argument("--play-only", action="store_true", help="equal contracts, tricks counted")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


def main() -> None:
    tools = {
        "fit": fit,
        "truth": truth,
        "audit": audit,
        "blunders": blunders,
        "puzzles": puzzles,
        "field": percents,
        "robin": robin,
        "steps": steps,
    }
    for name, tool in tools.items():
        if sys.argv[1:2] == [name]:
            tool.main(sys.argv[2:])
            return
    parser = parser_of_duels()
    args = parser.parse_args()
    options = options_of(args.option)
    plan = Plan(
        args.game, args.a, args.b, args.seed, args.seats, options, args.matches, args.play_only
    )
    try:
        player(args.a, args.game), player(args.b, args.game)
    except ValueError as error:
        parser.error(str(error))
    played: list[Outcome] = []
    try:
        for outcome in outcomes(plan, args.deals, args.processes):
            played.append(outcome)
            if sys.stderr.isatty() or len(played) == args.deals:
                bar(len(played), args.deals, played)
    except Broken as error:
        parser.exit(1, f"{error}\n")
    print(json.dumps(summary(plan, played), indent=2))


if __name__ == "__main__":
    main()
