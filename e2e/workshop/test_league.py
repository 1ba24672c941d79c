"""The league: bots of files play the same deals, and the table is the command line's."""

from __future__ import annotations

from pathlib import Path

from arena import robin
from playwright.sync_api import FilePayload, expect

from e2e.conftest import PATIENCE, Visit
from e2e.play import Table
from e2e.workshop.test_workshop import ENDLESS, open_workshop

BOTS = {
    "any": "def play(view):\n    return view.rng.choice(view.legal())\n",
    "broken": "def play(view:\n",
    "endless": ENDLESS,
    "high": "def play(view):\n    return view.legal()[-1]\n",
    "low": "def play(view):\n    return view.legal()[0]\n",
}


def files() -> list[FilePayload]:
    return [
        {"name": f"{name}.py", "mimeType": "text/x-python", "buffer": source.encode()}
        for name, source in BOTS.items()
    ]


def test_a_league_ends_in_the_table_of_the_command_line(visit: Visit, tmp_path: Path) -> None:
    page = visit("en")
    open_workshop(page)
    league = page.locator(".workshop-league")
    league.locator("summary").first.click()
    page.locator("#league-files").set_input_files(files=files())
    expect(league.get_by_role("checkbox", checked=True)).to_have_count(5)
    page.locator("#league-deals").select_option(index=0)
    seed = page.locator("#league-seed").input_value()
    page.locator("#league-forecast").click()
    expect(league.get_by_role("status")).to_contain_text("This league takes")
    expect(page.get_by_label("endless: The decision took longer")).to_be_checked()
    page.locator("#league-start").click()
    page.locator("#league-stop").click()
    page.locator("#league-start").click()
    expect(league.locator("progress")).to_have_attribute("value", "60", timeout=3 * PATIENCE)
    expect(page.locator("#league-export")).to_be_visible()
    rows = league.locator("tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.nth(3)).to_contain_text("4–5")
    expect(rows.filter(has_text="broken")).to_contain_text("not valid Python")
    expect(rows.filter(has_text="endless")).to_contain_text("longer than 5")
    Table(page).axe("league")
    with page.expect_download() as saved:
        page.locator("#league-export").click()
    for name, source in BOTS.items():
        (tmp_path / f"{name}.py").write_text(source)
    season, found = robin.Season("upside-down", 20, seed), robin.found_in(tmp_path)
    _, expected = robin.tables(season, found, robin.league(season, found))
    assert figures(saved.value.path().read_text("utf-8")) == figures(expected)
    with page.expect_download() as saved:
        page.locator("#league-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator("#league-final").click()
    finals = league.get_by_role("region", name="Final").locator("tbody tr")
    expect(finals).to_have_count(3)
    page.locator("#league-stop").click()
    page.locator("#league-review").click()
    costly = league.get_by_role("link", name="costly decision 1")
    expect(costly.first).to_be_visible()
    page.locator("#league-stop").click()
    costly.first.click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(finals).to_have_count(3)  # the league is kept, and its panel open


def figures(csv: str) -> list[list[str]]:
    """The rows without the sentences, which name errors in the words of Python's version."""
    return [
        line.split(",")[:-1] if "failed" not in line else line.split(",")[:3]
        for line in csv.splitlines()
    ]
