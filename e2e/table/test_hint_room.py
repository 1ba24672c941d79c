"""The room of a hint: its sentences are shown whole or stand behind “More”."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.advice import assess, bot_seed
from playwright.sync_api import expect

from e2e import views
from e2e.conftest import Visit
from e2e.play import Table, decisions

wording: Any = import_module("tests.wording")
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


def longest(game: str) -> tuple[Match, dict[str, list[list[str]]]]:
    """A position with a hint, and the longest hints of many positions by language."""
    some = [*decisions(game, 10, "room")]
    asked = [
        {
            "game": game,
            "table": match.table(0),
            "assessed": assess(match.game.view(0), bot_seed(match, len(match.actions))),
        }
        for match in some
    ]
    found = {}
    for lang, answers in wording.said(asked).items():
        hints: list[list[str]] = [hint["parts"] for one in answers for hint in one["hints"]]
        found[lang] = sorted(hints, key=lambda parts: -len("".join(parts)))[:LONGEST]
    return some[0], found


HINTS: dict[str, tuple[Match, dict[str, list[list[str]]]]] = {}


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
    match, hints = HINTS[game]
    page = visit(lang)
    Table.resume(page, match)
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_attached()
    space = " " if lang == "en" else ""
    for width, height in ROOMS:
        size = views.drawn(page, width, height)
        for parts in hints[lang]:
            now: Any = page.evaluate(FITTED, {"parts": parts, "space": space})
            what = f"{size}: {now} {space.join(parts)}"
            assert now["whole"], what
            assert now["more"] is (now["shown"] < len(parts)), what
            # The move and why: the reason waits only on a phone.
            assert now["shown"] >= (1 if width < 400 else min(2, len(parts))), what
