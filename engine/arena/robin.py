"""Round robin of the bots in a folder: every pair on the same duplicate deals, and a table.

A row has a bot's mean gain per deal, then that among each other bot.

python3 build.py arena robin bots --game upside-down --deals 200
"""

from __future__ import annotations

import argparse
from itertools import permutations
from pathlib import Path

from nanafuda.duplicate.measure import mean_and_interval
from nanafuda.games import GAMES
from nanafuda.workshop import Broken

from . import Plan, play_all, player


def table(folder: Path, game: str, deals: int, seed: str) -> str:
    """Return the results as text: each bot's mean gain per deal, and that against each other bot.

    Raises ValueError if a file is no bot for this game, or there are fewer than two.
    """
    files = sorted(folder.glob("*.py"))
    if len(files) < 2:
        raise ValueError(f"{folder} has fewer than two bots (*.py)")
    for path in files:
        player(str(path), game)
    found: dict[tuple[int, int], tuple[float, float]] = {}
    for (i, a), (j, b) in permutations(enumerate(files), 2):
        plan = Plan(game, str(a), str(b), seed)
        found[i, j] = mean_and_interval([o.difference for o in play_all(plan, deals)])
    rows = []
    for i, path in enumerate(files):
        own = [found[i, j] for j in range(len(files)) if j != i]
        cells = [_cell(found.get((i, j))) for j in range(len(files))]
        rows.append((sum(mean for mean, _ in own) / len(own), path.stem, cells))
    head = ["bot", "mean", *(path.stem for path in files)]
    body = [[name, f"{mean:+.2f}", *cells] for mean, name, cells in sorted(rows, reverse=True)]
    widths = [max(len(row[i]) for row in [head, *body]) for i in range(len(head))]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in [head, *body]
    )


def _cell(result: tuple[float, float] | None) -> str:
    return "{:+.2f} ±{:.2f}".format(*result) if result else "—"


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="arena robin", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="arena")
    given = parser.parse_args(args)
    try:
        print(table(given.folder, given.game, given.deals, given.seed))
    except ValueError as error:
        parser.error(str(error))
    except Broken as error:
        parser.exit(1, f"{error}\n")
