"""Seven Sweep at the table: a deal by clicking; a card that has several ways to take asks."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import Table


def test_a_deal_of_captures(visit: Visit) -> None:
    page = visit("en")
    table = Table.begin(page, "seven-sweep", "click", seats=2, target=7)
    expect(page.locator(".pool .card")).to_have_count(4)
    page.locator(".bar-hint").click()
    expect(page.locator(".hand-card.hinted")).to_have_count(1)
    asked = 0

    def turn() -> None:
        nonlocal asked
        table.choose(table.playable.first)
        which = page.locator(".buttons button[data-id^='take:']")
        if which.count():
            asked += 1
            table.choose(which.first)

    table.play_until(lambda: table.over or table.next == "deal", turn)
    assert asked
    assert sum(table.totals()) >= 4  # the 7s alone
