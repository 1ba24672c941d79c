"""Command line of the arena."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import replace
from statistics import fmean
from typing import Any

from nanafuda.games import GAMES
from nanafuda.workshop import Broken

from . import __doc__ as about
from . import (
    audit,
    blunders,
    duel_of,
    fit,
    opponents,
    percents,
    play_contract,
    play_match,
    puzzles,
    robin,
    steps,
    summary,
    taken,
    truth,
    won,
)
from .frame import options_of, with_options


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
    how: dict[str, Any] = {}
    counted = "points"
    if args.matches:
        how, counted = {"play": play_match, "score": won}, "matches won"
    elif args.play_only:
        if not hasattr(opponents.own(args.game), "set_contract"):
            parser.error(f"{args.game} has no equal contracts")
        how, counted = {"play": play_contract, "score": taken}, "tricks"
    about_it = {"game": args.game, "a": args.a, "b": args.b, "seed": args.seed, "counted": counted}
    found: list[float] = []
    try:
        duel = duel_of(args.game, args.a, args.b, args.seed, args.seats, options_of(args.option))
        for difference in replace(duel, **how).differences(args.deals, args.processes):
            found.append(difference)
            if sys.stderr.isatty():
                print(f"\r{len(found)}/{args.deals}  {fmean(found):+.3f} ", end="", file=sys.stderr)
    except ValueError as error:
        parser.error(str(error))
    except Broken as error:
        parser.exit(1, f"{error}\n")
    print(json.dumps({**about_it, "deals": len(found), **summary(found)}, indent=2))


if __name__ == "__main__":
    main()
