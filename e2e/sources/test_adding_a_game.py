"""A game is added to a copy of the tree as docs/adding-a-game.md says, and played by clicking.

So is a language, which is a line and its words.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from docs import guide
from docs.template.e2e.games.test_seven_high import (
    test_a_match_by_clicking as test_a_match_by_clicking,
)
from e2e import play
from e2e.conftest import ROOT, Host, Visit, switch_language
from e2e.games.ring_of_sevens import take_turn
from e2e.play import BRAND, CATALOGUE, GEOMETRY
from e2e.sources.dev import DevSite

pytestmark = pytest.mark.long  # what can be done without a page: tests/sources
NUMBER = len(CATALOGUE["games"]) + 1
WORDS = {"en": {6: "Six card games"}, "ja": {6: "六つの"}}


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevSite]:
    """The site of the copy, instead of the built one: the game's own test runs here too."""
    folder = tmp_path_factory.mktemp("added")
    made = DevSite(folder)
    shutil.copytree(ROOT / "tests", folder / "tests")
    shutil.copyfile(ROOT / "README.md", folder / "README.md")
    guide.follow(folder)
    add_a_language(folder / "web")
    command = [sys.executable, "-m", "generate.catalogue"]
    text = subprocess.run(command, cwd=folder / "engine", check=True, stdout=subprocess.PIPE).stdout
    with made, pytest.MonkeyPatch.context() as patch:
        patch.setitem(play.CATALOGUE, "games", json.loads(text)["games"])
        yield made


def add_a_language(web: Path) -> None:
    """Adds one whose words are English."""
    shutil.copytree(web / "locales/en", web / "locales/de")
    for own in [*web.rglob("*.en.ftl"), *web.rglob("*.en.md")]:
        shutil.copyfile(own, own.with_name(own.name.replace(".en.", ".de.")))
    path = web / "src/i18n/languages.ts"
    text = path.read_text("utf-8")
    (line,) = re.findall(r"^  en: .*\n", text, re.MULTILINE)
    more = line.replace("en:", "de:").replace("English", "Deutsch").replace("en_GB", "de_DE")
    path.write_text(text.replace(line, line + more), "utf-8")


@pytest.fixture(scope="module")
def hosts() -> Iterator[dict[str, Host]]:
    """Pages of that site."""
    made: dict[str, Host] = {}
    yield made
    for host in made.values():
        host.context.close()


def test_the_pages_know_of_the_game(visit: Visit, lasting: DevSite) -> None:
    page, names = visit("en"), {}
    tile = page.locator(".lobby-tile[data-game=seven-high]")
    for lang in WORDS:
        if lang != "en":
            switch_language(page, lang)
        expect(page.locator(".lobby-tile")).to_have_count(NUMBER)
        expect(tile.locator("svg").first).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_contain_text(WORDS[lang][NUMBER])
        page.set_viewport_size({"width": 1280, "height": 800})
        assert not page.evaluate(GEOMETRY), "one more cloth fits the shelf"
        names[lang] = tile.locator(".lobby-tile-name").first.inner_text()
    for lang, name in names.items():
        page.goto(f"{lasting.url}about.{lang}.html")
        expect(page.locator("#games + ul li")).to_have_count(NUMBER)
        page.goto(f"{lasting.url}rules/seven-high.{lang}.html")
        assert page.locator("h1").inner_text() in name
        expect(page.locator("#SH8")).to_be_visible()


def test_a_third_language_is_spoken(visit: Visit, lasting: DevSite) -> None:
    page = visit("en")
    switch_language(page, "de")
    expect(page.locator(".masthead-tools button[lang]")).to_have_text(["日本語", "English"])
    table = play.Table.begin(page, "ring-of-sevens", "third", seats=4)
    table.play_until(lambda: table.next != "person", lambda: take_turn(table))
    assert table.next == "deal"
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto(f"{lasting.url}rules/seven-euchre.de.html")
    expect(page.locator(".page-languages > *")).to_have_text(["日本語", "English", "Deutsch"])
    play.go(page, "", lasting.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    switch_language(page, "en")
    manifest = page.request.get(f"{lasting.url}manifest.webmanifest").json()
    name = BRAND["names"]["en"]
    assert manifest["name_localized"] == {"en": name, "de": name}
