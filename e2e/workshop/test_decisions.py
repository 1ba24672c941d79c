"""A bot decides in the browser as in CPython."""

from __future__ import annotations

import pytest
from nanafuda.games import GAMES
from playwright.sync_api import Browser

from e2e.server import SiteServer
from e2e.start.test_engine import open_worker
from e2e.workshop.decisions import WORKSHOP, differing

OTHERS = [pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "seven-euchre"]


@pytest.mark.parametrize("game", ["seven-euchre", *OTHERS])
def test_a_bot_decides_in_the_browser_as_in_cpython(
    browser: Browser, lasting: SiteServer, game: str
) -> None:
    page = open_worker(browser, lasting, WORKSHOP)
    assert differing(page, "count", game, 5) == []
    page.close()
