"""A bot decides in the browser as in CPython."""

from __future__ import annotations

import pytest
from nanafuda.games import GAMES

from e2e.conftest import Visit
from e2e.workshop.decisions import differing

OTHERS = [pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "seven-euchre"]


@pytest.mark.parametrize("game", ["seven-euchre", *OTHERS])
def test_a_bot_decides_in_the_browser_as_in_cpython(visit: Visit, game: str) -> None:
    assert differing(visit("en"), "count", game, 2) == 0
