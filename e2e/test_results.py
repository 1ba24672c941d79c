"""The end of a deal: everybody is in sight, the person first, and nothing lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import CATALOGUE, LANGS, Table, freeze, match_at

# What share of each row of a result is seen, and of the sentences above; of the way on, and of
# what opens more, as well.
HIDDEN = """() => {
  const openers = document.querySelector(".end > .buttons");
  const shown = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    const all = (right - left) * (bottom - top);
    const cut = (box) => {
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    };
    for (let up = node.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible") cut(up.getBoundingClientRect());
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (node.matches(".end tr")) bottom = Math.min(bottom, openers.getBoundingClientRect().top);
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / all;
  };
  const parts = ".end :is(.winners, .sheet-title, tbody tr, .button), .actions .button";
  return [...document.querySelectorAll(parts)]
    .map((node) => [shown(node), node.textContent.trim().replace(/\\s+/g, " ")])
    .filter(([share]) => !(share > 0.99))
    .map(([share, words]) => `${Math.round(share * 100)} % of ${words}`);
}"""
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
    first = page.locator(".end tbody tr").first
    if game != "seven-euchre":  # whose result is told side by side
        expect(first).to_have_attribute("data-seat-row", "0")
    for size in table.sizes():
        hidden = page.evaluate(HIDDEN)
        assert not hidden, f"{game}, {seats} seats, over: {over}, {size}: {hidden}"


def test_everybody_is_in_sight_and_nothing_lies_over_it(visit: Visit) -> None:
    page = visit("ja")
    check_result(page, "sevens-heaven", 7, over=True)
    check_result(page, "ring-of-sevens", 6, over=False)
    page.set_viewport_size({"width": 360, "height": 640})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    before = page.evaluate(PLACES)
    freeze(page)
    page.locator(".actions [data-id=share]").click()
    notice = page.locator(".notice").filter(has_text="コピーしました")
    expect(notice).to_be_visible()
    # Nothing moves for it, it is said once, and it goes by itself when nobody is at it.
    assert page.evaluate(PLACES) == before and page.evaluate(COVERED) == []
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


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [one["id"] for one in CATALOGUE["games"]])
def test_every_result_is_in_sight(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    entry = next(one for one in CATALOGUE["games"] if one["id"] == game)
    for seats in range(entry["seats"]["min"], entry["seats"]["max"] + 1):
        for over in (False, True):
            check_result(page, game, seats, over)
