"""The end of a deal: everybody is in sight, the person first, and nothing lies over it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.review import review
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import CATALOGUE, LANGS, Table, amount, freeze, match_at

# What share of each row of a result is seen, and of the sentences above; of the way on, and of
# what opens more, as well.
HIDDEN = """() => {
  const match = document.querySelector(".match-end");
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
    if (openers && node.matches(".end tr"))
      bottom = Math.min(bottom, openers.getBoundingClientRect().top);
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / all;
  };
  const parts = match ? ".winners, .places-table tbody tr, .actions .button"
    : ".end > :is(.sheet-title, .buttons), .deal-sheet tbody tr, .actions .button";
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
    # The winner's line is marked, and the person's.
    lines = page.locator(".places-table tbody tr" if over else ".account tbody tr")
    if over or game != "seven-euchre":  # whose deals are told side by side
        expect(lines.locator(".won").first).to_be_attached()
        expect(lines.and_(page.locator("[data-mine=yes][data-seat-row='0']"))).to_have_count(1)
    for size in table.sizes():
        hidden = page.evaluate(HIDDEN)
        assert not hidden, f"{game}, {seats} seats, over: {over}, {size}: {hidden}"


def test_everybody_is_in_sight_and_nothing_lies_over_it(visit: Visit) -> None:
    page = visit("ja")
    check_result(page, "sevens-heaven", 7, over=True)
    check_result(page, "ring-of-sevens", 6, over=False)
    page.set_viewport_size({"width": 360, "height": 640})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Nobody waits for the engine: without a clock it would seem to be silent.
    expect(page.locator(".look-open[data-going]")).to_have_count(0)
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


def test_the_end_of_a_match_is_told_as_a_whole(visit: Visit) -> None:
    """Who has won, how it went, and what cost most, to be looked at and tried again."""
    page = visit("en")
    match = careless_to_the_end()
    table = Table.resume(page, match)
    page_of = page.locator(".match-end")
    expect(table.result).to_be_focused()
    lines = page_of.locator(".places-table tbody tr")
    high_first = sorted(range(4), key=lambda seat: -match.scores[seat])
    expect(lines).to_have_count(4)
    assert [amount(text) for text in lines.locator(".total").all_inner_texts()] == [
        match.scores[seat] for seat in high_first
    ]
    won = [int(line.get_attribute("data-seat-row") or "") for line in lines.all()][
        : len(match.winners)
    ]
    assert sorted(won) == sorted(match.winners)
    mine = high_first.index(0)
    if 0 not in match.winners and mine in (1, 3):
        expect(table.prompt).to_have_text(f"You came {['', '2nd', '', '4th'][mine]} of 4.")
    # The plot has a line for everybody, the table its figures.
    expect(page_of.locator(".course-of")).to_have_count(4)
    assert table.totals() == [match.scores[seat] for seat in range(4)]
    expect(page_of.locator(".match-wait")).to_have_count(0)  # all deals have been weighed
    dearest = page_of.locator(".match-decision[data-verdict=mistake]")
    losses = [
        (line["weight"], deal + 1, line["index"])
        for deal in range(len(match.results))
        for line in review(match, 0, deal + 1)
        if line["mistake"]
    ]
    _, deal, index = max(losses)
    expect(dearest).to_contain_text(f"Round {deal}: you chose")
    for size in table.sizes():
        table.check_layout(f"the end of a match at {size}")
    table.axe("the end of a match")
    dearest.get_by_role("button", name="Look at it").click()
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
    dearest.get_by_role("button", name="Try again from here").click()
    expect(page.locator(".table[data-branch][data-busy=no]")).to_be_visible()
    page.go_back()
    expect(page_of).to_be_visible()


@cache
def careless_to_the_end() -> Match:
    """A short match whose first seat took whatever action it could, with a mistake in it."""
    for number in range(100):
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
