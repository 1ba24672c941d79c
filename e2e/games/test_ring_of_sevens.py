"""Ring of Sevens at the table: a deal, the board, the Joker, dropping out, layout."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda.mechanics.runs import joker_on
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.play import Table, amount, freeze, match_at, seats_and_sizes, shared
from e2e.server import SiteServer

GAME = "ring-of-sevens"
SHORT: dict[str, object] = {"cycles": "one"}
EVERYTHING = {"joker": True, "link": True, "reverse": True, "open": True}
# Parts of the board or the seats that are cut off, covered or too small.
FAULTS = """() => {
  const faults = [];
  const box = (node) => node.getBoundingClientRect();
  const middle = box(document.querySelector(".middle"));
  const ranks = [...document.querySelectorAll(".middle .ring-rank")];
  for (const node of [...ranks, ...document.querySelectorAll(".middle .ring-place, .ring-foot")]) {
    const {left, right, top, bottom} = box(node);
    if (node.closest(".scroll")) continue;
    if (top < middle.top - 1 || bottom > middle.bottom + 1
      || left < middle.left - 1 || right > middle.right + 1)
      faults.push(`${node.className} leaves the middle: ${Math.round(top)}–${Math.round(bottom)}`);
  }
  if (ranks.length) {
    const cards = [...document.querySelectorAll(".middle .ring-place[data-state=laid]")];
    const widest = Math.max(...cards.map((node) => box(node).width));
    const least = innerWidth >= 360 ? 20 : 13;
    if (widest < least) faults.push(`cards of ${widest} px`);
    const all = [...document.querySelectorAll(".middle .ring-place")];
    const seen = all.map((node) => [node, box(node)]);
    seen.forEach(([one, a], nth) => seen.slice(nth + 1).forEach(([other, b]) => {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5)
        faults.push(`${one.dataset.at} and ${other.dataset.at} overlap`);
    }));
  }
  for (const node of document.querySelectorAll(".seat-line")) {
    const words = node.textContent.trim();
    if (node.scrollWidth > node.clientWidth + 1) faults.push(`cut in a seat: ${words}`);
    const name = box(node.closest(".seat").querySelector(".seat-name"));
    const did = node.matches(".seat-did") && words;
    if (did && box(node).left < name.right && box(node).top < name.bottom - 2)
      faults.push(`${words} covers a name`);
  }
  return faults;
}"""


def take_turn(table: Table) -> None:
    """One decision by clicking: a card if one can be played, else a pass (or dropping out)."""
    page = table.page
    if table.playable.count():
        table.choose(table.playable.first)
        place = page.locator(".actions [data-id^='play:X0']")
        if place.count():
            table.choose(place.first)
    else:
        table.choose(page.locator(".actions .button.primary"))


def texts(g: Any) -> list[str]:
    return [g.text(move) for move in g.legal()] if g.turn == 0 else []


def begins(g: Any) -> bool:
    return bool(g.turn == 0 and len(g.history) < g.seats)


def middle(g: Any) -> bool:
    return len(g.history) > 5 * g.seats and "pass" in texts(g) and len(texts(g)) > 2


def late(g: Any) -> bool:
    return bool(g.turn == 0 and g.dropouts and len(g.dropouts) + len(g.ranked) == g.seats - 2)


def places(g: Any) -> bool:
    return sum(text.startswith("play:X0@") for text in texts(g)) >= 4


def drops(g: Any) -> bool:
    return texts(g) == ["drop"]


def swapping(g: Any) -> list[str]:
    """The cards that the person can swap for the Joker."""
    codes = [text.removeprefix("play:") for text in texts(g)]
    return [c for c in codes if c in g.pack.codes and joker_on(g.marks) >> g.pack.card(c) & 1]


def swaps(g: Any) -> bool:
    return bool(swapping(g))


def ended(g: Any) -> bool:
    return bool(g.result) and not g.over and len(g.dropouts) > 1


@seats_and_sizes(5, 6, ("ja", 3), ("en", 4), ("en", 6))
def test_every_scene_fits_every_size(
    visit: Visit, lang: str, seats: int, half: int, every: int
) -> None:
    page = visit(lang)
    scenes = {"begins": begins, "middle": middle, "late": late, "places": places, "ended": ended}
    for part, (name, here) in shared(scenes.items(), half, every):
        table = Table.resume(page, match_at(GAME, here, seats, **EVERYTHING))
        if name == "places":
            table.choose(page.locator(".hand-card[data-card=X0]"))
            expect(page.locator(".actions [data-id^='play:X0']")).not_to_have_count(0)
        for size in table.sizes(part):
            table.check_layout(f"{name} at {size}")
            assert page.evaluate(FAULTS) == [], f"{name} at {size}"
        if seats == 6:
            page.set_viewport_size({"width": 360, "height": 640})
            table.axe(name)


CARD_WIDTH = """() => Math.min(...[...document.querySelectorAll(
  ".middle .ring-place:not([data-column='7'])[data-state=laid] .card")]
  .map((node) => node.getBoundingClientRect().width))"""


@pytest.mark.parametrize(
    ("seats", "width", "height", "least"),
    [(4, 390, 844, 36), (4, 360, 640, 26), (4, 320, 568, 20), (4, 768, 1024, 58)],
)
def test_cards_use_the_height_of_a_portrait_screen(
    visit: Visit, seats: int, width: int, height: int, least: int
) -> None:
    page = visit("en")
    page.set_viewport_size({"width": width, "height": height})
    table = Table.resume(page, match_at(GAME, middle, seats))
    assert page.evaluate(CARD_WIDTH) >= least
    assert page.evaluate(FAULTS) == []
    table.check_layout(f"{width}×{height}")


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
