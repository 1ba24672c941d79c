"""The law of rings: of hints, reviews, lessons and the focus, none lies over another card."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.play import STILL

# Looks at every second pixel of each ring's outer line, except in its corners, which are round.
CROSSED = """() => {
  const far = (style) =>
    style.outlineStyle === "none" ? 0
      : parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  const ringOf = (card) => {
    const style = getComputedStyle(card, "::before"), box = card.getBoundingClientRect();
    if (style.content === "none") return null;
    const left = box.left + card.clientLeft + parseFloat(style.left);
    const top = box.top + card.clientTop + parseFloat(style.top);
    const out = Math.max(0, far(style));
    return { left: left - out, top: top - out, right: left + parseFloat(style.width) + out,
      bottom: top + parseFloat(style.height) + out, own: [card], name: card.dataset.card };
  };
  const cards = [...document.querySelectorAll(".card.hinted, .card.better, .card:focus-visible")];
  const rings = cards.filter((one) => one.checkVisibility()).map(ringOf).filter(Boolean);
  for (const ring of document.querySelectorAll(".coach-ring[data-card=yes]")) {
    const box = ring.getBoundingClientRect(), out = far(getComputedStyle(ring));
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const names = ring.dataset.of.split(" ");
    rings.push({ left: box.left - out, top: box.top - out, right: box.right + out,
      bottom: box.bottom + out, name: names.join(),
      own: [...document.querySelectorAll(".card")].filter((card) =>
        names.includes(card.dataset.card) || card.contains(document.elementsFromPoint(x, y)
          .find((one) => one.closest(".card")))) });
  }
  const found = [];
  const boxes = [...document.querySelectorAll(".card")].map((card) =>
    [card, card.getBoundingClientRect()]);
  for (const { left, top, right, bottom, own, name } of rings) {
    const others = boxes.filter(([card]) => !own.includes(card)).map(([, box]) => box);
    const points = [];
    for (let x = left + 8; x <= right - 8; x += 2) points.push([x, top + 1], [x, bottom - 1]);
    for (let y = top + 8; y <= bottom - 8; y += 2) points.push([left + 1, y], [right - 1, y]);
    for (const [x, y] of points) {
      const near = others.some((box) =>
        box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
      if (!near) continue; // a hit test takes long
      const card = document.elementsFromPoint(x, y)
        .map((one) => one.closest(".card")).find(Boolean);
      if (card && !own.includes(card)) {
        found.push(`${name} over ${card.dataset.card ?? card.dataset.shown} at ${x}, ${y}`);
        break;
      }
    }
  }
  return { rings: rings.length, found };
}"""


def rings(page: Page, what: str) -> int:
    """How many rings there are; each lies over its own card alone."""
    page.evaluate(STILL)
    seen: dict[str, Any] = page.evaluate(CROSSED)
    assert seen["found"] == [], (what, seen["found"])
    return int(seen["rings"])
