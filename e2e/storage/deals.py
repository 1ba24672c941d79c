"""My deals: what several tests do."""

from __future__ import annotations

from nanafuda import Match
from playwright.sync_api import Locator, Page, expect

from e2e.play import Table, go, match_at


def near_the_end(game: str = "seven-euchre") -> Match:
    """A match whose deal ends when everybody has laid the last card."""
    return match_at(game, lambda g: g.turn == 0 and all(h.bit_count() == 1 for h in g.held[:4]), 4)


def finish(page: Page, match: Match) -> Table:
    """Sits down at the match and plays the last trick; the deal has ended then."""
    table = Table.resume(page, match)
    while table.next == "person":
        table.choose(table.playable.first)
    assert table.next in ("deal", "over")
    return table


def open_deals(page: Page, count: int) -> Locator:
    """Goes to the list; there are so many deals in it."""
    go(page, "deals")
    expect(page.locator(".deals .panel")).to_have_attribute("aria-busy", "false")  # not just empty
    rows = page.locator(".deal-item")
    expect(rows).to_have_count(count)
    return rows


def erase(page: Page) -> None:
    """Erases everything, in the settings."""
    page.locator("#erase").click()
    page.get_by_role("button", name="Yes, erase").click()
