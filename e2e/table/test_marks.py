"""Rings of hints, reviews, lessons and the focus lie over no card but their own."""

from __future__ import annotations

from random import Random

import pytest
from nanafuda import GAMES, Match
from nanafuda.bots import decide
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.marks import rings
from e2e.play import Table, go, load
from e2e.review.test_look_back import careless

SIZES = [(360, 640), (1280, 800)]


def positions(game: str, count: int) -> list[Match]:
    """The first seat's turns in a deal of beginners, about every second one."""
    match, rng, found = Match(game, seed=f"marks {game}"), Random(game), []
    while len(found) < count and match.turn is not None:
        if match.turn == 0 and len(match.legal()) > 1 and rng.random() < 0.5:
            found.append(match.branch(len(match.actions)))
        view = match.game.view(match.turn)
        match.play(match.game.text(decide("beginner", view, f"{len(match.actions)}")))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rings_of_hints_and_focus_lie_over_no_other_card(visit: Visit, game: str) -> None:
    page, seen = visit("en"), 0
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for match in positions(game, 3):
            table = Table.resume(page, match)
            where = f"{game}, {len(match.actions)} actions, {width} × {height}"
            page.keyboard.press("h")
            expect(page.locator(".hinted").first).to_be_visible()
            seen += rings(page, f"hint, {where}")
            for code in table.cards():
                page.keyboard.press("Shift")  # the keyboard is in use
                page.locator(f'.hand-card[data-card="{code}"]').focus()
                seen += rings(page, f"focus on {code}, {where}")
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_rings_of_reviews_lie_over_no_other_card(visit: Visit, game: str) -> None:
    page, seen = visit("en"), 0
    replay = f"{careless(game, 'look 0').replay_link()}&seat=0&level=club"
    go(page, "deals")
    deal = {"at": "2026-01-01T00:00:00.000Z", "hinted": False, "losses": None}
    load(page, {"replay": replay, **deal})
    decisions = page.locator(".decision")
    expect(decisions.first).to_be_visible()
    expect(page.locator(".weighed progress")).to_have_count(0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for at in range(decisions.count()):
            decisions.nth(at).click()
            seen += rings(page, f"{game}, decision {at}, {width} × {height}")
    assert seen
