"""The league: bots of files play the same deals, and the table is the command line's."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from arena import robin
from nanafuda.workshop.season import begin
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.conftest import PATIENCE, Visit
from e2e.play import Table
from e2e.workshop.test_workshop import open_workshop

BOTS = {
    "any": "def play(view):\n    return view.rng.choice(view.legal())\n",
    "broken": "def play(view:\n",
    "high": "def play(view):\n    return view.legal()[-1]\n",
    "set": "def play(view):\n    return next(iter(set(view.legal())))\n",
}


def files() -> list[FilePayload]:
    return [
        {"name": f"{name}.py", "mimeType": "text/x-python", "buffer": source.encode()}
        for name, source in BOTS.items()
    ]


def hand_in(page: Page, *more: FilePayload) -> Locator:
    """The league, open, with the files and the fewest deals."""
    open_workshop(page)
    league = page.locator(".workshop-league")
    league.locator("summary").first.click()
    page.locator("#league-files").set_input_files(files=[*files(), *more])
    expect(league.get_by_role("checkbox", checked=True)).to_have_count(len(BOTS) + len(more))
    page.locator("#league-deals").select_option(index=0)
    return league


def saved(page: Page) -> str:
    with page.expect_download() as download:
        page.locator("#league-export").click()
    return download.value.path().read_text("utf-8")


def test_a_league_ends_in_the_same_table_each_time(visit: Visit, tmp_path: Path) -> None:
    """With a bot that follows the order of a set; the others have that of the command line, too."""
    page = visit("en")
    league = hand_in(page)
    page.locator("#league-start").click()
    expect(page.locator("#league-stop")).to_be_focused()
    page.locator("#league-stop").click()
    expect(page.locator("#league-start")).to_be_focused()
    page.locator("#league-start").click()
    expect(page.locator("#league-final")).to_be_visible(timeout=3 * PATIENCE)
    expect(league.locator("tbody tr").filter(has_text="broken")).to_contain_text("not valid Python")
    Table(page).axe("league")
    table = saved(page)
    seed = table.splitlines()[1].split(",")[-1].strip('"')
    expect(page.locator("#league-conditions")).to_contain_text(seed)
    page.locator("#league-renew").click()
    page.locator("#league-seed").fill(seed)
    page.locator("#league-seed").blur()
    page.locator("#league-start").click()
    expect(page.locator("#league-final")).to_be_visible(timeout=3 * PATIENCE)
    assert saved(page) == table
    for name, source in BOTS.items():
        (tmp_path / f"{name}.py").write_text(source)
    files = robin.found_in(tmp_path)
    season = begin("upside-down", [path.stem for path in files], 80, seed=seed)
    _, expected = robin.tables(robin.league(season, files))
    assert figures(table) == figures(expected)


def test_a_league_has_a_final_a_picture_and_a_way_to_the_costliest_decision(visit: Visit) -> None:
    page = visit("en")
    league = hand_in(page)
    page.locator("#league-start").click()
    page.locator("#league-final").click(timeout=3 * PATIENCE)
    finals = league.get_by_role("region", name="Final").locator("tbody tr")
    expect(finals).to_have_count(3)
    page.locator("#league-stop").click()
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
    expect(finals).to_have_count(3)  # the league is kept, and its panel open


def test_tomorrow_s_files_replace_yesterday_s(visit: Visit) -> None:
    page = visit("en")
    twin = {"name": "twin.py", "mimeType": "text/x-python", "buffer": BOTS["high"].encode()}
    league = hand_in(page, cast("FilePayload", twin))
    expect(league.get_by_label("twin: the same text as high")).to_be_checked()
    better = {**twin, "name": "high.py", "buffer": b"def play(view):\n    return view.legal()[0]\n"}
    page.locator("#league-files").set_input_files(files=[cast("FilePayload", better)])
    expect(page.locator(".notices")).to_contain_text("one replaces an earlier one")
    expect(league.get_by_label("twin", exact=True)).to_be_checked()
    page.locator("#league-forecast").click()
    expect(league.get_by_role("status")).to_contain_text("This league takes")
    expect(league.get_by_role("status")).to_contain_text("The slowest bot is")


def figures(csv: str) -> list[list[str]]:
    """The rows of bots that do not follow a set; of an error without its words, Python's own."""
    rows = [line.split(",") for line in csv.splitlines() if '"set"' not in line]
    return [row[2:8] if "failed" not in row else row[2:3] for row in rows]
