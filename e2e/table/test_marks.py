"""Rings of hints, reviews, lessons and the focus lie over no card but their own."""

from __future__ import annotations

import pytest
from nanafuda import GAMES
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.marks import rings
from e2e.play import Table, decisions, go, load
from e2e.review.replay import careless

QUICK = ("sevens-heaven", "ring-of-sevens")
SIZES = [(360, 640), (600, 640), (1280, 800)]  # two rows, one that overlaps, and room


@pytest.mark.parametrize(
    ("game", "count"),
    [(game, 1) for game in GAMES]
    + [pytest.param(game, 2, marks=pytest.mark.long) for game in GAMES],
)
def test_rings_of_hints_and_focus_lie_over_no_other_card(
    visit: Visit, game: str, count: int
) -> None:
    page, seen, most = visit("en"), 0, 0
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for match in decisions(game, count, "marks"):
            table = Table.resume(page, match)
            where = f"{game}, {len(match.actions)} actions, {width} × {height}"
            page.keyboard.press("h")
            expect(page.locator(".hinted").first).to_be_visible()
            seen += rings(page, f"hint, {where}")
            most = max(most, len(table.cards()))
            for code in table.cards():
                page.keyboard.press("Shift")  # the keyboard is in use
                page.locator(f'.hand-card[data-card="{code}"]').focus()
                seen += rings(page, f"focus on {code}, {where}")
    assert seen or most <= 5  # so few never overlap: their rings are outlines


# By default where a review ends soon; what it rings is drawn alike in every game.
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] * (game not in QUICK)) for game in GAMES]
)
def test_rings_of_reviews_lie_over_no_other_card(visit: Visit, game: str) -> None:
    page, seen = visit("en"), 0
    replay = f"{careless(game, 'look 0').replay_link()}&seat=0&level=club"
    go(page, "deals")
    deal = {"at": "2026-01-01T00:00:00.000Z", "hinted": False, "losses": None}
    load(page, {"replay": replay, **deal})
    shown = page.locator(".decision")
    expect(shown.first).to_be_visible()
    expect(page.locator(".weighed progress")).to_have_count(0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for at in range(shown.count()):
            shown.nth(at).click()
            expect(shown.nth(at)).to_have_attribute("aria-current", "step")
            seen += rings(page, f"{game}, decision {at}, {width} × {height}")
    assert seen
