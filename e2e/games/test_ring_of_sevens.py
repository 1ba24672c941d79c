"""Ring of Sevens at the table: a deal, the board, the Joker, dropping out, layout."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.games.ring_of_sevens import GAME, drops, ended, middle, places, swapping, swaps
from e2e.play import Table, amount, freeze, match_at
from e2e.server import SiteServer
from e2e.views import drawn

CARD_WIDTH = """() => Math.min(...[...document.querySelectorAll(
  ".middle .ring-place:not([data-column='7'])[data-state=laid] .card")]
  .map((node) => node.getBoundingClientRect().width))"""


def test_cards_use_the_height_of_a_portrait_screen(visit: Visit) -> None:
    page = visit("en")
    sizes = {
        4: [(390, 844, 36), (360, 640, 26), (320, 568, 20), (768, 1024, 58)],
        6: [(360, 640, 24)],
    }
    for seats, ways in sizes.items():
        table = Table.resume(page, match_at(GAME, middle, seats))
        for width, height, least in ways:
            where = drawn(page, width, height)
            assert page.evaluate(CARD_WIDTH) >= least, where
            table.check_layout(where)


def test_the_board_shows_what_lies_and_what_may_go_on(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, middle, 4)
    shown = match.table(0)
    Table.resume(page, match)
    laid = page.locator(".ring-place .card").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert sorted(laid) == sorted(shown["laid"])
    mine = {action.removeprefix("play:") for action in match.legal() if action != "pass"}
    expect(page.locator(".ring-place[data-mine]")).to_have_count(
        len({(card if int(card[1:]) % 2 == 0 else f"{card[0] in 'HD'}{card[1:]}") for card in mine})
    )
    # A card is left out of the hand when it has become a score card, and stands below the board.
    hand = page.locator(".hand-card").evaluate_all("all => all.map((one) => one.dataset.card)")
    kept = shown["score_cards"][0]
    assert sorted([*hand, *kept]) == sorted(shown["hand"])
    expect(page.locator(".ring-foot .tile")).to_have_count(len(kept))


def test_the_joker_asks_for_its_place(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, places, 4, joker=True)
    table = Table.resume(page, match)
    joker = page.locator(".hand-card[data-card=X0]")
    table.choose(joker)
    expect(joker).to_have_attribute("aria-pressed", "true")
    expect(table.prompt).to_contain_text("Where")
    buttons = page.locator(".actions [data-id^='play:X0']")
    expect(buttons).to_have_count(sum(action.startswith("play:X0") for action in match.legal()))
    table.choose(joker)
    expect(buttons).to_have_count(0)
    table.choose(joker)
    place = (buttons.first.get_attribute("data-id") or "").removeprefix("play:X0@")
    buttons.first.click()
    expect(page.locator(f".ring-place[data-place-code={place}]")).to_have_attribute(
        "data-state", "laid"
    )
    table.settle()
    expect(joker).to_have_count(0)


def test_a_swap_brings_the_joker_into_the_hand(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, swaps, 4, joker=True)
    card = swapping(match.game)[0]
    table = Table.resume(page, match)
    place = match.table(0)["joker"]
    joker = page.locator(f".ring-place[data-place-code={place}][data-mine] [data-card=X0]")
    expect(joker).to_have_count(1)
    table.choose(page.locator(f".hand-card[data-card={card}]"))
    expect(page.locator(f".ring-place[data-place-code={place}] [data-card={card}]")).to_have_count(
        1
    )


def test_dropping_out_is_said_and_shown(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, drops, 5)
    table = Table.resume(page, match)
    hand = set(table.cards())
    expect(table.main).to_have_attribute("data-id", "drop")
    table.choose(table.main)
    table.settle()
    laid = page.locator(".ring-place .card").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    match.play("drop")
    mine = next(one for one in match.table(0)["dropouts"] if one["seat"] == 0)
    assert set(mine["laid"]) <= hand and set(mine["laid"]) <= set(laid)
    expect(page.locator(".seat[data-seat='0']")).to_contain_text("dropped")


def test_going_out_and_dropping_out_are_announced(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en", pace="normal")
    page.goto(site.url)
    match = match_at(GAME, drops, 4)
    table = Table.resume(page, match)
    freeze(page)
    table.main.click(position={"x": 9, "y": 20})
    expect(table.prompt).to_contain_text("You drop out")
    table.skip()
    assert table.next == "deal"
    # Ignore one extra press of Space after a skip: the result stays for a while.
    for _ in range(3):
        page.keyboard.press("Space")
    assert table.next == "deal"
    page.clock.run_for(500)
    page.keyboard.press("Space")
    expect(page.locator(".table:not([data-next=deal])")).to_be_attached()


@pytest.mark.parametrize("alone", [True, False])
def test_the_account_says_who_paid_whom(visit: Visit, alone: bool) -> None:
    page = visit("en")

    def here(g: Any) -> bool:
        return ended(g) and (g.result["lines"][0]["reason"] == "alone") == alone

    match = match_at(GAME, here, 5)
    Table.resume(page, match).unfold()
    result, dropouts = match.results[-1], match.table(0)["dropouts"]
    for nth, seat in enumerate(result["ranking"]):
        row = page.locator(".middle .ring-account tbody tr").nth(nth)
        expect(row).to_have_attribute("data-seat-row", str(seat))
        expect(row.locator("th")).to_contain_text(f"{result['ranking'].index(seat) + 1}.")
        points, change, total = row.locator("td").all_inner_texts()[1:]
        assert amount(points) == result["points"][seat]
        assert amount(change) == result["change"][seat]
        assert amount(total) == match.scores[seat]
        lost = row.locator(".lost .tile")
        expect(lost).to_have_count(
            sum(one["seat"] == seat and bool(one["lost"]) for one in dropouts)
        )
    lines = page.locator(".middle .payments li")
    if result["small_winner"] == result["big_winner"]:
        expect(lines).to_have_count(1)
        expect(lines).to_contain_text(f"{result['lines'][0]['points']} points each")
    else:
        expect(lines).to_have_count(2)
        for number, line in enumerate(result["lines"]):
            expect(lines.nth(number)).to_contain_text(str(line["points"]))


def test_a_lost_card_flies_from_its_seat_to_the_cloth_with_its_points(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    page.evaluate(
        """() => {
          const look = () => {
            window.flew ||= document.querySelector(".ring-lost .lost")?.getAnimations().length > 0;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    ways = (match_at(GAME, drops, seats) for seats in range(3, 7))
    match = next(one for one in ways if one.table(0)["score_cards"][0])
    Table.resume(page, match)
    page.locator(".actions [data-id=drop]").press("Enter")
    lost = page.locator(".ring-lost .lost").first
    expect(lost).to_have_attribute("data-origin", '[data-seat="0"]')
    expect(lost).to_contain_text("−")
    page.wait_for_function("() => window.flew")
