"""Names: what a screen reader meets has one, in words; headings and tables can be gone through.

Every view of a game is opened in one page, and its accessibility tree is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.exercises import EXERCISES
from nanafuda.lessons import LESSONS
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import ROOT, Visit
from e2e.play import CATALOGUE, Table, escape, go, match_at
from e2e.review.test_replay import decisions, played

LINE = re.compile(r'\s*- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)')
NAMED = {"button", "link", "radio", "checkbox", "combobox", "slider", "textbox", "spinbutton"}
NAMED |= {"dialog", "region", "toolbar", "img"}
# Of these, the name is not put together from what they hold.
OWN_NAME = NAMED | {"heading", "group", "list", "table"}
IDS = {
    id
    for path in (ROOT / "web").glob("*/**/*.en.ftl")
    if "node_modules" not in path.parts
    for id in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text("utf-8"), re.M)
} | {
    id
    for path in (ROOT / "web/locales/en").glob("*.ftl")
    for id in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text("utf-8"), re.M)
}
WORD, NUMBER = r"[^\W\d_]", r"\w"  # of several numbers the group has the name
NOT_WORDS = re.compile(r"\[object|undefined|\bnull\b|\bNaN\b|[{}]")
CODE = re.compile(r"(?<![\w-])[FTSCBOHRGUD]\d{1,2}(?![\w.])")
TWICE = re.compile(r"(?<!\w)([^\W\d_]{2,})[\s,:;、：]*\1(?!\w)", re.I)
TABLES = """(root) => [...root.querySelectorAll("table")]
  .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]"))
  .filter((one) => !one.matches(".keys") && !(one.querySelector("caption, th[scope=col]")
    && one.querySelector("th[scope=col]")))
  .map((one) => one.outerHTML.slice(0, 200))"""
# Target positions of a phase; the rest of a game's tables look like one of these.
PHASES = {
    "seven-euchre": ["auction", "play"],
    "sevens-heaven": ["bet", "predict", "play"],
    "ring-of-sevens": ["play"],
    "seven-bridge": ["start", "play", "pon"],
    "upside-down": ["play"],
}
KEYS = {"ring-of-sevens": "c", "seven-bridge": "c", "upside-down": "c"}


def phases_of(game: str) -> list[str]:
    """The phases in which a game is looked at: of one that is not listed, its first."""
    return PHASES.get(game) or [Match(game, seed="phase").table(0)["phase"]]


DEFAULT = ("sevens-heaven", "en")
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


def faults(root: Locator) -> Iterator[str]:
    """Faults in names, headings and tables below an element."""
    level = None
    for line in root.aria_snapshot().splitlines():
        line = re.sub(r"^(\s*- )'(.*)'(:?)$", r"\1\2\3", line)  # a name with a colon is quoted
        parts = LINE.match(line)
        if not parts or "/url" in line:
            continue
        role, name, text = parts["role"], parts["name"] or "", line.strip()
        if role in NAMED and not re.search(NUMBER if role == "radio" else WORD, name):
            yield f"no name: {text}"
        if NOT_WORDS.search(text) or CODE.search(text):
            yield f"no words: {text}"
        if ids := IDS & set(re.findall(r"[\w-]+", text)):
            yield f"{ids}: {text}"
        if role in OWN_NAME and TWICE.search(name):
            yield f"twice: {text}"
        if role == "heading":
            now = int(parts["rest"].partition("level=")[2][0])
            if now > (level or 2) + 1 or (level is None and now > 2):
                yield f"after level {level}: {text}"
            level = now
    yield from root.evaluate(TABLES)


class Sweep:
    """Goes from view to view, and keeps what was wrong in each."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game, self.table = page, game, Table(page)
        self.found: list[str] = []

    def look(self, where: str) -> None:
        self.page.evaluate(
            "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"
        )
        dialog = self.page.locator("dialog[open]")
        root = dialog.last if dialog.count() else self.page.locator("body")
        self.found += [f"{where}: {fault}" for fault in faults(root)]

    def visit(self, name: str) -> None:
        go(self.page, name)
        expect(self.page.locator("h1").first).to_be_visible()
        self.look(name or "games")

    def dialogs(self, keys: str, where: str) -> None:
        dialog = self.page.locator("dialog[open]")
        for key in keys:
            self.page.keyboard.press(key)
            expect(dialog.get_by_role("heading", level=2).first).to_be_focused()
            self.look(f"{where}, {key}")
            escape(self.page)
            expect(dialog).to_have_count(0)

    def menu(self, where: str) -> None:
        self.page.locator(".bar-menu").click()
        self.look(f"{where}, menu")
        escape(self.page)


def decided(match: Match) -> int:
    return len(decisions(match))


def mine(phase: str) -> Callable[[Any], bool]:
    """The first seat's turn in a phase."""
    return lambda g: bool(g.turn == 0 and g.table(0)["phase"] == phase)


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[] if (game, lang) == DEFAULT else [pytest.mark.long])
        for game in GAMES
        for lang in ("en", "ja")
    ],
)
def test_everything_has_a_name(visit: Visit, game: str, lang: str) -> None:
    page = visit(lang)
    sweep = Sweep(page, game)
    entry = next(one for one in CATALOGUE["games"] if one["id"] == game)
    seats = min(4, entry["seats"]["max"])

    sweep.visit("")
    page.get_by_role("button", name=re.compile("^(Settings|設定)$")).first.click()
    sweep.look("settings")
    escape(page)
    sweep.visit(f"new={game}")
    sweep.visit(f"learn={game}")

    for phase in phases_of(game):
        Table.resume(page, match_at(game, mine(phase), seats))
        sweep.look(phase)
    sweep.dialogs("tso" + KEYS.get(game, ""), "table")
    sweep.menu("table")
    page.keyboard.press("h")
    expect(sweep.table.prompt).to_have_attribute("data-kind", "hint")
    sweep.look("hint")

    # Of some deals the one with the fewest decisions: they are all looked back at.
    ended = (played(game, f"names {number}", seats) for number in range(60))
    Table.resume(page, min((one for one in ended if decided(one) > 2), key=decided))
    heading = page.locator(".end").get_by_role("heading", level=2)
    expect(heading.first).to_be_focused()
    sweep.look("result")
    sweep.dialogs("tls", "result")
    sweep.menu("result")
    page.locator(".look-open").click()
    expect(page.locator(".viewer .look-sum:not(:has(progress))")).to_be_visible()
    page.locator(".viewer .decision").first.click()
    expect(page.locator(".viewer .prompt [data-verdict]")).to_be_visible()
    sweep.look("look back")
    page.keyboard.press("Home")
    expect(page.locator(".viewer[data-at='0']")).to_be_visible()
    sweep.look("replay")
    page.keyboard.press("End")
    expect(page.locator(".end")).to_be_visible()
    sweep.look("replay, end")

    go(page, f"lesson={LESSONS[game][0].id}")
    expect(page.locator(".coach-on")).to_be_focused()
    sweep.look("lesson")
    go(page, f"exercise={EXERCISES[game][0]['id']}")
    sweep.table.settle()
    sweep.look("exercise")
    assert not sweep.found, "\n".join(sweep.found)


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
