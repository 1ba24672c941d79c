"""The layout rules of the table, measured from the page at every size, in both languages."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.play import LANGS_AND_SIZES, Table, shared
from e2e.test_seven_euchre import SCENES, match_in

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


@LANGS_AND_SIZES
def test_every_scene_fits_every_size(visit: Visit, lang: str, half: int, every: int) -> None:
    page = visit(lang)
    for part, name in shared(SCENES, half, every):
        table = Table.resume(page, match_in(name))
        for size in table.sizes(part):
            table.check_layout(f"{name} at {size}")


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
