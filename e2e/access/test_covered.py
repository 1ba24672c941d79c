"""While a notice is open, no control and no focused element lies under it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.play import CATALOGUE, DRAWN, GEOMETRY, go
from e2e.views import before_play, dialogs, ends, learning, lists, settings

SIZES = [(360, 640), (320, 568), (844, 390), (1280, 800)]
# The storage has no room, so the page says in every view that something is not being saved.
FULL = """() => { Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError"); }; }"""
GAMES = [one["id"] for one in CATALOGUE["games"]]


def views(page: Page, game: str) -> Iterator[str]:
    yield from settings(page)
    if not game:
        yield from lists(page)
    else:
        for some in (before_play, learning, dialogs, ends):
            yield from some(page, game)


@pytest.mark.parametrize(
    "game",
    ["sevens-heaven", *(pytest.param(game, marks=pytest.mark.long) for game in ["", *GAMES])],
)
def test_no_control_lies_under_a_notice(lasting_page: Page, game: str) -> None:
    page = lasting_page
    page.evaluate(FULL)
    go(page, "new=upside-down")
    expect(page.locator(".notice").filter(has_text="full")).to_be_visible()
    seen = 0
    for name in views(page, game):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => scrollTo(0, 0)")  # scrolled content passes below a notice
            page.evaluate(DRAWN)
            page.evaluate(DRAWN)
            under = [one for one in page.evaluate(GEOMETRY) if "notice" in one]
            assert not under, f"{name} at {width}×{height}: {under}"
            seen += page.locator(".notice:visible").count() > 0
        page.set_viewport_size({"width": 1280, "height": 800})
        page.evaluate(DRAWN)
    assert seen > 30, "no notice was in sight"


@pytest.mark.parametrize("way", ["Escape", "a tap"])
def test_a_notice_leaves_by(lasting_page: Page, way: str) -> None:
    page = lasting_page
    page.evaluate(FULL)
    go(page, "new=upside-down")
    notice = page.locator(".notice").filter(has_text="full")
    expect(notice).to_be_visible()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        notice.locator("p").click()
    expect(notice).to_have_count(0)
