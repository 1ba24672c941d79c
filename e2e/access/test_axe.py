"""Every view there is, as axe sees it: light on a wide screen, dark on a phone's.

In the default run axe looks at the states of `e2e/laws`.
"""

from __future__ import annotations

from typing import Literal

import pytest
from nanafuda import GAMES

from e2e import views
from e2e.conftest import Visit
from e2e.play import LANGS, Table
from e2e.views import drawn

Scheme = Literal["light", "dark"]
LOOKS: list[tuple[Scheme, tuple[int, int]]] = [("light", (1280, 800)), ("dark", (360, 640))]


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [*GAMES, "elsewhere"])
def test_axe_finds_nothing_in_any_view(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    walk = views.elsewhere(page, lang) if game == "elsewhere" else views.of_game(page, game)
    count = 0
    for name in walk:
        count += 1
        for scheme, size in LOOKS:
            page.emulate_media(color_scheme=scheme)
            Table(page).axe(f"{name}, {scheme} {drawn(page, *size)}")
        drawn(page, 1280, 800)
    page.emulate_media(color_scheme="null")
    assert count > 10
