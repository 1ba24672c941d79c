"""The layout rules of the table, measured from the page at every size, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from nanafuda import GAMES

from e2e.conftest import Visit
from e2e.games import TABLES
from e2e.games.seven_euchre import match_in
from e2e.play import DRAWN, LANGS_AND_SIZES, Table, shared
from e2e.views import drawn, to_act, walked

PAGE_SIZE = "() => ['scrollWidth', 'scrollHeight'].map((side) => document.documentElement[side])"
# How many seats stand in each row.
ROWS = """() => Object.values(
  Object.groupBy(document.querySelectorAll('.seat'), (seat) => seat.offsetTop))
  .map((row) => row.length)"""
END_OF_ACTIONS = "() => document.querySelector('.actions').getBoundingClientRect().bottom"


def test_japanese_is_measured_in_a_japanese_font(visit: Visit) -> None:
    page = visit("ja")
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    title = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})
    fonts = devtools.send("CSS.getPlatformFontsForNode", title)["fonts"]
    assert {font["familyName"] for font in fonts} == {"Noto Sans JP"}, fonts
    devtools.detach()


# Seats: few in English, in Japanese as many as there may be; with --long all numbers of them.
LOOKS: list[tuple[Literal["light", "dark"], tuple[int, int]]] = [
    ("light", (1280, 800)), ("dark", (1280, 800)), ("dark", (360, 640)), ("light", (360, 640)),
]  # fmt: skip


def tables() -> Iterator[Any]:
    for module in TABLES:
        if not hasattr(module, "SCENES"):  # a game that was added a moment ago
            continue
        low, high, _ = GAMES[module.GAME].seat_range
        for half, (lang, seats) in enumerate((("en", min(4, high)), ("ja", high))):
            yield pytest.param(module, lang, seats, half, 2, id=f"{module.GAME}-{lang}")
        for lang in ("en", "ja"):
            for seats in range(low, high + 1):
                for half in (0, 1):
                    name = f"{module.GAME} of {seats}, {lang}, {half}"
                    yield pytest.param(
                        module, lang, seats, half, 1, id=name, marks=pytest.mark.long
                    )


@pytest.mark.parametrize(("game", "lang", "seats", "half", "every"), list(tables()))
def test_every_scene_fits_every_size(
    visit: Visit, game: Any, lang: str, seats: int, half: int, every: int
) -> None:
    """By the one law of e2e/geometry.js, and by axe."""
    page = visit(lang)
    for part, name in shared(game.SCENES, half, every):
        table = Table.resume(page, game.scene(name, seats))
        if opens := game.OPENS.get(name):
            table.choose(page.locator(opens).first)
        for size in table.sizes(part):
            table.check_layout(f"{name} at {size}")
        if lang == "ja":
            scheme, screen = LOOKS[part % len(LOOKS)]
            page.emulate_media(color_scheme=scheme)
            table.axe(f"{name}, {drawn(page, *screen)}, {scheme}")


@LANGS_AND_SIZES
def test_text_twice_as_large(visit: Visit, lang: str, half: int, every: int) -> None:
    """Regions may scroll then; the page does not, and nothing is out of reach."""
    page = visit(lang)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    scenes = ("outbid", "exchange", "play 12, trick of 0", "play 3, trick of 0", "deal")
    for part, name in shared(scenes, half, every):
        table = Table.resume(page, match_in(name))
        for size in table.sizes(part):
            width, height = page.evaluate(PAGE_SIZE)
            assert f"{width}×{height}" == size, name
            if size == "1280×800":
                assert len(set(page.evaluate(ROWS))) == 1, name
            if table.playable.count():
                table.playable.first.scroll_into_view_if_needed()


EIGHT = [(320, 568), (360, 640), (844, 390), (768, 1024)]
EIGHT += [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]
HERE = [
    pytest.param("ja", "sevens-heaven", 7, [(360, 640), (1024, 700)], id="heaven of 7"),
    pytest.param("en", "upside-down", 6, [(2560, 1440)], id="upside down of 6"),
]
EVERYWHERE = [
    pytest.param(lang, game, seats, EIGHT, id=f"{game} of {seats}, {lang}", marks=pytest.mark.long)
    for lang in ("ja", "en")
    for game in GAMES
    for seats in range(GAMES[game].seat_range[0], GAMES[game].seat_range[1] + 1)
]
# The table's part of the screen, the narrowest card in its middle, and the smallest of what is read
# there from afar.
HERO = """() => {
  const { width, height } = document.querySelector(".centre").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".middle .card:not(.place, .mini)")]
    .map((node) => node.getBoundingClientRect().width).filter(Boolean);
  const read = `.seat-name, .prompt, .trick-who, .place-name, .pile-by, .top-play, .climb-empty,
    .contract-by`;
  const words = [...document.querySelectorAll(read)].filter((node) => node.checkVisibility())
    .map((node) => parseFloat(getComputedStyle(node).fontSize));
  const share = (width * height) / (innerWidth * innerHeight);
  return [share, Math.min(...cards, 999), Math.min(...words)];
}"""
# The hand, what is asked and the seats take three quarters of a phone; where there is more room,
# the table has what they do not need. A rank on a card of so many pixels is as high as small print.
PHONE, SCREEN, CARD = 0.25, 0.3, 36
# At the end a flat screen has it all for what came of it but for a bar above and one below.
FLAT_END = 0.6
# On a large screen words grow with the cards: pixels of a thousand of its width.
WORDS = 7.5


@pytest.mark.parametrize(("lang", "game", "seats", "sizes"), [*HERE, *EVERYWHERE])
def test_plates_and_signs_have_their_room(
    visit: Visit, lang: str, game: str, seats: int, sizes: list[tuple[int, int]]
) -> None:
    """And so has the table, in mid-deal; at its end nothing overlaps, either."""
    page = visit(lang)
    for match in (to_act(game, seats), walked(game, seats)):
        table = Table.resume(page, match)
        for width, height in sizes:
            what = f"{table.phase} at {width}×{height}"
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            page.evaluate(DRAWN)
            table.check_layout(what)
            share, least, words = page.evaluate(HERO)
            if width >= 1920:
                assert words >= WORDS * width / 1000, f"{what}: words of {words} px"
            if match.turn is None:
                assert height > 400 or share >= FLAT_END, f"{what}: {share:.2f}"
                continue
            assert share >= (PHONE if width < 600 else SCREEN), f"{what}: {share:.2f}"
            if game != "ring-of-sevens":  # whose columns have a test of their own
                assert least >= CARD, f"{what}: cards of {least:.0f} px"


def test_actions_stay_in_their_place(visit: Visit) -> None:
    """While tricks are played, prompt and hand never move."""
    page = visit("en")
    page.set_viewport_size({"width": 360, "height": 640})
    table = Table.resume(page, match_in("play 12, trick of 0"))
    places: list[float] = []
    while table.phase == "play":
        places.append(page.evaluate(END_OF_ACTIONS))
        table.choose(table.playable.first)
    assert len(places) == 12 and len(set(places)) == 1, places
