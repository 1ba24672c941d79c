"""The site as others see it: pictures of links, shortcuts to the games, lost addresses."""

from __future__ import annotations

import json
import re
import struct
import subprocess
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import ROOT, Faults
from e2e.play import CATALOGUE
from e2e.server import SiteServer
from web.tools.environment import node

IDS = [game["id"] for game in CATALOGUE["games"]]
RENDER = """
const [catalogue, address] = [JSON.parse(process.argv[2]), process.argv[3]];
const { renderPages } = await import(process.argv[1] + "/tools/pages.ts");
const names = { arrival: "a.js", boot: "b.js", script: "c.js", style: "d.css" };
const pages = await renderPages(process.argv[1], names, catalogue, address);
console.log(JSON.stringify(Object.fromEntries(pages)));
"""


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def meta(html: str, name: str) -> str:
    found = re.search(rf'<meta (?:property|name)="{name}" content="([^"]*)">', html)
    assert found, name
    return found[1]


def test_links_have_a_picture_and_words(folder: Path) -> None:
    for page, root in (("index.html", ""), ("rules/seven-bridge.ja.html", "../")):
        html = (folder / page).read_text("utf-8")
        assert meta(html, "og:image") == f"{root}preview.png"
        assert meta(html, "twitter:card") == "summary_large_image"
        told = (int(meta(html, "og:image:width")), int(meta(html, "og:image:height")))
        assert size_of(folder / "preview.png") == told == (1200, 630)
        words = [meta(html, name) for name in ("og:title", "og:description", "description")]
        assert all(words) and "{" not in "".join(words)
    assert (folder / "preview.png").stat().st_size < 300_000


def test_an_installed_site_has_pictures_and_a_shortcut_to_every_game(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    assert [one["url"] for one in manifest["shortcuts"]] == [f"./#start={id}" for id in IDS]
    icons = [icon for one in manifest["shortcuts"] for icon in one["icons"]]
    for picture in [*manifest["screenshots"], *icons]:
        width, height = size_of(folder / picture["src"])
        assert picture["sizes"] == f"{width}x{height}"
    worker = (folder / "sw.js").read_text("utf-8")
    assert "icon-192.png" in worker
    # The page asks for none of them: they are not kept for offline play.
    assert "preview" not in worker
    assert "shortcut-" not in worker
    assert "icon-512" not in worker and "maskable" not in worker


def test_a_told_address_is_in_every_page() -> None:
    address = "https://example.org/cards/"
    command = [str(node()), "--input-type=module", "-e", RENDER, str(ROOT / "web")]
    args = [*command, json.dumps(CATALOGUE), address]
    made = subprocess.run(args, check=True, capture_output=True, text=True).stdout
    pages = json.loads(made)
    for name in ("index.html", "rules/seven-bridge.en.html", "about.ja.html"):
        assert meta(pages[name], "og:image") == f"{address}preview.png"
    assert 'href="/cards/"' in pages["404.html"]


def test_a_lost_address_leads_to_all_games(page: Page, site: SiteServer, faults: Faults) -> None:
    faults.expect("404")
    answer = page.goto(f"{site.url}nothing-here")
    assert answer and answer.status == 404
    way = page.get_by_role("link", name="ゲーム一覧へ戻る")
    box = way.bounding_box()
    assert box and box["height"] >= 44
    ground = "(node) => getComputedStyle(node).backgroundColor"
    assert page.locator("html").evaluate(ground) == "rgb(217, 211, 200)"
    assert page.get_by_role("img", name="404").locator("svg").count() == 3
    page.emulate_media(color_scheme="dark")
    assert page.locator("html").evaluate(ground) == "rgb(29, 35, 57)"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # The way is not relative to the folder of the lost page.
    page.goto(f"{site.url}rules/nothing/here")
    way.click()
    expect(page.locator(".lobby-tile").first).to_be_visible()
    assert page.url == site.url
