"""Words on the screen: when they are fetched, and that none of katakana is broken in two."""

from __future__ import annotations

import gzip
import re
from itertools import chain

import pytest
from nanafuda import GAMES
from playwright.sync_api import Page, Route, expect

from e2e import views
from e2e.conftest import Faults, Visit, switch_language, until
from e2e.play import DRAWN, JAPANESE, Table, reload
from e2e.server import SiteServer

# Words of katakana, cards and ranges in sight whose parts stand on different lines.
BROKEN = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const within = text.parentElement;
    if (within.closest(".visually-hidden, script, style, svg")) continue;
    if (within.closest(".table:not([data-side]) .side")) continue;
    if (getComputedStyle(within.closest("thead") ?? within).clipPath !== "none") continue;
    if (!within.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = /(?:[ァ-ヺー]{2,}|[赤緑青])(?:の?\\u2060[0-9AJQK]+)?|\\w+\\u2060～\\u2060\\w+/g;
    for (const { index, 0: word } of text.data.matchAll(words)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const line = parseFloat(getComputedStyle(within).fontSize) / 2;
      if (boxes.some(({ top }) => Math.abs(top - boxes[0].top) > line))
        found.push(`${word} in “${text.data.trim().slice(0, 30)}”`);
    }
  }
  return found;
}"""
PAGES = [*(f"rules/{game}.ja.html" for game in GAMES), "about.ja.html", "fair.ja.html"]
NO_PHRASES = """const supports = CSS.supports.bind(CSS);
CSS.supports = (...asked) => asked[1] !== "auto-phrase" && supports(...asked);"""

# Bytes of the scripts of a page's first view, in either language, compressed as hosts do, and what
# may be added before somebody looks for the cause.
FIRST_SCRIPTS = 1.05 * 128_000


def without_phrases(page: Page) -> None:
    """From here on the browser is one that does not know where phrases begin."""

    def strip(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=reply.text().replace("auto-phrase", "none-such"))

    page.add_init_script(NO_PHRASES)
    page.route("**/*.css", strip)


def whole(page: Page, what: str) -> None:
    for size in ((360, 640), (1024, 768), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        assert not page.evaluate(BROKEN), f"{what} at {size}"


def pages_whole(page: Page) -> None:
    home = page.url.split("#")[0]
    for path in PAGES:
        page.goto(home + path)
        whole(page, path)
    page.goto(home)


def all_whole(page: Page) -> None:
    pages_whole(page)
    for name in chain(views.lists(page), views.settings(page)):
        whole(page, name)
    for game in GAMES:
        for name in views.of_game(page, game):
            whole(page, name)


@pytest.mark.context(locale="ja-JP")
def test_no_word_of_katakana_is_broken_on_a_page(page: Page, site: SiteServer) -> None:
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("lang", "ja")  # as the browser prefers
    pages_whole(page)
    whole(page, "the lobby")


@pytest.mark.long
@pytest.mark.parametrize("phrases", [True, False], ids=["phrases", "marks"])
@JAPANESE
def test_no_word_of_katakana_is_broken_anywhere(lasting_page: Page, phrases: bool) -> None:
    if not phrases:
        without_phrases(lasting_page)
        reload(lasting_page)
        style = lasting_page.evaluate("() => getComputedStyle(document.body).wordBreak")
        assert style == "keep-all"
    all_whole(lasting_page)


def test_cards_bear_the_letters_of_the_language(visit: Visit) -> None:
    """Unless others are chosen: kanji in Japanese, Latin letters in English."""
    drawn: dict[str, set[str]] = {}
    for lang in ("ja", "en"):
        page = visit(lang)
        Table.sit(page, "seven-euchre", "letters")
        drawn[lang] = set(page.locator(".hand-card text").all_text_contents())
        whole(page, "a table")
    assert len(drawn["ja"]) > 3 and drawn["ja"] <= set("棺時星銭本玉心")
    assert not drawn["en"]


def test_words_of_the_other_language_are_fetched_when_it_is_chosen(
    page: Page, site: SiteServer, faults: Faults
) -> None:
    """Not before; and should they not come, all stays as it is until they do."""
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.rpartition("/")[2]))
    app = re.compile("/assets/chunk-")
    page.route(app, lambda route: None)
    with page.expect_request("**/words-en-*"):  # it does not wait for the app
        page.goto(site.url, wait_until="commit")
    page.unroute(app)
    page.route("**/*.wasm", lambda route: None)
    for lang, other in (("en", "ja"), ("ja", "en")):
        asked.clear()
        page.goto(f"{site.url}?{lang}")
        tile = page.locator(".lobby-tile[data-game=seven-bridge] h2")
        expect(tile).to_have_text(re.compile(r"^\s*(Seven Bridge\s+セブン|セブンブリッジ\s+Seven)"))
        names = {name for name in asked if re.match(r"(?!worker-|pyodide).*\.js$", name)}
        assert [name[:8] for name in names if name.startswith("words-")] == [f"words-{lang}"]
        files = [site.folder / name for name in names if name == "arrival.js"]
        files += [site.folder / "assets" / name for name in names if name != "arrival.js"]
        assert sum(len(gzip.compress(file.read_bytes(), 6)) for file in files) < FIRST_SCRIPTS
        if lang == "ja":
            continue
        faults.expect("ERR_FAILED|Failed to load")
        words = re.compile("/words-ja-")
        page.route(words, lambda route: route.abort())
        page.get_by_role("button", name="日本語").click()
        expect(page.locator(".notice")).to_contain_text("Japanese text could not be loaded")
        expect(tile).to_contain_text("Seven Bridge")
        page.unroute(words)
        switch_language(page, other)


def test_nothing_is_drawn_before_there_are_words(page: Page, site: SiteServer) -> None:
    """And a language shows as chosen while its words are on their way."""
    held: list[Route] = []
    page.route(re.compile("/words-"), lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    until(page, lambda: held, "the words to be asked for")
    page.evaluate("location.hash = 'new=seven-euchre'")
    page.evaluate(DRAWN)
    held.pop().continue_()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("radio", name="日本語").check(force=True)
    until(page, lambda: held, "the other words to be asked for")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("radio", name="日本語")).to_be_checked()
    held.pop().continue_()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
