"""Data and files of earlier builds open without loss.

The fixtures are described in `make_fixtures.py`; `seen.py` reads the screen.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import until
from e2e.play import Table, go
from e2e.server import SiteServer
from e2e.storage import seen
from e2e.storage.fixtures_steps import BUILD, act, fill, fixture

ZONE = pytest.mark.context(locale="en-GB", timezone_id="UTC")


def plain(value: object) -> object:
    """A file's content with the texts of matches and settings read, and deals by their names."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key != "exported"}
    if isinstance(value, list) and value and isinstance(value[0], dict) and "replay" in value[0]:
        return {one["replay"]: plain(one) for one in value}
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, str) and value.startswith(("{", "[")):
        return plain(json.loads(value))
    return value


def losses(before: object, after: object, where: str = "") -> Iterator[str]:
    """Entries of `before` that are missing in `after`; more may be there."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key, one in before.items():
            if key in after:
                yield from losses(one, after[key], f"{where}/{key}")
            else:
                yield f"{where}/{key} is lost"
    elif before != after and not where.endswith("/place"):  # a deal's place follows its points now
        yield f"{where}: {before!r} has become {after!r}"


def check_nothing_is_lost(page: Page, file: dict[str, Any]) -> None:
    """The page's next export contains everything in this file."""
    lost = list(losses(plain(file), plain(json.loads(seen.saved_file(page)))))
    assert not lost, "\n".join(lost)


def check_seen(page: Page, expected: seen.Seen) -> None:
    """Every feature that there still is shows what it showed in the build that made the fixture.

    Statistics show means of a few deals now, too: their numbers come on top of the earlier ones.
    Tournaments are gone: a sentence says so, their finished deals are a group with its own count.
    A day's three puzzles change with the collection; what was stored of them is in the export.
    """
    found = seen.everything(page)
    challenges = {at: one for at, one in expected["challenges"].items() if "=t-" not in at}
    boards = {at: one for at, one in expected["boards"].items() if not at.startswith("board=")}
    practice = {key: one for key, one in expected["practice"].items() if key != "today"}
    figures = {
        game: numbers
        if Counter(numbers) - Counter(found["figures"][game])
        else found["figures"][game]
        for game, numbers in expected["figures"].items()
    }
    deals = {
        at: {**row, "numbers": found["deals"][at]["numbers"]}
        if at in found["deals"] and of_a_group(row["numbers"], found["deals"][at]["numbers"])
        else row
        for at, row in expected["deals"].items()
    }
    shown = {**expected, "practice": practice, "figures": figures, "deals": deals}
    shown |= {"challenges": challenges, "boards": boards}
    gone = shown.pop("tournaments", {})
    lost = list(losses(shown, found))
    assert not lost, "\n".join(lost)
    for address in gone:
        go(page, address)
        expect(page.locator(".form-note")).to_contain_text(re.compile("My deals|対戦の記録"))


def of_a_group(before: list[str], now: list[str]) -> bool:
    """Whether but one number differs: which deal it is."""
    return len(before) == len(now) and sum((Counter(before) - Counter(now)).values()) == 1


def check_goes_on(page: Page, expected: seen.Seen) -> None:
    """Continues unfinished matches, but those of tournaments, which are gone."""
    boards = [address for address in expected["boards"] if not address.startswith("board=")]
    for address in [*(f"play={game}" for game in seen.GAMES), *boards]:
        act(page, address)


def look_back(page: Page, game: str) -> None:
    """Opens the game's newest deal that was reviewed: the list shows its mistakes."""
    go(page, "deals")
    page.locator(".deal-tools select").first.select_option(game)
    row = page.locator(".deal-item:has([data-mistakes]) a").first
    row.click()
    expect(page.locator(".viewer .decision[data-verdict]").first).to_be_attached()


def check_back_to_the_match_before(page: Page, before: seen.Seen) -> None:
    """From a new match in which nothing has been played one can go back."""
    go(page, "play=upside-down")
    Table(page).settle()
    page.locator(".notice .primary").click()
    until(page, lambda: page.evaluate(seen.AT_TABLE) == before, "the match before")


def check_asides(page: Page, asides: dict[str, seen.Seen]) -> None:
    """Resumes each quarantined match, oldest first."""
    for _ in asides:
        items = seen.open_settings(page).locator("section li")
        expect(items).to_have_count(len(asides))  # the replaced match goes on top
        items.last.get_by_role("button").first.click()
        expect(page).to_have_url(re.compile("#play="))
        Table(page).settle()
        game = page.url.partition("#play=")[2]
        lost = list(losses(asides[game], page.evaluate(seen.AT_TABLE), game))
        assert not lost, "\n".join(lost)


@ZONE
def test_all_that_is_stored_is_opened_without_loss(page: Page, site: SiteServer) -> None:
    stored = fixture(f"stored-{BUILD}")
    fill(page, site, stored)
    check_nothing_is_lost(page, fixture(f"export-{BUILD}"))
    check_seen(page, stored["seen"])
    check_back_to_the_match_before(page, stored["before"])
    check_asides(page, {"sevens-heaven": stored["aside"]})
    check_goes_on(page, stored["seen"])
    for game in ("sevens-heaven", "ring-of-sevens"):  # a file's deals of all are opened below
        look_back(page, game)


@ZONE
def test_a_file_is_opened_without_loss(page: Page, site: SiteServer) -> None:
    stored, file = fixture(f"stored-{BUILD}"), fixture(f"export-{BUILD}")
    page.clock.set_fixed_time(stored["time"])
    go(page, "", site.url)
    seen.open_file(page, json.dumps(file))
    check_nothing_is_lost(page, file)
    # The export has the replaced match as a quarantined one.
    check_seen(page, {**stored["seen"], "asides": 2})
    check_asides(page, {"sevens-heaven": stored["aside"], "upside-down": stored["before"]})


@ZONE
@pytest.mark.parametrize("way", ["stored", "file"])
def test_what_version_1_0_0_stored_is_opened_without_loss(
    page: Page, site: SiteServer, way: str
) -> None:
    stored, file = fixture("stored-1.0.0"), fixture("export-1.0.0")
    if way == "stored":
        fill(page, site, stored)
    else:
        page.clock.set_fixed_time(stored["time"])
        go(page, "", site.url)
        seen.open_file(page, json.dumps(file))
    lost = list(losses(stored["seen"], seen.first(page)))
    assert not lost, "\n".join(lost)
    statistics = json.loads(file["data"]["statistics"])
    for game, tile in seen.lobby(page).items():
        assert tile["saved"]
        assert str(statistics[game]["played"]) in tile["numbers"]
        assert str(statistics[game]["won"]) in tile["numbers"]
    check_asides(page, {"sevens-heaven": {"hand": stored["aside"]["hand"]}})
    for game in seen.GAMES if way == "stored" else ():
        act(page, f"play={game}")
