"""A game is added to a copy of the tree as docs/adding-a-game.md says, and played by clicking."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from docs import guide
from docs.template.e2e.test_seven_high import test_a_match_by_clicking as test_a_match_by_clicking
from e2e import play
from e2e.conftest import ROOT
from e2e.dev import DevSite
from e2e.play import LANGS, prepare

SAID = {"en": "Six card games", "ja": "六つのカードゲーム"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevSite]:
    """The site of a copy of the tree with the game in it: the game's own test runs here too."""
    folder = tmp_path_factory.mktemp("sixth")
    made = DevSite(folder)
    for part in ("tests", "README.md"):
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copyfile
        copy(ROOT / part, folder / part)
    guide.follow(folder)
    command = [sys.executable, "-m", "nanafuda.catalogue"]
    text = subprocess.run(command, cwd=folder / "engine", check=True, stdout=subprocess.PIPE).stdout
    with made, pytest.MonkeyPatch.context() as patch:
        patch.setitem(play.CATALOGUE, "games", json.loads(text)["games"])
        yield made


@LANGS
def test_the_pages_know_of_the_game(
    context: BrowserContext, page: Page, site: DevSite, lang: str
) -> None:
    prepare(context, lang=lang)
    page.goto(site.url)
    expect(page.locator(".lobby-tile")).to_have_count(6)
    expect(page.locator(".lobby-tile[data-game=seven-high] svg")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(SAID[lang])
    name = page.locator(".lobby-tile[data-game=seven-high] .lobby-tile-name").inner_text()
    page.goto(f"{site.url}about.{lang}.html")
    expect(page.locator("#games + ul li")).to_have_count(6)
    page.goto(f"{site.url}rules/seven-high.{lang}.html")
    assert page.locator("h1").inner_text() in name
    expect(page.locator("#SH8")).to_be_visible()
