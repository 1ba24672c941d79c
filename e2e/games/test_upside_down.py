"""Upside Down at the table: a deal, every scene, the exchange, reading, layout."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda.games.upside_down.rules import EXCHANGE, PLAY
from nanafuda.mechanics.climbing import PATTERNS, TURNS
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.games.upside_down import (
    GAME,
    button,
    follows,
    gives,
    starts,
    take_turn,
    tap,
    top,
    turns_die,
)
from e2e.play import AT_REST, Table, amount, freeze, go, kept, match_at, reload
from e2e.server import SiteServer

# Cards of the hand that stand as high as a chosen one does, and those that are said to be chosen.
CHOSEN = """() => {
  const cards = [...document.querySelectorAll(".hand-card")];
  const named = (some) => some.map((card) => card.dataset.card);
  const lift = (card) => new DOMMatrix(getComputedStyle(card).transform).f / card.offsetHeight;
  return [
    named(cards.filter((card) => lift(card) < -0.05)),
    named(cards.filter((card) => card.ariaPressed === "true")),
  ];
}"""


# Matches at a certain point, with fixed actions of the bots.


def test_the_ranking_names_places_titles_and_points(visit: Visit) -> None:
    page = visit("en")
    ended = match_at(GAME, lambda g: g.over, 6, end="deals-1", titles="daifugo")
    Table.resume(page, ended).unfold()
    rows = page.locator(".ranking tbody tr")
    expect(rows).to_have_count(6)
    expect(rows.first).to_have_attribute("data-won", "yes")
    expect(rows.first).to_contain_text("daifugō")
    ranked = rows.all()
    places = [row.locator("td").first.inner_text() for row in ranked]
    assert places == [str(place) for place in range(1, 7)]
    points = [amount(row.locator("td").last.inner_text()) for row in ranked]
    assert points == [3, 1, 0, 0, 0, -1]


def test_a_card_offers_the_pair_that_is_asked_for(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_at(GAME, follows(1, 2), 4))
    before = table.cards()
    first = table.playable.first.get_attribute("data-card") or ""
    tap(page, first)
    chosen = page.locator(".hand-card[aria-pressed=true]")
    expect(chosen).to_have_count(2)
    pair = chosen.evaluate_all("nodes => nodes.map((n) => n.dataset.card)")
    assert len({card[1:] for card in pair}) == 1
    (second,) = set(pair) - {first}
    tap(page, second)  # as those do who choose every card by itself
    expect(button(table, "play")).to_have_text("Play 2")
    expect(chosen).to_have_count(2)
    tap(page, second)  # the same card again takes it back
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    tap(page, second)
    expect(chosen).to_have_count(2)
    tap(page, second)
    expect(chosen).to_have_count(0)
    tap(page, first)
    table.choose(button(table, "play"))
    assert len(table.cards()) <= len(before) - 2


def test_what_is_chosen_is_what_is_seen_to_be_chosen(visit: Visit) -> None:
    """A hint lifts no card, and a card that goes back into the hand is named."""

    def many(g: Any) -> bool:
        return starts(g) and bool(g.acts)

    page = visit("en")
    table = Table.resume(page, match_at(GAME, many, 4))
    page.keyboard.press("h")
    expect(table.hand.and_(page.locator(".hinted")).first).to_be_visible()

    def told() -> list[list[str]]:
        """The cards that are lifted, that are said to be chosen, that would be played."""
        page.evaluate(AT_REST)
        lifted, pressed = page.evaluate(CHOSEN)
        return [lifted, pressed]

    assert told() == [[], []]
    hinted = page.locator(".hand-card.hinted").first
    ring = "(card) => getComputedStyle(card, '::before').content"
    assert hinted.evaluate(ring) != "none"
    ranks = list({card[1:]: card for card in table.cards()}.values())
    low, high = ranks[0], ranks[-1]
    tap(page, low)
    assert told() == [[low], [low]]
    tap(page, high)
    assert told() == [[high], [high]]
    name = page.locator(f".hand-card[data-card={low}]").get_attribute("aria-label") or ""
    expect(table.prompt).to_contain_text(name.split(",")[0])
    expect(table.prompt).to_contain_text("back in your hand")
    tap(page, hinted.get_attribute("data-card") or "")
    lifted, pressed = told()
    assert lifted == pressed


def test_the_ends_of_a_run_bring_what_lies_between(visit: Visit) -> None:
    def has_run(g: Any) -> bool:
        return starts(g) and any(PATTERNS[m][:2] == (2, 3) for m in g.legal())

    page = visit("en")
    match = match_at(GAME, has_run, 3)
    g = match.game
    run = g.pack.spell(next(m for m in g.legal() if PATTERNS[m][:2] == (2, 3)))
    Table.resume(page, match)
    for card in (run[0], run[2]):
        page.locator(f".hand-card[data-card={card}]").click(position={"x": 9, "y": 20})
    for card in run:
        expect(page.locator(f".hand-card[data-card={card}]")).to_have_attribute(
            "aria-pressed", "true"
        )


def test_refusals_say_why(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_at(GAME, starts, 4))
    button(table, "pass").click(force=True)
    expect(table.prompt).to_contain_text("must play")
    button(table, "play").click(force=True)
    expect(table.prompt).to_contain_text("Choose cards")


def test_the_ruler_turns_with_the_die(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_at(GAME, turns_die, 4))
    ruler = page.locator(".strength .ruler-rank b")
    assert ruler.all_inner_texts() == ["A", *map(str, range(2, 13)), "K"]
    page.locator(".hand-card[data-card=F13]").click(position={"x": 9, "y": 20})
    table.choose(button(table, "play"))
    assert ruler.all_inner_texts() == ["K", *map(str, range(12, 1, -1)), "A"]
    expect(page.locator(".strength-words")).to_contain_text("low cards are strong")
    assert table.next == "person" and top(table) == 0  # the same seat opens again


def test_a_turn_of_the_die_is_announced(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en", pace="relaxed")
    page.goto(site.url)
    table = Table.resume(page, match_at(GAME, turns_die, 4))
    page.emulate_media(reduced_motion="reduce")
    freeze(page)
    picture = page.locator(".call-out[data-kind=die]")

    played = page.get_by_role("log").get_by_text("You: Coffin K")

    def turn(times: int) -> None:
        page.locator(".hand-card[data-card=F13]").click(position={"x": 9, "y": 20})
        button(table, "play").click()
        expect(played).to_have_count(times)
        page.keyboard.press("Space")
        expect(picture).to_contain_text("Low cards are strong")

    turn(1)
    expect(table.prompt).to_contain_text("You open the next round")
    assert picture.evaluate("(node) => node.getAnimations({subtree: true}).length") == 0
    hand, shown = page.locator(".hand").bounding_box(), picture.bounding_box()
    assert hand and shown and shown["y"] + shown["height"] <= hand["y"]
    page.keyboard.press("Space")
    expect(picture).to_have_count(0)
    # It goes with the table, too.
    page.keyboard.press("u")
    turn(2)
    go(page, "")
    expect(picture).to_have_count(0)
    page.clock.run_for(5_000)


# Notes what is made to move.
MOVED = """() => {
  const { animate } = Element.prototype;
  window.moved = new Set();
  Element.prototype.animate = function (...how) {
    for (const name of this.classList) moved.add(name);
    return animate.apply(this, how);
  };
}"""


def turns_in_the_round(g: Any) -> bool:
    """The person may play cards that turn the die and let the round go on."""
    return bool(
        g.turn == 0 and g.phase == PLAY and any(not TURNS[g.low].get(m, 1) for m in g.legal())
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_at_a_revolution_die_ruler_and_hand_turn_over_in_sight(
    context: BrowserContext, page: Page, site: SiteServer, motion: Any
) -> None:
    prepare(context, "en", pace="relaxed")
    page.goto(site.url)
    match = match_at(GAME, turns_in_the_round, 4)
    game: Any = match.game
    move = next(m for m in game.legal() if not TURNS[game.low].get(m, 1))
    Table.resume(page, match)
    page.emulate_media(reduced_motion=motion)
    freeze(page)
    for card in game.text(move).removeprefix("play:").split("."):
        page.locator(f".hand-card[data-card={card}]:not([aria-pressed=true])").press("Enter")
    said = page.locator(".log-line")
    before = said.count()
    page.evaluate(MOVED)
    page.locator(".actions [data-id=play]").press("Enter")
    expect(said).not_to_have_count(before)
    page.keyboard.press("Space")
    expect(page.locator(".call-out[data-kind=revolution]")).to_be_visible()
    turned = page.evaluate("() => ['ruler-rank', 'hand-slot'].map((one) => moved.has(one))")
    assert turned == [motion != "reduce"] * 2
    # The log says it; the picture is silent, and lies between the ruler and the question.
    moment = page.locator(".stage[aria-hidden=true] .stage-moment")
    shown, strip = moment.bounding_box(), page.locator(".strength").bounding_box()
    question = page.locator(".prompt").bounding_box()
    assert shown and strip and question
    bottom = shown["y"] + shown["height"] - 1
    assert strip["y"] + strip["height"] <= shown["y"] + 1 or bottom <= strip["y"]
    assert bottom <= question["y"]
    # A key ends it and does nothing else.
    chosen = page.locator(".hand-card[aria-pressed=true]")
    page.locator(".hand-card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).to_have_count(0)
    expect(chosen).to_have_count(0)


def test_the_winner_sees_what_came_and_gives_three_back(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, gives(0), 4)
    took = match.table(0)["exchange"][0]["took"]
    table = Table.resume(page, match)
    marked = page.locator(".hand-card[data-mark=received]")
    assert sorted(marked.evaluate_all("nodes => nodes.map((n) => n.dataset.card)")) == sorted(took)
    assert "just received" in (marked.first.get_attribute("aria-label") or "")
    shown = page.locator(".swap-pair[data-mine] .swap-line").first.locator("[data-shown]")
    expect(shown).to_have_count(3)
    page.keyboard.press("t")
    told = page.get_by_role("dialog").get_by_text("3 cards, unseen by the giver: ")
    expect(told).not_to_contain_text("$")
    page.keyboard.press("Escape")
    for card in took:
        page.locator(f".hand-card[data-card={card}]").click(position={"x": 9, "y": 20})
    page.locator(".hand-card[aria-pressed=false]").first.focus()
    page.keyboard.press("Enter")
    expect(table.prompt).to_contain_text("exactly 3")
    table.choose(button(table, "give"))
    assert not set(took) & set(table.cards())
    page.keyboard.press("u")
    table.settle()
    assert set(took) <= set(table.cards()) and table.phase == "exchange"


@pytest.mark.parametrize("place", [0, 3])
def test_what_was_exchanged_stays_to_be_seen(visit: Visit, place: int) -> None:
    """The log names the person's own cards; the hand marks them until the first play."""

    def here(g: Any) -> bool:
        gives = g.phase == EXCHANGE and g.ranking[place] == 0
        return bool(gives and (g.turn == 0 if place == 0 else g.turn == g.ranking[0]))

    page = visit("en")
    match = match_at(GAME, here, 4)
    table = Table.resume(page, match)
    log, given = page.get_by_role("log"), page.locator(".hand-card[aria-pressed=true]")
    marked = page.locator(".hand-card[data-mark=received]")

    def names(cards: Any) -> list[str]:
        labels = [card.get_attribute("aria-label") or "" for card in cards.all()]
        return [label.split(",")[0] for label in labels]

    expect(marked).to_have_count(3)
    if place == 0:
        for name in names(marked):
            expect(log).to_contain_text(name)
        for card in table.cards()[:3]:
            tap(page, card)
        gift = names(given)
        table.choose(button(table, "give"))
        for name in gift:
            expect(log).to_contain_text(name)
    for _ in range(40):
        if not table.playable.count():
            table.choose(button(table, "pass"))
            continue
        if place:
            expect(marked).to_have_count(3)
        received = names(marked)
        take_turn(table)
        break
    expect(marked).to_have_count(0)
    lines = log.locator(".log-exchange, .log-take").all_inner_texts()
    for name in received:
        assert any(name in line for line in lines), (name, lines)


def test_the_order_of_the_hand_stays_over_play_undo_and_reload(visit: Visit) -> None:
    page = visit("en")
    table = Table.sit(page, GAME, "sort")
    ranks = [int(card[1:]) for card in table.cards()]
    low = page.locator(".strength").get_attribute("data-die") == "1"
    assert ranks == sorted(ranks, reverse=low)  # the strongest last

    def by_suit() -> None:
        suits = ["FTSCBOH".index(card[0]) for card in table.cards()]
        assert suits == sorted(suits)

    page.keyboard.press("v")
    by_suit()
    take_turn(table)
    table.skip()
    page.keyboard.press("u")
    by_suit()
    reload(page)
    table.settle()
    by_suit()


@pytest.mark.parametrize("way", ["tap", "Enter"])
def test_whoever_is_out_goes_to_the_end_at_once(
    context: BrowserContext, page: Page, site: SiteServer, way: str
) -> None:
    """While time stands still: no pause is left."""
    prepare(context, "en", pace="relaxed")
    page.goto(site.url)
    Table.sit(page, GAME, "watch")
    freeze(page)
    go(page, "")
    watched = match_at(GAME, lambda g: 0 in g.out and len(g.out) == 1 and g.turn is not None, 4)
    page.evaluate(
        "([key, text]) => { localStorage[key] = text; }", [f"nanafuda:save:{GAME}", kept(watched)]
    )
    go(page, f"play={GAME}")
    to_end = page.locator(".actions [data-id=to-end]")
    if way == "tap":
        to_end.click()
    else:
        to_end.press(way)
    expect(page.locator(".end .headline")).to_be_visible()
    expect(to_end).to_have_count(0)
