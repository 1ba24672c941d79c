"""Data and files of earlier builds open without loss: what several tests do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.conftest import DISMISS
from e2e.play import Table, go
from e2e.server import SiteServer
from e2e.storage import seen
from e2e.table.table import TURN

FOLDER = Path(__file__).parent / "fixtures"
BUILD = "355828c"
# As that build made its database.
FILL = """async ([local, deals]) => {
  Object.assign(localStorage, local);
  const asked = indexedDB.open("nanafuda", 1);
  asked.onupgradeneeded = () =>
    asked.result.createObjectStore("deals", { keyPath: "replay" }).createIndex("at", "at");
  await new Promise((done, failed) => {
    asked.onerror = failed;
    asked.onsuccess = () => {
      const change = asked.result.transaction("deals", "readwrite");
      for (const deal of deals) change.objectStore("deals").put(deal);
      change.oncomplete = done;
    };
  });
  asked.result.close();
}"""


def fixture(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def fill(page: Page, site: SiteServer, stored: dict[str, Any]) -> None:
    """Stores what a fixture holds before the page first opens at the fixture's time."""
    page.clock.set_fixed_time(stored["time"])
    page.goto(f"{site.url}about.en.html")  # of the same origin, without the page's scripts
    page.evaluate(FILL, [stored["local"], stored.get("deals", [])])
    go(page, "", site.url)


def act(page: Page, address: str) -> None:
    """Goes to a table and takes a turn, which changes the position."""
    before = seen.at_table(page, address)
    assert before["next"] == "person", address
    for _ in range(3):  # cards may have to be chosen first
        page.evaluate(TURN)
        Table(page).settle()
    assert page.evaluate(seen.AT_TABLE) != before, address
    page.evaluate(DISMISS)
