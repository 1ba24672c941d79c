"""The harness: the built site on a server of its own, in a real browser, with every fault seen.

Fixtures: `site` (a running server; `.url`, `.stop()`, `.start()`), `context` and `page` (a new
browser profile for each test), `faults` (what went wrong on the page; a test that provokes one
says so with `faults.expect(pattern)`). `@pytest.mark.context(locale="ja-JP", viewport=…)` passes
options to the browser context. Page functions are given as "() => …": the page's policy forbids
the evaluation of text.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    expect,
    sync_playwright,
)

from web.tools.server import SiteServer

ROOT = Path(__file__).resolve().parent.parent
BROWSER = os.environ.get("NANAFUDA_BROWSER", "chromium")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
});"""


def pytest_configure(config: pytest.Config) -> None:
    expect.set_options(timeout=20_000)  # a cold start of Python on a busy machine takes its time


class Faults:
    """What a page must not do: errors, violations of the policy, requests to other origins."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.allowed: list[str] = []

    def expect(self, pattern: str) -> None:
        """Says that faults matching `pattern` belong to this test; at least one must occur."""
        self.expected.append(pattern)

    def allow(self, pattern: str) -> None:
        """Says that faults matching `pattern` may occur: it depends on the browser or on time."""
        self.allowed.append(pattern)

    def watch(self, context: BrowserContext) -> None:
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("request", self.request)
        context.on("weberror", lambda error: self.seen.append(f"page error: {error.error}"))
        context.on(
            "console",
            lambda message: (
                self.seen.append(f"console: {message.text}") if message.type == "error" else None
            ),
        )

    def request(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.seen.append(f"other origin: {request.url}")

    def check(self) -> None:
        for pattern in self.expected:
            assert any(re.search(pattern, fault) for fault in self.seen), f"no fault: {pattern}"
        rest = [
            fault
            for fault in self.seen
            if not any(re.search(pattern, fault) for pattern in self.expected + self.allowed)
        ]
        assert not rest, "the page must be free of faults:\n" + "\n".join(rest)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site: a build that runs meanwhile changes nothing."""
    built = ROOT / ".build/site"
    assert built.exists(), "build the site first: python3 build.py dist"
    copy = tmp_path_factory.mktemp("site") / "site"
    shutil.copytree(built, copy)
    return copy


@pytest.fixture
def site(folder: Path) -> Iterator[SiteServer]:
    with SiteServer(folder, prefix="/nanafuda/") as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        options: dict[str, Any] = {}
        if path := os.environ.get("NANAFUDA_BROWSER_PATH") or shutil.which("chromium"):
            options["executable_path"] = path
        if BROWSER == "chromium":
            sandbox = [] if getattr(os, "geteuid", lambda: 1)() else ["--no-sandbox"]
            options["args"] = [*FLAGS, *sandbox]
        else:
            options.pop("executable_path", None)
        started = getattr(playwright, BROWSER).launch(**options)
        yield started
        started.close()


@pytest.fixture
def faults(site: SiteServer) -> Faults:
    return Faults(site.url)


@pytest.fixture
def context(
    browser: Browser, faults: Faults, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    options: dict[str, Any] = {"locale": "en-GB"}
    if marker := request.node.get_closest_marker("context"):
        options |= marker.kwargs
    made = browser.new_context(**options)
    made.set_default_timeout(30_000)
    faults.watch(made)
    yield made
    made.close()
    faults.check()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
