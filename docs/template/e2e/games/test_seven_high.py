"""Seven High at the table: a match by clicking, with a hint, a refusal and the table in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import Table

from .seven_high import GAME, take_turn

REFUSED = {
    "en": re.compile("You hold the suit led|only when you hold nothing else"),
    "ja": re.compile("リードされたスートを持っています|手札が7だけのとき"),
}


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", 4), pytest.param("ja", 5, marks=pytest.mark.long)]
)
def test_a_match_by_clicking(visit: Visit, lang: str, seats: int) -> None:
    page = visit(lang)
    table = Table.begin(page, GAME, "click", seats=seats, target=7)
    expect(page.locator(".seat")).to_have_count(seats)
    expect(table.hand).to_have_count(5)
    for size in table.sizes():
        table.check_layout(size)
    page.locator(".bar-hint").click()
    expect(page.locator(".hand-card.hinted").first).to_be_visible()  # equal cards, too
    page.keyboard.press("t")
    expect(page.locator("dialog[open] .in-words p").first).to_be_visible()
    page.keyboard.press("Escape")
    refused = 0

    def turn() -> None:
        nonlocal refused
        dim = page.locator(".hand-card[data-state=refused]")
        if not refused and dim.count():
            refused += 1
            dim.first.click(force=True)  # it is dim, and answers
            expect(table.prompt).to_contain_text(REFUSED[lang])
        take_turn(table)

    table.play_out(turn)
    assert refused
    expect(page.locator(".winners")).to_be_visible()
    assert max(table.totals()) >= 7
