"""The league: bots of files play the same deals, and the table is the command line's.

A league stays in a page's memory, so each test has a page of its own.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from arena import robin
from arena.files import found_in
from nanafuda.workshop.season import begin
from playwright.sync_api import Dialog, FilePayload, Locator, Page, expect

from e2e.conftest import PATIENCE, ROOT
from e2e.play import Table
from e2e.workshop.workshop import LAST, open_workshop

ANY = "def play(view):\n    return view.rng.choice(view.legal())\n"
BOTS = {
    "any.py": ANY.encode(),
    "broken.py": b"def play(view:\n",
    "jis.py": f"# coding: cp932\n# 七並べ\n{LAST}".encode("cp932"),
}
PUPILS = json.loads((ROOT / "tests/workshop/pupils.json").read_text("utf-8"))
CLASS = {name: text.encode("latin-1") for name, (text, *_) in PUPILS.items()}
# The page offers 80 deals and more.
FEWER = """(deals) => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    const season = typeof data === "string" && data.includes('"do":"beginSeason"');
    const sent = season ? data.replace(/"deals":\\d+/, `"deals":${deals}`) : data;
    return postMessage.call(this, sent, ...rest);
  };
}"""


def hand_in(page: Page, bots: dict[str, bytes], deals: int) -> Locator:
    """The league, open, with the files and so many deals, against the fastest opponents."""
    open_workshop(page)
    page.evaluate(FEWER, deals)
    league = page.locator(".workshop-league")
    page.locator("#to-league").click()
    files: list[FilePayload] = [
        {"name": name, "mimeType": "text/x-python", "buffer": source}
        for name, source in bots.items()
    ]
    page.locator("#league-files").set_input_files(files=files)
    expect(league.locator(".workshop-files li")).to_have_count(len(bots))
    page.locator("#league-opponent").select_option(label="Random")
    return league


def of_the_command_line(folder: Path, bots: dict[str, bytes], table: str, deals: int) -> str:
    """The command line's table of the same files and deals."""
    for name, source in bots.items():
        (folder / name).write_bytes(source)
    files = found_in(folder)
    seed = table.splitlines()[1].split(",")[-1].strip('"')
    season = begin("upside-down", [*files], deals, seed=seed, opponent="random")
    return robin.tables(robin.league(season, [*files.values()], 2))[1]


def saved(page: Page, button: str = "#league-export") -> str:
    with page.expect_download() as download:
        page.locator(button).click()
    return download.value.path().read_text("utf-8")


def test_a_league_is_played_to_its_end(lasting_page: Page, tmp_path: Path) -> None:
    """To the table of the command line, a picture and the costliest decision."""
    page = lasting_page
    league = hand_in(page, BOTS, 40)
    broken = league.locator(".workshop-files li").filter(has_text="broken")
    expect(broken).to_contain_text("never closed")
    course = league.locator("progress").first
    page.locator("#league-start").click()
    expect(page.locator("#league-stop")).to_be_focused()
    expect(course).not_to_have_attribute("value", re.compile("^[01]$"))
    expect(page.locator("#league-export-now")).not_to_have_attribute("aria-disabled", "true")
    assert "running" in saved(page, "#league-export-now")
    page.locator("#league-stop").click()
    expect(page.locator("#league-start")).to_have_text("Continue")
    expect(page.locator("#league-start")).to_be_focused()
    page.locator("#league-start").click()
    expect(page.locator("#league-export")).to_be_visible(timeout=PATIENCE)
    expect(league.locator("tbody tr").filter(has_text="broken")).to_contain_text("never closed")
    Table(page).axe("league")
    table = saved(page)
    seed = table.splitlines()[1].split(",")[-1].strip('"')
    expect(page.locator("#league-conditions")).to_contain_text(seed)
    assert figures(table) == figures(of_the_command_line(tmp_path, BOTS, table, 40))
    with page.expect_download() as picture:
        page.locator("#league-picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator("#league-review").click()
    costly = league.get_by_role("link", name="costs")
    expect(costly.first).to_be_visible()
    page.locator("#league-stop").click()
    costly.first.click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(league.locator("tbody tr")).to_have_count(len(BOTS))  # it is kept, and its panel open


@pytest.mark.long
def test_a_class_has_the_table_of_the_command_line(lasting_page: Page, tmp_path: Path) -> None:
    """To the letter, with the files that are no bots, those in Shift-JIS and equal ones."""
    page = lasting_page
    hand_in(page, CLASS, 4)
    page.locator("#league-start").click()
    expect(page.locator("#league-export")).to_be_visible(timeout=20 * PATIENCE)
    table = saved(page)
    assert len(table.splitlines()) == 1 + len(CLASS) == 44
    assert table.count(",failed,") == 8
    assert table == of_the_command_line(tmp_path, CLASS, table, 4)


def test_leaving_a_running_league_asks(lasting_page: Page) -> None:
    page = lasting_page
    league = hand_in(page, BOTS, 80)
    page.locator("#league-start").click()
    expect(league.locator("progress").first).not_to_have_attribute("value", re.compile("^[01]$"))
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    with page.expect_event("dialog"):
        page.locator(".brand a").click()
    expect(page).to_have_url(re.compile("workshop"))
    expect(page.locator("#league-stop")).to_be_visible()
    page.close(run_before_unload=True)
    expect(page.locator("#league-stop")).to_be_visible()
    assert asked == ["confirm", "beforeunload"]


def figures(csv: str) -> list[list[str]]:
    """The rows without seeds and names of rules; of an error without its words, Python's own."""
    rows = [line.split(",") for line in csv.splitlines()]
    return [row[2:10] if "failed" not in row else row[2:3] for row in rows]
