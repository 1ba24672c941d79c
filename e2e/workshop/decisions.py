"""The same bot in CPython and in the browser: compares its actions in deals that the page measured.

.venv/bin/python -m e2e.workshop.decisions --deals 20
"""

from __future__ import annotations

import argparse
import os
import re

from arena.steps import STEPS, file_of
from nanafuda import Match
from nanafuda.games import GAMES
from nanafuda.workshop import Bot
from playwright.sync_api import Page, expect, sync_playwright

from e2e.conftest import ROOT, launch, prepare
from e2e.server import SiteServer
from e2e.workshop.workshop import open_workshop, write
from web.tools.browsers import find_browser


def watched(page: Page) -> str:
    """Let the bot of the editor play a deal in seat 0; return the deal's replay link."""
    page.locator("#workshop-opponent").select_option(index=0)
    page.locator("#workshop-watch").click()
    expect(page.locator("#table")).to_be_visible()
    link = re.sub("^.*#sent-replay&", "", page.url)
    page.go_back()
    return link.partition("&seat=")[0]


def differs(source: str, link: str) -> bool:
    """Whether a bot that draws no lots acts otherwise here than it did in seat 0 of a replay."""
    replay = Match.open_replay(link)
    bot = Bot(source, replay.setup.game)
    for number, action in enumerate(replay.actions):
        match = replay.before(number)
        if match.turn == 0 and len(match.legal()) > 1 and bot.decide(match.game, "1") != action:
            return True
    return False


def differing(page: Page, step: str, game: str, deals: int) -> int:
    """Return the number of deals that a step plays differently in the browser."""
    source = file_of(step, game).read_text("utf-8")
    open_workshop(page, game)
    write(page, source)
    return sum(differs(source, watched(page)) for _ in range(deals))


def main() -> None:
    parser = argparse.ArgumentParser(prog="decisions", description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    # The first and the last step draw lots.
    parser.add_argument("--step", action="append", choices=STEPS[1:-1])
    given = parser.parse_args()
    os.environ.setdefault("NANAFUDA_BROWSER_PATH", find_browser("chromium"))
    folder = ROOT / ".build/site"
    with SiteServer(folder, prefix="/nanafuda/") as site, sync_playwright() as playwright:
        context = launch(playwright).new_context()
        prepare(context, "en")
        page = context.new_page()
        page.goto(site.url)
        for step in given.step or STEPS[1:-1]:
            for game in given.game or GAMES:
                if not file_of(step, game).exists():
                    continue
                found = differing(page, step, game, given.deals)
                print(f"{game} {step}: {found} of {given.deals} deals differ", flush=True)


if __name__ == "__main__":
    main()
