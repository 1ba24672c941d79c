"""Writes the fixture of a build: what it stores once it has opened the newest fixture.

    PYTHONPATH=engine .venv/bin/python -m e2e.storage.make_fixtures NAME [--site DIR] [--to DIR]

NAME says which build it is; the site is `.build/site` unless given. `stored-NAME.json` has
localStorage, the deals of IndexedDB, the time, and what a user sees; `export-NAME.json` is the
file of “Save to a file”. Existing fixtures stay as they are: they stand for what is stored on
devices. 1.0.0 was made with commit 2311b77, the first that names that version. If a build stores
something new, use it in `go_on` below before its fixture is written.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from e2e.conftest import KEEPS_NOTHING, PATIENCE, ROOT, launch
from e2e.play import stored_deals
from e2e.server import SiteServer
from e2e.storage import seen
from e2e.storage.fixtures_steps import BUILD, FOLDER, act, fill, fixture
from web.tools.browsers import find_browser, windowless

LOCAL = "() => Object.fromEntries(Object.entries(localStorage).sort())"


def go_on(page: Page) -> None:
    """Takes a turn in every match, so that the build stores each in its own way."""
    for game in seen.GAMES:
        act(page, f"play={game}")


def write(path: Path, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", "utf-8")
    print(path, len(text.encode()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="of the build")
    parser.add_argument("--site", type=Path, default=ROOT / ".build/site")
    parser.add_argument("--to", type=Path, default=FOLDER)
    args = parser.parse_args()
    os.environ["NANAFUDA_BROWSER_PATH"] = windowless(find_browser("chromium"))
    expect.set_options(timeout=PATIENCE)
    with SiteServer(args.site, prefix="/nanafuda/") as server, sync_playwright() as playwright:
        context = launch(playwright).new_context(locale="en-GB", timezone_id="UTC")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEPS_NOTHING)
        page = context.new_page()
        before: dict[str, Any] = fixture(f"stored-{BUILD}")
        fill(page, server, before)
        go_on(page)
        export = json.loads(seen.saved_file(page))
        stored = {"local": page.evaluate(LOCAL), "deals": stored_deals(page)}
        about = {"build": args.name, "seen": seen.everything(page)}
        write(args.to / f"export-{args.name}.json", export)
        write(args.to / f"stored-{args.name}.json", {**before, **about, **stored})
        context.close()


if __name__ == "__main__":
    main()
