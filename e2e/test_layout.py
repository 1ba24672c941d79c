"""The layout rules of the table, measured from the page at every size, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.play import LANGS, SIZES, Table, prepare
from e2e.test_seven_euchre import GAME, take_turn
from web.tools.server import SiteServer

PAGE_SIZE = "() => ['scrollWidth', 'scrollHeight'].map((side) => document.documentElement[side])"
TWICE_AS_LARGE = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
});"""
END_OF_ACTIONS = "() => document.querySelector('.actions').getBoundingClientRect().bottom"


def check_all_sizes(table: Table, what: str) -> None:
    for size in table.sizes():
        table.check_layout(f"{what} at {size}")


@LANGS
@pytest.mark.parametrize("seed", ["layout", "second"])
def test_every_phase_fits_every_size(
    context: BrowserContext, page: Page, site: SiteServer, lang: str, seed: str
) -> None:
    prepare(context, lang=lang)
    table = Table.begin(page, site, GAME, seed, target="one")
    seen: set[str] = set()

    def turn() -> None:
        trick = page.locator(".trick .card").count()
        scene = f"{table.phase} with {table.hand.count()} cards, trick of {trick}"
        if scene not in seen:
            seen.add(scene)
            check_all_sizes(table, scene)
        take_turn(table)

    table.play_out(turn)
    check_all_sizes(table, "end")


@LANGS
def test_text_twice_as_large(
    context: BrowserContext, page: Page, site: SiteServer, lang: str
) -> None:
    """Regions may scroll then; the page does not, and nothing is out of reach."""
    prepare(context, lang=lang)
    context.add_init_script(TWICE_AS_LARGE)
    table = Table.begin(page, site, GAME, "large", target="one")
    seen: set[str] = set()

    def turn() -> None:
        if table.phase not in seen:
            seen.add(table.phase)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(50)
                assert page.evaluate(PAGE_SIZE) == [width, height]
                if table.playable.count():
                    table.playable.first.scroll_into_view_if_needed()
        take_turn(table)

    table.play_out(turn)


def test_actions_stay_in_their_place(context: BrowserContext, page: Page, site: SiteServer) -> None:
    """While tricks are played, prompt and hand never move."""
    prepare(context)
    page.set_viewport_size({"width": 360, "height": 640})
    table = Table.begin(page, site, GAME, "place", target="one")
    places: set[float] = set()

    def turn() -> None:
        if table.phase == "play":
            places.add(page.evaluate(END_OF_ACTIONS))
        take_turn(table)

    table.play_out(turn)
    assert len(places) == 1, places
