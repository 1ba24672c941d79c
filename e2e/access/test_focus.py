"""The focus in every view: it arrives with the view, Tab never leads behind something else, and
every page has a title of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from nanafuda import GAMES
from playwright.sync_api import Page, expect

from e2e import views
from e2e.conftest import ROOT, Visit
from e2e.play import LANGS, view
from e2e.views import drawn

PAGES = ["deals", "learn", "days", "practice=choose", "tournaments", "figures"]
PAGES += ["learn=seven-bridge", "new=seven-bridge"]
# Width, height and size of the text in per cent.
SIZES = [(320, 568, 100), (360, 640, 200)]
WATCH = f"() => {{ {(ROOT / 'e2e/access/covered.js').read_text('utf-8')} }}"
TABS = """() => [
  ...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")
]
  .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
  .length"""


def faults(page: Page, walk: Iterator[str]) -> Iterator[str]:
    """Goes through every view by Tab."""
    page.evaluate(WATCH)
    for name in walk:
        if page.evaluate("() => document.activeElement === document.body"):
            yield f"{name}: the focus is nowhere"
        for size in SIZES:
            where = f"{name} {drawn(page, *size)}"
            page.evaluate("() => covered.clear()")
            for _ in range(min(page.evaluate(TABS), 60)):
                page.keyboard.press("Tab")
            yield from (f"{where}: {one}" for one in page.evaluate("() => [...covered]"))
        drawn(page, 1280, 720)


def test_every_page_has_its_own_title(visit: Visit) -> None:
    page = visit("ja")
    titles = [page.title()]
    for address in PAGES:
        page.goto(view(page, address))
        expect(page).not_to_have_title(titles[-1])
        titles.append(page.title())
    assert len(set(titles)) == len(PAGES) + 1, titles


def test_the_focus_is_in_sight_in_the_lists(visit: Visit) -> None:
    page = visit("ja")
    found = [*faults(page, views.lists(page)), *faults(page, views.challenges(page))]
    assert not found, "\n".join(found)


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [*GAMES, "elsewhere"])
def test_the_focus_is_in_sight_in_every_view(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    walk = views.elsewhere(page, lang) if game == "elsewhere" else views.of_game(page, game)
    found = list(faults(page, walk))
    assert not found, "\n".join(found)
