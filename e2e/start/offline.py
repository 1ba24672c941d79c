"""The site without its server, below any path, and when a new version of it comes  …"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

READY = re.compile("^Ready for offline")


def keep(page: Page) -> None:
    """Waits until the page says that all is kept for offline play."""
    expect(page.get_by_text(READY)).to_be_visible()


def rebuild(site: Path, mark: str = "0") -> None:
    """Puts another build into a site's place: every script and style has another name."""
    old = sorted(path for path in (site / "assets").iterdir() if path.is_file())
    names: dict[str, str] = {}
    for path in old:
        stem = path.stem.rpartition("-")[0]
        before = sum(name.startswith(f"{stem}-{mark * 7}") for name in names.values())
        names[path.name] = f"{stem}-{mark * 7}{before}{path.suffix}"  # there are several chunks
    for path in old:
        path.rename(path.with_name(names[path.name]))
    for path in [*site.rglob("*.html"), *site.glob("sw.js"), *site.glob("assets/*.js")]:
        text = path.read_text("utf-8")
        for name, new in names.items():
            text = text.replace(name, new)
        text = re.sub(r'(revision"?:"\w)\w{8}', rf"\g<1>{mark * 8}", text)
        path.write_text(text.replace("<title>", f"<title>{mark} "), "utf-8")


def update(page: Page) -> None:
    """Has a new version looked for, and changes over to it."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    keep(page)
