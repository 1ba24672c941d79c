"""From the address to the first hand, and every way in which the start can fail."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Faults, until
from e2e.play import escape, go
from e2e.server import SiteServer
from e2e.start.start import IMAGE, deal, first_hand, hand, plain_files, spoil

pytestmark = pytest.mark.keeps
WASM = re.compile(r"\.wasm$")
PYTHON = re.compile(r"/assets/py/")


@pytest.mark.context(java_script_enabled=False)
def test_page_is_readable_before_any_script(page: Page, site: SiteServer) -> None:
    page.goto(site.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("card games all about seven")
    expect(page.get_by_role("heading", level=1)).to_contain_text("「7」をめぐる、")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main li#E1")).to_be_visible()
    expect(page.locator("main .card-row").first).to_have_attribute("role", "img")
    page.get_by_role("link", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.locator("a.page-home").click()
    assert page.url == site.url


# Bytes of all that a first visit fetches for offline play, compressed as hosts do, and what may be
# added before somebody looks for the cause.
FIRST_VISIT = 4_767_000
BUDGET = 1.05


def test_a_first_visit_keeps_to_its_budget(folder: Path) -> None:
    urls = re.findall(r'"url":"([^"]+)"', (folder / "sw.js").read_text("utf-8"))
    assert len(urls) > 40
    data = {url: (folder / url).read_bytes() for url in urls}
    found = sum(
        len(text if url.endswith(".png") else gzip.compress(text, 6)) for url, text in data.items()
    )
    assert FIRST_VISIT / BUDGET < found <= FIRST_VISIT * BUDGET, found


@pytest.mark.parametrize(
    "broken",
    [
        "asm.wasm",
        pytest.param("asm.js", marks=pytest.mark.long),
        pytest.param("(image.wasm|stdlib.zip)", marks=pytest.mark.long),
        pytest.param("(image.wasm|nanafuda-.*whl)", marks=pytest.mark.long),
    ],
)
def test_failed_start_says_so_and_can_be_tried_again(
    page: Page, site: SiteServer, faults: Faults, broken: str
) -> None:
    faults.allow("503")
    page.route(re.compile(f"{broken}$"), lambda route: route.fulfill(status=503))
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(page.get_by_role("alert")).to_contain_text("did not start")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(hand(page)).to_have_count(12)


def test_start_without_any_news_fails_in_the_end(page: Page, site: SiteServer) -> None:
    page.clock.install()
    page.route(PYTHON, lambda route: None)
    with page.expect_request(PYTHON):  # that the worker is there is news
        go(page, "new=seven-euchre", site.url)
    deal(page)
    page.clock.run_for(30_000)
    expect(page.get_by_role("progressbar")).to_be_visible()
    alert = page.get_by_role("alert")
    for _ in range(65):  # news that came late prolongs the wait, to ten minutes at most
        if alert.count():
            break
        page.clock.run_for(10_000)
    expect(alert).to_contain_text("too long")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(hand(page)).to_have_count(12)


def test_refused_webassembly_is_told_apart(page: Page, site: SiteServer, faults: Faults) -> None:
    def forbid(route: Route) -> None:
        answer = route.fetch()
        policy = {"content-security-policy": "script-src 'self'; worker-src 'self' blob:"}
        route.fulfill(response=answer, headers={**answer.headers, **policy})

    page.route(site.url, forbid)  # the worker has the page's policy
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly")


# The endings whose types every server knows.
KNOWN = {"", ".html", ".css", ".js", ".png", ".svg"}


@pytest.mark.parametrize("way", ["image", pytest.param("plain", marks=pytest.mark.long)])
def test_files_of_unknown_type_do_not_matter(page: Page, site: SiteServer, way: str) -> None:
    """As on an old nginx, which knows neither .wasm nor .mjs nor .whl."""

    def mistype(route: Route) -> None:
        if Path(urlsplit(route.request.url).path).suffix in KNOWN:
            return route.fallback()
        answer = route.fetch()
        kind = {"content-type": "application/octet-stream", "x-content-type-options": "nosniff"}
        route.fulfill(response=answer, headers={**answer.headers, **kind})

    page.route("**/*", mistype)
    if way == "plain":
        page.route(IMAGE, lambda route: route.fulfill(**spoil(site.folder, "a page")))
    first_hand(page, site)
    assert bool(plain_files(site)) == (way == "plain")
    if way == "image":
        assert way_of_start(page).startswith("image: ")


def test_script_of_a_wrong_type_is_named(page: Page, site: SiteServer, faults: Faults) -> None:
    faults.allow("MIME type|Failed to load")

    def mistype(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "text/plain"})

    page.route("**/pyodide.asm.js", mistype)
    go(page, "new=seven-euchre", site.url)
    deal(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server sends pyodide.asm.js with the type text/plain")
    expect(alert).not_to_contain_text("online")


def test_refused_worker_is_told_apart(page: Page, site: SiteServer, faults: Faults) -> None:
    faults.expect("policy violated: worker-src")
    faults.allow("Content Security Policy")

    def forbid(route: Route) -> None:
        answer = route.fetch()
        policy = {"content-security-policy": "script-src 'self' 'wasm-unsafe-eval'"}
        route.fulfill(response=answer, headers={**answer.headers, **policy})

    page.route(site.url, forbid)
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(page.get_by_role("alert")).to_contain_text("worker-src blob:")


def test_policy_and_other_origins_are_watched(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    page.goto(site.url)
    faults.expect("policy violated: img-src")
    faults.expect("policy violated: script-src-elem")
    faults.expect("policy violated: connect-src")
    faults.expect("Content Security Policy|blocked")
    faults.expect("other origin: https://example.org/")
    page.evaluate("""async () => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      const image = new Image();
      image.src = "https://example.org/pixel.png";
      await fetch("https://example.org/").catch(() => {});
    }""")
    for fault in faults.expected:
        faults.wait_for(page, fault)
    assert page.evaluate("() => window.ran") is None


@pytest.mark.parametrize(
    "error",
    [
        "WebAssembly.RuntimeError('unreachable')",
        pytest.param("Error('gone')", marks=pytest.mark.long),
    ],
)
def test_engine_that_dies_in_mid_deal_is_started_anew_with_the_match(
    page: Page, site: SiteServer, faults: Faults, error: str
) -> None:
    """From the image; the plain way where what the image leaves out was asked for."""
    faults.allow("gone|unreachable|EngineError|engine-crashed")
    first_hand(page, site)
    cards = hand(page).evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    passing = page.get_by_role("button", name="Pass", exact=True)
    expect(passing).to_be_enabled()
    dead = page.workers[0]
    with dead.expect_event("close"):
        dead.evaluate(f"() => {{ setTimeout(() => {{ throw new {error}; }}); }}")
    passing.click()
    expect(page.get_by_role("log")).to_contain_text("You: pass")
    assert hand(page).evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == cards
    assert bool(plain_files(site)) == ("unreachable" in error)


IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)


def way_of_start(page: Page) -> str:
    """How the engine started, as the settings tell."""
    escape(page)
    go(page, "")
    page.get_by_role("button", name="Settings").click()
    line = page.locator("[data-diagnosis]")
    page.locator("details:has([data-diagnosis]) summary").click()
    return f"{line.get_attribute('data-diagnosis')}: {line.inner_text()}"


SPOILT = ("another engine's", "a page")


@pytest.mark.parametrize(
    "how", ["missing", "cut off", *(pytest.param(how, marks=pytest.mark.long) for how in SPOILT)]
)
@pytest.mark.context(user_agent=IPHONE)
def test_broken_image_gives_way_to_the_plain_start(
    page: Page, site: SiteServer, faults: Faults, how: str
) -> None:
    faults.allow("404")
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(**spoil(site.folder, how))

    page.route(IMAGE, answer)
    go(page, "new=seven-euchre", site.url)
    deal(page)
    until(page, lambda: plain_files(site), "the plain start")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(asked) == 1
    if how in ("missing", "a page"):
        return  # from there on all go the same way
    expect(hand(page)).to_have_count(12)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "could not be used" in way_of_start(page)
