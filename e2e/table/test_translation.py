"""Others rewrite the page: every text node gives way to a <font> or is split, again and again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.games import TABLES
from e2e.play import DRAWN, Table, reload
from e2e.views import to_act

# As Chrome does, except that the words stay, so that two pages can be compared. Chrome leaves
# drawings alone, and translates again what has changed.
TRANSLATE = """() => {
  document.documentElement.lang = "de";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement.closest("svg, script, style, textarea")) continue;
    const [outer, inner] = [0, 0].map(() => document.createElement("font"));
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
}"""
# As a reader of furigana or a dictionary does: readings, here empty, over some words of a text.
ANNOTATE = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement.closest("svg, script, style, textarea, ruby")) continue;
    const words = text.data.split(/(?<=\\S)(?=\\s)|(?<=\\s)(?=\\S)|(?<=\\w)(?=\\w{4})/);
    const parts = words.map((word, i) => {
      if (i % 2 || !word.trim()) return word;
      const ruby = document.createElement("ruby");
      ruby.append(word, document.createElement("rt"));
      return ruby;
    });
    text.replaceWith(...parts);
  }
}"""
# Without the review and the comparison, which come at any time after a deal.
SHOWN = """root => {
  const seen = root.cloneNode(true);
  const late = seen.querySelectorAll(".result-review, .field-strip, .field-first");
  for (const part of late) part.remove();
  return seen.textContent.replace(/\\s+/g, " ");
}"""


# Turns; the shortest deal, a round of Seven’s Sevens Heaven, is seen to its end.
MOST = {"sevens-heaven": 99}


def turns(table: Table, game: Any, rewrite: str) -> list[str]:
    """Takes turns, with a hint at the first; returns all that is shown after each step."""
    page = table.page
    shown: list[str] = []

    def look() -> None:
        page.evaluate(DRAWN)
        shown.append(table.root.evaluate(SHOWN))
        if rewrite:
            page.evaluate(rewrite)

    look()
    for nth in range(MOST.get(game.GAME, 4)):
        if table.next != "person":
            break
        if nth == 0:
            page.keyboard.press("h")
            expect(table.prompt).to_have_attribute("data-kind", "hint")
            expect(page.locator(".hinted").first).to_be_visible()
            look()
        game.take_turn(table)
        look()
    return shown


# By default two games, each in one of the two ways: all are drawn by the same templates.
REWRITTEN = [
    pytest.param(
        *(game, rewrite),
        id=f"{game.GAME}-{way}",
        marks=[pytest.mark.long] * (nth > 1 or nth == way),
    )
    for nth, game in enumerate(TABLES)
    for way, rewrite in enumerate((ANNOTATE, TRANSLATE))
]


@pytest.mark.parametrize(("game", "rewrite"), REWRITTEN)
def test_a_translated_page_shows_the_same_as_an_untouched_one(
    visit: Visit, game: Any, rewrite: str
) -> None:
    page = visit("en")
    match = to_act(game.GAME, 4, 0.6)
    seen, rewritten = (turns(Table.resume(page, match), game, one) for one in ("", rewrite))
    lang = page.evaluate("() => document.documentElement.lang")
    assert lang == ("de" if rewrite == TRANSLATE else "en")
    reload(page)  # else its texts stay rewritten
    assert len(seen) > 2 and not any("Looking for a hint" in text for text in seen)
    assert rewritten == seen
