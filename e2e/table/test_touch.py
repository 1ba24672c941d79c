"""Fingers on the table: a card is played when the finger lifts, and only where it came down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page

from e2e.conftest import prepare
from e2e.games.seven_euchre import match_in
from e2e.play import DRAWN, Table

# Milliseconds: browsers call a press long after about 500.
LONG = 1000
NOTE = """() => {
  window.noted = [];
  for (const kind of ["touchstart", "touchend", "click"])
    addEventListener(kind, ({ type }) => window.noted.push(type), true);
}"""
NOTED = "() => window.noted.splice(0)"
# Whether nothing has scrolled and no text is selected.
UNMOVED = """() => [scrollX, scrollY, ...[...document.querySelectorAll(".table, .hand")]
  .flatMap((one) => [one.scrollLeft, one.scrollTop])].every((far) => far === 0)
  && getSelection().isCollapsed"""


@pytest.mark.context(
    locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)
def test_a_card_is_played_when_the_finger_lifts_and_a_drag_plays_none(
    context: BrowserContext, page: Page, site: Any
) -> None:
    prepare(context, "en")
    page.goto(site.url)
    table = Table.resume(page, match_in("play 12, trick of 0"))
    page.evaluate(NOTE)
    devtools = context.new_cdp_session(page)
    hand, card = table.cards(), table.playable.first

    def send(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    @contextmanager
    def finger_on(what: Locator) -> Iterator[tuple[float, float]]:
        box = what.bounding_box()
        assert box
        at = box["x"] + 9, box["y"] + box["height"] / 2
        send("touchStart", at)
        yield at
        send("touchEnd")
        page.evaluate(DRAWN)
        assert page.evaluate(UNMOVED)

    middle = page.locator(".centre").bounding_box()
    assert middle
    to = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    with finger_on(card) as (x, y):
        for part in (0.1, 0.4, 0.7, 1):
            send("touchMove", (x + part * (to[0] - x), y + part * (to[1] - y)))
    assert page.evaluate(NOTED) == ["touchstart", "touchend"]
    assert table.cards() == hand

    # A long press plays when the finger lifts. Phones ignore it; this browser makes it a click.
    pressed = card.get_attribute("data-card")
    with finger_on(card):
        page.wait_for_timeout(LONG)
        assert page.evaluate(NOTED) == ["touchstart"]
        assert table.cards() == hand
    table.settle()
    assert page.evaluate(NOTED) == ["touchend", "click"]
    assert table.cards() == [one for one in hand if one != pressed]

    tapped = card.get_attribute("data-card")
    with finger_on(card):
        pass
    table.settle()
    assert page.evaluate(NOTED) == ["touchstart", "touchend", "click"]
    assert table.cards() == [one for one in hand if one not in (pressed, tapped)]
