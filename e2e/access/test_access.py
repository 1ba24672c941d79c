"""Keys and names: letter keys off, presses counted, choices, dialogs, what had no words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES
from nanafuda.lessons import LESSONS
from nanafuda.protocol import JsonSession
from playwright.sync_api import Locator, Page, expect

from e2e.access.access import setting
from e2e.access.voice import LISTEN, Listener
from e2e.conftest import ROOT, Visit, until
from e2e.phases import mine
from e2e.play import DRAWN, Table, go, kept, match_at

MOST_PRESSES = 5


def presses(page: Page, target: Locator) -> int:
    """Goes to a button by Shift+Tab and the arrows, and counts Enter too."""
    count, bar = 1, target.locator("xpath=ancestor::*[@role='toolbar'][1]")
    focused = page.locator(":focus")
    while not bar.evaluate("(bar) => bar.contains(document.activeElement)"):
        page.keyboard.press("Shift+Tab")
        count += 1
        assert count < 20, f"no way to {target}"
    order = bar.locator("button:not([role=group] button)")
    names = order.evaluate_all("nodes => nodes.map((one) => one.outerHTML)")
    at, to = (names.index(one.evaluate("(one) => one.outerHTML")) for one in (focused, target))
    right = (to - at) % len(names)
    key, far = min(("ArrowRight", right), ("ArrowLeft", len(names) - right), key=lambda it: it[1])
    for _ in range(far if right else 0):
        page.keyboard.press(key)
    expect(target).to_be_focused()
    return count + (far if right else 0)


def at(game: str, phase: str, seats: int) -> Callable[[], Match]:
    return lambda: match_at(game, mine(phase), seats)


def auction(calls: int) -> Match:
    """The first seat is to call after so many passes."""
    match = Match("seven-euchre", seed="calls", first=3)
    for _ in range(calls):
        match.play("pass")
    return match


# Where buttons do something besides the cards: the match, and the buttons.
PLACES: dict[str, tuple[Callable[[], Match], str]] = {
    "auction": (lambda: auction(0), ".bid-button, .bid-box .pass"),
    "second auction": (lambda: auction(4), ".bid-button, .bid-box .pass"),
    "bet": (at("sevens-heaven", "bet", 5), ".actions .buttons button"),
    "predict": (at("sevens-heaven", "predict", 5), ".candidates button"),
    "tricks": (at("sevens-heaven", "play", 5), ".no-more"),
    "bridge": (at("seven-bridge", "play", 4), ".actions .buttons button, .bridge-own [data-key=v]"),
    "climbing": (at("upside-down", "play", 4), ".actions .buttons button"),
    "ring": (at("ring-of-sevens", "play", 4), ".actions .buttons button"),
}


@pytest.mark.parametrize(
    "place",
    [
        one if one in ("auction", "bridge") else pytest.param(one, marks=pytest.mark.long)
        for one in PLACES
    ],
)
def test_without_letter_keys_everything_is_near(visit: Visit, place: str) -> None:
    """Rows of buttons have their own keys; the menu lists only shortcuts that work."""
    page = visit("en")
    match, buttons = PLACES[place]
    table = Table.resume(page, match())
    hand = page.get_by_role("toolbar", name="Your hand")
    assert hand.get_by_role("button").count() == table.hand.count()
    assert hand.get_by_role("listitem").count() == 0
    nameless = page.locator("[role=toolbar]:not([aria-label], [hidden])")
    assert nameless.evaluate_all("nodes => nodes.map((one) => one.outerHTML)") == []
    loose = page.locator(".actions button, .candidates button").evaluate_all(
        "nodes => nodes.filter((one) => !one.closest('[role=toolbar]')).map((one) => one.id)"
    )
    assert loose in ([], [""]), "but for what unfolds the prompt"
    with setting(page, shortcuts=False):
        told = page.locator("[aria-keyshortcuts]").evaluate_all(
            "nodes => nodes.flatMap((one) => one.ariaKeyShortcuts.split(' '))"
        )
        assert all(len(key) > 1 for key in told), told
        assert "Control+Z" in told
        for key in ("Shift+KeyR", "s"):
            page.keyboard.press(key)
        page.evaluate(DRAWN)  # time enough for a key to show what it does
        assert page.get_by_role("dialog").count() == 0
        start = page.locator(":focus").element_handle()
        assert start
        counts = {}
        for button in [*page.locator(buttons).all(), *page.locator(".reading button").all()]:
            start.focus()
            counts[button.inner_text()] = presses(page, button)
        # To the bar and back.
        for name in ("menu", "hint", "undo"):
            start.focus()
            page.keyboard.press("Escape")
            expect(page.locator(".bar-menu")).to_be_focused()
            counts[name] = 2  # Escape and Enter
            while not page.locator(f".bar-{name}:focus").count():
                page.keyboard.press("Tab")
                counts[name] += 1
                assert counts[name] < 9, f"no way to {name}"
        start.focus()
        for _ in range(2):
            page.keyboard.press("Escape")
        expect(page.locator(".bar :focus")).to_have_count(0)
    assert counts
    assert max(counts.values()) <= MOST_PRESSES, counts
    assert page.locator("[aria-keyshortcuts^='U ']").count(), "back again"
    table.axe(place)


def test_a_choice_is_asked_where_the_focus_is(visit: Visit) -> None:
    """Between several actions: how many there are, the first focused, cards by their names."""
    page = visit("en")

    def several(g: Any) -> bool:
        if not mine("play")(g):
            return False
        melds = [action for action in map(g.text, g.legal()) if action.startswith("meld:")]
        return 2 <= len(melds) <= 4 and len({action.count(".") for action in melds}) == 1

    table = Table.resume(page, match_at("seven-bridge", several, 4))
    page.keyboard.press("m")
    first = page.get_by_role("toolbar", name="Which one? There are").get_by_role("button").first
    expect(first).to_be_focused()
    expect(table.prompt).to_have_text(
        f"Which one? There are {page.locator('.actions .buttons button').count() - 1}."
    )
    name = first.locator(".visually-hidden").inner_text()
    assert name.startswith("Meld ")
    assert any(suit in name for suit in ("Spades", "Hearts", "Diamonds", "Clubs")), name
    page.keyboard.press("Escape")
    expect(
        table.hand.and_(page.locator(":focus")).or_(page.locator(".actions :focus"))
    ).to_have_count(1)

    joker = match_at(
        "ring-of-sevens",
        lambda g: mine("play")(g) and sum("@" in a for a in map(g.text, g.legal())) > 1,
        4,
        joker=True,
    )
    table = Table.resume(page, joker)
    page.get_by_role("button", name="Joker").press("Enter")
    expect(
        page.get_by_role("toolbar", name="Which one? There are").get_by_role("button").first
    ).to_be_focused()


def test_nothing_is_left_unsaid(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(LISTEN)

    # The first prompt; a card that was drawn; the same refusal twice.
    table = Table.resume(page, match_at("seven-bridge", mine("start"), 4))
    person = Listener(page, "en", "seven-bridge")
    expect(page.locator(".voice")).to_contain_text(table.prompt.inner_text())
    page.keyboard.press("d")
    table.settle()
    drawn = person.words.card(person.truth().table(0)["drawn"])
    expect(page.locator(".voice")).to_contain_text(f"You draw {drawn}.")
    for _ in range(2):
        page.keyboard.press("x")  # discard, with no card selected
    refused = table.prompt.inner_text()
    until(page, lambda: " ".join(one.text for one in person.heard()).count(refused) == 2, "both")
    expect(page.locator(".penalty")).to_contain_text("would cost")

    # The centre card, to the declarer.
    Table.resume(page, match_at("seven-euchre", mine("exchange"), 4))
    person = Listener(page, "en", "seven-euchre")
    taken = person.words.card(person.truth().table(0)["taken"])
    assert f"You take {taken} from the centre." in person.read()

    # Names that ran together, and an empty list.
    Table.resume(page, auction(0))
    assert "dealer" in " ".join(page.get_by_role("columnheader").all_inner_texts())
    head = page.locator(".auction th:has(.dealer-dot)").first
    assert ", dealer" in head.inner_text()
    assert re.search(r'"\w+, dealer"', head.aria_snapshot()), head.aria_snapshot()
    expect(head.locator("[aria-hidden=true] .dealer-dot")).to_have_count(1)
    Table.resume(page, match_at("upside-down", lambda g: mine("play")(g) and not g.top, 4))
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.get_by_role("list", name="Earlier in this round").count() == 0
    assert page.get_by_text("▼").count() + page.get_by_text("▲").count() == 0


def ending(game: str, seats: int, seed: str, **options: object) -> Match:
    """A match of one deal with a single action left that the first seat is to take."""
    for number in range(200):
        match = Match(game, seats=seats, seed=f"{seed} {number}", options=options)
        while match.turn is not None:
            last = match.turn == 0 and Match.load(match.record())
            action = match.legal()[-1]
            match.play(action)
            if match.over and last:
                return last
    raise AssertionError("no such match")


def test_the_end_names_winner_and_points(visit: Visit) -> None:
    """The focus goes to the outcome, a heading; it is said, too: not everybody hears that."""
    page = visit("en")
    page.evaluate(LISTEN)
    match = ending("upside-down", 3, "end", end="deals-1")
    verb, _, cards = match.legal()[-1].partition(":")
    for elsewhere in (False, True):
        table = Table.resume(page, match)
        person = Listener(page, "en", "upside-down")
        if elsewhere:
            page.locator(".bar-menu").focus()
        page.evaluate("() => { globalThis.heard = []; }")
        for card in cards.split(".") if cards else []:
            page.locator(f".hand-card[data-card={card}]").dispatch_event("click")
        if table.next == "person":
            page.locator(f".actions [data-id={verb}]").dispatch_event("click")
        table.settle()
        assert table.over
        said = " ".join(one.text for one in person.heard())
        assert "Points: You" in said, said
        heading = page.locator(".end").get_by_role("heading", level=2).first
        outcome = page.locator(".end .winners").inner_text()
        assert said.count(outcome) == 1, said
        if not elsewhere:
            expect(heading).to_be_focused()
            page.keyboard.press("Enter")
            expect(table.root).not_to_have_attribute("data-ended", "yes")


def test_lessons_and_exercises_are_heard(visit: Visit) -> None:
    """The coach's sentences, the questions, the verdicts and their reasons."""
    page = visit("en")
    page.evaluate(LISTEN)
    said = page.locator(".voice p")
    table = Table(page)
    go(page, f"lesson={LESSONS['seven-bridge'][0].id}")
    expect(page.locator(".coach-on")).to_be_focused()
    first = table.prompt.inner_text()
    expect(said.last).to_contain_text(first)
    page.keyboard.press("Enter")
    expect(table.prompt).not_to_have_text(first)
    expect(said.last).to_contain_text(table.prompt.inner_text())

    one = next(one for one in EXERCISES["seven-euchre"] if one["best"][0].startswith("play:"))
    replay = Match.open_replay(one["replay"])
    legal = replay.before(replay.at or 0).legal()
    wrong = next(action for action in legal if action not in one["best"])
    go(page, f"exercise={one['id']}")
    table.settle()
    expect(said.last).to_contain_text(table.prompt.inner_text())
    card = page.locator(f".hand-card[data-card={wrong.partition(':')[2]}]")
    card.press("Enter")
    expect(said.last).to_contain_text("costs about")
    expect(page.locator(".hand-card:focus")).to_have_count(1)  # another card is one arrow away
    page.locator(f".hand-card[data-card={one['best'][0].partition(':')[2]}]").press("Enter")
    expect(table.prompt).to_contain_text("Correct")
    expect(said.last).to_contain_text("Correct")
    expect(table.main).to_be_focused()
    assert len(table.prompt.inner_text()) > 40, "why is told, too"


# Stores what was practised, as it would have been before.
KEEP = "(parts) => Object.assign(localStorage, parts)"


def test_a_puzzle_is_heard_and_can_be_read_after_a_wrong_answer(visit: Visit) -> None:
    """Its game and question, the new rating; the dialogs stay."""
    page = visit("en")
    puzzle = next(one for one in PUZZLES["upside-down"] if "pass" in one["wrong"])
    known = {"rating": 1500, "rd": 80, "vol": 0.06, "count": 9}  # the tenth answer shows it
    page.evaluate(KEEP, {"nanafuda:practice:rating/upside-down": json.dumps(known)})
    go(page, f"puzzle={puzzle['id']}")
    voice = page.locator(".voice")
    table = Table(page)
    expect(page.locator(".table[data-exercise=asked][data-busy=no]")).to_be_attached()
    asked = table.prompt.text_content() or ""  # with the stop that only a screen reader meets
    expect(voice).to_contain_text(re.sub(r"\s+", " ", asked).strip())
    assert "Upside Down" in asked
    expect(page.locator("h1:visible")).to_contain_text("Upside Down")
    dialogs = page.locator(".reading button").count()
    page.locator(".actions [data-id=pass]").click()
    expect(page.locator(".table[data-exercise=wrong]")).to_be_attached()
    expect(voice).to_contain_text("Rating")
    expect(page.locator(".reading button")).to_have_count(dialogs)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_contain_text("Ren")


# Plays the highest card, if one may be played, and goes to Pass at once, where somebody may wait.
PLAY_AND_WAIT = """() => {
  const cards = document.querySelectorAll(".hand-card[data-state=playable]");
  const pass = document.querySelector(".actions [data-id=pass]");
  if (!cards.length) return pass.click();
  cards[cards.length - 1].click();
  document.querySelector(".actions [data-id=play]:not([aria-disabled=true])")?.click();
  pass.focus();
  return document.activeElement === pass;
}"""


def test_focus_rests_on_nothing_that_cannot_be_pressed(visit: Visit) -> None:
    """A player who waits at Pass and then leads is taken to the cards."""
    page = visit("en")
    led = 0
    for number in range(20):
        table = Table.sit(page, "upside-down", f"rests {number}")
        while table.next == "person" and table.phase == "play" and not led:
            waits = page.evaluate(PLAY_AND_WAIT)
            table.settle()
            passing = page.locator(".actions [data-id=pass][aria-disabled=true]")
            if waits and table.next == "person" and passing.count():
                expect(page.locator(".actions [aria-disabled=true]:focus")).to_have_count(0)
                expect(page.locator(".hand-card:focus")).to_have_count(1)
                led += 1
        if led:
            break
    assert led


def to_one_card() -> tuple[Match, str]:
    """A deal of Seven Bridge in which somebody else comes down to one card, after which discard."""
    for seed in range(400):
        match, rng = Match("seven-bridge", seats=4, seed=f"one {seed}"), Random(seed)
        while match.turn is not None:
            game = match.game
            if match.turn == 0 and "draw" in match.legal() and match.legal() == ["draw"]:
                match.play("draw")
                for action in [one for one in match.legal() if one.startswith("discard:")]:
                    session = JsonSession()
                    session.handle(
                        json.dumps({"do": "load", "save": json.loads(kept(match))["save"]})
                    )
                    state = json.loads(session.handle(json.dumps({"do": "play", "action": action})))
                    while state.get("thinking") or state.get("next") == "bot":
                        before = state
                        state = json.loads(session.handle('{"do": "think"}'))
                        state = before | state if state.get("thinking") else state
                    if state["next"] == "person" and 1 in state["table"]["counts"][1:]:
                        return match, action.partition(":")[2]
                    break
            legal = match.legal()
            melds = [one for one in legal if one.startswith(("meld", "lay"))]
            match.play(rng.choice(melds if melds and game.turn else legal))
    raise AssertionError("nobody comes down to one card")


def test_another_player_with_one_card_left_is_named(visit: Visit) -> None:
    page = visit("en")
    match, card = to_one_card()
    table = Table.resume(page, match)
    page.evaluate(f"() => {{ {LISTEN}() }}")
    page.locator(f".hand-card[data-card='{card}']").click(position={"x": 9, "y": 20})
    table.choose(page.locator(".actions [data-id=discard]"))
    page.wait_for_function(
        "() => window.heard.some(({ text }) => /\\w+ has one card left/.test(text))"
    )


def test_the_guide_for_phones_tells_what_is_there(visit: Visit) -> None:
    page = visit("en")
    guide = (ROOT / "docs/devices.md").read_text("utf-8").partition("## A deal by ear")[2]
    lines = dict(re.findall(r"^\| (\d+) \| (.*) \|$", guide, re.MULTILINE))
    Table.begin(page, "seven-bridge", "devices", 2)
    page.evaluate(f"() => {{ {LISTEN}() }}")
    there = page.locator("#table").aria_snapshot()

    def in_order(*numbers: str) -> None:
        at = 0
        for number in numbers:
            for name in re.findall("“(.+?)”", lines[number].partition(" | ")[2]):
                assert name in there[at:], f"{name} of line {number}"
                at = there.index(name, at)

    in_order("17", "18", "19", "20")
    asked, drawn = (re.findall("“(.+?)”", lines[number])[-1] for number in ("16", "21"))
    assert asked in there
    page.locator(".actions [data-id=draw]").click()
    # The previous prompt may be part of the same announcement.
    page.wait_for_function(
        "(said) => window.heard.some(({ text }) => text.endsWith(said))", arg=drawn
    )
    go(page, f"puzzle={PUZZLES['seven-bridge'][0]['id']}")
    expect(page.locator(".table[data-exercise=asked][data-busy=no]")).to_be_attached()
    there = page.locator("#table").aria_snapshot()
    in_order("36")
    assert not re.search("Hint|Undo", there)
