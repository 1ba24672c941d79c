"""My deals: those that were played are kept, opened again, saved as files, taken back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from nanafuda import Match
from playwright.sync_api import BrowserContext, Download, Locator, Page, expect

from e2e.conftest import Visit, until
from e2e.play import Table, a_deal, go, load, reload, stored_deals, view
from e2e.storage.stored import erase, finish, near_the_end, open_deals

REVIEWED = re.compile("cost about|took you|[Nn]o (clear )?mistakes|[Mm]istakes?(:|$)")


def save_to_a_file(page: Page) -> Download:
    """Opens the settings and saves everything."""
    page.locator(".masthead-tools button").last.click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    return saving.value


def test_a_deal_that_has_ended_is_kept(visit: Visit) -> None:
    page, match = visit("en"), near_the_end("sevens-heaven")  # of few decisions: they are weighed
    open_deals(page, 0)
    finish(page, match)
    rows = open_deals(page, 1)
    [kept] = stored_deals(page)
    reload(page)  # and the table shows it again
    go(page, "play=sevens-heaven")
    Table(page).settle()
    expect(page.locator(".result-review")).to_contain_text(REVIEWED)
    open_deals(page, 1)
    expect(rows).to_contain_text(REVIEWED)
    assert [deal["at"] for deal in stored_deals(page)] == [kept["at"]]
    link = rows.locator("a").get_attribute("href") or ""
    fragment = link.removeprefix("#replay&")
    shown = Match.open_replay(re.sub(r"&(seat|level)=[^&]*", "", fragment))
    assert shown.actions[: len(match.actions)] == match.actions
    game, only = page.locator(".deal-tools select").all()
    game.select_option(index=5)
    expect(rows).to_have_count(0)
    game.select_option(index=0)
    expect(rows).not_to_have_count(0)
    costly = rows.locator("[data-mistakes]").count()
    only.select_option("unweighed")
    expect(rows).to_have_count(0)
    only.select_option("mistakes")
    expect(rows).to_have_count(costly)
    # Coming back from a deal one finds the list as it was, and the deal that was looked at.
    only.select_option("any")
    game.select_option("sevens-heaven")
    rows.locator("a").click()
    expect(page.locator(".viewer")).to_be_visible()
    page.go_back()
    expect(rows.locator("a")).to_be_focused()
    expect(game).to_have_value("sevens-heaven")
    with page.expect_download() as saved:
        rows.get_by_role("button").first.click()
    file = json.loads(saved.value.path().read_text("utf-8"))
    rows.get_by_role("button").nth(1).click()
    expect(rows).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(1)
    assert file["deals"][0]["replay"] == fragment


def test_no_deal_goes_unasked_and_what_went_comes_back(visit: Visit) -> None:
    page = visit("ja")
    open_deals(page, 0)
    deals = [a_deal(number) for number in range(510)]
    load(page, *deals[:400])
    rows, status = page.locator(".deal-item"), page.get_by_role("status")
    expect(rows).to_have_count(50)
    expect(page.locator(".deals-room")).to_have_count(0)
    load(page, *deals[390:])
    expect(status.filter(has_text="510")).to_be_visible()
    for count in (100, 150):
        page.get_by_role("button", name="さらに50件").click()
        expect(rows).to_have_count(count)
        expect(rows.nth(count - 50).locator("a")).to_be_focused()
    expect(rows.first.locator("a")).to_have_attribute("href", re.compile("seed=file509&"))
    for width, height in ((360, 640), (320, 568), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, (width, wide)
    Table(page).axe("My deals")
    room = page.locator(".deals-room")
    room.get_by_role("button").click()
    expect(status.filter(has_text="500ディール")).to_be_visible()
    expect(room).to_have_count(0)
    page.get_by_role("button", name="元に戻す").click()
    expect(status.filter(has_text="510ディール")).to_be_visible()
    reload(page)
    expect(status.filter(has_text="510ディール")).to_be_visible()


STORE = """(deal) => new Promise((done) => {
  const opening = indexedDB.open("nanafuda", 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("deals", "readwrite");
    writing.objectStore("deals").put(deal);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


def test_a_stored_record_that_is_no_deal_is_not_listed(visit: Visit) -> None:
    page = visit("en")
    open_deals(page, 0)
    facts = {"game": "seven-euchre", "seats": 4, "seat": 0, "level": "club", "deal": 1}
    page.evaluate(STORE, a_deal(1, **facts, points=0, against=0, place=1, undone=False))
    page.evaluate(STORE, {"replay": "x", "game": "seven-euchre"})
    go(page, "")
    expect(open_deals(page, 1)).to_contain_text("0 to 0")


LOSSES = [{"unit": unit, "loss": 1.5, "mistakes": 2} for unit in ("tricks", "points")]
# More such records: web/src/storage/deals.test.ts.
NO_DEALS: list[object] = [
    a_deal(1, replay="x0"),
    a_deal(1, replay=""),
    a_deal(1, replay=a_deal(1)["replay"].replace("moves=", "moves=Zz")),
    a_deal(1, at="9999-01-01T00:00:00.000Z"),
    None,
]


def test_what_is_no_deal_joins_and_replaces_nothing(visit: Visit) -> None:
    page = visit("en")
    open_deals(page, 0)
    load(page, a_deal(1))
    expect(page).to_have_url(re.compile("#replay&"))
    rows = open_deals(page, 1)
    notice = page.locator(".notice")
    for one in NO_DEALS:
        load(page, one)
        expect(notice).to_contain_text("no deal that can be read here")
        notice.locator("button").last.click()
    # A deal from a file matches the engine's data.
    load(page, a_deal(2, game="seven-bridge", points=10**15, place=77, losses=LOSSES), *NO_DEALS)
    expect(notice).to_contain_text("One deal was added. The rest")
    rows = open_deals(page, 2)
    expect(rows.first).to_contain_text("Deal 1")
    expect(page.get_by_role("heading", name="Seven Euchre")).to_have_count(2)  # of two matches
    expect(rows.first).to_contain_text("0 to 0")
    notice.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(1)


def test_what_a_deal_brought_is_told_in_the_game_s_own_way(visit: Visit) -> None:
    page = visit("en")
    open_deals(page, 0)
    told = {}
    feats = {"seven-bridge": "lay-all", "ring-of-sevens": "alone", "sevens-heaven": "of-later"}
    for game, seat in (("seven-bridge", 0), ("ring-of-sevens", 3), ("sevens-heaven", 0)):
        match = Match(game, seats=4, seed="told")
        rng = Random(3)
        while match.turn is not None:
            match.play(rng.choice(match.legal()))
        told[game] = match
        link = f"{match.replay_link()}&seat={seat}&level=club"
        load(page, a_deal(1, replay=link, feat=feats[game]))
        expect(page).to_have_url(re.compile("#replay&"))
        go(page, "deals")

    def of(game: str) -> Locator:
        return page.locator(".deal-match").filter(has_text=game)

    bridge, ring = told["seven-bridge"], told["ring-of-sevens"]
    row = of("Seven Bridge")
    expect(row).to_contain_text(f"{bridge.scores[0]} penalty points, All laid off")
    place = ring.results[0]["ranking"].index(3)
    row = of("Ring of Sevens")
    brought = f"+{ring.results[0]['change'][3]} points, Won alone"
    expect(row).to_contain_text(f"{['1st', '2nd', '3rd', '4th'][place]} of 4, {brought}")
    row = of("Sevens Heaven")
    expect(row).to_contain_text("Round 1")
    expect(row).not_to_contain_text(re.compile("later|, ,|11 or more"))


def test_where_nothing_can_be_kept_play_goes_on(
    context: BrowserContext, lasting_page: Page
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
    reload(page)
    table = finish(page, near_the_end())
    expect(page.locator(".notice")).to_contain_text("does not allow saving deals")
    assert table.next in ("deal", "over")
    open_deals(page, 1)  # until the tab is closed, or there is room
    page.evaluate("() => { window.refuses = false; sessionStorage.setItem('mended', 'yes'); }")
    load(page, a_deal(1), a_deal(2))
    expect(page.locator(".deal-item")).to_have_count(3)
    expect(page.locator(".notices")).to_contain_text("All your deals are saved again")
    reload(page)
    expect(page.locator(".deal-item")).to_have_count(3)


FULL = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...what) {
  if (!sessionStorage.getItem("mended")) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, what);
};
"""


def test_deals_are_said_to_be_stored_only_when_they_are(
    context: BrowserContext, lasting_page: Page
) -> None:
    context.add_init_script(FULL)
    page = lasting_page
    reload(page)
    finish(page, near_the_end())
    notices = page.locator(".notices")
    expect(notices).to_contain_text("storage is full")
    rows = open_deals(page, 1)  # they are read, nothing is stored
    go(page, "")
    open_deals(page, 1)
    expect(notices).to_contain_text("storage is full")
    expect(notices).not_to_contain_text("saved again")
    page.evaluate("() => sessionStorage.setItem('mended', 'yes')")
    load(page, a_deal(1), a_deal(2))
    expect(notices).to_contain_text("All your deals are saved again")
    reload(page)
    expect(rows).to_have_count(3)
    page.locator(".masthead-tools button").last.click()
    erase(page)
    expect(notices).to_contain_text("has been erased")
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)


# Announcements of notices.
LISTENING = """() => {
  globalThis.said = [];
  const voice = document.querySelector(".notice-voice");
  new MutationObserver(() => voice.textContent && said.push(voice.textContent))
    .observe(voice, { childList: true });
}"""
# The page gives a silent database 8 seconds.
IMPATIENT = """() => {
  const later = setTimeout;
  window.setTimeout = (does, wait, ...rest) => later(does, wait === 8000 ? 500 : wait, ...rest);
}"""
SILENT = """
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...how) {
  if (sessionStorage.getItem("speaks")) return open.apply(this, how);
  return Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
};
"""


def test_storage_that_does_not_answer_is_told_of(
    context: BrowserContext, lasting_page: Page
) -> None:
    page = lasting_page
    context.add_init_script(f"({IMPATIENT})(); {SILENT}")
    reload(page)
    go(page, "deals")
    page.evaluate(LISTENING)
    notices = page.locator(".notices")
    expect(notices).to_contain_text("storage is not responding")
    expect(page.locator(".panel")).to_have_attribute("aria-busy", "false")
    load(page, a_deal(1), a_deal(2))
    expect(page.locator(".deal-item")).to_have_count(2)
    until(page, lambda: "2 deals" in "".join(page.evaluate("() => said")), "what came of it")
    said = page.evaluate("() => said")
    assert len(said) == len(set(said)), said  # each once
    saving = save_to_a_file(page)
    assert len(json.loads(saving.path().read_text("utf-8"))["deals"]) == 2
    erase(page)
    expect(notices).to_contain_text("erased except your deals")


# Keeps the deals busy, as a tab that writes for long does; `release()` ends it.
BUSY = """() => new Promise((begun) => {
  indexedDB.open("nanafuda").onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction("deals", "readwrite");
    let busy = true;
    globalThis.release = () => new Promise((ended) => {
      transaction.oncomplete = () => ended(database.close());
      busy = false;
    });
    const go = () => {
      begun();
      if (busy) transaction.objectStore("deals").count().onsuccess = go;
    };
    go();
  };
})"""


def test_deals_that_cannot_be_read_are_not_taken_for_none(lasting_page: Page) -> None:
    page = lasting_page
    open_deals(page, 0)
    load(page, a_deal(1), a_deal(2))
    open_deals(page, 2)
    go(page, "")
    other = page.context.new_page()
    other.goto(view(page, "").replace("#", "about.en.html"))
    other.evaluate(BUSY)
    page.evaluate(IMPATIENT)
    rows, status = open_deals(page, 0), page.locator(".deal-tools [role=status]")
    expect(status).to_contain_text("could not be read")
    load(page, a_deal(2), a_deal(3))  # and taken back: what was there before stays
    expect(rows).to_have_count(2)
    notices = page.locator(".notices")
    expect(notices).to_contain_text("2 deals were added")
    notices.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(0)
    saving = save_to_a_file(page)
    expect(notices).to_contain_text("Saved, but without your earlier deals")
    assert json.loads(saving.path().read_text("utf-8"))["deals"] == []
    erase(page)
    expect(notices).to_contain_text("erased except your deals")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").click()
    expect(status).to_contain_text("could not be read")
    other.evaluate("() => release()")
    other.close()
    go(page, "")
    open_deals(page, 2)


NOT_DELETED = """() => {
  IDBObjectStore.prototype.delete = () => { throw new DOMException("no", "UnknownError"); };
}"""


def test_a_deal_that_could_not_be_deleted_is_not_said_to_be(visit: Visit) -> None:
    page = visit("en")
    open_deals(page, 0)
    load(page, a_deal(1), a_deal(2))
    rows = open_deals(page, 2)
    page.evaluate(NOT_DELETED)
    rows.first.get_by_role("button").nth(1).click()
    expect(page.locator(".notices")).to_contain_text("Nothing was deleted")
    reload(page)
    expect(rows).to_have_count(2)


TEN_THOUSAND = 10_000


@pytest.mark.long
def test_an_export_of_ten_thousand_deals_opens_again(lasting_page: Page, tmp_path: Path) -> None:
    page = lasting_page
    open_deals(page, 0)
    own = ("percent", "place", "levels")
    deals = [
        a_deal(n, field=dict(zip(own, (50.0, 3, [1.0, 2.0, 3.0, 4.0]), strict=True)))
        for n in range(TEN_THOUSAND)
    ]
    load(page, *deals)
    expect(page.locator(".notice")).to_contain_text("10,000 deals were added")
    saving = save_to_a_file(page)
    path = tmp_path / "all.json"
    saving.save_as(path)
    erase(page)
    expect(page.locator(".deal-item")).to_have_count(0)
    page.locator("input[type=file]").last.set_input_files(path)
    expect(page.locator(".notices")).to_contain_text("were added to yours")
    kept = json.loads(path.read_text("utf-8"))["deals"]
    assert len(kept) == TEN_THOUSAND and all(one["field"]["percent"] == 50 for one in kept)
