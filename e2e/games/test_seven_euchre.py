"""Seven Euchre at the table: whole matches, keys, reading, and all that a player asks of it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.games.seven_euchre import GAME, SCENES, match_in, take_turn
from e2e.play import DRAWN, Table, freeze, match_at
from e2e.server import SiteServer

# Matches at a certain point, with fixed actions of the bots.


def test_hand_is_one_tab_stop_with_names(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_in("play 12, trick of 0"))
    expect(page.locator(".hand-card[tabindex='0']")).to_have_count(1)
    count = table.hand.count()
    names = [one.get_attribute("aria-label") or "" for one in table.hand.all()]
    assert all(name.endswith(f", {i + 1} of {count}") for i, name in enumerate(names))
    assert any(", playable, " in name for name in names)
    for seven in page.locator(".hand-card[data-card$='7'][data-mark=trump]").all():
        assert ", trump, " in (seven.get_attribute("aria-label") or "")
    table.hand.first.focus()
    page.keyboard.press("End")
    expect(table.hand.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(table.hand.nth(count - 2)).to_be_focused()
    for key in ("Home", "ArrowLeft"):  # round
        page.keyboard.press(key)
    expect(table.hand.last).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.hand.first).to_be_focused()
    expect(page.locator(".hand-card[tabindex='0']")).to_have_count(1)


def test_undo_goes_back_to_my_last_decision(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_in("play 11, trick of 1"))
    before, played = table.cards(), table.playable.first.get_attribute("data-card")
    take_turn(table)
    after = [table.cards(), page.locator(".trick [data-card]").count()]
    page.keyboard.press("u")
    table.settle()
    assert table.cards() == before
    table.choose(page.locator(f".hand-card[data-card='{played}']"))
    assert after == [table.cards(), page.locator(".trick [data-card]").count()]
    page.keyboard.press("Control+z")
    table.settle()
    assert table.cards() == before
    page.get_by_role("button", name="Undo").click()
    table.settle()
    assert len(table.cards()) >= len(before)


def test_bid_that_is_too_low_says_why(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_in("outbid"))
    page.locator(".bid-button[aria-disabled]").first.click(force=True)
    expect(table.prompt).to_contain_text("higher")


def test_a_tap_and_the_space_bar_skip_the_wait(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en", pace="relaxed")
    page.goto(site.url)
    table = Table.resume(page, match_at(GAME, SCENES["play 12, trick of 0"], 4))
    trick = page.locator(".trick [data-card]")
    freeze(page)
    table.playable.first.click(position={"x": 9, "y": 20})
    expect(trick).to_have_count(1)
    page.keyboard.press("Space")
    expect(trick).to_have_count(2)
    # The card has landed; what is left is the pause.
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.locator(".middle").click()
    expect(trick).to_have_count(3)
    expect(page.locator(".table[data-busy=yes]")).to_be_attached()
    table.skip()
    assert table.next in ("person", "deal")


def test_the_first_match_of_a_game_goes_slowly(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Unless another pace has been chosen: a finished trick is seen for 1.5 seconds."""
    prepare(context, "en", pace="auto")
    page.goto(site.url)
    table = Table.resume(page, match_at(GAME, SCENES["play 12, trick of 0"], 4))
    freeze(page)
    table.playable.first.click(position={"x": 9, "y": 20})
    trick = page.locator(".trick [data-card]")
    expect(trick).to_have_count(1)
    for count in (2, 3, 4):
        page.keyboard.press("Space")
        expect(trick).to_have_count(count)
    expect(page.locator(".trick [data-wins=yes]")).to_be_attached()  # the last card has landed
    page.clock.run_for(1_490)
    expect(trick).to_have_count(4)
    page.clock.run_for(20)
    expect(trick).not_to_have_count(4)


def test_dialog_opened_as_another_closes_stays(visit: Visit) -> None:
    page = visit("en")
    Table.sit(page, GAME, "panels")
    page.evaluate(
        """async () => {
          for (const key of ["o", "o", "c"])
            document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          await new Promise((done) => document.addEventListener("close", done, true));
        }"""
    )
    page.evaluate(DRAWN)
    expect(page.get_by_role("dialog", name="Suits and trumps")).to_be_visible()


def test_language_changes_at_the_table(visit: Visit) -> None:
    page = visit("en")
    table = Table.sit(page, GAME, "lang")
    cards = table.cards()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="日本語").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".table h1")).to_contain_text("セブンユーカー")
    assert table.cards() == cards
    assert "枚中" in (table.hand.first.get_attribute("aria-label") or "")
