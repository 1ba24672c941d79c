"""From the address to the first hand, and every way in which the start can fail."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.play import go
from e2e.server import SiteServer


def deal(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()


def hand(page: Page) -> Locator:
    return page.locator("#table .hand [data-card]")


def first_hand(page: Page, site: SiteServer) -> None:
    """From the address to the cards."""
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(hand(page)).to_have_count(12)


IMAGE = re.compile(r"/image\.wasm$")
PLAIN_ONLY = re.compile(r"stdlib\.zip|\.whl")


def plain_files(site: SiteServer) -> list[str]:
    """Requested files of the plain start."""
    return [path for path in site.asked if PLAIN_ONLY.search(path)]


def spoil(site: Path, how: str) -> dict[str, Any]:
    """An answer to the request for the image of a site that is no good."""
    if how == "missing":
        return {"status": 404, "body": "Not found"}
    if how == "a page":
        return {"body": "<!doctype html>", "content_type": "application/wasm"}
    data = next(site.glob("assets/py/*/image.wasm")).read_bytes()
    if how == "another engine's":
        at = data.index(b'"engine":"') + len(b'"engine":"')
        data = data[:at] + (b"1" if data[at : at + 1] == b"0" else b"0") + data[at + 1 :]
    if how == "cut off":
        data = data[: len(data) // 2]
    return {"body": data, "content_type": "application/wasm"}
