"""A deal gone through step by step, and links to a deal that was played and to a decision in it."""

from __future__ import annotations

import json
import re

import pytest
from nanafuda import GAMES, Match
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import DISMISS, Visit, comes, prepare
from e2e.play import DRAWN, Table, go
from e2e.review.replay import Viewer, decisions, link, played
from e2e.server import SiteServer

GAME = "seven-euchre"
MOST = {"sevens-heaven": 7, "ring-of-sevens": 6, "seven-bridge": 6, "upside-down": 6}
WORDS = {
    "en": {
        "decide": "Decide first",
        "watch": "Watch",
        "again": "Play on with my choice",
        "sender": "Sender",
        "hint": "A hint will be there once you have decided.",
        "step": "{n} of {of}",
    },
    "ja": {
        "decide": "まず自分で決める",
        "watch": "再生する",
        "again": "自分の選択で続ける",
        "sender": "送り主",
        "hint": "ヒントは、決めたあとで使えます。",
        "step": "{of}手中{n}手目",
    },
}
STORED = f"() => localStorage['nanafuda:save:{GAME}']"
# A worker that is not asked how a deal was played before `hear()`.
LATE = """const heard = new Promise((done) => { window.hear = done; });
window.Worker = class extends Worker {
  postMessage(message, ...rest) {
    const post = () => super.postMessage(message, ...rest);
    if (typeof message !== "string" || JSON.parse(message).request?.do !== "dealSummary") post();
    else void heard.then(post);
  }
};"""


@pytest.mark.parametrize(("lang", "game"), [("en", "seven-euchre"), ("ja", "seven-bridge")])
def test_a_deal_from_its_start_to_its_end(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    match = played(game, "steps")
    of = len(match.actions)
    viewer = Viewer.open(page, f"replay&{link(match)}")
    expect(viewer.root).to_have_attribute("data-of", str(of))
    viewer.at(0)
    said = viewer.said.inner_text()
    middle = of // 2
    slider = viewer.root.get_by_role("slider")
    slider.fill(str(middle - 1))
    page.keyboard.press("ArrowRight")
    viewer.at(middle)
    expect(viewer.said).not_to_have_text(said)
    told = WORDS[lang]["step"].format(n=middle, of=of)
    expect(slider).to_have_attribute("aria-valuetext", told)
    position = match.branch(middle)
    everything = [position.game.pack.spell(held) for held in position.game.held]
    for seat in range(match.setup.seats):
        viewer.look_as(seat)
        held = set(viewer.cards())
        shown = held | set(viewer.cards(".middle"))
        assert held <= set(everything[seat]) == shown & set(everything[seat])
        for other in range(match.setup.seats):
            known = json.dumps(position.table(seat))
            hidden = {card for card in everything[other] if f'"{card}"' not in known}
            assert not shown & hidden, (seat, other)
    viewer.look_as("all")
    for seat, cards in enumerate(everything[: match.setup.seats]):
        assert viewer.cards(f"[data-hand='{seat}']") == sorted(cards)
    viewer.look_as(0)
    slider.fill(str(of - 1))
    for _ in range(4):  # further than there is to go
        page.keyboard.press("ArrowRight")
    viewer.at(of)
    expect(viewer.root.locator(".end .sheet-title")).to_have_text(viewer.said.inner_text())
    totals = viewer.root.locator(".viewer-hand tfoot td").all_inner_texts()
    assert {int(text.replace("−", "-")) for text in totals} == set(match.scores)


def test_ways_from_place_to_place(visit: Visit) -> None:
    page = visit("en")
    match = played(GAME, "ways")
    of = len(match.actions)
    viewer = Viewer.open(page, f"replay&{link(match, 3)}")
    viewer.at(3)
    expect(viewer.root.get_by_role("heading", level=1)).to_be_focused()
    viewer.press("End", of)
    viewer.press("Shift+ArrowLeft", of - 4)  # where the last trick begins
    viewer.press("Shift+ArrowLeft", of - 8)
    viewer.press("ArrowRight", of - 7)
    viewer.press("Shift+ArrowRight", of - 4)
    expect(viewer.said).to_contain_text("Trick 11")
    expect(viewer.root.locator(".trick-card")).to_have_count(4)  # it is still to be seen
    viewer.press("Home", 0)
    viewer.root.get_by_role("slider").fill("9")
    viewer.at(9)
    # A line of the log is the way to its place.
    lines = viewer.root.locator(".viewer-log button")
    expect(lines.last).to_have_attribute("aria-current", "step")
    lines.nth(2).click()
    expect(viewer.root).not_to_have_attribute("data-at", "9")
    expect(lines).to_have_count(3)
    # By itself, to the end.
    viewer.press("End", of)
    for place in (of - 1, of - 2, of - 3):
        viewer.press("ArrowLeft", place)
    page.get_by_role("button", name="Play by itself").click()
    expect(viewer.root).to_have_attribute("data-playing", "yes")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    expect(viewer.root).to_have_attribute("data-playing", "no")
    viewer.at(of)


@pytest.mark.parametrize("half", [0, pytest.param(1, marks=pytest.mark.long)])
def test_every_size(visit: Visit, half: int) -> None:
    page = visit("ja")
    table = Table(page)
    for nth, (game, seats) in enumerate(MOST.items()):
        match = played(game, "sizes", seats)
        viewer = Viewer.open(page, f"replay&{link(match, decisions(match)[-1])}")
        for who in ("0", "all"):
            viewer.look_as(who)
            for size in table.sizes(half + nth + (who == "all")):
                table.check_layout(f"{game} as {who} at {size}")
    viewer.press("End", len(match.actions))
    for size in table.sizes():
        table.check_layout(f"the end at {size}")
    table.axe("the end")
    page.emulate_media(color_scheme="dark")
    viewer.press("Home", 0)
    table.axe("the start, dark")
    match = played("seven-bridge", "melds 5")  # five melds, in two rows on a phone
    Viewer.open(page, f"replay&{link(match, len(match.actions) - 1)}")
    page.set_viewport_size({"width": 360, "height": 640})
    hidden = page.locator(".melds").evaluate("(node) => node.scrollHeight - node.clientHeight")
    assert hidden <= 1


def in_the_table(page: Page, lang: str) -> Table:
    """Opens the decision of a link, without spoilers."""
    page.get_by_role("link", name=WORDS[lang]["decide"]).click()
    table = Table(page)
    table.settle()
    page.keyboard.press("h")
    expect(table.prompt).to_have_text(WORDS[lang]["hint"])
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("n")
    expect(table.root).to_have_attribute("data-next", "person")
    return table


def test_a_decision_that_was_sent(context: BrowserContext, page: Page, site: SiteServer) -> None:
    """In a browser that has never been here, but for a match of the same game."""
    prepare(context, "en")
    match = played(GAME, "sent")
    at = next(
        index for index in decisions(match) if match.branch(index).game.held[0].bit_count() == 3
    )
    page.goto(site.url)
    Table.resume(page, Match(GAME, seed="mine"))
    kept = page.evaluate(STORED)
    page.close()
    page = context.new_page()
    go(page, link(match, at), site.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Seven Euchre")
    expect(page.locator("main")).to_contain_text("What would you do here?")
    facts = page.locator("dl")
    expect(facts).to_contain_text("Club player")
    shown = page.locator(".link-hand [data-shown]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.shown)"
    )
    assert sorted(shown) == sorted(match.branch(at).table(0)["hand"])
    Table(page).axe("what was sent")
    table = in_the_table(page, "en")
    assert sorted(table.cards()) == sorted(match.branch(at).table(0)["hand"])
    table.check_layout("a decision")
    mine = table.playable.last.get_attribute("data-card")
    table.playable.last.click(position={"x": 9, "y": 20})
    answer = page.locator(".answer")
    expect(answer.get_by_role("button", name=WORDS["en"]["again"])).to_be_visible()
    same = match.actions[at] == f"play:{mine}"
    expect(answer.locator("dt")).to_have_text(
        ["You and the sender", "The review"] if same else ["You", "The sender", "The review"]
    )
    expect(answer.locator("dl")).to_contain_text(
        re.compile(r"It cost about|Nothing was better|Either|worth about")
    )
    table.axe("the answer")
    answer.get_by_role("button", name=WORDS["en"]["again"]).click()
    table.settle()
    assert mine not in table.cards()
    while table.next == "person":
        table.choose(table.playable.first)
    sender = page.locator(".outcomes dl > div").first
    expect(sender).to_contain_text("The sender")
    assert not re.search(r"\b[Yy]ours?\b", sender.inner_text())  # it changes no data of the reader
    expect(table.main).to_have_text("Play a match")
    page.locator(".actions [data-id=again]").click()
    expect(page.locator(".table[data-busy=no][data-next=person]")).to_be_attached()
    assert mine not in table.cards()
    page.go_back()
    page.get_by_role("link", name=WORDS["en"]["watch"], exact=True).click()
    viewer = Viewer(page)
    viewer.at(at)
    expect(viewer.root.locator(".seat[data-place='0'] .seat-name")).to_have_text("Sender")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("#shell:not([hidden]) main")).to_contain_text("What would you do here?")
    assert page.evaluate(STORED) == kept


@pytest.mark.parametrize(
    ("game", "seats"), [("upside-down", 6), pytest.param("seven-bridge", 4, marks=pytest.mark.long)]
)
def test_a_decision_that_was_sent_on_a_phone(visit: Visit, game: str, seats: int) -> None:
    page = visit("ja")
    page.set_viewport_size({"width": 360, "height": 640})
    match = played(game, "phone", seats)
    at = decisions(match)[-2]
    go(page, link(match, at))
    table = in_the_table(page, "ja")
    table.check_layout("a decision")
    hidden = page.locator(".actions [data-id=draw], .actions [data-id=pass]")
    if hidden.count() and hidden.first.get_attribute("aria-disabled") is None:
        hidden.first.click()
    else:
        table.playable.first.click(position={"x": 9, "y": 20})
        if table.main.count():
            table.main.click()
    answer = page.locator(".answer")
    expect(answer.get_by_role("button", name=WORDS["ja"]["again"])).to_be_visible()
    expect(answer).not_to_contain_text(re.compile(r"sent-|look-|review-|\{"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    table.axe("the answer")


def test_sharing_what_was_played(context: BrowserContext, page: Page, site: SiteServer) -> None:
    prepare(context, "en")
    context.add_init_script(LATE)
    page.goto(site.url)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = played(GAME, "shared")
    table = Table.resume(page, match)
    copied = page.get_by_role("status").filter(has_text="link copied")
    # With the field come the ways to share.
    page.locator(".bar-menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="With the same cards")).to_be_visible()
    menu.get_by_role("button", name="Share this deal").click()
    expect(page.get_by_role("dialog").get_by_text("One moment…")).to_be_visible()
    page.evaluate("() => window.hear()")
    page.get_by_role("button", name="Copy a link to the replay").click()
    expect(copied).to_be_visible()
    here = f"{site.url}#"
    read = "() => navigator.clipboard.readText().then((text) => text.split('&hand=')[0])"
    comes(page, read, here + link(match))
    page.locator("#table .bar button").first.click()
    page.get_by_role("button", name="Look back").last.click()
    viewer = Viewer(page)
    at = decisions(match)[-1]
    viewer.root.get_by_role("slider").fill(str(at))
    viewer.at(at)
    viewer.root.get_by_role("button", name="Share this decision").click()
    comes(page, read, here + link(match, at))
    viewer.root.get_by_role("button", name="Try again from here").click()
    table.settle()
    expect(table.root).to_have_attribute("data-branch", "yes")
    page.go_back()
    viewer.at(at)
    page.get_by_role("button", name="Back", exact=True).click()
    table.settle()
    assert table.next == "deal"


def test_links_that_are_none(visit: Visit) -> None:
    match = played(GAME, "bad")
    good = link(match, decisions(match)[0])
    moves = good.index("&moves=") + 12
    changed = good[:moves] + ("A" if good[moves] != "A" else "B") + good[moves + 1 :]
    for lang, told in (("en", "incomplete or has been changed"), ("ja", "書き換えられています")):
        page = visit(lang)
        for what in ("", "replay&", "sent-decide&", "sent-again&"):
            go(page, what + changed)
            expect(page.locator(".fault").first).to_contain_text(told)
        go(page, good[: good.index("&check=")])
        expect(page.locator(".fault").first).to_contain_text(told)
    # A place that was not the sender’s to decide at is only looked at.
    page = visit("en")
    go(page, f"sent-decide&{link(match, match.actors.index(1))}")
    expect(page.locator(".notice")).to_contain_text("not the sender’s")
    Viewer(page).at(match.actors.index(1))
    page.get_by_role("button", name="Dismiss").click()


# The narrowest card that lies in sight, where it is cut, and what runs out of the middle.
NARROWEST = """() => {
  const cards = [...document.querySelectorAll(".viewer .card:not(.mini)")].filter(
    (card) => card.getBoundingClientRect().width && !card.closest(".ring-board"));
  const middle = document.querySelector(".viewer .middle").getBoundingClientRect();
  const cut = cards.filter((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const box = card.closest(".middle") && !card.closest(".scroll") ? middle
      : { top: 0, bottom: innerHeight, left: 0, right: innerWidth };
    return top < box.top - 1 || bottom > box.bottom + 1
      || left < box.left - 1 || right > box.right + 1;
  });
  return [
    Math.min(99, ...cards.map((card) => card.getBoundingClientRect().width)),
    cut.map((card) => card.dataset.shown ?? card.dataset.card),
  ];
}"""
# Where there is no room for the slider, too.
SLIDE = """(slider, place) => {
  slider.value = place;
  slider.dispatchEvent(new Event("input"));
}"""
# With --long the games whose review takes longest, too; by default they are in `test_every_size`
# and `test_a_deal_from_its_start_to_its_end`.
SLOW = ("seven-euchre", "upside-down")
EVERY_TABLE = [
    *(
        pytest.param(game, kind.seat_range[1], marks=[pytest.mark.long] * (game in SLOW))
        for game, kind in GAMES.items()
    ),
    ("sevens-heaven", 5),  # whose seats are in two high rows
]
SHORT = {"seven-bridge": " 6"}  # a deal that is reviewed soon, and fills the table all the same


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_cards_in_the_viewer_can_be_read(visit: Visit, game: str, seats: int) -> None:
    page = visit("en")
    match = played(game, f"read {seats}{SHORT.get(game, '')}", seats)
    page.set_viewport_size({"width": 360, "height": 640})
    viewer = Viewer.open(page, f"replay&{link(match, 0)}")
    # The ended review takes room: its words and marks are there.
    expect(page.locator(".look-sum").first).to_be_attached()
    expect(page.locator(".look-sum progress")).to_have_count(0)
    for width, height in ((360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        least, top = 99.0, 0.0
        for part in range(6):
            place = part * (len(match.actions) - 1) // 5
            page.locator(".viewer-slider").evaluate(SLIDE, str(place))
            viewer.at(place)
            page.evaluate(DISMISS)  # a notice takes room from the table
            page.evaluate(DRAWN)
            width_of, cut = page.evaluate(NARROWEST)
            where = f"{game} {seats} {width}×{height} at {place}"
            assert not cut, f"{where}: {cut} cut"
            least = min(least, width_of)
            # From step to step nothing moves.
            at = page.locator(".viewer-steps").evaluate("(n) => n.getBoundingClientRect().bottom")
            assert part == 0 or abs(at - top) < 2, f"{where}: the steps move from {top} to {at}"
            top = at
        assert least >= (36 if width == 360 else 28), f"{game} {seats}, {width}: {least} px"


def test_focus_stays_in_the_viewer_when_what_held_it_goes(visit: Visit) -> None:
    page, match = visit("en"), played(GAME, "ends")
    assert not match.results[0].get("void")
    viewer = Viewer.open(page, f"replay&{link(match, len(match.actions) - 1)}")
    viewer.at(len(match.actions) - 1)
    page.locator(".viewer .contract").focus()
    page.keyboard.press("End")
    viewer.at(len(match.actions))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("() => document.activeElement !== document.body")
