"""Announcements follow the animation."""

from __future__ import annotations

from typing import Any, cast

import pytest
from nanafuda.games.seven_euchre.rules import PLAY
from playwright.sync_api import BrowserContext, Page, expect

from e2e.access.access import setting
from e2e.conftest import Visit, prepare
from e2e.games.upside_down import turns_die
from e2e.play import CATALOGUE, Table, change, match_at
from e2e.server import SiteServer
from e2e.storage.stored import near_the_end
from e2e.table.table import TURN

GAMES = [entry["id"] for entry in CATALOGUE["games"]]
# Records all changes of the table's text while a card is in flight.
WATCH = """() => {
  const SAYS = [".bar", ".prompt", ".log", ".teams", ".pot", "[data-wins]", ".place-note",
    ".pile-by", ".meld-by", ".top-play figcaption", ".all-deals", ".end", ".seat-count",
    "[data-turn=yes]", ".hand-card[data-state=playable]"];
  const said = () => SAYS.map((one) => [...document.querySelectorAll(".table " + one)]
    .map((node) => node.ariaLabel ?? node.textContent.trim()).filter(Boolean).join("|"));
  const moves = (motion) => motion.playState === "running"
    && motion.effect.target?.matches?.("[data-card]:not(.hand-card), .ghost");
  window.early = [];
  window.flights = 0;
  let before = said();
  new MutationObserver(() => {
    const now = said();
    const moving = document.getAnimations().filter(moves)
      .map((one) => one.effect.target.dataset.card ?? "ghost");
    window.flights += moving.length;
    SAYS.forEach((one, i) => {
      if (!before[i].includes(now[i]) && moving.length)
        window.early.push(`${one} (${moving}): ${before[i].slice(-200)} -> ${now[i].slice(-200)}`);
    });
    before = now;
  }).observe(document.querySelector(".table"),
    {subtree: true, childList: true, characterData: true, attributes: true});
}"""


def take_turns(table: Table, most: int) -> None:
    """Plays so many turns of the deal, or all; nothing is said of a card before it has landed."""
    page = table.page
    page.evaluate(WATCH)
    for _ in range(most):
        if table.next != "person":
            break
        page.evaluate(TURN)
        table.settle()
    assert page.evaluate("() => window.flights") > 0
    assert page.evaluate("() => window.early") == []


# The boxes of board and hand in each phase of a deal, of every frame.
FILM = """() => {
  window.boxes = new Set();
  const look = () => {
    const table = document.querySelector(".table:not([data-ended])");
    for (const part of table?.querySelectorAll(":scope > :is(.centre, .hand)") ?? []) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round);
      window.boxes.add(`${table.dataset.phase}, ${part.className}: ${box}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
FIVE = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.long if game != "ring-of-sevens" else [])
        for game in GAMES
    ],
)
def test_board_and_hand_keep_their_place_over_a_deal(visit: Visit, game: str) -> None:
    page = visit("en")
    for width, height in FIVE:
        page.set_viewport_size({"width": width, "height": height})
        table = Table.sit(page, game, "film")
        page.evaluate(FILM)
        while table.next == "person":
            page.evaluate(TURN)
            table.settle()
        boxes = page.evaluate("() => [...window.boxes]")
        parts = [box.split(":")[0] for box in boxes]
        assert len(set(parts)) == len(boxes), f"{width}×{height}: {sorted(boxes)}"


# Elements that move in any frame, and the calls shown. A seal that only appears does not travel.
STILL = """() => {
  const TRAVELS = /transform|translate|scale|rotate|inset|left|right|top|bottom|margin|width/;
  window.travels = new Set();
  window.shown = new Set();
  const look = () => {
    for (const motion of document.getAnimations()) {
      const { effect, transitionProperty } = motion;
      const ways = transitionProperty ?? effect.getKeyframes().flatMap(Object.keys).join();
      if (effect.getComputedTiming().duration > 0 && TRAVELS.test(ways))
        window.travels.add(effect.target.className);
    }
    const calls = document.querySelectorAll(".call-out");
    for (const { dataset } of calls) window.shown.add(dataset.kind);
    requestAnimationFrame(look);
  };
  look();
}"""


# Wanted motion and pace; points count up with the last one only.
PACES = [("reduce", "normal"), ("no-preference", "instant"), ("no-preference", "fast")]


def test_nothing_travels_where_motion_is_not_wanted(visit: Visit) -> None:
    """The moments of a deal are seen all the same, but not at an instant pace."""
    page = visit("ja")
    page.evaluate(STILL)
    for wanted, pace in PACES:
        page.emulate_media(reduced_motion=cast(Any, wanted))
        page.evaluate("() => { travels.clear(); shown.clear(); }")
        with setting(page, pace=pace):
            table = Table.resume(page, match_at("seven-euchre", closes_a_trick, 4))
            table.playable.first.press("Enter")
            table.settle()
            table = Table.resume(page, match_at("upside-down", turns_die, 4))
            page.locator(".hand-card[data-card=F13]").press("Enter")
            page.locator(".actions [data-id=play]").press("Enter")
            table.settle()
        travels, shown = page.evaluate("() => [[...travels], [...shown]]")
        assert ("die" in shown) == (pace != "instant"), pace
        assert bool(travels) == (wanted != "reduce"), f"{wanted} {pace}: {travels}"
    page.emulate_media(reduced_motion="null")


def closes_a_trick(game: Any) -> bool:
    return bool(game.phase == PLAY and game.turn == 0 and len(game.played) % 4 == 3)


def test_a_trick_is_won_when_its_last_card_has_landed(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """The winner, the count, the log, and whose turn it is."""
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    take_turns(Table.resume(page, match_at("seven-euchre", closes_a_trick, 4)), 1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_before_it_is_seen(
    game: str, context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Over a whole deal."""
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    take_turns(Table.sit(page, game, "seen 7"), 200)


COUNTED = """() => {
  window.counted = [];
  new MutationObserver(() => {
    const totals = [...document.querySelectorAll(".podium .total b")];
    const now = totals.map((node) => node.textContent.trim()).join();
    if (now && now !== window.counted.at(-1)) window.counted.push(now);
  }).observe(document.querySelector(".table"),
    { subtree: true, childList: true, characterData: true });
}"""
COME_TO = """(scores) => {
  const rows = [...document.querySelectorAll(".podium [data-seat-row]")];
  return rows.length > 0 && rows.every((row) =>
    row.querySelector(".total b").textContent.trim() === String(scores[row.dataset.seatRow]));
}"""


def test_totals_are_seen_to_count(visit: Visit) -> None:
    """From what they were, and they end at what they are."""
    match = near_the_end("sevens-heaven")
    while match.turn is not None:
        (action,) = match.legal()  # nobody has a choice any more
        match.play(action)
    page = visit("en")
    for wanted, pace in PACES:
        page.emulate_media(reduced_motion=cast(Any, wanted))
        with setting(page, pace=pace):
            table = Table.resume(page, near_the_end("sevens-heaven"))
            page.evaluate(COUNTED)
            table.playable.first.press("Enter")
            page.wait_for_function(COME_TO, arg=match.scores)
        counts = page.evaluate("() => window.counted")
        assert (len(counts) > 1) == (pace == "fast"), f"{wanted} {pace}: {counts}"
    page.emulate_media(reduced_motion="null")


# Leaves as soon as the last trick is on its way to its winner, and waits until it would be there.
LEAVE = """() => new Promise((left) => {
  let full = false;
  const look = () => {
    const lie = document.querySelectorAll(".middle [data-card]").length;
    full ||= lie === 4;
    if (!full || lie === 4 || !document.getAnimations().length) return requestAnimationFrame(look);
    location.hash = "";
    setTimeout(left, 2000);
  };
  look();
})"""


def test_a_table_can_be_left_while_its_last_cards_fly(visit: Visit) -> None:
    """How the deal ended is not pictured at a table that is no more."""
    page = visit("en")
    change(page, pace="relaxed")
    table = Table.resume(page, near_the_end())
    table.playable.first.dispatch_event("click")
    page.evaluate(LEAVE)
    expect(table.root).to_have_count(0)


# Whether a card has been moved that lies in the closed details of an end.
FLOWN = """() => {
  window.flown = 0;
  const look = () => {
    for (const { effect } of document.getAnimations())
      if (effect.target?.closest("details:not([open])")) window.flown++;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_card_flies_over_the_end_of_a_match(visit: Visit) -> None:
    """The board of the last deal lies in the details."""
    page = visit("en")
    change(page, pace="fast")
    match = match_at("ring-of-sevens", lambda g: bool(g.over), 4, cycles="one")  # weighed soon
    match.undo(0)
    table = Table.resume(page, match)
    page.evaluate(FLOWN)
    while table.next == "person":
        passes = page.locator(".actions [data-id=pass]:enabled, .actions [data-id=drop]:enabled")
        table.choose(table.playable.or_(passes).first)
    expect(page.locator(".podium[data-over]")).to_be_visible()
    expect(page.locator(".match-wait")).to_have_count(0)  # the details have been drawn again
    assert page.evaluate("() => window.flown") == 0
