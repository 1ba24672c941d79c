"""Wide screens: one grid with one left edge for all games, which uses the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from nanafuda import GAMES

from e2e.conftest import Visit
from e2e.games import seven_bridge as bridge
from e2e.games import seven_euchre as euchre
from e2e.games import sevens_heaven as heaven
from e2e.games import upside_down as upside
from e2e.play import AT_REST, DRAWN, Table, match_at
from e2e.views import to_act

# The middle uses this share of the room between the seats and the prompt.
SHARE = 0.8
# Pixels: a rank on the table is at least so high. It has 20 of the 64 parts of a card's width.
READABLE = 15
FACE = 64 / 20

MEASURE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const all = (selector) =>
    [...document.querySelectorAll(`.table ${selector}`)].filter((node) => box(node).width);
  const left = (selector) => Math.min(...all(selector).map((node) => box(node).left));
  const lefts = [".bar-menu .icon", ".seat", ".seat[data-place='0']", ".hand"].map(left);

  const part = ":is(.card, button, .place-of, figcaption, p, .swap-pair)";
  const parts = [...all(`.middle ${part}`), ...all(".banner > *")];
  const over = (low, high) => Math.max(...parts.map((node) => box(node)[high]))
    - Math.min(...parts.map((node) => box(node)[low]));
  const [room] = all(".centre").map(box);
  const share = over("left", "right") * over("top", "bottom") / (room.width * room.height);

  const low = all(":is(.place-of, .melds)").filter((node) => node.clientHeight
    && node.scrollHeight > node.clientHeight + 1);
  const edge = Math.max(...all(".log").map((node) => box(node).right));
  const open = document.querySelector(".table[data-side]");
  const wide = open ? all(".side .standings").filter((node) => box(node).right > edge) : [];
  const cut = [...low, ...wide].map((node) => node.className);
  const cards = all(".middle .card:not(.place)").map((node) => box(node).width);
  return { lefts, share, cut, least: Math.min(...cards, 999) };
}"""
# Where everything is beside the chosen card.
PLACES = """() => [...document.querySelectorAll(
    ".seat, .meld, .meld *, .stock, .pile, .actions .button, .bridge-own *")]
  .map((node) => node.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(" "))"""
# Cards of the hand that reach into a button.
OVER_BUTTONS = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const buttons = boxes(".actions .button");
  const into = (card) => buttons.some((button) => card.top < button.bottom
    && card.bottom > button.top && card.left < button.right && card.right > button.left);
  return boxes(".hand-card").filter(into).length;
}"""

Here = Callable[[Any], bool]
SCENES: dict[str, tuple[str, int, Here]] = {
    "bridge of 4": ("seven-bridge", 4, bridge.SCENES["play"]),
    "bridge of 2": ("seven-bridge", 2, bridge.SCENES["play"]),
    "bridge of 6": ("seven-bridge", 6, bridge.SCENES["play"]),
    "a pair": ("upside-down", 4, upside.follows(1, 2)),
    "one card": ("upside-down", 6, upside.follows(0, 1)),
    "exchange": ("upside-down", 6, upside.gives(1)),
    "heaven of 7": ("sevens-heaven", 7, heaven.SCENES["play"]),
    "auction": ("seven-euchre", 4, euchre.SCENES["outbid"]),
    "trick": ("seven-euchre", 4, euchre.SCENES["play 9, trick of 3"]),
}
SIZES = [(1024, 700), (1280, 800), (1366, 640), (1920, 1080)]
HERE = [
    pytest.param("ja", "bridge of 4", SIZES[1:2], id="bridge of 4"),
    pytest.param("en", "a pair", SIZES[1:2], id="a pair"),
    pytest.param("ja", "heaven of 7", SIZES[:1], id="heaven of 7"),
]
EVERYWHERE = [
    pytest.param(lang, name, SIZES, id=f"{name}, {lang}", marks=pytest.mark.long)
    for lang in ("en", "ja")
    for name in SCENES
]


@pytest.mark.parametrize(("lang", "name", "sizes"), HERE + EVERYWHERE)
def test_the_room_is_used(visit: Visit, lang: str, name: str, sizes: list[tuple[int, int]]) -> None:
    page = visit(lang)
    game, seats, here = SCENES[name]
    table = Table.resume(page, match_at(game, here, seats))
    for width, height in sizes:
        what = f"{name} at {width}×{height}"
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(AT_REST)
        table.check_layout(what)
        seen = page.evaluate(MEASURE)
        lefts = seen["lefts"]
        assert max(lefts) - min(lefts) < 2, f"{what}: {lefts}"
        assert not seen["cut"], f"{what}: {seen['cut']}"
        if game in ("seven-bridge", "upside-down"):
            assert seen["share"] > SHARE, f"{what}: {seen['share']:.2f} of the room"
            if height >= 700 and (seats < 6 or width >= 1280):
                assert seen["least"] >= READABLE * FACE, f"{what}: cards of {seen['least']}"
        page.locator(".bar-side").click()
        page.evaluate(AT_REST)
        table.check_layout(f"{what}, score and log turned")
        assert not page.evaluate(MEASURE)["cut"], what
        page.locator(".bar-side").click()


# How far the middles of board and hand lie apart, in pixels.
AXES = """() => {
  const [board, hand] = [".middle", ".hand-cards"].map((part) => {
    const { left, right } = document.querySelector(part).getBoundingClientRect();
    return (left + right) / 2;
  });
  return Math.abs(board - hand);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_score_and_log_open_beside_board_and_hand_on_one_axis(visit: Visit, game: str) -> None:
    """By a button of the bar; Escape within closes them. A large screen has them from the start."""
    page = visit("en")
    page.set_viewport_size({"width": 1280, "height": 800})
    table = Table.resume(page, to_act(game, 4))
    side, button = page.locator(".side"), page.locator(".bar-side")
    for opened in (False, True):
        assert button.get_attribute("aria-expanded") == str(opened).lower()
        box = side.bounding_box()
        assert box and (box["width"] > 200) == opened
        assert page.evaluate(AXES) < 2
        table.check_layout(f"open: {opened}")
        if not opened:
            button.press("Enter")
            page.evaluate(AT_REST)
    page.locator(".log").focus()
    page.keyboard.press("Escape")
    assert button.get_attribute("aria-expanded") == "false"
    assert button.evaluate("(node) => node === document.activeElement")
    table = Table.resume(page, to_act(game, 4))
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.locator(".table[data-side]").wait_for()
    assert page.evaluate(AXES) < 2


SMALL = [pytest.param("ja", 4, [(1280, 800)], id="here")]
LARGE = [
    pytest.param(
        lang, seats, [(360, 640), (844, 390), *SIZES], id=f"{seats}, {lang}", marks=pytest.mark.long
    )
    for lang in ("en", "ja")
    for seats in (2, 4, 6)
]


@pytest.mark.parametrize(("lang", "seats", "sizes"), SMALL + LARGE)
def test_choosing_a_card_moves_nothing(
    visit: Visit, lang: str, seats: int, sizes: list[tuple[int, int]]
) -> None:
    """A meld that takes the chosen card lights up in its place, and the card covers no button."""
    page = visit(lang)
    match = match_at("seven-bridge", bridge.SCENES["play"], seats)
    action = next(text for text in match.legal() if text.startswith("lay:"))
    at = action.split("@")[1]
    card = page.locator(f".hand-card[data-card={action[4:].split('=')[0].split('@')[0]}]")
    lit = page.locator(f".meld[data-at='{at}'][data-lit]")
    table = Table.resume(page, match)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(AT_REST)
        before = page.evaluate(PLACES)
        table.choose(card)
        page.evaluate(AT_REST)
        assert lit.count() == 1
        assert page.evaluate(PLACES) == before, f"{width}×{height}"
        assert page.evaluate(OVER_BUTTONS) == 0, f"{width}×{height}"
        table.choose(card)
