"""Measures the workshop's steps against the beginner and writes their gains for the page.

python3 build.py arena steps --deals 100
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from nanafuda.bots.search import result_of
from nanafuda.duplicate.measure import mean_and_interval
from nanafuda.games import GAMES
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import trial_steps

WORKSHOP = Path(__file__).parents[2] / "web/src/features/workshop"
STEPS = ("random", "rule", "count", "samples")
SLOW = ("samples",)  # measured on fewer deals


def file_of(step: str, game: str) -> Path:
    """Return the file of a step: its own for the game, or the one for all games."""
    own = WORKSHOP / f"steps/{step}-{game}.py"
    return own if own.exists() else WORKSHOP / f"steps/{step}.py"


def gain(step: str, game: str, deals: int) -> list[float]:
    """Return the mean gain per deal against the beginner, and half its 95 % interval."""
    bot = Bot(file_of(step, game).read_text("utf-8"), game)
    found = [result_of(trial_steps(bot, game, "beginner", f"w{n}")) for n in range(1, deals + 1)]
    bot.console.take()
    broken = next((one["broken"] for one in found if one["broken"]), None)
    if broken:
        raise ValueError(f"{step} of {game}: {broken}")
    mean, width = mean_and_interval([one["difference"] or 0.0 for one in found])
    return [round(mean, 2), round(width, 2)]


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="arena steps", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--slow", type=int, default=10, help="deals for the step that samples")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--step", action="append", choices=STEPS)
    given = parser.parse_args(args)
    path = WORKSHOP / "gains.json"
    gains = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for game in given.game or GAMES:
        for step in given.step or STEPS:
            deals = given.slow if step in SLOW else given.deals
            gains.setdefault(game, {})[step] = gain(step, game, deals)
            print(game, step, *gains[game][step], flush=True)
    path.write_text(json.dumps(gains, indent=2) + "\n", "utf-8")
