"""The same bot in CPython and in the browser: compares its actions in the same deals.

.venv/bin/python -m e2e.workshop.decisions --deals 200
"""

from __future__ import annotations

import argparse
import os
from base64 import b64encode
from typing import Any

from arena.steps import STEPS, file_of
from nanafuda.bots.search import result_of
from nanafuda.games import GAMES
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import trial_steps
from playwright.sync_api import Page, sync_playwright

from e2e.conftest import ROOT, launch
from e2e.server import SiteServer
from e2e.start.test_engine import open_worker
from web.tools.browsers import find_browser

WORKSHOP = "new plain workshop"  # the name of its worker


def source_of(step: str, game: str) -> str:
    """Return a step's file; the one that samples tries fewer deals."""
    return file_of(step, game).read_text("utf-8").replace("PLAYOUTS = 240", "PLAYOUTS = 4")


def actions(trial: Any) -> list[str]:
    """Return the replay links of a trial, which contain every action."""
    return [one["replay"] for one in trial["played"]]


def differing(page: Page, step: str, game: str, deals: int) -> list[str]:
    """Return the seeds of the deals that a step plays differently in the browser."""
    source = source_of(step, game)
    bot = Bot(source, game)
    packed = b64encode(source.encode()).decode()
    found = []
    for seed in (f"d{n}" for n in range(1, deals + 1)):
        here = result_of(trial_steps(bot, game, "random", seed))
        bot.console.take()
        fields = {"source": packed, "game": game, "opponent": "random", "seed": seed}
        reply: Any = page.evaluate(
            "(request) => window.ask(request)", {"do": "trial", **fields, "once": False}
        )
        assert here["played"], here["broken"]
        if actions(reply["trial"]) != actions(here):
            found.append(seed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="decisions", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--step", action="append", choices=STEPS)
    given = parser.parse_args()
    os.environ.setdefault("NANAFUDA_BROWSER_PATH", find_browser("chromium"))
    folder = ROOT / ".build/site"
    with (
        SiteServer(folder, prefix="/nanafuda/") as site,
        sync_playwright() as playwright,
    ):
        page = open_worker(launch(playwright), site, WORKSHOP)
        for step in given.step or STEPS:
            for game in given.game or GAMES:
                found = differing(page, step, game, given.deals)
                told = ", ".join(found) or "none"
                print(f"{game} {step}: {given.deals} deals, different: {told}", flush=True)


if __name__ == "__main__":
    main()
