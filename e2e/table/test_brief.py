"""A refusal stands in the prompt's place for a moment; then the question is back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.access.voice import LISTEN
from e2e.conftest import Visit
from e2e.play import Table, match_at

LASTS = 2000  # milliseconds of the page's clock
HEARD = "() => globalThis.heard.map(({ text }) => text).join('|')"


def refused(page: Page) -> tuple[Table, str, str]:
    """A table whose clock is the test's, with its question and the words of a refusal."""
    page.clock.install()
    table = Table.resume(page, match_at("upside-down", lambda g: g.turn == 0, 4))
    question = table.prompt.inner_text()
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 60)
    page.keyboard.press("u")  # nothing to take back
    expect(table.prompt).to_have_attribute("data-kind", "refusal")
    return table, " ".join(question.split()), table.prompt.inner_text()


def test_a_refusal_goes_by_itself_and_is_heard_once(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(LISTEN)
    table, question, words = refused(page)
    page.clock.run_for(LASTS)
    expect(table.prompt).to_have_text(question)
    page.clock.run_for(LASTS)
    heard = " ".join(page.evaluate(HEARD).split())
    assert heard.count(words) == 1 and heard.count(question) == 1, heard


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_next_input_ends_a_refusal(visit: Visit, way: str) -> None:
    page = visit("en")
    table, question, _ = refused(page)
    if way == "key":
        page.keyboard.press("ArrowRight")
    else:
        page.locator(".centre").click()
    expect(table.prompt).to_have_text(question)
