"""The coach in a match: hints that come by themselves, for as long as somebody wants them."""

from __future__ import annotations

from typing import Any

from nanafuda import Match
from nanafuda.analysis.assist import locations as where
from nanafuda.analysis.assist import settled_steps
from nanafuda.games.seven_euchre.rules import AUCTION
from nanafuda.lessons import LESSONS
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import Table, change, escape, go, match_at, reload
from e2e.storage.stored import open_deals
from e2e.table.table import TURN

GAME = "seven-euchre"
LEARNED = "(value) => localStorage.setItem('nanafuda:learned', JSON.stringify(value))"
# A worker that hears of no hint before a card is played.
LATE = """window.Worker = class extends Worker {
  #held = [];
  postMessage(message, ...rest) {
    const verb = typeof message === "string" ? JSON.parse(message).request?.do : "";
    if (verb === "hint") return void this.#held.push(message);
    super.postMessage(message, ...rest);
    if (verb === "play") for (const late of this.#held.splice(0)) super.postMessage(late);
  }
};"""


def last_choice() -> Match:
    """A match with one choice left in its deal."""
    return match_at(GAME, lambda g: g.turn == 0 and g.held[0].bit_count() == 2 == len(g.legal()), 4)


def coached(page: Page, deals: int = 0) -> Table:
    coach = {"on": True, "deals": deals, "last": ""}
    learned: dict[str, Any] = {"offered": True, "lessons": {}, "exercises": {}, "coach": coach}
    go(page, "")
    page.evaluate(LEARNED, {GAME: learned})
    return Table.resume(page, last_choice())


def said(table: Table) -> None:
    """The coach has spoken, and points at a card."""
    expect(table.prompt).to_have_attribute("data-kind", "hint")
    expect(table.root.locator(".hand .hinted")).not_to_have_count(0)  # both of a tie


def test_the_coach_speaks_until_it_is_sent_away(visit: Visit) -> None:
    page = visit("ja")
    page.set_viewport_size({"width": 360, "height": 640})
    table = coached(page, deals=2)
    said(table)
    table.check_layout("coached")
    table.axe("coached")
    for way, kind in (("コーチなしで遊ぶ", "prompt"), ("コーチつきで遊ぶ", "hint")):
        page.get_by_role("button", name="メニュー").click()
        page.get_by_role("button", name=way).click()
        expect(table.prompt).to_have_attribute("data-kind", kind)
    said(table)
    table.choose(table.root.locator(".hand .hinted").first)
    while table.next == "person":
        table.choose(table.playable.first)
    offer = page.locator(".notice")
    expect(offer).to_contain_text("コーチをオフにしますか？")
    table.axe("the offer")
    offer.get_by_role("button", name="オフ").click()
    expect(offer).to_have_count(0)
    page.get_by_role("button", name="メニュー").click()
    expect(page.get_by_role("button", name="コーチつきで遊ぶ")).to_be_visible()
    escape(page)
    expect(open_deals(page, 1)).to_contain_text("ヒント")
    go(page, f"new={GAME}")
    expect(page.locator("[name=coach]").last).to_be_checked()
    page.locator(".segment", has=page.locator("[name=coach]")).first.click()
    reload(page)
    expect(page.locator("[name=coach]").first).to_be_checked()


def finished_by_itself() -> Match:
    """A match at a decision that changes nothing."""

    def settled(g: Any) -> bool:
        if g.turn != 0 or len(g.legal()) < 2:
            return False
        steps = settled_steps(g.view(0))
        while True:
            try:
                next(steps)
            except StopIteration as done:
                return bool(done.value)

    return match_at(GAME, settled, 4)


def test_aids_tell_what_is_certain_and_the_deal_is_marked(visit: Visit) -> None:
    page = visit("ja")
    page.set_viewport_size({"width": 320, "height": 568})
    go(page, "")
    match = match_at(GAME, lambda g: g.turn == 0 and g.phase == AUCTION and len(g.calls) == 3, 4)
    table = Table.resume(page, match)
    sheet = page.locator("dialog[open]")
    expect(table.root.locator(".asked")).to_have_count(0)
    change(page, aids=True)
    expect(table.root.locator("[data-aid=calls]")).to_be_attached()
    table.check_layout("with aids")
    table.axe("with aids")
    table.root.locator(".auction .asked").nth(1).click()
    offered = table.root.locator(".bid-box [data-action]:not([aria-disabled])").count()
    expect(sheet.locator(".may-call")).to_have_count(offered)
    expect(sheet.locator("[data-advice] dd")).not_to_be_empty()
    table.axe("what the calls mean")
    escape(page)
    table = Table.resume(page, finished_by_itself())
    finish = table.root.locator("[data-aid=settled]")
    expect(finish).to_be_visible()
    page.keyboard.press("w")
    told = where(finished_by_itself().game.view(0))
    expect(sheet.locator(".whereabouts .tile")).to_have_count(len(told))
    table.axe("where the cards may be")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    finish.click()
    table.settle()
    assert table.next in ("deal", "over")
    expect(open_deals(page, 1)).to_contain_text("ヒント")


def test_a_lesson_ends_in_a_deal_that_counts_nowhere(visit: Visit) -> None:
    page, lesson = visit("en"), LESSONS[GAME][-1]
    go(page, f"lesson={lesson.id}&step={len(lesson.steps)}")
    page.locator(".actions [data-id=play]").click()
    expect(page.locator("#table .table[data-busy=no]")).to_be_attached()
    table = Table(page)
    expect(table.prompt).to_have_attribute("data-kind", "hint")  # the coach has spoken
    expect(page.locator(".prompt-about")).to_have_count(0)  # the lesson has said the aim
    saved = page.evaluate(f"() => JSON.parse(localStorage['nanafuda:save:{GAME}'])")
    assert saved["trial"] and saved["link"].endswith("level=beginner")

    def turn() -> None:
        page.evaluate(TURN)
        table.settle()

    table.play_out(turn)
    ways = page.locator(".actions [data-id]")
    expect(ways.first).to_have_text("A whole match")
    assert not page.evaluate(
        "() => Object.keys(localStorage).filter((key) => key.startsWith('nanafuda:statistics'))"
    )
    expect(page.locator(".field-strip")).to_have_count(0)
    ways.first.click()
    expect(page.locator("#table .table[data-busy=no]")).to_be_attached()
    whole = page.evaluate(f"() => JSON.parse(localStorage['nanafuda:save:{GAME}'])")
    assert "trial" not in whole and whole["link"].endswith("level=club")


def test_who_acts_at_once_has_had_no_hint(lasting_page: Page) -> None:
    page = lasting_page
    page.add_init_script(LATE)
    reload(page)
    table = coached(page)
    while table.next == "person":
        expect(table.prompt).to_have_attribute("data-kind", "prompt")
        table.choose(table.playable.first)
    rows = open_deals(page, 1)
    expect(rows).not_to_contain_text("with help")
