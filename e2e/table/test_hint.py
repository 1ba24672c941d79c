"""The hint."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.advice import assess, bot_seed
from nanafuda.bots import decide
from playwright.sync_api import Locator, Page, expect

from e2e import views
from e2e.conftest import Visit
from e2e.play import DRAWN, LANGS, PLACES, Table, change, decisions, freeze, go, kept, match_at

GAME = "seven-euchre"
HINT = {"en": "Hint", "ja": "ヒント"}
# Asked again: that it is the second choice, and how it compares with the first.
AGAIN = {"en": re.compile(r"Choice 2 of \d"), "ja": re.compile(r"第2候補")}


def match_where(phase: str, seed: str) -> Match:
    """A match of club players in which it is the first seat's turn in a phase, or a deal's end."""
    match = Match(GAME, options={"target": 77}, seed=seed)
    while match.turn is not None and not (match.turn == 0 and match.table(0)["phase"] == phase):
        view = match.game.view(match.turn)
        match.play(match.game.text(decide("club", view, f"{seed} {len(match.actions)}")))
    return match


def hinted(table: Table) -> Locator:
    return table.page.locator(".hinted")


def ask(table: Table, lang: str, key: bool) -> None:
    if key:
        table.page.keyboard.press("h")
    else:
        table.page.get_by_role("button", name=HINT[lang], exact=True).click()
    expect(hinted(table)).not_to_have_count(0)
    expect(table.prompt).to_have_attribute("data-kind", "hint")


@pytest.mark.parametrize(("lang", "key"), [("en", True), ("ja", False)])
def test_hint_marks_a_card_and_says_why(visit: Visit, lang: str, key: bool) -> None:
    page = visit(lang)
    table = Table.resume(page, match := match_where("play", "hint"))
    told = assessed_at(match)
    focused = page.evaluate("() => document.activeElement.dataset.card")
    ask(table, lang, key)
    marked = [told["best"].removeprefix("play:")]
    assert marked[0] in table.cards()
    expect(hinted(table)).to_have_count(len(marked))
    for card in marked:
        one = page.locator(f".hand-card.hinted[data-card={card}]")
        expect(one).to_have_attribute("data-state", "playable")
        assert HINT[lang] in (one.get_attribute("aria-label") or "")
    expect(table.prompt).not_to_contain_text(re.compile(r"\{|hint-"))
    if key:
        assert page.evaluate("() => document.activeElement.dataset.card") == focused
    table.check_layout(f"hint {lang}")
    table.axe("hint")
    first = table.prompt.inner_text()
    page.keyboard.press("h")
    expect(table.prompt).not_to_have_text(first)
    expect(table.prompt).to_contain_text(AGAIN[lang])
    expect(hinted(table)).to_have_count(1)
    assert hinted(table).get_attribute("data-card") != marked[0]
    table.choose(hinted(table))
    expect(hinted(table)).to_have_count(0)
    assert table.prompt.get_attribute("data-kind") == "prompt"


def test_hint_for_a_call_sets_the_bid_box(visit: Visit) -> None:
    matches = (match_where("auction", f"call {n}") for n in range(20))
    match = next(match for match in matches if hint_at(match).startswith("bid:"))
    page = visit("en")
    table = Table.resume(page, match)
    ask(table, "en", True)
    expect(page.locator(".bid-box .hinted")).to_be_visible()
    bid = page.locator(".bid-box .hinted[data-bid]").get_attribute("data-bid")
    level = page.locator(".stepper-value")
    assert bid == hint_at(match).removeprefix("bid:")
    expect(level).to_have_attribute("aria-valuenow", bid[1:])
    for choice in assessed_at(match)["choices"][1:]:
        page.keyboard.press("h")
        expect(table.prompt).to_contain_text(re.compile(r"Choice \d of \d"))
        action = choice["action"]
        if action == "pass":
            expect(page.locator(".bid-box .hinted[data-action=pass]")).to_be_visible()
            continue
        expect(page.locator(f".bid-box .hinted[data-bid={action[4:]}]")).to_be_visible()
        expect(level).to_have_attribute("aria-valuenow", action[5:])
    page.keyboard.press("h")  # the first again
    expect(page.locator(f".bid-box .hinted[data-bid={bid}]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hinted(table)).to_have_count(0)
    expect(table.prompt).to_have_attribute("data-kind", "prompt")


def cards_of(action: str, hand: list[str]) -> set[str]:
    """The cards that an action takes from the hand."""
    return set(re.findall(r"\b[A-Z]\d+\b", action.partition("@")[0].partition(":")[2])) & set(hand)


def hint_at(match: Match) -> str:
    """The best choice by the hint."""
    return str(assessed_at(match)["best"])


def assessed_at(match: Match) -> Any:
    return assess(match.game.view(0), bot_seed(match, len(match.actions)))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_choice_of_a_hint_frames_its_own_cards(visit: Visit, game: str) -> None:
    page = visit("en")
    for match in decisions(game, 2, "frames"):
        table = Table.resume(page, match)
        views.drawn(page, 360, 640)
        told = assessed_at(match)
        for choice in told["choices"]:
            page.keyboard.press("h")
            verb = choice["action"].partition(":")[0]
            cards = cards_of(choice["action"], table.cards())
            framed = page.locator(".hinted")
            expect(framed.first).to_be_attached()
            assert not page.evaluate(PLACES)["cut"], "a phone has room for it"
            for card in cards:
                expect(page.locator(f".hand-card.hinted[data-card={card}]")).to_have_count(1)
            expect(page.locator(".hand-card.hinted")).to_have_count(len(cards))
            if not cards:
                found = framed.evaluate_all("all => all.map((one) => ({ ...one.dataset }))")
                named = {one.get("action") or one.get("id") for one in found}
                assert named & {verb, choice["action"]}, (choice, found)


def test_a_card_played_while_the_hint_is_sought_counts(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_where("play", "block"))
    count = len(table.cards())
    page.keyboard.press("h")
    table.choose(table.playable.first)
    expect(table.hand).to_have_count(count - 1)
    expect(hinted(table)).to_have_count(0)
    page.keyboard.press("h")
    expect(hinted(table)).to_have_count(1)


def test_hint_when_it_is_not_my_turn(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_where("ended", "over"))
    page.keyboard.press("h")
    expect(table.prompt).to_have_text("There is nothing to decide now.")


SMALL = [(360, 640), (320, 568)]


def places(page: Page) -> dict[tuple[int, int], Any]:
    found = {}
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[width, height] = page.evaluate(PLACES)
    return found


def nothing_moves(page: Page, game: str, count: int, seed: str) -> None:
    """A hint does not move the table; a button shows the rest."""
    for match in decisions(game, count, seed):
        table = Table.resume(page, match)
        before = places(page)
        page.keyboard.press("h")
        expect(page.locator(".hinted").first).to_be_attached()
        for size, now in places(page).items():
            what = f"{size}: {now['said']}"
            assert not before[size]["cut"], before[size]["said"]
            assert now["boxes"] == before[size]["boxes"], what
            assert (now["cut"] or now["rest"]) == now["more"], what
        if page.locator(".prompt-more").is_visible():
            page.locator(".prompt-more").click()
            opened = page.evaluate(PLACES)
            assert not (opened["cut"] or opened["rest"]) and opened["boxes"] == now["boxes"], what
        page.keyboard.press("Escape")
        expect(table.prompt).to_have_attribute("data-kind", "prompt")
        for size, now in places(page).items():
            assert now["boxes"] == before[size]["boxes"], size


@pytest.mark.parametrize(("lang", "game"), [("en", "seven-bridge"), ("ja", "upside-down")])
def test_a_hint_moves_nothing(visit: Visit, lang: str, game: str) -> None:
    nothing_moves(visit(lang), game, 1, "still")


def test_what_comes_into_focus_is_not_under_a_hint(visit: Visit) -> None:
    page = visit("ja")
    Table.resume(page, views.to_act("seven-bridge", 5))
    views.drawn(page, 320, 256, 150)  # too large for the whole hint
    page.keyboard.press("h")
    page.locator(".hinted").first.wait_for()  # so large, “thinking” has a rest of its own
    row, more = page.locator(".prompt-row"), page.locator(".prompt-more")
    more.click()
    page.locator(".hand-card").last.focus()  # it lies beside the hint
    expect(more).to_have_attribute("aria-expanded", "true")
    page.locator(".meld").last.focus()
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(row).not_to_have_attribute("data-open", "yes")


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
@LANGS
def test_hundreds_of_hints_move_nothing(visit: Visit, lang: str, game: str) -> None:
    nothing_moves(visit(lang), game, 40, "long")


@pytest.mark.parametrize("key", [True, False])
def test_a_hint_asked_for_before_the_turn_is_shown_is_given(visit: Visit, key: bool) -> None:
    """The last bot's play is stored, but not shown: the clock stands in the breath before it."""
    page = visit("en")
    change(page, pace="normal")
    match = match_at("ring-of-sevens", lambda game: game.turn == 3, 4)
    before = kept(match)
    page.evaluate("(text) => { localStorage['nanafuda:save:ring-of-sevens'] = text; }", before)
    freeze(page)
    go(page, "play=ring-of-sevens")
    page.wait_for_function(
        "(text) => JSON.parse(localStorage['nanafuda:save:ring-of-sevens']).save !== text",
        arg=json.loads(before)["save"],
    )
    expect(page.locator(".table[data-busy=yes]")).to_be_attached()
    if key:
        page.keyboard.press("h")
    else:
        page.locator(".bar-hint").click(force=True)  # dimmed
    page.clock.resume()
    expect(hinted(Table(page))).not_to_have_count(0)
