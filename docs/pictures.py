"""Take the README's pictures from the built site.

python3 build.py dist && PYTHONPATH=engine .venv/bin/python -m docs.pictures
"""

from __future__ import annotations

import base64
import os

from nanafuda import Match
from nanafuda.bots import decide
from playwright.sync_api import sync_playwright

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
            prepare(context, "en", aloneOffered=True)
            page = context.new_page()
            page.goto(server.url)
            Table.resume(page, match_after(game, seats, seed, actions))
            page.evaluate("document.fonts.ready")
            # Playwright itself writes no WebP.
            devtools = context.new_cdp_session(page)
            options = {"format": "webp", "quality": 80}
            taken = devtools.send("Page.captureScreenshot", options)
            path = FOLDER / f"{name}.webp"
            path.write_bytes(base64.b64decode(taken["data"]))
            print(path, path.stat().st_size)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
