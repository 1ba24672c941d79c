"""Every view there is, as axe sees it: light on a wide screen, dark on a phone's.

By default some views, in turn one way or the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from nanafuda import GAMES
from playwright.sync_api import Page

from e2e import views
from e2e.conftest import Visit
from e2e.play import LANGS, Table
from e2e.views import drawn

LOOKS = [("light", (1280, 800)), ("dark", (360, 640))]


def check(page: Page, walk: Iterator[str], whole: bool = True) -> int:
    """Looks at every view of a walk; returns how many there were."""
    count = 0
    for name in walk:
        count += 1
        for scheme, size in LOOKS if whole else LOOKS[count % 2 :][:1]:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            Table(page).axe(f"{name}, {scheme} {drawn(page, *size)}")
        drawn(page, 1280, 800)
    page.emulate_media(color_scheme="null")
    return count


def test_axe_finds_nothing_in_some_views(visit: Visit) -> None:
    page = visit("ja")
    assert check(page, views.lists(page), whole=False) == 7
    assert check(page, views.before_play(page, "seven-bridge"), whole=False) == 1
    assert check(page, views.settings(page), whole=False) == 1
    assert check(page, views.bad_link(page), whole=False) == 1
    assert check(page, islice(views.learning(page, "seven-bridge"), 3), whole=False) == 3


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [*GAMES, "elsewhere"])
def test_axe_finds_nothing_in_any_view(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    walk = views.elsewhere(page, lang) if game == "elsewhere" else views.of_game(page, game)
    assert check(page, walk) > 10
