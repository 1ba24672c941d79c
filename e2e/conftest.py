"""The harness: the built site on a server of its own, in a real browser, with every fault seen.

Fixtures: `site` (a running server; `.url`, `.stop()`, `.start()`), `context` and `page` (a new
browser profile for each test), `faults` (what went wrong on the page; a test that provokes one
says so with `faults.expect(pattern)`). `@pytest.mark.context(locale="ja-JP", viewport=…)` passes
options to the browser context; `@pytest.mark.keeps` lets its pages have a service worker, which
takes in the whole site at each first visit. `visit(lang)` gives a test that is about a table, and
not about how one comes to it, a page whose engine already runs. Page functions are given as
"() => …": the page's policy forbids the evaluation of text.

Tests wait for states and never for seconds: `PATIENCE` is the one limit of all such waits.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from e2e.server import SiteServer

# Milliseconds that anything may take: on a quiet machine nothing comes near it.
PATIENCE = int(os.environ.get("NANAFUDA_PATIENCE", "120000"))
ROOT = Path(__file__).resolve().parent.parent
# The page of the address is drawn; an address may have led on to another.
HERE = "() => document.getElementById('shell')?.dataset.at === location.hash.slice(1)"
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# No page lives long enough to gain by a second, better compilation of Python.
COMPILED_ONCE = "--js-flags=--liftoff-only"
# Faults that no exception belongs to: a violated policy, an endless circle of size observers.
REPORT_FAULTS = """addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
});
addEventListener("error", ({ error, message }) => {
  if (!error && message) console.error(message);
});"""
# A page that many tests use fetches more than browsers note by themselves.
NOTES_ALL = "performance.setResourceTimingBufferSize(100_000)"
# An answer may still store something.
COUNTS_REQUESTS = Path(__file__).with_name("asked.js").read_text("utf-8")
ANSWERED = "() => !unanswered().length"
KEEPS_NOTHING = "delete Navigator.prototype.serviceWorker"
WITH_FONTS = {"FONTCONFIG_FILE": str(Path(__file__).parent / "fonts.conf")}
DESKTOP = (1280, 720)
KEPT = "nanafuda:settings"
# Shuts what says something still, and stops writing down what is heard (heard.js).
DISMISS = """() => {
  document.querySelectorAll(".notice > button:last-child").forEach((one) => one.click());
  globalThis.listening?.disconnect();
}"""
# Deals that were played, and all else that is not a short text; how many there were.
FORGET = """async () => {
  let kept = 0;
  for (const { name } of await indexedDB.databases()) {
    const base = await new Promise((done) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
    });
    const stores = [...base.objectStoreNames];
    if (stores.length) await new Promise((done) => {
      const change = base.transaction(stores, "readwrite");
      for (const store of stores) {
        change.objectStore(store).count().onsuccess = ({ target }) => { kept += target.result; };
        change.objectStore(store).clear();
      }
      change.oncomplete = done;
    });
    base.close();
  }
  return kept;
}"""
LEFT = """() => {
  document.querySelectorAll("dialog[open]").forEach((one) => one.close());
  return !history.state?.over;
}"""
# Shown and stored is what was there before; the settings as though another tab had written them.
AS_BEFORE = f"""async (settings) => {{
  ({DISMISS})();
  for (const key of Object.keys(localStorage)) if (key !== "{KEPT}") localStorage.removeItem(key);
  await ({FORGET})();
  localStorage["{KEPT}"] = settings;
  dispatchEvent(new StorageEvent("storage", {{ key: "{KEPT}" }}));
  document.documentElement.style.fontSize = "";
}}"""
# Traces that a reused page may still show or store. A clock that Playwright has put in
# stays to the end of the context: time stands still, and `performance` knows of no entry.
TRACES = """(settings) => {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith("nanafuda:settings"));
  return location.hash !== "" || kept.length > 1 || localStorage[kept[0]] !== settings ||
    document.querySelector("dialog[open], .notice") !== null ||
    [Storage.prototype.setItem, IDBFactory.prototype.open].some((f) => !/native code/.test(f)) ||
    [navigator, navigator.clipboard].some((one) => Object.getOwnPropertyNames(one).length) ||
    !performance.getEntriesByType("navigation").length;
}"""


def pytest_configure(config: pytest.Config) -> None:
    expect.set_options(timeout=PATIENCE)


def until(page: Page, holds: Callable[[], object], what: str) -> None:
    """Waits for something that the page itself cannot tell."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, f"waited in vain for {what}"
        page.wait_for_timeout(20)  # what happens meanwhile is heard


def comes(page: Page, function: str, wanted: object = True) -> None:
    """Waits until a function that takes its time (a promise) gives what is wanted.

    To `wait_for_function` a promise is already an answer.
    """
    end = time.monotonic() + PATIENCE / 1000
    while (given := page.evaluate(function)) != wanted:
        assert time.monotonic() < end, f"waited in vain for {wanted}, got {given}: {function}"
        page.wait_for_timeout(20)


class Faults:
    """Faults of a page: errors, violations of the policy, requests to other origins."""

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
        context.add_init_script(REPORT_FAULTS)
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

    def wait_for(self, page: Page, pattern: str) -> None:
        """Waits for a fault of a page."""
        until(page, lambda: any(re.search(pattern, fault) for fault in self.seen), pattern)

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


def launch(playwright: Playwright, name: str = "chromium", flags: Sequence[str] = ()) -> Browser:
    """Starts the Chromium that the build found, or a browser that Playwright has."""
    options: dict[str, Any] = {"env": {**os.environ, **WITH_FONTS}}
    if name == "chromium":
        if path := os.environ.get("NANAFUDA_BROWSER_PATH") or shutil.which(name):
            options["executable_path"] = path
        sandbox = [] if getattr(os, "geteuid", lambda: 1)() else ["--no-sandbox"]
        options["args"] = [*FLAGS, *flags, *sandbox]
    started: Browser = getattr(playwright, name).launch(**options)
    return started


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright, flags=[COMPILED_ONCE])
    yield started
    started.close()


@pytest.fixture
def faults(site: SiteServer) -> Faults:
    return Faults(site.url)


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Keeps a test's own servers until its pages are closed, which may still fetch something."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def context(
    browser: Browser, faults: Faults, servers: ExitStack, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    options: dict[str, Any] = {"locale": "en-GB"}
    if marker := request.node.get_closest_marker("context"):
        options |= marker.kwargs
    made = browser.new_context(**options)
    made.set_default_timeout(PATIENCE)
    faults.watch(made)
    if not request.node.get_closest_marker("keeps"):
        made.add_init_script(KEEPS_NOTHING)
    yield made
    for open_page in made.pages:  # a file that a test still answers would fail the next test
        open_page.unroute_all(behavior="ignoreErrors")
    made.close()
    faults.check()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


# --- A page that is used again -------------------------------------------------------------------


def prepare(context: BrowserContext, lang: str, pace: str = "instant", **settings: object) -> None:
    """Settings for a context's pages, made before they are first opened."""
    quiet = {"sounds": False, "volume": "middle", "vibration": False, "remarks": "off"}
    # A test plays each move itself, also the only one.
    rest = {"letters": "auto", "fourColours": False, "shortcuts": True, "alone": False, **quiet}
    all_of_them = {"format": 1, "lang": lang, "theme": "auto", "pace": pace, **rest, **settings}
    context.add_init_script(
        f"if (location.protocol !== 'about:' && !localStorage.getItem('{KEPT}'))"
        f" localStorage.setItem('{KEPT}', {json.dumps(json.dumps(all_of_them))});"
    )


def switch_language(page: Page, lang: str) -> None:
    """Presses the button of a page's head, and waits for the words."""
    page.locator(f".masthead-tools button[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


class Host:
    """A page of a language at whose tables one test sits down after the other.

    The engine keeps running in between. A test leaves no other traces: a page that shows or
    keeps anything of it is thrown away.
    """

    def __init__(self, browser: Browser, site: SiteServer, lang: str) -> None:
        self.site, self.lang = site, lang
        self.faults = Faults(site.url)
        self.context = browser.new_context(locale="en-GB")
        self.context.set_default_timeout(PATIENCE)
        self.faults.watch(self.context)
        prepare(self.context, lang)
        for script in (NOTES_ALL, COUNTS_REQUESTS):
            self.context.add_init_script(script)
        self.page = page = self.context.new_page()
        page.goto(site.url)
        for other in ({"ja", "en"} - {lang}).pop(), lang:
            # There and back: the words of both are there.
            switch_language(page, other)
        self.show("deals")  # what stores a deal is there
        expect(page.locator(".deals .panel")).to_have_attribute("aria-busy", "false")
        self.show("")
        self.settings = page.evaluate(f"() => localStorage.getItem('{KEPT}')")

    def show(self, address: str) -> None:
        self.page.goto(f"{self.site.url}#{address}")
        self.page.wait_for_function(HERE)

    def clear(self) -> bool:
        """Puts page and storage back as they were; returns whether that was possible."""
        page, (width, height) = self.page, DESKTOP
        if self.context.pages != [page]:
            return False
        page.wait_for_function(LEFT)
        self.show("learn")
        for _ in range(2):  # an answer may lead to another request, whose answer stores a deal
            page.wait_for_function(ANSWERED)
            page.evaluate(AS_BEFORE, self.settings)
        self.show("")  # as at a first visit
        expect(page.locator("html")).to_have_attribute("lang", self.lang)
        page.mouse.move(0, 0)
        page.emulate_media(color_scheme="null")
        page.set_viewport_size({"width": width, "height": height})
        late = page.evaluate(FORGET)  # the last deal is perhaps stored only now
        return not late and not page.evaluate(TRACES, self.settings)


Visit = Callable[[str], Page]


# Folders with the longest tests: a worker that begins one last ends the run.
FIRST = ("laws", "sources", "workshop", "stress")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name not in FIRST)


@pytest.fixture(scope="session")
def hosts() -> Iterator[dict[str, Host]]:
    """The pages that are used again, by their language."""
    made: dict[str, Host] = {}
    yield made
    for host in made.values():
        host.context.close()


@pytest.fixture(scope="session")
def lasting(folder: Path) -> Iterator[SiteServer]:
    """The site of those pages, which no test stops."""
    with SiteServer(folder, prefix="/nanafuda/") as server:
        yield server


@pytest.fixture
def lang() -> str:
    """The language of a test that has no parameter for it."""
    return "en"


@pytest.fixture
def lasting_page(context: BrowserContext, site: SiteServer, lang: str) -> Page:
    """A page of a browser profile of its own, in the test's language."""
    prepare(context, lang)
    page = context.new_page()
    page.goto(site.url)
    return page


@pytest.fixture
def visit(
    browser: Browser, lasting: SiteServer, hosts: dict[str, Host], request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Gives a page in a language, instant and at the games, as one that was opened just now."""
    used: set[str] = set()

    def page_in(lang: str = "en") -> Page:
        if lang not in hosts:
            hosts[lang] = Host(browser, lasting, lang)
        used.add(lang)
        return hosts[lang].page

    failed = request.session.testsfailed
    yield page_in
    for lang in used:
        host = hosts[lang]
        if request.session.testsfailed > failed or not host.clear():
            hosts.pop(lang).context.close()
        faults, host.faults.seen = host.faults.seen, []
        assert not faults, "the page must be free of faults:\n" + "\n".join(faults)


@pytest.fixture
def other(visit: Visit) -> Iterator[Page]:
    """Another tab beside the page of `visit("en")`."""
    tab = visit("en").context.new_page()
    yield tab
    tab.close()
