"""On a machine six times slower everything still comes up, and nothing is ever called a failure.

Chromium slows the page's own thread down by itself; the worker with it by being halted for five
sixths of the time, page and all.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE, prepare
from e2e.play import Table, view
from e2e.test_deals import finish, near_the_end
from e2e.test_lessons import FIRST, Learner
from web.tools.server import SiteServer

TIMES = 6
SLICE = 0.06  # seconds of which a sixth is run
SLOWLY = 5 * PATIENCE
# Whatever is told as gone wrong.
ALARMS = """addEventListener("DOMContentLoaded", () => {
  window.alarms = [];
  const alarms = "[role=alert]:not(:empty), .fault:not(:empty), .notice p";
  new MutationObserver(() => {
    for (const { textContent: text } of document.querySelectorAll(alarms))
      if (text.trim() && !window.alarms.includes(text.trim())) window.alarms.push(text.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
});"""


@contextmanager
def slow_page(page: Page) -> Iterator[None]:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": TIMES})
    yield


@contextmanager
def slow_machine(page: Page) -> Iterator[None]:
    """Halts the page's process, with its worker, for most of the time."""
    browser = page.context.browser
    assert browser
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    renderers = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    over = threading.Event()

    def halt() -> None:
        while not over.is_set():
            for sent, rest in (
                (signal.SIGSTOP, SLICE * (TIMES - 1) / TIMES),
                (signal.SIGCONT, SLICE / TIMES),
            ):
                for process in renderers:
                    os.kill(process, sent)
                time.sleep(rest)

    halting = threading.Thread(target=halt)
    halting.start()
    try:
        yield
    finally:
        over.set()
        halting.join()


@pytest.mark.long
@pytest.mark.keeps
@pytest.mark.parametrize("slow", [slow_page, slow_machine])
def test_everything_comes_up(
    browser: Browser, context: BrowserContext, page: Page, site: SiteServer, slow: object
) -> None:
    context.set_default_timeout(SLOWLY)
    expect.set_options(timeout=SLOWLY)
    prepare(context, "en")
    page.add_init_script(ALARMS)
    page.goto(f"{site.url}404.html")
    try:
        with slow(page):  # type: ignore[operator]
            page.goto(f"{site.url}#new=seven-euchre")
            page.get_by_role("button", name="Start", exact=True).click()
            table = Table(page)
            table.settle()
            assert len(table.cards()) == 12
            page.goto(view(page, ""))
            expect(page.get_by_text("Ready for offline ✓")).to_be_visible()
            learner = Learner(page, FIRST[0], "tap")
            for _ in range(4):
                learner.go_on()
            finish(page, near_the_end("sevens-heaven"))
            expect(page.locator(".prompt")).to_contain_text("cost about")
            assert page.evaluate("() => window.alarms") == []
    finally:
        expect.set_options(timeout=PATIENCE)
