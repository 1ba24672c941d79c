"""Text stands out from what it stands on: 4.5 to 1, or 3 to 1 where it is large (WCAG 1.4.3)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from nanafuda import GAMES

from e2e.conftest import Visit
from e2e.play import DRAWN, Table
from e2e.views import MOST, to_act, walked

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


# By default the two packs whose cards differ most.
@pytest.mark.parametrize(
    ("game", "lang"),
    [("sevens-heaven", "ja"), ("seven-bridge", "ja")]
    + [pytest.param(game, lang, marks=pytest.mark.long) for game in GAMES for lang in ("ja", "en")],
)
def test_text_stands_out(visit: Visit, game: str, lang: str) -> None:
    """In a turn with a card chosen, and at a deal's end."""
    page = visit(lang)
    page.set_viewport_size({"width": 1280, "height": 800})
    for match in (to_act(game, MOST.get(game, 4)), walked(game, MOST.get(game, 4))):
        table = Table.resume(page, match)
        if match.turn is not None and table.hand.and_(page.locator("[aria-pressed]")).count():
            table.choose(table.playable.first)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=cast(Any, scheme), reduced_motion="reduce")
            page.evaluate(DRAWN)
            found: Any = page.evaluate(FAINT)
            assert not found, f"{game}, {table.phase}, {scheme}: {found}"
