"""The ends that people remember: laws of place, size and words over every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from arena.ends import match_of
from nanafuda import GAMES, Match
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import DRAWN, Table, match_at
from e2e.table.table import TAKES_PICTURES

# Pixels between the middles of headline and cloth, share of the cloth from the first face to the
# last, pixels out of sight, and whether the eye finds the winner below the headline.
SCENE = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const middle = ({ left, right }) => (left + right) / 2;
  const end = document.querySelector(".end");
  const all = [...end.querySelectorAll(".podium .seal")].map((one) => one.getBoundingClientRect());
  const width = Math.max(...all.map((one) => one.right)) - Math.min(...all.map((one) => one.left));
  const won = end.querySelector(".podium > [data-won=yes]");
  return {
    off: Math.abs(middle(box(".end .headline")) - middle(end.getBoundingClientRect())),
    span: width / end.clientWidth,
    hidden: end.scrollHeight - end.clientHeight,
    feat: end.querySelector(".result-scene[data-feat]") !== null,
    eye: won ? Math.abs(middle(won.getBoundingClientRect()) - middle(box(".end .headline"))) : 0,
  };
}"""
# Cards of hands and feats that are not wholly in sight, and the smallest of a feat.
CARDS = """() => {
  const end = document.querySelector(".end").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".podium-rest .card")];
  const boxes = cards.map((one) => one.getBoundingClientRect());
  return {
    hidden: boxes.filter((one) => one.bottom > end.bottom + 1 || one.right > end.right).length,
    sizes: [...document.querySelectorAll(".feat-cards > .card")].map((one) => one.offsetWidth),
  };
}"""
# Pixels to scroll, players without room, and words that are cut.
BEYOND = """() => {
  const end = document.querySelector(".end");
  const over = end.scrollHeight - end.clientHeight;
  const cut = [...end.querySelectorAll(".podium-name > *, .podium-points *, .headline, .story")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== "inline" && one.clientWidth > 1);
  const rows = [...end.querySelectorAll(".podium > li")];
  const faces = rows.map((one) => one.getBoundingClientRect());
  const edge = end.getBoundingClientRect().right + 1;
  const narrow = faces.filter(({ width, right }) => width < 40 || right > edge);
  const found = narrow.map(({ width }) => `a player in ${width}px`);
  return [...found, ...(over > 0 ? [over] : []), ...cut.map((one) => one.textContent)];
}"""
DESKTOPS = [(1280, 800), (1920, 1080)]


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


@pytest.mark.parametrize(
    ("game", "over", "field"),
    [
        *((game, False, game == "sevens-heaven") for game in GAMES),
        *(
            pytest.param(game, over, True, marks=pytest.mark.long)
            for game in GAMES
            for over in (False, True)
        ),
    ],
)
def test_an_end_uses_the_whole_table(visit: Visit, game: str, over: bool, field: bool) -> None:
    """And has room for the field's line; by default where the field is played soon."""
    page = visit("ja")
    fewest, most, _ = GAMES[game].seat_range
    for seats in sorted({fewest, min(6, most), *([4] if over else [])}):
        Table.resume(page, an_end(game, over, seats))
        if field:
            expect(page.locator(".field-strip")).to_be_visible()
        columns = page.locator(".podium > li").count()
        winners = page.locator(".podium > [data-won=yes]").count()
        for size in DESKTOPS:
            resized(page, size)
            seen: dict[str, Any] = page.evaluate(SCENE)
            told = f"{game} {seats} {over} {size} {seen}"
            assert seen["off"] <= 2, told
            assert seen["feat"] or seen["span"] >= (0.7 if columns > 3 else 0.5), told
            assert seen["hidden"] <= (0 if seats <= 4 else 8), told
            assert winners != 1 or columns == 2 or seen["eye"] <= 2, told
    never_scrolls(page, over)  # the largest table


def an_end(game: str, over: bool, seats: int) -> Match:
    """The end of a match, or of a deal before it."""
    return match_at(game, lambda g: bool(g.result) and g.over == over, seats)


def never_scrolls(page: Page, over: bool) -> None:
    for size in [(360, 640), (844, 390), (768, 1024)]:
        resized(page, size)
        beyond = page.evaluate(BEYOND)
        assert beyond == [], f"{over} {size} {beyond}"


@pytest.mark.parametrize(("lang", "ends"), [("en", (False, True)), ("ja", (True,))])
@pytest.mark.parametrize("game", GAMES)
def test_no_end_scrolls(visit: Visit, game: str, lang: str, ends: tuple[bool, ...]) -> None:
    """With six players where the game allows them; a deal's in Japanese in the test above."""
    page = visit(lang)
    for over in ends:
        Table.resume(page, an_end(game, over, min(6, GAMES[game].seat_range[1])))
        never_scrolls(page, over)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_hand_that_was_left_is_in_sight(visit: Visit, seats: int) -> None:
    page = visit("ja")
    match = an_end("seven-bridge", False, seats)
    Table.resume(page, match)
    left = [line["cards"] for line in match.results[-1]["lines"] if line["reason"] == "hand"]
    for size in [*DESKTOPS, (390, 844)]:
        resized(page, size)
        expect(page.locator(".podium-rest .card")).to_have_count(sum(map(len, left)))
        assert page.evaluate(CARDS)["hidden"] == 0, size


@pytest.mark.parametrize("feat", ["concealed", "great-bid", "alone"])
def test_the_cards_of_a_feat_are_in_sight(visit: Visit, feat: str) -> None:
    page = visit("en")
    Table.resume(page, match_of(feat))
    expect(page.locator(".feat-cards").first).to_be_visible()
    for size in [*DESKTOPS, (390, 844)]:
        resized(page, size)
        assert page.evaluate(CARDS)["hidden"] == 0, size


@pytest.mark.parametrize("lang", ["ja", pytest.param("en", marks=pytest.mark.long)])
def test_a_jackpot_shows_its_three_7s(visit: Visit, lang: str) -> None:
    page = visit(lang)
    match = match_of("jackpot")
    Table.resume(page, match)
    expect(page.locator("button.field-strip")).to_be_visible()
    shown = page.locator(".feat-cards > .card")
    expect(shown).to_have_count(len(match.results[-1]["sevens"][0]))
    for card, seven in zip(shown.all(), match.results[-1]["sevens"][0], strict=True):
        expect(card).to_have_attribute("data-shown", seven)
    expect(page.locator(".podium > [data-won=yes]")).not_to_contain_text("0")
    expect(page.locator(".match-costliest, .match-decision, .result-review")).to_have_count(0)
    for size, least in [((1280, 800), 84), ((390, 844), 70), ((360, 640), 64), ((844, 390), 48)]:
        resized(page, size)
        seen = page.evaluate(CARDS)
        assert min(seen["sizes"]) >= least and (size[0] < 400 or not seen["hidden"]), (size, seen)
    resized(page, (1280, 800))
    assert page.evaluate(SCENE)["hidden"] <= 0
    page.evaluate(TAKES_PICTURES)
    page.locator(".actions [data-id=share]").click()
    page.get_by_role("button", name=re.compile("Share a picture|画像で共有")).click()
    page.wait_for_function("() => window.shared?.files.length === 1")
    assert re.match("Jackpot! |ジャックポット！ ", page.evaluate("() => window.shared.text"))
    page.evaluate("() => { delete navigator.canShare; delete navigator.share; }")
