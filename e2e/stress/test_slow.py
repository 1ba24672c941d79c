"""On a page six times slower everything still comes up, and nothing is ever called a failure.

Chromium slows down the page's own thread; the worker shares the rest of the machine.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import PATIENCE, prepare
from e2e.learning.lessons import FIRST, Learner
from e2e.play import Table, go
from e2e.server import SiteServer
from e2e.storage.stored import finish, near_the_end

TIMES = 6
SLOWLY = 5 * PATIENCE
REVIEWED = re.compile("cost about|took you|[Nn]o (clear )?mistakes")
# All error messages.
ALARMS = """addEventListener("DOMContentLoaded", () => {
  window.alarms = [];
  const alarms = "[role=alert]:not(:empty), .fault:not(:empty), .notice p";
  new MutationObserver(() => {
    for (const { textContent: text } of document.querySelectorAll(alarms))
      if (text.trim() && !window.alarms.includes(text.trim())) window.alarms.push(text.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
});"""


@pytest.mark.long
@pytest.mark.keeps
def test_everything_comes_up(context: BrowserContext, page: Page, site: SiteServer) -> None:
    """A start, a lesson, what is kept for offline play, a review."""
    context.set_default_timeout(SLOWLY)
    expect.set_options(timeout=SLOWLY)
    prepare(context, "en")
    page.add_init_script(ALARMS)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": TIMES})
    try:
        go(page, "new=seven-euchre", site.url)
        page.get_by_role("button", name="Start", exact=True).click()
        table = Table(page)
        table.settle()
        assert len(table.cards()) == 12
        learner = Learner(page, FIRST[0], "tap")
        for _ in range(4):
            learner.go_on()
        finish(page, near_the_end("sevens-heaven"))
        expect(page.locator(".prompt")).to_contain_text(REVIEWED)
        go(page, "")
        expect(page.get_by_text("Ready for offline ✓")).to_be_visible()
        assert page.evaluate("() => window.alarms") == []
    finally:
        expect.set_options(timeout=PATIENCE)
