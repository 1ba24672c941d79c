"""The one-file version, opened from the disk."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import REPORT_FAULTS, ROOT
from e2e.play import go
from e2e.start.start import deal, hand


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("single") / "nanafuda.html"
    subprocess.run([sys.executable, ROOT / "build.py", "single", "--to", path], check=True)
    return path


@pytest.mark.long  # only a release brings it
def test_plays_from_a_double_click(browser: Browser, file: Path) -> None:
    context = browser.new_context(locale="en-GB", offline=True)
    page = context.new_page()
    seen: list[str] = []
    page.add_init_script(REPORT_FAULTS)
    page.on("console", lambda message: seen.append(message.text))
    page.on("pageerror", lambda error: seen.append(str(error)))
    settings = json.dumps({"format": 1, "lang": "en", "pace": "instant"})
    page.goto(file.as_uri())
    for name, heading in [("How the bots play", "How the bots play"), ("About", "About")]:
        with page.expect_popup() as opened:
            page.get_by_role("link", name=name).click()
        expect(opened.value.get_by_role("heading", level=1)).to_contain_text(heading)
        opened.value.close()
    page.evaluate("(text) => localStorage.setItem('nanafuda:settings', text)", settings)
    go(page, "new=seven-euchre", file.as_uri())
    deal(page)
    expect(hand(page)).to_have_count(12)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="All the rules").click()
    expect(page.get_by_role("dialog").locator("#E13")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("You: pass")
    # The workshop is on the site; the file links to it if it knows the address.
    go(page, "workshop=upside-down", file.as_uri())
    expect(page.get_by_text("Ask the person who gave you this file")).to_be_visible()
    known = file.with_name("known.html")
    site = '<html data-site="https://example.org/cards/"'
    known.write_text(file.read_text("utf-8").replace("<html", site, 1), "utf-8")
    go(page, "workshop=upside-down&v=1&bot=AAAA", known.as_uri())
    link = page.get_by_role("link", name="Open the workshop on the site")
    bot = "https://example.org/cards/#workshop=upside-down&v=1&bot=AAAA"
    expect(link).to_have_attribute("href", bot)
    assert not seen
    context.close()
