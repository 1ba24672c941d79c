"""Text stands out from what it stands on: 4.5 to 1, or 3 to 1 where it is large (WCAG 1.4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest
from nanafuda import GAMES, Match
from nanafuda.bots import decide
from playwright.sync_api import Page

from e2e.conftest import Visit
from e2e.play import DRAWN, LANGS, Table, escape

# Every text in sight, by colour and ground as they come out: grounds that let something through and
# faded parents are reckoned in. Disabled controls may be faint (`aria-disabled`).
FAINT = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [[r, R], [g, G], [b, B]].map(([top, under]) => top * a + under * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => {
      const one = part / 255;
      return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    if (!node) return [255, 255, 255];
    const { backgroundColor, opacity } = getComputedStyle(node);
    const [r, g, b, a] = rgba(backgroundColor);
    const shows = a * Number(opacity);
    return over([r, g, b, shows], shows === 1 ? [0, 0, 0] : ground(node.parentElement));
  };
  const faded = (node) =>
    node ? Number(getComputedStyle(node).opacity) * faded(node.parentElement) : 1;
  const unread = ".visually-hidden, script, style, [aria-disabled=true]";
  const found = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const within = text.parentElement;
    if (!text.data.trim() || within.closest(unread)) continue;
    if (innerWidth < 1024 && within.closest(".side")) continue;
    if (!within.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(within);
    const drawn = within instanceof SVGElement;
    // What is drawn on a card stands on its paper.
    const paper = drawn && within.closest("svg").querySelector("rect");
    const under = drawn ? rgba(getComputedStyle(paper).fill).slice(0, 3) : ground(within);
    const ink = rgba(drawn ? style.fill : style.color);
    const [a, b] = [over([...ink.slice(0, 3), ink[3] * faded(within)], under), under].map(light);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const { className } = within;
    const name = `${className.baseVal ?? className} “${text.data.trim().slice(0, 20)}”`;
    if (ratio < (large ? 3 : 4.5) - 0.01) found.set(name, ratio.toFixed(2));
  }
  return Object.fromEntries(found);
}"""
SELECTS = ("seven-bridge", "upside-down")  # where a card is chosen before it is played
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def stands_out(page: Page, what: str) -> None:
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(DRAWN)
        found: Any = page.evaluate(FAINT)
        assert not found, f"{what}, {scheme}: {found}"


def scenes(game: str, count: int) -> Iterator[Match]:
    """The first seat's turns of a deal of club players, and its end."""
    _, high, _ = GAMES[game].seat_range
    match, rng = Match(game, seats=high, seed="contrast"), Random(game)
    while match.turn is not None:
        if match.turn == 0 and len(match.legal()) > 1 and count and rng.random() < 0.3:
            count -= 1
            yield match
        turn = match.game.view(match.turn)
        match.play(turn.text(decide("club", turn, f"{len(match.actions)}")))
    yield match


def every_text(page: Page, game: str, count: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    for match in scenes(game, count):
        table = Table.resume(page, match)
        stands_out(page, f"{game}, {table.phase}")
        if game in SELECTS and table.playable.count():
            table.choose(table.playable.first)
            stands_out(page, f"{game}, a card chosen")
    for key in "ts":
        page.keyboard.press(key)
        stands_out(page, f"{game}, dialog {key}")
        escape(page)


def test_text_stands_out(visit: Visit) -> None:
    every_text(visit("ja"), "sevens-heaven", 1)


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", list(GAMES))
def test_text_stands_out_everywhere(visit: Visit, lang: str, game: str) -> None:
    every_text(visit(lang), game, 6)
