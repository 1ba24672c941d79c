"""The page on how the bots play, from the lobby and from the table."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import Table, go

TITLE = "How the bots play, and why they cannot cheat"


def test_fair_page_from_the_lobby_and_the_table(visit: Visit) -> None:
    page = visit("en")
    page.locator(".colophon a[href^='fair.']").click()
    expect(page.locator("h1")).to_have_text(TITLE)
    go(page, "")
    Table.sit(page, "seven-euchre", "fair")
    page.locator(".bar-menu").click()
    with page.expect_popup() as opened:
        page.locator(".menu a[href^='fair.']").click()
    expect(opened.value.locator("h1")).to_have_text(TITLE)
    opened.value.close()
