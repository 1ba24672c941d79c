"""The page draws what the engine says: rules changed in the engine are seen on the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.play import Table, match_at
from e2e.sources.dev import DevSite, visitor

RULES = "engine/nanafuda/games"
JOKER = 1 << 52


@pytest.fixture(scope="module")
def dev(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevSite]:
    """A site whose engine counts otherwise: bids, the target of the heavens, the Joker's factor."""
    site = DevSite(tmp_path_factory.mktemp("facts"))
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


def begin(page: Page, dev: DevSite, game: str) -> Table:
    page.goto(f"{dev.url}#new={game}")
    page.locator("form.setup .button.primary").click()
    table = Table(page)
    table.settle()
    return table


def test_rules_changed_in_the_engine_are_seen_on_the_screen(page: Page, dev: DevSite) -> None:
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
