"""Seven Bridge at the table: a deal, every scene, claims, reading, layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nanafuda import Match
from nanafuda.mechanics.cards import FRENCH
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.games.seven_bridge import GAME, SCENES, button, press, select
from e2e.play import DRAWN, PLACES, Table, change, freeze, match_at
from e2e.server import SiteServer

# Matches that have come to a certain point.


def match_of(*hands: str, stock: str = "", actions: str = "", **options: object) -> Match:
    """A match whose first deal gives the seats these hands; seat 0 is oya."""
    named = [hand.split() for hand in hands]
    used = {card for hand in named for card in hand} | set(stock.split())
    n = len(named)
    deck = [named[(1 + i) % n][i // n] for i in range(7 * n)] + stock.split()
    deck += [card for card in [*FRENCH.codes, "X0"] if card not in used]
    match = Match(GAME, seats=n, seed="t", options={"deals": 1, **options}, decks=[deck], first=0)
    for action in actions.split():
        match.play(action)
    return match


def ids(table: Table) -> list[str]:
    """The verbs that are drawn."""
    found: list[str] = table.page.locator(".actions .buttons [data-id]").evaluate_all(
        "(nodes) => nodes.map((node) => node.dataset.id)"
    )
    return found


def test_only_possible_actions_are_drawn_and_refusals_say_why(visit: Visit) -> None:
    """Impossible verbs of a phase are not drawn, and hand and prompt stay where they are."""
    page = visit("en")
    table = Table.resume(page, match_of("S2 S5 S9 H2 H5 H9 D3", "C4 C8 D6 D9 S11 H11 C1"))
    for card in ("S2", "H9"):
        page.locator(f".hand-card[data-card={card}]").click(position={"x": 9, "y": 20})
        expect(table.prompt).to_have_text("Draw a card first.")
        page.keyboard.press("Escape")
    assert ids(table) == ["draw"]
    place = page.evaluate(PLACES)["boxes"]
    press(table, "draw")
    assert ids(table) == ["meld", "discard"]
    assert page.evaluate(PLACES)["boxes"] == place
    select(table, "S2", "H9")
    expect(page.locator(".hand-card[aria-pressed=true]")).to_have_count(2)
    for id, words in {"meld": "do not make a meld", "discard": "one card"}.items():
        button(table, id).click(force=True)
        expect(table.prompt).to_contain_text(words)
    for scene, verbs in {
        "pon": ["pass", "pon"],
        "chi": ["draw", "chi"],
        "play": ["meld", "lay", "discard"],
        "claimed": ["discard"],
    }.items():
        assert ids(Table.resume(page, match_at(GAME, SCENES[scene], 4, deals=3))) == verbs


def test_a_card_beside_a_chi_is_told_of_draw_and_claim(visit: Visit) -> None:
    table = Table.resume(visit("en"), match_at(GAME, SCENES["chi"], 3))
    others = table.page.locator(".hand-card[data-state=refused]")
    others.first.click(position={"x": 9, "y": 20}, force=True)
    expect(table.prompt).to_have_text("Draw a card first, or claim the discard.")


# Place and size of the stock.
STOCK = """() => {
  const { left, top, width, height } = document.querySelector(".stock").getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}"""


def test_the_stock_keeps_its_place_and_size_through_a_deal(visit: Visit) -> None:
    """From the empty table to the last card, on a phone and on a desk."""
    page = visit("en")
    scenes: list[Callable[[Any], bool]] = [
        SCENES["start"],
        lambda g: g.turn == 0 and len(g.melds) == 1,
        SCENES["play"],
        lambda g: g.turn == 0 and bool(g.melds) and len(g.stock) - g.drawn == 1,
    ]
    seen: dict[tuple[int, int], set[str]] = {(360, 640): set(), (1280, 800): set()}
    for here in scenes:
        Table.resume(page, match_at(GAME, here, 4, deals=1))
        for (width, height), boxes in seen.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            boxes.add(str(page.evaluate(STOCK)))
    assert [len(boxes) for boxes in seen.values()] == [1, 1], seen


RUN = ("S8 S9 S10 H2 H13 D5 C1", "S11 H7 D8 D12 C3 C13 H10", "S2 S4 H4 H6 D1 D10 C6")


def test_a_meld_lights_up_for_the_selected_card_and_takes_it(visit: Visit) -> None:
    page = visit("en")
    match = match_of(*RUN, stock="S7 C8", actions="draw meld:S8.S9.S10")
    table = Table.resume(page, match)
    meld = page.locator(".meld")
    expect(meld).to_have_count(1)
    expect(meld).to_contain_text("takes 7 of Spades")  # the only one: a tap lays it off at once
    expect(page.locator(".meld[data-lit]")).to_have_count(0)
    select(table, "H2")
    expect(page.locator(".meld[data-lit]")).to_have_count(0)
    meld.click(force=True)
    expect(table.prompt).to_contain_text("does not fit")
    select(table, "H2", "S7")
    expect(page.locator(".meld[data-lit]")).to_have_count(1)
    expect(meld).to_contain_text("takes 7 of Spades")
    table.choose(meld)
    expect(meld.locator("[data-card]")).to_have_count(4)
    assert "S7" not in table.cards()
    page.keyboard.press("u")
    table.settle()
    expect(meld.locator("[data-card]")).to_have_count(3)
    assert "S7" in table.cards()


def test_the_joker_may_be_one_of_several_cards(visit: Visit) -> None:
    page = visit("en")
    hands = (RUN[0].replace("S10", "X0"), *RUN[1:])
    table = Table.resume(page, match_of(*hands, stock="C8", actions="draw"))
    select(table, "S8", "S9", "X0")
    button(table, "meld").click()
    choices = page.locator(".actions .buttons button")
    expect(choices).to_have_count(3)  # as the 7, as the 10, and no thank you
    table.axe("choice")
    choices.nth(1).click()
    table.settle()
    meld = page.locator(".meld")
    expect(meld.locator("[data-card]").last).to_have_attribute("data-card", "X0")
    expect(meld).to_contain_text("10")


def test_a_pon_is_asked_and_can_be_switched_off(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, SCENES["pon"], 4, deals=3)
    table = Table.resume(page, match)
    top = match.table(0)["pile"][-1]["card"]
    expect(page.locator(f".pile [data-card={top}]")).to_be_visible()
    expect(button(table, "pass")).to_be_visible()
    silent = page.locator(".bridge-own [aria-pressed]")
    expect(silent).to_have_attribute("aria-pressed", "false")
    silent.click()
    table.settle()
    expect(silent).to_have_attribute("aria-pressed", "true")
    assert table.phase != "pon"


def test_a_draw_that_is_all_there_is_is_done_by_itself(visit: Visit) -> None:
    """Without a message; undo goes back to a choice, not to the draw; the setting ends it."""
    page = visit("en")
    change(page, alone=True)
    table = Table.sit(page, GAME, "alone2")
    assert table.phase == "play" and len(table.cards()) == 8

    def finish() -> list[str]:
        held = table.cards()
        table.choose(table.hand.last)
        press(table, "discard")
        return held

    finish()
    held = finish()
    assert table.phase == "play" and len(table.cards()) == 8
    expect(page.locator(".notice")).to_have_count(0)
    page.keyboard.press("u")
    expect(table.root.locator(f"[data-card={held[-1]}]")).to_be_visible()
    table.settle()
    assert table.cards() == held and table.phase == "play"
    change(page, alone=False)
    finish()
    expect(button(table, "draw")).to_be_visible()


def test_a_claimed_card_comes_from_the_pile(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, SCENES["pon"], 5, deals=3)
    top = match.table(0)["pile"][-1]["card"]
    count = len(match.table(0)["melds"])
    table = Table.resume(page, match)
    press(table, "pon")
    expect(page.locator(".meld")).to_have_count(count + 1)
    expect(page.locator(f".meld [data-card={top}]")).to_be_visible()
    expect(page.locator(f".pile [data-card={top}]")).to_have_count(0)
    assert table.phase == "claimed"


def test_every_discard_stays_for_a_moment_before_anybody_may_act(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """The wait is there whether or not somebody is asked for a pon."""
    prepare(context, "en", pace="relaxed")
    page.goto(site.url)
    table = Table.resume(page, match_of(*RUN[:2], stock="C8 D2", actions="draw"))
    select(table, "H13")
    freeze(page)
    button(table, "discard").click()
    draw, top = button(table, "draw"), page.locator(".pile [data-card]").last
    expect(top).to_have_attribute("data-card", "H13")
    while top.get_attribute("data-card") == "H13":
        page.clock.run_for(50)  # much shorter than the wait
    expect(draw).to_have_count(0)
    assert table.root.get_attribute("data-next") == "bot"
    expect(page.locator(".seat[data-place='0'][data-turn=yes]")).to_be_visible()
    table.skip()
    expect(draw).to_be_visible()


OUT = ("S8 S9 S10 H2 H3 H4 C7", "S13 S7 X0 D1 D2 C5 C9", "H13 S5 D8 D4 C1 C2 C4")


def test_a_concealed_finish_is_a_sum_that_can_be_followed(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_of(*OUT, stock="C13", actions="draw"))
    for cards in (("S8", "S9", "S10"), ("H2", "H3", "H4"), ("C7",)):
        select(table, *cards)
        press(table, "meld")
    select(table, "C13")
    press(table, "discard")
    assert table.over
    row = page.locator(".middle .account [data-seat-row='1']")
    told = "7 + 10 + 10 + 2 + 5 + 9 + 0 = 43, × 2 (7) × 5 (Joker) × 2 (concealed) = 860"
    expect(row.locator("[data-reason=hand]")).to_have_text(told)
    expect(row.locator("td").nth(1)).to_have_text("860")
    expect(page.locator(".winners")).to_contain_text("You win")


def test_all_laid_off_is_offered(visit: Visit) -> None:
    page = visit("en")
    hands = ("H1 H2 H3 H7 H8 H9 H11", "H4 H5 H6 S11 D11 C11 C12")
    actions = "draw discard:C2 draw meld:H4.H5.H6 meld:S11.D11.C11 discard:C12"
    table = Table.resume(page, match_of(*hands, stock="C2 D13", actions=actions))
    expect(button(table, "lay-all")).to_contain_text("−50")
    table.check_layout("lay all")
    press(table, "lay-all")
    expect(page.locator(".middle .account tbody tr").first).to_contain_text("−50")


def test_the_last_turns_and_the_whole_deal_can_be_seen_when_one_comes_back(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, SCENES["play"], 4, deals=3)
    table = Table.resume(page, match)
    before = page.locator(".log-line").all_inner_texts()
    assert len(before) > 20
    assert all(line.startswith("You draw") for line in page.locator(".log-draw").all_inner_texts())
    table.come_back()
    assert page.locator(".log-line").all_inner_texts() == before
