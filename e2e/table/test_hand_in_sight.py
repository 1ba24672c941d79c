"""The hand is on the screen whenever it is the person's turn, at every size, in every phase."""

from __future__ import annotations

from random import Random

import pytest
from nanafuda import GAMES, Match
from playwright.sync_api import Playwright

from e2e.conftest import COMPILED_ONCE, Visit, comes, launch, prepare
from e2e.play import DRAWN, GEOMETRY, Table, possible
from e2e.server import SiteServer

# The first three are looked at by default: a flat phone, a page at 400 %, a phone.
SIZES = [(640, 360), (320, 256), (360, 640)]
MORE = [(320, 568), (480, 320), (568, 320), (667, 375), (640, 400), (740, 360), (844, 390)]
MORE += [(400, 400), (480, 480), (600, 600), (1024, 500), (768, 1024), (1280, 800)]
SCROLLED = """(share) => {
  const table = document.querySelector(".table");
  table.scrollTop = share * table.scrollHeight;
}"""
# Cards of which the part in sight is not what is hit there, or that leave the screen.
LOST = """() => [...document.querySelectorAll(".hand-card")].filter((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return true;
  return document.elementFromPoint(left + 8, top + 14)?.closest(".hand-card") !== card;
}).map((card) => card.dataset.card)"""
# Controls that the hand covers while they have the focus.
CONTROLS = ".actions button, .banner button"
COVERED = """(controls) => [...document.querySelectorAll(controls)].filter((one) => {
  if (!one.checkVisibility() || one.matches(".when-focused")) return false;
  one.focus();
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit?.closest(".hand");
}).map((one) => one.textContent.trim())"""

# Whether the hand covers what answers the prompt, and whether its edge says so.
BELOW = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const [hand, actions] = [".hand", ".actions"].map((one) => document.querySelector(one));
  const covers = actions.getBoundingClientRect().bottom > hand.getBoundingClientRect().top + 4;
  return [covers, getComputedStyle(hand, "::after").content !== "none"];
}"""
SHOWN = f"async () => {{ const [covers, shown] = await ({BELOW})(); return covers === shown; }}"


def phases(game: str, seats: int) -> dict[str, Match]:
    """A match for each phase in which the person may choose: with as many cards as may be."""
    found: dict[str, Match] = {}
    for number in range(12):
        match = Match(game, seats=possible(game, seats), seed=f"sight {number}")
        rng = Random(number)
        while match.turn is not None:
            if match.turn == 0 and len(match.legal()) > 1:
                found.setdefault(match.table(0)["phase"], match.branch(len(match.actions)))
            match.play(match.legal()[int(rng.random() * len(match.legal()))])
    return found


@pytest.mark.parametrize(
    ("game", "seats", "sizes"),
    [
        *((game, 6, SIZES) for game in GAMES),
        *(
            pytest.param(game, seats, SIZES + MORE, marks=pytest.mark.long)
            for game in GAMES
            for seats in (3, 4, 7)
        ),
    ],
)
def test_the_hand_is_in_sight_on_my_turn(
    visit: Visit, game: str, seats: int, sizes: list[tuple[int, int]]
) -> None:
    page = visit("en")
    for phase, match in phases(game, seats).items():
        Table.resume(page, match)
        for width, height in sizes:
            what = f"{phase} at {width}×{height}"
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            page.evaluate(DRAWN)
            for share in (0, 1):
                page.evaluate(SCROLLED, share)
                assert not page.evaluate(LOST), f"{what}, scrolled by {share}"
            assert not page.evaluate(COVERED, CONTROLS), what


def test_with_a_minimum_font_size_nothing_is_cut_and_answers_below_the_hand_are_shown(
    playwright: Playwright, site: SiteServer
) -> None:
    browser = launch(playwright, flags=[COMPILED_ONCE, "--blink-settings=minimumFontSize=24"])
    with browser, browser.new_context(viewport={"width": 360, "height": 640}) as context:
        prepare(context, "en")
        page = context.new_page()
        page.goto(site.url)
        seen = []
        for game in GAMES:
            for phase, match in phases(game, 4).items():
                Table.resume(page, match)
                faults = page.evaluate(GEOMETRY)
                assert not faults, f"{game}, {phase}: {faults}"
                for share in (0, 1):
                    page.evaluate(SCROLLED, share)
                    comes(page, SHOWN)  # what is late moves the cards once more
                    seen.append(page.evaluate(BELOW)[0])
                assert not page.evaluate(COVERED, CONTROLS), f"{game}, {phase}"
        assert any(seen) and not all(seen)
