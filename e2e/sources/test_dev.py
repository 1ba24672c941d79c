"""Working on the sources with the page open: `build.py serve --dev`.

All of these are long: people who work on the sources notice a failure themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import comes, until
from e2e.play import Table, go, kept, match_at
from e2e.server import SiteServer
from e2e.sources.dev import DevSite, visitor

ENGINE = "engine/nanafuda/match/match.py"
RULES = "engine/nanafuda/games"
JOKER = 1 << 52
WORDS = "web/games/upside-down/upside-down.en.ftl"
STYLE = "web/styles/table/tabletop.css"
SCRIPT = "web/src/table/draw/frame.ts"

LOUDER = """
print("the engine is loaded")
_table = Match.table_at

def _louder(self, game, seat):
    print("a table is laid")
    return {**_table(self, game, seat), "deal": 41}

Match.table_at = _louder
"""
BROKEN_LOAD = "\nMatch.load = lambda text: 1 // 0\n"


@pytest.fixture(scope="module")
def dev(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevSite]:
    """A site whose engine counts otherwise: bids, the target of the heavens, the Joker's factor."""
    site = DevSite(tmp_path_factory.mktemp("dev"))
    site.change(f"{RULES}/seven_euchre/rules.py", "return bid + 6\n", "return bid + 60\n")
    site.change(f"{RULES}/sevens_heaven/rules.py", "TARGET = 77", "TARGET = 70")
    factors = "SEVEN_FACTOR, JOKER_FACTOR, CONCEALED_FACTOR = 2, "
    site.change(f"{RULES}/seven_bridge/rules.py", f"{factors}5", f"{factors}6")
    with site:
        yield site


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with visitor(browser) as made:
        yield made


@pytest.fixture
def console(page: Page) -> list[str]:
    """Console messages of the page."""
    said: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    return said


def hears(page: Page, console: list[str], *parts: str) -> None:
    """Waits until one message has all these parts."""
    while not any(all(part in text for part in parts) for text in console):
        page.wait_for_event("console")


def begin(page: Page, dev: DevSite, game: str) -> Table:
    go(page, f"new={game}", dev.url)
    page.locator("form.setup .button.primary").click()
    table = Table(page)
    table.settle()
    return table


@pytest.mark.long
def test_the_page_draws_what_the_engine_says(page: Page, dev: DevSite) -> None:
    """Rules that were changed: which numbers the page knows is tests/protocol/test_facts.py's."""
    begin(page, dev, "seven-euchre")
    for bid in page.locator(".bid-button").all():
        code = bid.get_attribute("data-bid") or ""
        number = 8 * (int(code[1:]) - 7) + "FTSCBOHN".index(code[0]) + 1
        expect(bid.locator(".bid-value")).to_have_text(f"+{number + 60}")

    begin(page, dev, "sevens-heaven")
    expect(page.locator(".way").first).to_have_attribute("viewBox", "0 0 70 4")

    match = match_at(
        "seven-bridge", lambda g: g.turn == 0 and bool(g.held[0] & JOKER), 4, joker=True
    )
    penalty = match.table(0)["penalty"]
    Table.resume(page, match)
    expect(page.locator(".penalty b")).to_have_text(str(penalty // 5 * 6))


@pytest.mark.long
def test_what_is_changed_is_seen_in_the_open_page(
    page: Page, dev: DevSite, console: list[str]
) -> None:
    """Styles, words and the engine."""
    table = begin(page, dev, "upside-down")
    title, deal, cards = page.locator(".bar-title"), page.locator(".bar-deal"), table.cards()
    page.evaluate("() => { window.same = true; }")
    dev.append(STYLE, ".bar-deal { letter-spacing: 7px; }\n")
    expect(deal).to_have_css("letter-spacing", "7px")
    assert page.evaluate("() => window.same")  # without another page

    # Two at once, as a change of a rule is: the dearest is that the engine starts again.
    dev.append(ENGINE, LOUDER)
    dev.change(WORDS, "upside-down-name = Upside Down", "upside-down-name = Downside Up")
    expect(title).to_contain_text("Downside Up")
    expect(deal).to_have_text("Deal 41")
    hears(page, console, "log: the engine is loaded")
    hears(page, console, "log: a table is laid")
    table.settle()
    assert table.cards() == cards  # the match goes on


@pytest.mark.long
def test_faults_of_the_sources_are_told_and_mended_by_the_next_change(
    page: Page, dev: DevSite, console: list[str]
) -> None:
    page.route("**/*.wasm", lambda route: None)  # at the form no engine is needed
    go(page, "new=seven-euchre", dev.url)
    page.locator("form.setup .button.primary").wait_for()
    for path, wrong, told in (
        (ENGINE, "\ndef broken(:\n", "SyntaxError"),
        (SCRIPT, "\nconst = 7;\n", "Expected identifier"),
        (WORDS, "\nbroken = { 7\n", "upside-down.en.ftl"),
    ):
        right = (dev.folder / path).read_text("utf-8")
        dev.append(path, wrong)
        until(page, lambda: told in dev.said, f"{told} in the terminal")  # noqa: B023
        expect(page.locator("#dev-faults")).to_contain_text(told)
        expect(page.locator("#dev-faults")).to_contain_text(path.partition("/")[2])
        ready = dev.said.count("ready")
        dev.write(path, right)
        until(page, lambda: dev.said.count("ready") > ready, "a build")  # noqa: B023
        expect(page.locator("#dev-faults")).to_have_count(0)
    page.unroute_all()
    match = match_at("seven-euchre", lambda g: g.turn == 0, 4)
    page.evaluate("(text) => { localStorage['nanafuda:save:seven-euchre'] = text; }", kept(match))
    right = (dev.folder / ENGINE).read_text("utf-8")
    with page.expect_navigation():
        dev.append(ENGINE, BROKEN_LOAD)
    go(page, "play=seven-euchre", dev.url)
    expect(page.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    hears(page, console, "error: Traceback", "match.py", "ZeroDivisionError")
    dev.write(ENGINE, right)
    table = Table(page)
    expect(table.root).to_be_attached()
    table.settle()
    assert sorted(table.cards()) == sorted(match.table(0)["hand"])  # the match was not lost


@pytest.mark.long
def test_service_worker_of_the_built_site_is_taken_away(
    page: Page, folder: Path, dev: DevSite
) -> None:
    host, port = dev.url.removeprefix("http://").strip("/").split(":")
    dev.stop()
    with SiteServer(folder, host=host, port=int(port)) as built:
        go(page, "new=seven-euchre", built.url)
        page.locator("form.setup .button.primary").click()
        Table(page).settle()
        page.wait_for_function("() => navigator.serviceWorker.controller")
    dev.start(int(port))
    page.goto(dev.url)
    expect(page.locator("script[src*=reload]")).to_be_attached()
    comes(
        page,
        "async () => !(await navigator.serviceWorker.getRegistrations()).length"
        " && !(await caches.keys()).length",
    )
