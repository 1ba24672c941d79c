"""The end of a deal: what several tests do."""

from __future__ import annotations

from playwright.sync_api import Page

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
