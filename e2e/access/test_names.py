"""Texts in the script of the other language say whose they are."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from nanafuda import GAMES

from e2e.conftest import Visit

# Texts in the script of the other language whose language is not told.
UNMARKED = """(script) => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [], other = new RegExp(script, "u"), own = document.documentElement.lang;
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest("code, pre")) continue;  // of no language
    if (other.test(data) && parentElement.closest("[lang]").lang === own) found.push(data);
  }
  return found;
}"""
SCRIPT_OF_OTHERS = {"en": r"[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]", "ja": "[a-z]{2}"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words_of_the_other_language_say_so(visit: Visit, lang: str) -> None:
    page = visit(lang)
    home = page.url.partition("#")[0]
    for path in ("about", "fair", *(f"rules/{game}" for game in GAMES)):
        page.goto(urljoin(home, f"{path}.{lang}.html"))
        found = page.evaluate(UNMARKED, SCRIPT_OF_OTHERS[lang])
        assert not found, f"{path}: {found}"
        if path.startswith("rules/"):
            assert page.locator("main td span[lang]").count() > 9
    page.goto(home)
