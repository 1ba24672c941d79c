"""Measures the workshop's steps and writes their gains for the page.

Each step plays the same fresh deals against the beginner. Its rise is the difference from the step
before on their common deals; a step whose rise is not above its error is left out. `--deals`,
`--slow` and `--seed` are the sample; the file keeps earlier figures of games and steps that are not
measured.

python3 build.py arena steps --deals 400 --slow 40
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path

from nanafuda.bots.search import result_of
from nanafuda.duplicate.measure import measured
from nanafuda.games import GAMES
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import deal_steps

WEB = Path(__file__).parents[2] / "web"
BOTS = WEB / "src/features/workshop/bots"
STEPS = ("random", "rule", "count", "samples")
SLOW = ("samples",)  # measured on fewer deals
PATIENCE = 600  # seconds for a decision: figures must not depend on this machine's load


def file_of(step: str, game: str) -> Path:
    """Return the file of a step: its own for the game, or the one for all games."""
    own = WEB / f"games/{game}/steps/{step}.py"
    return own if own.exists() else BOTS / f"steps/{step}.py"


def differences(step: str, game: str, seed: str, deals: int) -> list[float]:
    """Return the margin of each deal against the beginner. Raises ValueError if the step fails."""
    bot = Bot(file_of(step, game).read_text("utf-8"), game, seconds=PATIENCE)
    margins = []
    for number in range(1, deals + 1):
        trial = result_of(deal_steps([bot], game, f"{seed}-{number}", number, opponent="beginner"))
        bot.console.take()
        if trial["broken"]:
            raise ValueError(f"{step} of {game}: {trial['broken']}")
        margins.append(trial["played"][0]["points"] / trial["parts"])
    return margins


def rounded(values: Sequence[float]) -> list[float]:
    """Return the mean and half its 95 % interval."""
    found = measured(values)
    return [round(found.mean, 2), round(found.width, 2)]


def text_of(gains: object) -> str:
    """Return JSON text as the page's formatter writes it, with each list on one line."""
    text = json.dumps(gains, indent=2)
    return re.sub(r"\[\s+([^\]]+?)\s+\]", lambda m: f"[{' '.join(m[1].split())}]", text) + "\n"


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="arena steps", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--slow", type=int, default=40, help="deals for the step that samples")
    parser.add_argument("--seed", default="steps", help="the same seed deals the same cards")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    given = parser.parse_args(args)
    path = BOTS / "gains.json"
    gains = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for game in given.game or GAMES:
        before: list[float] | None = None
        for step in STEPS:
            if not file_of(step, game).exists():
                continue
            deals = given.slow if step in SLOW else given.deals
            margins = differences(step, game, given.seed, deals)
            figures: dict[str, object] = {"deals": deals, "gain": rounded(margins)}
            if before is not None:
                rise = rounded([a - b for a, b in zip(margins, before, strict=False)])
                figures["rise"] = rise
                if rise[0] <= rise[1]:
                    print(game, step, figures, "left out", flush=True)
                    gains[game].pop(step, None)
                    continue
            before = margins
            print(game, step, figures, flush=True)
            gains.setdefault(game, {})[step] = figures
            path.write_text(text_of(gains), "utf-8")
