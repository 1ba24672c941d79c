"""Practice by a script: puzzles that a button answers, one after the other, as quick as can be."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from e2e.play import go

# A theme of each game whose puzzles have this button among their answers, or their mistakes.
BUTTONS = {
    "seven-euchre": ("auction", "[data-action=pass]"),
    "sevens-heaven": ("fold-or-bet", "[data-id=fold]"),
    "ring-of-sevens": ("pass-or-play", "[data-id=pass]"),
    "seven-bridge": ("claim-or-draw", "[data-id=draw]"),
    "upside-down": ("beat-or-pass", "[data-id=pass]"),
}
CHOOSE = "(filter) => localStorage.setItem('nanafuda:practice:filter', filter)"
# Answers so many and tells after how many milliseconds the next one was to be answered.
ANSWER = """async ([button, count]) => {
  const find = (selector) => document.querySelector(selector);
  const until = (holds) => new Promise((resolve) => {
    const look = () => (holds() ? resolve() : requestAnimationFrame(look));
    look();
  });
  const phase = () => find(".table")?.dataset.exercise;
  const times = [];
  const ready = () => phase() === "asked" && find(".table").dataset.busy === "no";
  for (let i = 0; i < count; i++) {
    await until(ready);
    find(`.table .actions ${button}, .table ${button}`).click();
    await until(() => phase() !== "asked");
    if (phase() === "wrong") find(".exercise-show").click();
    await until(() => find(".table [data-id=next]"));
    const begun = performance.now();
    find(".table [data-id=next]").click();
    await until(() => phase() === "asked");
    times.push(performance.now() - begun);
  }
  return times;
}"""


def practise(page: Page, game: str, count: int) -> list[float]:
    """Answer so many of a game's puzzles; the milliseconds of each “next”."""
    theme, button = BUTTONS[game]
    go(page, "")
    page.evaluate(CHOOSE, json.dumps({"game": game, "kind": "stock", "theme": theme}))
    go(page, "practice=go")
    page.locator(".table[data-exercise=asked]").wait_for()
    times: list[float] = page.evaluate(ANSWER, [button, count])
    return times
