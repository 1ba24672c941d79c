"""My deals: those that were played are kept, opened again, saved as files, taken back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from nanafuda import Match
from playwright.sync_api import BrowserContext, FilePayload, Locator, Page, expect

from e2e.play import ONE_OF_LANGS, Table, match_at, view

SENTENCES = {
    "en": {
        "blocked": "does not let the page keep your deals",
        "back": "Bring it back",
        "more": "Show 50 more",
        "imported": "Loaded.",
        "reviewed": "cost about|No mistakes",
    },
    "ja": {
        "blocked": "このブラウザではディールを残せません",
        "back": "元に戻す",
        "more": "さらに50件",
        "imported": "読み込みました",
        "reviewed": "痛かった手|ミスは見つかりません",
    },
}


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
    page.goto(view(page, "deals"))
    rows = page.locator(".deal-item")
    expect(rows).to_have_count(count)
    return rows


def a_deal(number: int) -> dict[str, Any]:
    """A deal as a file has it; the higher the number, the newer."""
    return {
        "replay": f"game=ring-of-sevens&number={number}",
        "at": f"2026-01-01T00:{number // 60:02}:{number % 60:02}.000Z",
        "game": "ring-of-sevens",
        "seats": 5,
        "seat": 0,
        "level": "club",
        "deal": number,
        "points": -number,
        "place": 5,
        "undone": False,
        "hinted": True,
        "losses": None,
    }


def load(page: Page, *deals: object) -> None:
    """Opens a file with these deals."""
    text = json.dumps({"product": "nanafuda", "format": 1, "deals": deals})
    kind = "application/json"
    file: FilePayload = {"name": "deals.json", "mimeType": kind, "buffer": text.encode()}
    page.locator("#deals-file").set_input_files(file)


@ONE_OF_LANGS
def test_a_deal_that_has_ended_is_kept(lasting_page: Page, lang: str) -> None:
    page, match = lasting_page, near_the_end("sevens-heaven")  # of few decisions: they are weighed
    open_deals(page, 0)
    finish(page, match)
    rows = open_deals(page, 1)
    page.reload()  # and at the table it is told once more
    page.goto(view(page, "play=sevens-heaven"))
    Table(page).settle()
    reviewed = re.compile(SENTENCES[lang]["reviewed"])
    expect(page.locator(".prompt")).to_contain_text(reviewed)
    open_deals(page, 1)
    expect(rows).to_contain_text(reviewed)
    link = rows.locator("a").get_attribute("href") or ""
    fragment = link.removeprefix("#replay&")
    kept = Match.open_replay(re.sub(r"&(seat|level)=[^&]*", "", fragment))
    assert kept.actions[: len(match.actions)] == match.actions
    page.locator("select").select_option(index=5)
    expect(rows).to_have_count(0)
    page.locator("select").select_option(index=0)
    with page.expect_download() as saving:
        rows.get_by_role("button").first.click()
    file = json.loads(saving.value.path().read_text("utf-8"))
    rows.get_by_role("button").nth(1).click()
    expect(rows).to_have_count(0)
    page.get_by_role("button", name=SENTENCES[lang]["back"]).click()
    expect(rows).to_have_count(1)
    assert file["deals"][0]["replay"] == fragment


@pytest.mark.parametrize("lang", ["ja"])
def test_the_newest_are_kept_and_files_are_checked(lasting_page: Page, lang: str) -> None:
    page = lasting_page
    open_deals(page, 0)
    deals = [a_deal(number) for number in range(600)]
    load(page, *deals[:400])
    rows = page.locator(".deal-item")
    expect(rows).to_have_count(50)
    load(page, *deals[300:], {**deals[0], "replay": 5}, None, {"replay": "x" * 9000})
    expect(page.get_by_role("status").filter(has_text="500")).to_be_visible()
    for count in (100, 150):
        page.get_by_role("button", name=SENTENCES[lang]["more"]).click()
        expect(rows).to_have_count(count)
        expect(rows.nth(count - 50).locator("a")).to_be_focused()
    expect(rows.first).to_contain_text("599")
    for width, height in ((360, 640), (320, 568), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, (width, wide)
    Table(page).axe("My deals")
    load(page, {"replay": "x"})
    expect(page.locator(".notice")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="500")).to_be_visible()


@pytest.mark.parametrize("lang", ["en"])
def test_where_nothing_can_be_kept_play_goes_on(
    context: BrowserContext, lasting_page: Page, lang: str
) -> None:
    context.add_init_script(
        """
        const { open } = IDBFactory.prototype;
        window.refuses = !sessionStorage.getItem("mended");
        IDBFactory.prototype.open = function (...how) {
          if (window.refuses) throw new DOMException("no", "SecurityError");
          return open.apply(this, how);
        };
        """
    )
    page = lasting_page
    page.reload()
    table = finish(page, near_the_end())
    expect(page.locator(".notice")).to_contain_text(SENTENCES[lang]["blocked"])
    assert table.next in ("deal", "over")
    open_deals(page, 1)  # until the tab is closed, or there is room
    page.evaluate("() => { window.refuses = false; sessionStorage.setItem('mended', 'yes'); }")
    load(page, a_deal(1), a_deal(2))
    expect(page.locator(".deal-item")).to_have_count(3)
    page.reload()
    expect(page.locator(".deal-item")).to_have_count(3)


@pytest.mark.parametrize("lang", ["en"])
def test_a_file_of_everything_holds_the_deals(lasting_page: Page, lang: str) -> None:
    page = lasting_page
    open_deals(page, 0)
    load(page, a_deal(1), a_deal(2))
    expect(page.locator(".deal-item")).to_have_count(2)
    settings = page.locator(".masthead-tools button").last
    dialog = page.get_by_role("dialog")
    settings.click()
    with page.expect_download() as saving:
        dialog.locator(".sheet-section button").first.click()
    file = saving.value.path()
    page.locator("#erase").click()
    dialog.locator("#erase-ask + .row button").first.click()
    expect(page.locator("#erase")).to_be_visible()
    page.keyboard.press("Escape")
    open_deals(page, 0)
    settings.click()
    dialog.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".notice").last).to_contain_text(SENTENCES[lang]["imported"])
    page.keyboard.press("Escape")
    open_deals(page, 2)
