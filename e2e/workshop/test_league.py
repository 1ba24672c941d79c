"""The league: bots of files play the same deals, and the table is the command line's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from arena import robin
from nanafuda.workshop.files import found_in
from nanafuda.workshop.season import begin
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.conftest import PATIENCE, Visit, comes
from e2e.play import Table, go
from e2e.workshop.test_workshop import open_workshop

BOTS = {
    "any": "def play(view):\n    return view.rng.choice(view.legal())\n",
    "broken": "def play(view:\n",
    "set": "def play(view):\n    return next(iter(set(view.legal())))\n",
}

# Whether a season is stored.
STORED = """() => new Promise((done) => {
  indexedDB.open("nanafuda-leagues").onsuccess = ({ target: { result: database } }) => {
    database.transaction("leagues").objectStore("leagues").getAll().onsuccess = ({ target }) => {
      database.close();
      done(target.result.some(({ part }) => part === "season"));
    };
  };
})"""


def files() -> list[FilePayload]:
    return [
        {"name": f"{name}.py", "mimeType": "text/x-python", "buffer": source.encode()}
        for name, source in BOTS.items()
    ]


def hand_in(page: Page, *more: FilePayload) -> Locator:
    """The league, open, with the files and the fewest deals, against the fastest opponents."""
    open_workshop(page)
    league = page.locator(".workshop-league")
    page.locator("#to-league").click()
    page.locator("#league-files").set_input_files(files=[*files(), *more])
    expect(league.get_by_role("checkbox", checked=True)).to_have_count(len(BOTS) + len(more))
    page.locator("#league-deals").select_option(index=0)
    page.locator("#league-opponent").select_option(label="Random")
    return league


def saved(page: Page) -> str:
    with page.expect_download() as download:
        page.locator("#league-export").click()
    return download.value.path().read_text("utf-8")


def test_a_league_is_played_to_its_end_though_it_is_killed(visit: Visit, tmp_path: Path) -> None:
    """To the table of the command line, a final, a picture and the costliest decision."""
    page = visit("en")
    league = hand_in(page)
    course = league.locator("progress").first
    page.locator("#league-start").click()
    expect(page.locator("#league-stop")).to_be_focused()
    for shown in (0, 2):  # deals: after each of them at least one turn follows
        expect(course).not_to_have_attribute("value", re.compile(f"^[0-{shown}]$"))
        done = int(course.get_attribute("value") or 0)
        page.reload()
        expect(page.locator("#league-start")).to_have_text("Continue")
        assert int(course.get_attribute("value") or 0) >= done  # nothing finished is lost
        page.locator("#league-start").click()
    page.locator("#league-stop").click()
    expect(page.locator("#league-start")).to_be_focused()
    page.locator("#league-start").click()
    expect(page.locator("#league-final")).to_be_visible(timeout=PATIENCE)
    expect(league.locator("tbody tr").filter(has_text="broken")).to_contain_text("not valid Python")
    Table(page).axe("league")
    table = saved(page)
    seed = table.splitlines()[1].split(",")[-1].strip('"')
    expect(page.locator("#league-conditions")).to_contain_text(seed)
    for name, source in BOTS.items():
        (tmp_path / f"{name}.py").write_text(source)
    files = found_in(tmp_path)
    season = begin("upside-down", [*files], 80, seed=seed, opponent="random")
    _, expected = robin.tables(robin.league(season, [*files.values()]))
    assert figures(table) == figures(expected)
    check_the_final(page, league)


def check_the_final(page: Page, league: Locator) -> None:
    page.locator("#league-final").click()
    finals = league.get_by_role("region", name="Final").locator("tbody tr")
    expect(finals).to_have_count(2)
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
    expect(finals).to_have_count(2)  # the league is kept, and its panel open


def test_tomorrow_s_files_replace_yesterday_s(visit: Visit) -> None:
    page = visit("en")
    twin = {"name": "twin.py", "mimeType": "text/x-python", "buffer": BOTS["any"].encode()}
    league = hand_in(page, cast("FilePayload", twin))
    expect(league.get_by_label("twin: the same text as any")).to_be_checked()
    better = {**twin, "name": "any.py", "buffer": b"def play(view):\n    return view.legal()[0]\n"}
    page.locator("#league-files").set_input_files(files=[cast("FilePayload", better)])
    expect(page.locator(".notices")).to_contain_text("One bot replaces an earlier one")
    expect(league.get_by_label("twin", exact=True)).to_be_checked()
    page.locator("#league-forecast").click()
    expect(league.get_by_role("status")).to_contain_text("This league takes")
    expect(league.get_by_role("status")).to_contain_text("The slowest bot is")


def test_two_tabs_have_a_league_in_turn(visit: Visit) -> None:
    page = visit("en")
    league = hand_in(page)
    page.locator("#league-start").click()
    # A turn has been stored.
    expect(league.locator("progress").first).not_to_have_attribute("value", re.compile("^[01]$"))
    other = page.context.new_page()
    go(other, "workshop=upside-down", page.url.partition("#")[0])
    theirs = other.locator(".workshop-league")
    expect(theirs.get_by_role("status")).to_contain_text("another tab")
    expect(theirs.locator("tbody tr")).to_have_count(len(BOTS))
    for taker, loser in (other, page), (page, other), (other, page):
        taker.locator("#league-take").click()
        expect(taker.locator("#league-start")).to_have_text("Continue")
        expect(loser.locator("#league-take")).to_be_visible()
    other.locator("#league-renew").click()
    comes(other, STORED, False)
    other.locator(".notices").get_by_role("button", name="Restore").click()
    expect(theirs.locator("tbody tr")).to_have_count(len(BOTS))
    comes(other, STORED)
    other.reload()
    expect(other.locator("#league-start")).to_have_text("Continue")
    expect(theirs.locator("tbody tr")).to_have_count(len(BOTS))


def figures(csv: str) -> list[list[str]]:
    """The rows of bots that do not follow a set; of an error without its words, Python's own."""
    rows = [line.split(",") for line in csv.splitlines() if '"set"' not in line]
    return [row[2:8] if "failed" not in row else row[2:3] for row in rows]
