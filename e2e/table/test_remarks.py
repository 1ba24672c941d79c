"""The bots' remarks: they cover nothing, and come only in matches and duplicate deals."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda.analysis.puzzles import PUZZLES
from nanafuda.lessons import LESSONS
from playwright.sync_api import Page, expect

from e2e.games import TABLES
from e2e.play import Table, change, go

# Every moment is spoken; the longest lines are as likely as the others.
TALKATIVE = "Math.random = () => 0"
# Notes each remark, beside a plate or in the result, with what lies under it, by the page's own
# hit test.
WATCH = """() => {
  globalThis.remarks = [];
  const look = () => {
    const said = ".podium-said:not(:empty), .podium-words > q";
    const speech = document.querySelector(`.speech:not([hidden]), ${said}`);
    if (!speech || speech.seen === speech.textContent) return;
    speech.seen = speech.textContent;
    const { left, top, right, ...box } = speech.getBoundingClientRect().toJSON();
    const end = speech.closest(".end")?.getBoundingClientRect();
    const bottom = Math.min(box.bottom, end?.bottom ?? box.bottom);
    const under = [];
    for (let x = left + 1; x < right; x += 6)
      for (let y = top + 1; y < bottom; y += 6) under.push(...document.elementsFromPoint(x, y));
    const kept = ".card, .hand-card, button, .prompt, .podium-name, .seal";
    const covered = under.filter((one) => one.matches(kept));
    remarks.push([speech.textContent, covered.length, left >= 0 && right <= innerWidth]);
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""
SIZES = {"seven-bridge": (640, 360), "sevens-heaven": (1280, 800), "seven-euchre": (360, 640)}


def play_deal(page: Page, game: str, seed: str) -> None:
    module = next(one for one in TABLES if game == one.GAME)
    table = Table.begin(page, game, seed, **module.SHORT)
    table.play_until(lambda: table.next in ("deal", "over"), lambda: module.take_turn(table))


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[pytest.mark.long] * (one == "seven-bridge")) for one in SIZES]
)
def test_a_remark_covers_no_card_control_or_portrait(page: Page, site: Any, game: str) -> None:
    width, height = SIZES[game]
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(TALKATIVE)
    page.goto(site.url)
    page.evaluate(WATCH)
    change(page, pace="instant", remarks="on")
    remarks: list[Any] = []
    for number in range(9):
        play_deal(page, game, f"remarks {number}")
        remarks = page.evaluate("() => remarks")
        if len(remarks) > 2:
            break
    assert len(remarks) > 2, "hardly anybody spoke"
    for text, covered, inside in remarks:
        assert text.strip() and not covered and inside, (text, covered, inside)


def test_nobody_speaks_in_lessons_and_puzzles(page: Page, site: Any) -> None:
    page.add_init_script(TALKATIVE)
    page.goto(site.url)
    change(page, pace="instant", remarks="on")
    places = [f"lesson={LESSONS['seven-bridge'][0].id}&step=20"]
    places.append(f"puzzle={PUZZLES['seven-bridge'][0]['id']}")
    for place in places:
        go(page, place)
        expect(page.locator(".table[data-busy=no]")).to_be_attached()
        expect(page.locator(".speech")).to_have_count(0)
