"""The room of a hint: the move and its reason are shown whole, the rest or “More” behind them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from nanafuda import GAMES
from playwright.sync_api import expect

from e2e import views
from e2e.conftest import Visit
from e2e.play import Table, decisions

grammar, wording = map(import_module, ("words.test_hint_grammar", "wording"))
WIDE = {"count": 11, "points": 26, "more": 12, "out": 11, "above": 11, "many": 11, "here": 10}
ROOMS = [(360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
LONGEST = 6
# Shows other sentences in the hint's place for a moment: which are whole, and whether “More” is.
FITTED = """async ({ parts, space }) => {
  const words = document.querySelector(".prompt-words");
  const own = words.querySelector("[aria-hidden]:not(svg)");
  const other = document.createElement("span");
  other.append(...parts.map((part, nth) => {
    const span = document.createElement("span");
    if (nth) span.className = "prompt-part";
    span.textContent = (nth ? space : "") + part;
    return span;
  }));
  own.style.display = "none";
  words.append(other);
  dispatchEvent(new Event("resize"));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = {
    whole: words.scrollHeight <= words.clientHeight + 1,
    shown: [...other.children].filter((span) => span.checkVisibility()).length,
    more: document.querySelector(".prompt-more").checkVisibility(),
  };
  other.remove();
  own.style.display = "";
  return found;
}"""


def longest(game: str) -> dict[str, list[list[str]]]:
    """The longest hints by language, of all reasons that a game has, in a tie or not."""
    rows = [
        {"game": game, "table": row["table"], "assessed": row[standing]}
        for row in grammar.invented(game, {*grammar.reasons(game)}, WIDE)
        for standing in ("assessed", "tied")
    ]
    return {
        lang: sorted(
            (one["hints"][0]["parts"] for one in answers),
            key=lambda parts: -sum(map(len, parts[:2])),
        )[:LONGEST]
        for lang, answers in wording.said(rows).items()
    }


HINTS: dict[str, dict[str, list[list[str]]]] = {}


# By default each game in one of the two languages, in turn.
@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[pytest.mark.long] * ((nth + other) % 2))
        for nth, game in enumerate(GAMES)
        for other, lang in enumerate(("en", "ja"))
    ],
)
def test_sentences_of_a_hint_are_whole_or_behind_more(visit: Visit, lang: str, game: str) -> None:
    if game not in HINTS:
        HINTS[game] = longest(game)
    hints, match = HINTS[game], next(decisions(game, 10, "room"))
    page = visit(lang)
    Table.resume(page, match)
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_attached()
    space = " " if lang == "en" else ""
    cut = []
    for width, height in ROOMS:
        size = views.drawn(page, width, height)
        for parts in hints[lang]:
            now: Any = page.evaluate(FITTED, {"parts": parts, "space": space})
            # The move, and why not the other.
            fits = now["whole"] and now["shown"] >= min(2, len(parts))
            if not fits or now["more"] is not (now["shown"] < len(parts)):
                cut.append(f"{size}: {now} {space.join(parts)}")
    assert not cut, "\n".join(cut)
