"""Turns, results and sounds at the table: what several tests do."""

from __future__ import annotations

from nanafuda import Match
from playwright.sync_api import Page

from e2e.play import match_at

# Controls to press in a turn; the first that exists is used.
WAYS = [
    *("[data-id=discard]", "[data-id=give]", "[data-id=play]", "[data-id=draw]", ".bid-button"),
    *("[data-id=bet]", "button.candidate", "[data-id^='steal']"),
    ".hand-card[data-state=playable]:not([aria-pressed=true])",
    *("[data-id=pass]", "[data-id=drop]"),
]
TURN = f"""() => {{
  for (const way of {WAYS}) {{
    const found = document.querySelector(`.table ${{way}}:not([aria-disabled=true])`);
    if (found) return found.click();
  }}
}}"""


# Finds the standings, sentences and buttons of a result that are not wholly in sight.
HIDDEN = """() => {
  const shown = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    const all = (right - left) * (bottom - top);
    const cut = (box) => {
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    };
    for (let up = node.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible") cut(up.getBoundingClientRect());
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / all;
  };
  const parts = ".winners, .sheet-title, .podium li, .actions .button";
  return [...document.querySelectorAll(parts)]
    .map((node) => [shown(node), node.textContent.trim().replace(/\\s+/g, " ")])
    .filter(([share]) => !(share > 0.99))
    .map(([share, words]) => `${Math.round(share * 100)} % of ${words}`);
}"""
# A system that takes pictures, and what was shared there: the place, the size, whether it is
# drawn upon.
TAKES_PICTURES = """() => {
  navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
  navigator.share = async (what) => { window.shared = what; };
}"""


def store_board(page: Page, key: str, board: object) -> None:
    page.evaluate(
        "([key, board]) => { localStorage[`nanafuda:boards:${key}`] = JSON.stringify(board); }",
        [key, board],
    )


BOARDS = """() => Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("nanafuda:boards:"))
  .map(([key, text]) => [key.slice(16), JSON.parse(text)]))"""


def last_tricks() -> Match:
    """A match in whose deal three tricks are left, the person to lead."""
    return match_at(
        "seven-euchre",
        lambda g: g.turn == 0 and g.held[0].bit_count() == 3 and len(g.legal()) == 3,
        4,
    )
