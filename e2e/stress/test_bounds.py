"""Input longer or deeper than any of ours: refused at once, in words that fit."""

from __future__ import annotations

import json
import re
from pathlib import Path

from nanafuda import Match
from nanafuda.match.links import checksum
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import BRAND, go, reload

GAME = "seven-euchre"
SAVE = f"nanafuda:save:{GAME}"
LINK = Match(GAME, seed="k3f9").link()
BODY = LINK.partition("&check=")[0]


def checked(link: str) -> str:
    return f"{link}&check={checksum(link)}"


def fits(page: Page) -> None:
    """The window has no sideways overflow, and all text is in sight."""
    width = page.evaluate("() => innerWidth")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    for part in page.locator(".fault, .notice, .panel").all():
        box = part.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width


ECHOES = [
    f"{BODY}&{'x' * 80}=1",
    f"{BODY}&{'x' * 6000}=1",
    BODY.replace(GAME, "x" * 300),
    BODY.replace("v=1", f"v={'9' * 3000}"),
    BODY.replace("target=77", f"target=%E2%80%AE{'%D7%A9' * 30}"),
]


def test_a_refusal_fits_and_turns_nothing_round(visit: Visit) -> None:
    page = visit("en")
    page.set_viewport_size({"width": 320, "height": 568})
    for body in ECHOES:
        go(page, "")
        go(page, checked(body))
        fault = page.locator(".fault")
        expect(fault).to_have_text(re.compile(".{20}"))
        text = fault.inner_text()
        assert len(text) < 200 and "\u202e" not in text
        fits(page)
    inner = re.search("\u2068(.*)\u2069", text)
    assert inner and "ש" in inner[1] and "ש" not in text.replace(inner[0], "")


def test_a_save_of_a_form_to_come_says_so(visit: Visit) -> None:
    page = visit("en")
    kept = {"format": 1, "at": "2026-01-02T03:04:05.000Z", "save": '{"save": 2, "later": []}'}
    text = json.dumps({**kept, "deal": 1, "scores": [0] * 4, "over": False, "link": LINK})
    page.evaluate("([key, text]) => { localStorage[key] = text; }", [SAVE, text])
    go(page, f"play={GAME}")
    expect(page.locator(".notice")).to_contain_text("a format that this page does not know")
    page.locator(".notice > button").last.click()


def test_a_file_that_is_too_large_is_not_read(visit: Visit, tmp_path: Path) -> None:
    page = visit("en")
    page.get_by_role("button", name="Settings").click()
    file = tmp_path / "data.json"
    with file.open("wb") as large:
        large.truncate(40_000_000)
    page.evaluate("() => { Blob.prototype.text = () => { throw new Error('read'); }; }")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".notice")).to_contain_text(f"too large to be {BRAND['names']['en']} data")
    reload(page)
