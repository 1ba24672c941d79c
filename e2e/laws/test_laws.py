"""Laws of every view, held by a crawl that finds views, dialogs and controls by itself.

1. The focus stays on the control, its successor or the dialog that it opened; at another address
   it is on the heading. The page scrolls by at most a screen.
2. The focused control is in sight, after a step and along Tab. After a step the prompt's words come
   first: where there is no room for both above the hand, they alone are in sight.
3. A disabled control has a reason; a dimmed one says it when it is pressed.
4. At most six utterances in 3 s without a key, none twice within 10 s.
5. Messages stay for 5 s, unless the person acts.
6. Controls and texts are whole, uncovered, large enough and within reach.
7. No errors, no `undefined`, no message id.
8. One h1 and a title of its own.
9. Every button does something.
10. Controls, dialogs and pictures have names in words, for screen readers.
11. In forced colours every text is seen.
12. Text stands out from the pixels behind it (e2e/contrast.js).
13. On a deal's end, in its review and on Learn nothing is said twice.

axe finds nothing, either. The law of what is in sight (6) is e2e/geometry.js. A report counts only
if a fresh page gives it again. The default run waits for messages only for a second. A new view is
held to the laws without a line here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, Literal

import pytest
from nanafuda import GAMES
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e import views
from e2e.conftest import KEEPS_NOTHING, PATIENCE, REPORT_FAULTS, prepare
from e2e.laws.crawler import Crawler, Depth, PageLaws, Report
from e2e.laws.screen import Screen
from e2e.laws.starts import WORDS, pages, tables
from e2e.laws.ways import in_every_way, of_state, of_view
from e2e.play import GEOMETRY, go
from e2e.server import SiteServer

SHORT = Depth(steps=2, more=6, listens=1200)
DEEP = Depth(steps=40, more=80, listens=5200)
AGAIN = Depth(steps=0, more=0, listens=5200, patience=30_000)


@dataclass(frozen=True)
class Look:
    """How a crawl looks at the site."""

    name: str
    lang: str
    size: tuple[int, int]
    scheme: Literal["light", "dark"]
    games: tuple[str, str]


PHONE = Look("phone", "ja", (360, 640), "dark", ("upside-down", "seven-bridge"))
DESK = Look("desk", "en", (1280, 800), "light", ("seven-euchre", "sevens-heaven"))
ZOOM = Look("zoom", "en", (320, 256), "light", ("ring-of-sevens", "seven-euchre"))
CRAWLS = [
    pytest.param(look, starts, id=f"{look.name}-{starts}")
    for look in (PHONE, DESK)
    for starts in ("pages", "tables")
]
MakeScreen = Callable[[Look], Screen]


@pytest.fixture
def screens(browser: Browser, lasting: SiteServer) -> Iterator[MakeScreen]:
    """Gives screens in browser profiles of their own."""
    made: list[BrowserContext] = []

    def screen(look: Look) -> Screen:
        width, height = look.size
        options: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        context = browser.new_context(locale="en-GB", color_scheme=look.scheme, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEPS_NOTHING)
        context.add_init_script(REPORT_FAULTS)
        prepare(context, look.lang, aloneOffered=True)
        made.append(context)
        screen = Screen(context, lasting.url)
        screen.visit("")
        return screen

    yield screen
    for context in made:
        context.close()


def repeated(crawler: Crawler, reports: list[Report], fresh: Callable[[], Screen]) -> list[Report]:
    """Those of the reports that a fresh page gives again on the same way."""
    found = []
    for start, path in dict.fromkeys((one.start, one.path) for one in reports):
        again = Crawler(fresh(), AGAIN, of_state, crawler.view_laws)
        again.titles = crawler.titles
        again.follow(start, path)
        here = [one for one in reports if (one.start, one.path) == (start, path)]
        found += [one for one in here if one.name in again.found]
    return found


def check(look: Look, starts: str, depth: Depth, screens: MakeScreen) -> None:
    crawler = Crawler(screens(look), depth, of_state, of_view)
    ways = tables(*look.games) if starts == "tables" else pages(look.games[0], look.lang)
    if depth is DEEP:
        crawler.run(ways, [])
    else:  # phone and desk have half of them each
        crawler.run(ways if look is ZOOM else ways[look is DESK :: 2], WORDS)
    judge(crawler, look, f"{look.name}-{starts}", screens)


def judge(crawler: Crawler, look: Look, name: str, screens: MakeScreen) -> None:
    """Fails with what a fresh page gives again."""
    fails = repeated(crawler, [*crawler.found.values()], lambda: screens(look))
    crawled = f"{name}: {len(crawler.states)} states, {crawler.steps} steps"
    rest = [f"only once: {one}" for one in crawler.found.values() if one not in fails]
    logging.info("\n  ".join([crawled, *rest]))
    assert not fails, "\n  ".join([crawled, *map(str, fails)])


# By default a desk's tables are looked at scene by scene alone (test_layout.py).
@pytest.mark.parametrize(
    ("look", "starts"),
    [
        pytest.param(*one.values, id=one.id, marks=[pytest.mark.long] * (one is CRAWLS[-1]))
        for one in CRAWLS
    ],
)
def test_the_laws_hold(look: Look, starts: str, screens: MakeScreen) -> None:
    check(look, starts, SHORT, screens)


@pytest.mark.long
def test_the_laws_hold_at_tables_at_400_per_cent(screens: MakeScreen) -> None:
    check(ZOOM, "tables", SHORT, screens)


@pytest.mark.long
@pytest.mark.parametrize(("look", "starts"), CRAWLS)
def test_the_laws_hold_far_away(look: Look, starts: str, screens: MakeScreen) -> None:
    check(look, starts, DEEP, screens)


def every_view(look: Look, game: str, laws: PageLaws, screens: MakeScreen) -> None:
    def walk(page: Page) -> Iterator[str]:
        if game == "elsewhere":
            return views.elsewhere(page, look.lang)
        return views.of_game(page, game)

    crawler = Crawler(screens(look), SHORT, of_state, laws)
    crawler.walk(walk)
    assert len(crawler.states) > 10
    judge(crawler, look, game, screens)


@pytest.mark.long
@pytest.mark.parametrize("look", [PHONE, DESK], ids=lambda look: look.name)
@pytest.mark.parametrize("game", [*GAMES, "elsewhere"])
def test_the_laws_hold_in_every_view_in_every_way(
    look: Look, game: str, screens: MakeScreen
) -> None:
    every_view(look, game, in_every_way, screens)


# The storage has no room: every view says so, and what scrolls passes below the notice.
FULL = """() => { Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError"); }; }"""


@pytest.mark.parametrize(
    ("game", "few"),
    [("upside-down", True), *(pytest.param(game, False, marks=pytest.mark.long) for game in GAMES)],
)
def test_no_control_lies_under_a_notice(lasting_page: Page, game: str, few: bool) -> None:
    """By default beside the form, a turn with a hint, and the end of a deal with its details."""
    page, seen = lasting_page, 0
    page.evaluate(FULL)
    go(page, "new=upside-down")
    expect(page.locator(".notice").filter(has_text="full")).to_be_visible()
    walks = (
        views.before_play(page, game),
        islice(views.dialogs(page, game), 1 if few else None),
        islice(views.ends(page, game), 2 if few else None),
    )
    for name in chain.from_iterable(walks):
        for size in ((360, 640, 100), (844, 390, 100)):
            where = f"{name} at {views.drawn(page, *size)}"
            page.evaluate("() => scrollTo(0, 0)")
            assert not [one for one in page.evaluate(GEOMETRY) if "notice" in one], where
            seen += page.locator(".notice:visible").count() > 0
        views.drawn(page, 1280, 800)
    assert seen > 7, "no notice was in sight"
