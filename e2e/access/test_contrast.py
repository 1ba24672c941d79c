"""Text stands out from what it stands on, by the pixels drawn: in turns, with a hint, at ends."""

from __future__ import annotations

from typing import Any, cast

import pytest
from nanafuda import GAMES
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.contrast import faint
from e2e.play import Table
from e2e.views import MOST, to_act, walked


# By default each game once, in the scheme that the crawl of e2e/laws does not show it in.
@pytest.mark.parametrize(
    ("game", "lang", "scheme"),
    [(game, "ja", "light") for game in GAMES]
    + [
        pytest.param(game, lang, scheme, marks=pytest.mark.long)
        for game in GAMES
        for lang, scheme in (("ja", "dark"), ("en", "light"), ("en", "dark"))
    ],
)
def test_text_stands_out(visit: Visit, game: str, lang: str, scheme: str) -> None:
    page = visit(lang)
    page.emulate_media(color_scheme=cast(Any, scheme), reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 800})
    seats, found = MOST.get(game, 4), []
    for match in (to_act(game, seats), walked(game, seats)):
        table = Table.resume(page, match)
        found += [f"{table.phase}: {one}" for one in faint(page)]
        if match.turn is not None and table.hand.and_(page.locator("[aria-pressed]")).count():
            table.choose(table.playable.first)
            found += [f"{table.phase}, chosen: {one}" for one in faint(page)]
    assert not found, found


def test_the_note_on_help_stands_out_at_a_deals_end(visit: Visit) -> None:
    page = visit("ja")
    page.emulate_media(reduced_motion="reduce")
    table = Table.resume(page, to_act("sevens-heaven", 6, 1))  # its field is played soonest
    page.keyboard.press("h")
    expect(table.playable.and_(page.locator(".hinted")).first).to_be_attached()  # it is given
    table.play_until(lambda: table.next != "person", lambda: table.choose(table.playable.first))
    note = page.locator(".end .help")
    expect(note).to_be_visible()
    note.scroll_into_view_if_needed()
    assert not faint(page)
