"""Take the README's pictures from the built site.

python3 build.py dist && PYTHONPATH=engine .venv/bin/python -m docs.pictures
"""

from __future__ import annotations

import base64
import os

from arena.steps import file_of
from nanafuda import Match
from nanafuda.bots import decide
from playwright.sync_api import Page, sync_playwright

from e2e.conftest import KEEPS_NOTHING, ROOT, launch, prepare
from e2e.play import Table
from e2e.server import SiteServer
from web.tools.browsers import find_browser, windowless

FOLDER = ROOT / "docs/pictures"
# Name, width, height, pixel ratio, game, seats, seed, and how many actions have been taken.
PICTURES = (
    ("desktop", 1280, 800, 1, "seven-euchre", 4, "seven", 22),
    ("phone", 390, 844, 2, "ring-of-sevens", 4, "picture", 14),
)

# Bots of the pictured league: name, step and game.
BOTS = (
    ("Aya", "samples", "upside-down"),
    ("Ben", "rule", "upside-down"),
    ("Chika", "random", "upside-down"),
    ("Dan", "class", "seven-euchre"),
)


def match_after(game: str, seats: int, seed: str, actions: int) -> Match:
    """Return a match of club players at the first decision of seat 0 after so many actions."""
    match = Match(game, seats=seats, seed=seed)
    done = 0
    while done < actions or match.turn != 0 or len(match.legal()) < 2:
        assert match.turn is not None, "the deal has ended"
        move = decide("club", match.game.view(match.turn), seed=done)
        match.play(match.game.text(move))
        done += 1
    return match


def play_league(page: Page, address: str) -> None:
    """Let the workshop's steps meet, each measured by fewer deals than a class would take."""
    page.goto(f"{address}#workshop=upside-down")
    league = page.locator(".workshop-league")
    league.locator("summary").first.click()
    page.locator("#league-files").set_input_files(
        files=[
            {
                "name": f"{name}.py",
                "mimeType": "text/x-python",
                "buffer": file_of(step, game).read_bytes(),
            }
            for name, step, game in BOTS
        ]
    )
    page.locator("#league-seed").fill("picture")
    page.locator("#league-deals").select_option(index=1)
    page.locator("#league-start").click()
    page.locator("#league-export").wait_for(timeout=3_600_000)
    league.evaluate("(panel) => panel.scrollIntoView()")


def take(page: Page, name: str) -> None:
    """Write a picture of what is in sight."""
    page.evaluate("document.fonts.ready")
    # Playwright itself writes no WebP.
    devtools = page.context.new_cdp_session(page)
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    path = FOLDER / f"{name}.webp"
    path.write_bytes(base64.b64decode(taken["data"]))
    print(path, path.stat().st_size)


def main() -> None:
    os.environ["NANAFUDA_BROWSER_PATH"] = windowless(find_browser("chromium"))
    FOLDER.mkdir(exist_ok=True)
    with (
        SiteServer(ROOT / ".build/site", prefix="/nanafuda/") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name, width, height, ratio, game, seats, seed, actions in PICTURES:
            size = {"width": width, "height": height}
            context = browser.new_context(viewport=size, device_scale_factor=ratio)  # type: ignore[arg-type]
            context.add_init_script(KEEPS_NOTHING)
            prepare(context, "en")
            page = context.new_page()
            page.goto(server.url)
            Table.resume(page, match_after(game, seats, seed, actions))
            take(page, name)
            context.close()
        context = browser.new_context(viewport={"width": 960, "height": 600})
        context.add_init_script(KEEPS_NOTHING)
        prepare(context, "en")
        page = context.new_page()
        play_league(page, server.url)
        take(page, "league")
        context.close()
        browser.close()


if __name__ == "__main__":
    main()
