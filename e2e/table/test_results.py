"""The end of a deal: everybody is in sight, the person first, and nothing lies over it."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.analysis.reviews import review
from nanafuda.bots import decide
from nanafuda.duplicate.fields import field, result_for
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.match.links import checksum
from nanafuda.protocol import JsonSession
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from e2e.conftest import DISMISS, PATIENCE, Faults, Visit, comes, prepare, until
from e2e.play import (
    CATALOGUE,
    DRAWN,
    LANGS,
    Table,
    amount,
    change,
    escape,
    freeze,
    go,
    load,
    match_at,
    reload,
    stored_deals,
    view,
)
from e2e.review.replay import careless
from e2e.server import SiteServer
from e2e.table.table import BOARDS, HIDDEN, TAKES_PICTURES, TURN, store_board

# Where everything is, and what a notice lies over.
PLACES = """() => [".bar", ".end", ".actions"].map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
COVERED = """() => {
  const toast = document.querySelector(".notice").getBoundingClientRect();
  return [".end", ".actions"].filter((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top < toast.bottom && toast.top < box.bottom;
  });
}"""


def check_result(page: Page, game: str, seats: int, over: bool) -> None:
    match = match_at(game, lambda g: bool(g.result) and bool(g.over) == over, seats)
    table = Table.resume(page, match)
    lines = page.locator(".podium li")
    if over:
        expect(lines.locator(".won").first).to_be_attached()
    expect(lines.and_(page.locator("[data-mine=yes][data-seat-row='0']"))).to_have_count(1)
    for size in table.sizes():
        hidden = page.evaluate(HIDDEN)
        assert not hidden, f"{game}, {seats} seats, over: {over}, {size}: {hidden}"


def test_everybody_is_in_sight_and_nothing_lies_over_it(visit: Visit) -> None:
    page = visit("ja")
    check_result(page, "ring-of-sevens", 6, over=True)
    check_result(page, "sevens-heaven", 7, over=False)
    page.set_viewport_size({"width": 360, "height": 640})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # The engine has no timeout here: without a clock it would seem to be silent.
    expect(page.locator(".look-open[data-going]")).to_have_count(0)
    expect(page.locator("button.field-strip")).to_be_visible()
    before = page.evaluate(PLACES)
    freeze(page)
    page.locator(".actions [data-id=share]").click()
    page.get_by_role("button", name="リプレイのリンクをコピー").click()
    notice = page.locator(".notice").filter(has_text="コピーしました")
    expect(notice).to_be_visible()
    # The notice covers nothing and leaves the actions in their place; it is announced once, and
    # closes by itself without interaction.
    assert page.evaluate(PLACES)[2] == before[2] and page.evaluate(COVERED) == []
    page.clock.run_for(1000)
    expect(page.locator(".notice-voice")).to_have_text(notice.inner_text())
    notice.locator("button").focus()
    page.clock.run_for(9_000)
    expect(notice).to_be_visible()
    page.locator(".bar-menu").focus()
    page.clock.run_for(9_000)
    expect(notice).to_have_count(0)
    page.clock.resume()
    # The second of two quick taps on the last card falls on what has come in its place.
    page.locator(".actions [data-id=next]").dispatch_event("click", {"detail": 2})
    expect(page.locator(".end")).to_be_visible()
    assert Table(page).next == "deal"
    # It belongs to its screen, and goes with it.
    freeze(page)
    page.locator(".actions [data-id=share]").click()
    page.get_by_role("button", name="リプレイのリンクをコピー").click()
    expect(notice).to_be_visible()
    go(page, "")
    expect(notice).to_have_count(0)
    page.clock.resume()


def test_the_focus_has_its_ring_for_whoever_uses_keys(visit: Visit) -> None:
    page = visit("en")
    Table.sit(page, "seven-euchre", "ring")
    ring = "() => getComputedStyle(document.activeElement, '::before').content !== 'none'"
    page.keyboard.press("Tab")
    page.locator(".hand-card").first.focus()
    assert page.evaluate(ring)
    page.locator(".bar-title").click()
    page.locator(".hand-card").first.focus()
    assert not page.evaluate(ring)


NTH = {1: "1st", 2: "2nd", 3: "3rd"}
PICTURE = """async () => {
  if (!window.shared) return null;
  const { text, files: [file] } = window.shared;
  const { width, height } = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(await createImageBitmap(file), 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 60).length;
  return [text.match(/(\\d+\\w+)\\s+of/)?.[1], width, height, dark > 3000 && dark < 200000];
}"""


def compared(match: Match) -> tuple[float, str, str]:
    """Expected text about the person's deal: the percent, the place, the best result."""
    match.level = "club"
    found = field(match, 0)
    place, percent = found["place"], int(found["percent"] + 0.5)
    best = max([found["mine"], *(other["result"] for other in found["others"])])
    return percent, NTH.get(place, f"{place}th"), f"{'+' if best > 0 else ''}{best:.0f} point"


def kept_field(match: Match) -> dict[str, Any]:
    """The part of a field that is stored with its deal."""
    found = field(match, 0)
    return {part: found[part] for part in ("percent", "place", "levels")}


def test_a_deal_is_compared_with_the_field_once_it_has_ended(visit: Visit) -> None:
    """By the engine itself; watching one of the field, coming back, and where ways parted."""
    page = visit("en")
    match = careless("sevens-heaven", "field 1")
    percent, place, best = compared(match)
    strip = page.locator("button.field-strip")
    last = max(at for at, seat in enumerate(match.actors) if seat == 0)
    Table.resume(page, match.branch(last))
    expect(page.locator(".table[data-ended], .field-strip")).to_have_count(0)
    Table.resume(page, match)
    expect(page.locator(".voice")).to_contain_text(
        f"{percent} % with the same cards, {place} of 17"
    )
    expect(strip).to_have_text(
        re.compile(rf"^With your cards, 16 bots averaged .*: {place} of 17\.$")
    )
    expect(page.locator("#field-first")).to_contain_text(
        "4 beginners, 6 club players, 4 strong players, 2 experts"
    )
    strip.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(f"Best with these cards: {best}")
    dialog.locator("summary").click()
    expect(dialog.locator("tbody tr")).to_have_count(17)
    expect(dialog.locator("tbody tr[data-mine] th")).to_have_text("You")
    dialog.get_by_role("button", name="Where an expert first played differently").click()
    index = next(one["index"] for one in field(match, 0)["parted"][-2:-1] if one)
    expect(page.locator(f".viewer[data-at='{index}']")).to_be_visible()
    expect(page.locator(".look-beside")).to_contain_text("an expert chose")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".look-beside")).to_have_count(0)  # it is of that decision alone
    page.go_back()
    expect(strip).not_to_contain_text("4 beginners")  # it has been seen
    strip.click()
    dialog.get_by_role("button", name="Watch the best").click()
    expect(page.locator(".viewer option").first).to_have_text(re.compile("Strong|Expert|Club|Beg"))
    expect(page.locator(".viewer-offers")).not_to_contain_text("Try again")
    page.go_back()
    expect(strip).to_be_visible()
    share = page.locator(".actions [data-id=share]")
    share.click()
    picture = dialog.get_by_role("button", name="Share a picture")
    expect(dialog.get_by_role("button", name="Share result")).to_be_visible()
    expect(picture).to_have_count(0)  # this system takes none
    escape(page)
    page.evaluate(TAKES_PICTURES)
    share.click()
    picture.click()
    comes(page, PICTURE, [place, 1200, 630, True])
    page.evaluate("() => { delete navigator.canShare; delete navigator.share; }")
    change(page, lang="ja")
    expect(strip).to_have_text(re.compile(rf"17人中{place[:-2]}位です。$"))
    assert kept_field(match) in [deal["field"] for deal in stored_deals(page)]


def test_where_there_are_cores_a_second_worker_helps(
    context: BrowserContext, site: SiteServer
) -> None:
    """It reviews half of the decisions and plays the field; a match remembers its percents."""
    prepare(context, "en")
    context.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 })")
    context.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 8 })")
    page = context.new_page()
    page.goto(site.url)
    match = careless("sevens-heaven", "field 7")
    Table.resume(page, match)
    until(page, lambda: len(page.workers) == 2, "a second worker")
    expect(page.locator(".result-review p")).not_to_be_empty()
    strip = page.locator("button.field-strip")
    expect(strip).to_contain_text("All 17 got the same result.")
    kept = "() => JSON.parse(localStorage['nanafuda:save:sevens-heaven']).fields"
    assert page.evaluate(kept) == {"1": field(match, 0)["percent"]}


def test_an_abandoned_comparison_delays_no_other(context: BrowserContext, site: SiteServer) -> None:
    """Left before the script that compares has come."""
    prepare(context, "en")
    page = context.new_page()
    page.goto(site.url)
    held: list[Route] = []
    page.route("**/duplicate-*.js", lambda route: held.append(route))
    Table.resume(page, careless("sevens-heaven", "field 3"))
    until(page, lambda: bool(held), "the script")
    go(page, "")
    expect(page.locator(".table")).to_have_count(0)
    with page.expect_response("**/duplicate-*.js"):
        held[0].continue_()
    Table.resume(page, careless("sevens-heaven", "field 7"))
    expect(page.locator("button.field-strip")).to_contain_text("All 17 got the same result.")


def test_a_tie_is_told_as_a_tie(visit: Visit) -> None:
    """On the table, in words that are shared, and in a picture's text; also a tie of all."""
    page = visit("en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = careless("sevens-heaven", "field 11")
    match.level = "club"
    found = field(match, 0)
    assert (found["percent"], found["place"], found["tied"]) == (65.6, 1, 11)
    Table.resume(page, match)
    strip = page.locator("button.field-strip")
    expect(strip).to_contain_text(": joint 1st with 11 others.")
    assert (
        "I beat 5 of 16 bots with the same cards and tied with 11 "
        "(66\u00a0%, joint 1st with 11 others)." in result_shared(page)
    )
    change(page, lang="ja")
    expect(strip).to_contain_text("17人中1位タイ（ほか11人）です。")
    assert "5人を上回り、11人と同じ結果でした" in result_shared(page)
    Table.resume(page, careless("sevens-heaven", "field 7"))
    expect(strip).to_contain_text("17人全員が同じ結果でした。")
    assert "16人全員と同じ結果でした。" in result_shared(page)
    change(page, lang="en")
    expect(strip).to_contain_text("All 17 got the same result.")
    expect(strip).not_to_contain_text("50 % in the field")
    assert "I got the same result as all 16 bots with the same cards." in result_shared(page)
    strip.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("All 17 got the same result.")
    expect(dialog.locator(".field-all")).not_to_contain_text("Nobody did better")
    expect(dialog.get_by_role("button", name="Watch the best")).to_have_count(0)


# The dots of the panel: the width of their line, the pairs that overlap, and the size of my mark.
DOTS = """() => {
  const boxes = [...document.querySelectorAll(".field-all .field-dot")]
    .map((dot) => [dot.dataset.mine, dot.getBoundingClientRect()])
    .sort(([, a], [, b]) => a.left - b.left);
  const apart = boxes.slice(1).map(([, box], i) => box.left + box.width / 2
    - boxes[i][1].left - boxes[i][1].width / 2);
  const mine = boxes.find(([own]) => own)[1];
  const line = document.querySelector(".field-all .field-dots").clientWidth;
  return [line, Math.min(...apart), mine.width];
}"""


def test_the_fields_picture_has_a_line_of_its_own(visit: Visit) -> None:
    page = visit("en")
    Table.resume(page, careless("sevens-heaven", "field 11"))
    page.locator("button.field-strip").click()
    for width, height in ((320, 568), (360, 640), (390, 844), (640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        line, apart, mine = page.evaluate(DOTS)
        assert line > 170 and apart >= 15 and mine >= 16, (width, line, apart, mine)


def result_shared(page: Page) -> str:
    """The words that are shared of the deal that has ended."""
    page.evaluate("() => navigator.clipboard.writeText('')")
    page.locator(".actions [data-id=share]").click()
    page.locator(".sharing section").last.get_by_role("button").first.click()
    comes(page, "async () => (await navigator.clipboard.readText()) !== ''")
    page.evaluate(DISMISS)
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return re.sub("[\u200b\u2060]", "", text)


def test_a_title_is_said_by_the_deal_that_reaches_it_and_in_the_lobby(
    context: BrowserContext, site: SiteServer
) -> None:
    """The tenth deal that counts, after nine from a file; another of these had help."""
    prepare(context, "en")
    page = context.new_page()
    go(page, "deals", site.url)
    deals = []
    for number in range(10):
        match = Match("sevens-heaven", seed=f"title {number}")
        while match.turn is not None:
            match.play(match.legal()[0])
        replay = f"{match.replay_link()}&seat=0&level=club"
        facts = {"at": f"2026-01-01T00:00:0{number}.000Z", "losses": None, "hinted": number == 3}
        deals.append({"replay": replay, **facts, "field": {"percent": 40.0, "place": 9}})
    load(page, *deals)
    expect(page.locator(".deal-item")).to_have_count(10)
    lost = careless("sevens-heaven", "field 11")
    assert field(lost, 0, level="club")["percent"] == 65.6
    Table.resume(page, lost)
    title = page.locator(".field-title")
    expect(title).to_have_text("You have earned the title “Apprentice”.")
    page.locator("button.field-strip").click()
    about = "You average 42 % over your last 10 rounds that count; Regular starts at"
    expect(page.locator("dialog[open]")).to_contain_text(about)
    escape(page)
    change(page, lang="ja")
    expect(title).to_have_text("「見習い」の称号を得ました。")
    go(page, "")
    line = page.locator(".lobby-tile[data-game=sevens-heaven] .lobby-tile-facts")
    expect(line).to_contain_text("見習い：42%（次は47%）")


OUTCOME = {"undone": False, "hinted": False}


def played_out(table: Table) -> None:
    """Takes turns until the deal has ended."""
    table.settle()
    while table.next == "person":
        table.page.evaluate(TURN)
        table.settle()


def test_the_deal_of_the_day_is_everybodys_and_stays_in_the_calendar(visit: Visit) -> None:
    """Also over midnight; a later try is another, an older version's deal is said to be one."""
    page = visit("en")
    day, after = "2026-11-22", datetime(2026, 11, 23, 0, 1, tzinfo=UTC)
    page.clock.set_fixed_time(datetime(2026, 11, 22, 23, 59, tzinfo=UTC))
    go(page, "days")  # a newcomer's lobby has no link to it
    page.locator(f".days-tile[href='#day=sevens-heaven&{day}']").click()
    table = Table(page)
    table.settle()
    cards = Tournament.daily("sevens-heaven", day).match(0).table(0)["hand"]
    assert sorted(table.cards()) == sorted(cards)
    expect(page.locator(".field-strip")).to_have_count(0)
    page.clock.set_fixed_time(after)
    played_out(table)
    expect(page.locator("button.field-strip")).to_be_visible()
    first = page.evaluate(BOARDS)[f"sevens-heaven/{day}"]["first"]
    assert not first["undone"] and not first["hinted"] and 0 <= first["percent"] <= 100
    page.locator(".actions [data-id=again]").click()
    expect(page.locator(".table[data-ended]")).to_have_count(0)
    table.settle()
    page.keyboard.press("h")
    expect(page.locator(".prompt[data-kind=hint]")).to_be_visible()
    played_out(table)
    expect(page.locator("button.field-strip")).to_be_visible()
    board = page.evaluate(BOARDS)[f"sevens-heaven/{day}"]
    assert (board["first"], board["tries"], board.get("save")) == (first, 1, None)
    page.locator(".actions [data-id=next]").click()
    cell = page.locator(f".days-table a[href='#day=sevens-heaven&{day}']")
    percent = int(first["percent"] + 0.5)
    expect(cell).to_have_text(str(percent))
    expect(cell).to_have_attribute("aria-label", re.compile(rf"22 November: {percent}\s%"))
    expect(page.locator(".days h2").first).to_contain_text("23 November")
    expect(page.locator(".days")).to_contain_text(f"1 deal played, {percent} % on average.")
    cell.click()
    expect(page.locator(".end")).to_be_visible()
    older = {**board, "link": board["link"].replace("v=1", "v=0")}
    older["first"] = {**first, "replay": first["replay"].replace("v=1", "v=0")}
    go(page, "days")
    store_board(page, f"sevens-heaven/{day}", older)
    reload(page)
    expect(cell).to_have_attribute("aria-label", re.compile("in an older version"))
    cell.click()
    expect(page.locator(".notice")).to_contain_text("An older version dealt different cards here.")
    assert sorted(table.cards()) == sorted(cards)
    page.locator(".notice > button").last.click()
    # Its result stays while nothing else has been played, and is kept after that.
    go(page, "days")
    expect(cell).to_have_attribute(
        "aria-label", re.compile(rf"22 November: {percent}\s%.*in an older version")
    )
    assert page.evaluate(BOARDS)[f"sevens-heaven/{day}"]["older"]["link"] == older["link"]
    cell.click()
    played_out(table)
    expect(page.locator("button.field-strip")).to_be_visible()
    now = page.evaluate(BOARDS)[f"sevens-heaven/{day}"]
    assert now["first"] == first and now["older"] == {**older["first"], "link": older["link"]}
    go(page, "days")
    expect(cell).not_to_have_attribute("aria-label", re.compile("in an older version"))
    go(page, "day=sevens-heaven&2026-11-24")
    expect(page.locator(".notice")).to_contain_text("has not come")
    expect(page.locator(".days")).to_be_visible()
    page.locator(".notice > button").last.click()


DAY = "2026-11-22"
KEY = f"sevens-heaven/{DAY}"
# As long as hands keep coming down, no field is played.
HANDS = "() => { window.hands = setInterval(() => dispatchEvent(new Event('pointerdown')), 50); }"
REST = "() => clearInterval(window.hands)"


def begin_the_day(page: Page) -> Table:
    go(page, f"day=sevens-heaven&{DAY}")
    table = Table(page)
    table.settle()
    return table


def board_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOARDS).get(KEY, {})
    return found


def settled_first(page: Page) -> dict[str, Any]:
    """The first result, once it has its replay link."""
    until(page, lambda: "replay" in board_of(page).get("first", {}), "the replay link")
    first: dict[str, Any] = board_of(page)["first"]
    return first


def test_a_first_result_stays_when_the_tab_is_closed_at_once(visit: Visit) -> None:
    """The list says that it is being compared, and completes it, also from a save alone."""
    page = visit("en")
    page.evaluate(HANDS)
    played_out(begin_the_day(page))
    first = settled_first(page)
    assert set(first) == {"undone", "hinted", "replay"} and "save" not in board_of(page)
    until(page, lambda: stored_deals(page), "the deal")  # the database is slower than the result
    go(page, f"days={DAY}")
    cell = page.locator(f".days-table a[href='#day=sevens-heaven&{DAY}']")
    expect(cell).to_have_text("✓")
    expect(cell).to_have_attribute("aria-label", re.compile(r"result being compared…$"))
    reload(page)
    match = Match.open_replay(first["replay"].partition("&seat=")[0]).match
    match.level = "club"
    found = field(match, 0)
    expect(cell).to_have_text("=" if found["tied"] == 16 else str(int(found["percent"] + 0.5)))
    told = {part: found[part] for part in ("percent", "place", "tied")}
    assert board_of(page)["first"] == {**first, **told}
    kept = kept_field(match)
    until(page, lambda: any(d.get("field") == kept for d in stored_deals(page)), "the same there")
    # The tab was closed before the replay link had come.
    state = JsonSession().handle(json.dumps({"do": "openReplay", "replay": first["replay"]}))
    save = json.loads(state)["save"]
    store_board(page, KEY, {**board_of(page), "first": {**OUTCOME, "hinted": True, "save": save}})
    reload(page)
    until(page, lambda: "percent" in board_of(page)["first"], "the comparison")
    now = board_of(page)["first"]
    assert now["hinted"] and "save" not in now
    again = Match.open_replay(now["replay"].partition("&seat=")[0]).match
    assert again.history == match.history


def test_two_tabs_at_one_deal_replace_nothing_of_each_other(visit: Visit, other: Page) -> None:
    """Nor does a tab bring back what another has erased."""
    page = visit("en")
    page.evaluate(HANDS)
    table = begin_the_day(page)
    page.evaluate(TURN)
    table.settle()
    go(other, "", view(page, ""))
    other.evaluate(HANDS)
    played_out(begin_the_day(other))
    first = settled_first(other)
    page.evaluate(TURN)
    expect(page.locator(".notice")).to_contain_text("also been played in another tab")
    assert board_of(page) == {"link": board_of(page)["link"], "first": first}
    played_out(table)
    until(page, lambda: board_of(page).get("tries") == 1, "the other try")
    now = board_of(page)["first"]  # compared or not: the interval is slow in the background
    assert {part: now[part] for part in first} == first
    # Another try is under way when the other tab erases all.
    page.locator(".actions [data-id=again]").click()
    expect(page.locator(".table[data-ended]")).to_have_count(0)
    table.settle()
    assert "save" in board_of(page)
    other.evaluate("() => localStorage.clear()")
    page.evaluate(TURN)
    expect(page.locator(".notice")).to_contain_text("has been erased")
    played_out(table)
    assert page.evaluate(BOARDS) == {}
    page.evaluate(REST)  # other tests share this page


def test_the_link_of_a_tournament_says_that_there_are_none(visit: Visit) -> None:
    page = visit("en")
    link = Tournament("sevens-heaven", 4, seed="k3f9").link()
    for address in (link, f"board=2&{link}", f"challenge=t-{link[-8:]}", "tournaments"):
        go(page, address)
        note = page.locator(".form-note")
        expect(note).to_have_text(re.compile("Tournaments are no longer played here"))
        go(page, "challenges")
        expect(page.locator(".panel > p").first).to_be_visible()
        expect(note).to_have_count(0)


# Messages between the page and its worker, and all that a page shows, names or stores.
TALK = """() => {
  window.said = [];
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => window.said.push(data));
    }
  };
}"""
SEEN = """() => {
  const drawn = ["d", "style", "class", "viewBox", "points", "transform", "srcset", "src"];
  const attributes = [...document.querySelectorAll("*")]
    .flatMap((node) => [...node.attributes])
    .filter(({ name }) => !drawn.includes(name))
    .map(({ name, value }) => `${name} ${value}`);
  return [
    document.title, location.href, JSON.stringify(history.state), document.body.textContent,
    ...attributes, ...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat(),
    ...window.said.map((one) => JSON.stringify(one)),
  ];
}"""


# A list with these names.
FULL = """([key, rivals]) => {
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), rivals });
}"""


def friend_of(browser: Browser, faults: Faults, lang: str) -> BrowserContext:
    """A fresh browser, which keeps the site for offline play."""
    made = browser.new_context(locale="en-GB")
    made.set_default_timeout(PATIENCE)
    made.grant_permissions(["clipboard-read", "clipboard-write"])
    made.add_init_script(f"({TALK})()")
    faults.watch(made)
    prepare(made, lang)
    return made


def copied(page: Page, name: str) -> str:
    """The link that is made under a name."""
    page.evaluate("() => navigator.clipboard.writeText('')")
    page.locator(".naming input").fill(name)
    page.locator(".naming .button").click()
    comes(page, "async () => (await navigator.clipboard.readText()).includes('&by=')")
    page.evaluate(DISMISS)
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text.partition("#")[2]


def keeps_one_line_a_name(page: Page, back: str, challenge: str) -> None:
    """An answer opened again is not another; a changed one is refused, and so is a twenty-first
    name. A name goes if somebody wants that, and comes back."""
    go(page, back)
    expect(lines_of(page)).to_have_count(2)
    for changed in (back.replace("by=Bo", "by=Ann"), back.replace("moves=", "moves=B")):
        go(page, changed)
        expect(page.locator("h1 ~ .fault")).to_contain_text("changed")
    body = back.partition("&check=")[0]
    full = [back, *(named(body, nth) for nth in range(2, 21))]
    go(page, "")
    page.evaluate(FULL, [f"nanafuda:boards:{challenge}/0", full])
    go(page, full[7])
    expect(lines_of(page)).to_have_count(21)
    go(page, named(body, 21))
    expect(page.locator(".notice")).to_contain_text("20 names")
    expect(lines_of(page)).to_have_count(21)
    page.get_by_role("button", name="Remove \u2068Bo 7\u2069 from the list").click()
    expect(lines_of(page)).to_have_count(20)
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(lines_of(page)).to_have_count(21)
    assert page.evaluate(BOARDS)[f"{challenge}/0"]["rivals"] == full


@pytest.mark.keeps
def test_a_challenge_goes_to_a_friend_and_back_by_links_alone(
    browser: Browser, site: SiteServer, faults: Faults
) -> None:
    """Without a server, from one fresh browser in English to another in Japanese; before the end
    nothing tells the number that the sender made."""
    match = careless("seven-euchre", "friends 4")
    match.level = "club"
    theirs = abs(result_for(match, 0))
    assert theirs == 108
    number = re.compile(rf"(?<![\w.%-]){theirs:.0f}(?![\w.%-])")
    one, other = (friend_of(browser, faults, lang) for lang in ("en", "ja"))
    pages = [made.new_page() for made in (one, other)]
    for page, ready in zip(pages, ("Ready for offline", "オフライン"), strict=True):
        page.goto(site.url)
        expect(page.get_by_text(re.compile(f"^{ready}.*✓"))).to_be_visible()
    site.stop()
    sender, friend = pages
    sender.evaluate(HANDS)
    Table.resume(sender, match)
    sender.locator(".actions [data-id=share]").click()
    name = "はな <b>\u202e"
    link = copied(sender, name)
    expect(sender.locator("dialog[open]")).to_have_count(0)

    go(friend, link)
    expect(friend.locator(".view-head")).to_contain_text("「\u2068はな <b>\u2069」からの挑戦です")
    address = friend.url
    assert address == view(friend, link)
    friend.locator(".form-end .primary").click()
    table = Table(friend)
    table.settle()
    held = sorted(match.past().branch(0).table(0)["hand"])
    assert (friend.url, sorted(table.cards())) == (address, held)
    reload(friend)
    friend.evaluate(HANDS)
    table.settle()
    assert (friend.url, sorted(table.cards())) == (address, held)
    turns = 0
    while table.next == "person":
        assert not [text for text in friend.evaluate(SEEN) if number.search(text)]
        friend.evaluate(TURN)
        table.settle()
        turns += 1
    assert turns > 5
    friend.locator(".actions [data-id=next]").click()
    expect(lines_of(friend)).to_have_count(2)
    listed = friend.url
    assert re.fullmatch(r".*#challenge=c-[0-9a-f]{8}", listed)
    expect(lines_of(friend).filter(has_text="はな <b>")).to_contain_text("108")
    table.axe("a challenge")
    friend.get_by_role("button", name="分かれた場面").click()
    expect(friend.locator(".viewer .look-beside")).to_contain_text("はな <b>\u2069」が選んだのは")
    at = friend.locator(".viewer").get_attribute("data-at")
    reload(friend)
    expect(friend.locator(".viewer .look-beside")).to_contain_text("はな <b>\u2069」が選んだのは")
    friend.go_back()
    friend.get_by_role("button", name="相手のプレイを見る").click()
    expect(friend.locator(".viewer option").first).to_have_text("\u2068はな <b>\u2069")
    friend.go_back()
    friend.locator(".naming input").fill(30 * "👩‍👧")
    expect(friend.locator(".naming input")).to_have_value(24 * "👩‍👧")
    back = copied(friend, "Bo")

    go(sender, back)
    expect(lines_of(sender)).to_have_count(2)
    expect(lines_of(sender).filter(has_text="Bo")).to_be_visible()
    sender.get_by_role("button", name="Where your play first differed").click()
    expect(sender.locator(".viewer .look-beside")).to_contain_text("Bo\u2069 chose")
    expect(sender.locator(".viewer")).to_have_attribute("data-at", at or "")
    keeps_one_line_a_name(sender, back, listed[-10:])
    for made in (one, other):
        made.close()
    faults.check()


def named(body: str, nth: int) -> str:
    """The link under another name."""
    text = body.replace("by=Bo", f"by=Bo%20{nth}")
    return f"{text}&check={checksum(text)}"


def lines_of(page: Page) -> Locator:
    return page.locator(".challenge-table tbody tr")


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [one["id"] for one in CATALOGUE["games"]])
def test_every_result_is_in_sight(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    entry = next(one for one in CATALOGUE["games"] if one["id"] == game)
    for seats in range(entry["seats"]["min"], entry["seats"]["max"] + 1):
        for over in (False, True):
            check_result(page, game, seats, over)


def test_the_end_of_a_match_is_told_as_a_whole(visit: Visit) -> None:
    """The winner, the course and the costliest decision, to review and try again."""
    page = visit("en")
    match = careless_to_the_end()
    table = Table.resume(page, match)
    page_of = page.locator(".match-end")
    expect(table.result).to_be_focused()
    lines = page_of.locator(".podium li")
    high_first = sorted(range(4), key=lambda seat: -match.scores[seat])
    expect(lines).to_have_count(4)
    assert [amount(text) for text in lines.locator(".total").all_inner_texts()] == [
        match.scores[seat] for seat in high_first
    ]
    won = [int(line.get_attribute("data-seat-row") or "") for line in lines.all()][
        : len(match.winners)
    ]
    assert sorted(won) == sorted(match.winners)
    expect(table.prompt).to_have_text("0 of 1 match won.")
    page_of.locator(".end-details > summary").click()
    # The plot has a line for everybody, the table its figures.
    expect(page_of.locator(".course-of")).to_have_count(4)
    assert table.totals() == [match.scores[seat] for seat in range(4)]
    expect(page_of.locator(".match-wait")).to_have_count(0)  # all deals have been weighed
    costliest = page_of.locator(".match-decision[data-verdict=mistake]")
    losses = [
        (line["weight"], deal + 1, line["index"])
        for deal in range(len(match.results))
        for line in review(match, 0, deal + 1)
        if line["mistake"]
    ]
    _, deal, index = max(losses)
    expect(costliest).to_contain_text(f"Round {deal}: you chose")
    for size in table.sizes():
        table.check_layout(f"the end of a match at {size}")
    table.axe("the end of a match")
    costliest.get_by_role("button", name="Look at this decision").click()
    viewer = page.locator(".viewer")
    expect(viewer).to_have_attribute("data-at", str(index))
    # Back leads through what was opened: first the menu goes, then the page.
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(viewer).to_be_visible()
    page.go_back()
    expect(page_of).to_be_visible()
    costliest.get_by_role("button", name="Try again from here").click()
    expect(page.locator(".table[data-branch][data-busy=no]")).to_be_visible()
    page.go_back()
    expect(page_of).to_be_visible()


@cache
def careless_to_the_end() -> Match:
    """A short match whose first seat took any legal action, with a mistake."""
    for number in range(8, 100):  # earlier ones go on for longer
        match, rng = Match("sevens-heaven", seats=4, seed=f"end {number}"), Random(number)
        while not match.over and len(match.results) < 4:
            if match.turn is None:
                match.next_deal()
            elif match.turn == 0:
                match.play(match.legal()[int(rng.random() * len(match.legal()))])
            else:
                view = match.game.view(match.turn)
                match.play(match.game.text(decide("club", view, f"{number} {len(match.actions)}")))
        ended = range(len(match.results))
        if match.over and any(line["mistake"] for at in ended for line in review(match, 0, at + 1)):
            return match
    raise AssertionError("nobody was so careless")
