"""A world in which answers come late: finds tests, and screens, that hurry.

`build.py test browser --late 7` plays the browser tests in an order of that seed, while files wait
at the server and each request to a worker may wait for up to a second, above all what a tap or a
key has asked for. It adds no processor time and keeps the order of messages.
"""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from e2e.server import Handler

# The clock is taken before Playwright can put in one that stands still.
LATE = """(() => {
  if (!globalThis.Worker) return;
  const later = setTimeout.bind(globalThis);
  const post = Worker.prototype.postMessage;
  const before = new WeakMap();
  let asked = 0;
  for (const kind of ["pointerdown", "keydown", "popstate", "hashchange", "change", "input"])
    addEventListener(kind, () => { asked = 4; }, true);
  const pause = () => {
    if (asked-- > 0) return Math.random() < 0.3 ? 0 : 100 + Math.random() * 900;
    return Math.random() < 0.05 ? 300 : 0;
  };
  Worker.prototype.postMessage = function (...message) {
    const wait = pause();
    const sent = (before.get(this) ?? Promise.resolve())
      .then(() => wait && new Promise((done) => later(done, wait)))
      .then(() => post.apply(this, message));
    before.set(this, sent);
  };
  // Until a page is drawn, the one before is in sight.
  const listen = EventTarget.prototype.addEventListener; // where tests that make a tab deaf do
  EventTarget.prototype.addEventListener = function (kind, does, ...rest) {
    const slow = (event) => later(() => does.call(this, event), 250);
    return listen.call(this, kind, kind === "hashchange" ? slow : does, ...rest);
  };
})();"""
SEED = int(os.environ["NANAFUDA_LATE"])
WAITS = Random(SEED)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    Random(SEED).shuffle(items)


@pytest.fixture(scope="session", autouse=True)
def late() -> None:
    opened, answered = Browser.new_context, Handler.answer

    def new_context(self: Browser, **options: Any) -> BrowserContext:
        made = opened(self, **options)
        made.add_init_script(LATE)
        return made

    def answer(self: Handler, body: bool) -> None:
        time.sleep(WAITS.choice([0, 0, 0, 0.05, 0.2]))
        answered(self, body)

    Browser.new_context = new_context  # type: ignore[method-assign]
    Handler.answer = answer  # type: ignore[method-assign]
