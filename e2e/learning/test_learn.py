"""Learning a game: the rules at a glance, the Learn page, its offer, exercises at the table."""

from __future__ import annotations

import json
import re

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import EXERCISES, Puzzle
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import LANGS, Table, escape, go, match_at, reload

GAME = "seven-euchre"
WRONG, RIGHT = "Try again.", "Correct."
PHONE = (360, 640)
# Parts that do not fit, and whether the cards are drawn.
CARD = """(card) => {
  const body = card.closest(".sheet-body");
  const { left, right, top, bottom } = card.closest("dialog").getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const wide = [...card.querySelectorAll("li, .card-row")]
    .filter((one) => one.getBoundingClientRect().right > body.getBoundingClientRect().right);
  return {
    scrolls: body.scrollHeight > body.clientHeight, inside, wide: wide.length,
    drawn: card.querySelectorAll("svg").length,
  };
}"""
STORED = "(key) => localStorage[`nanafuda:${key}`] ?? null"


def size(page: Page, of: tuple[int, int]) -> None:
    page.set_viewport_size({"width": of[0], "height": of[1]})


@LANGS
def test_the_rules_in_one_look_fit_on_a_phone(visit: Visit, lang: str) -> None:
    page, faults = visit(lang), []
    for game in GAMES:
        go(page, f"learn={game}")
        expect(page.locator(f".learn-item[href^='#lesson={game}-']").first).to_be_visible()
        page.locator(".learn > button").click()
        card = page.locator(".rules-card")
        for of in (PHONE, (320, 568)):
            size(page, of)
            found = card.evaluate(CARD)
            assert found.pop("drawn") > 3, game
            if found != {"scrolls": False, "inside": True, "wide": 0}:
                faults.append((game, of, found))
        escape(page)
    assert not faults


def test_learning_is_offered_once_and_to_newcomers(visit: Visit) -> None:
    page = visit("ja")
    size(page, PHONE)
    offer, form = page.locator(".offer"), page.locator("form.setup")

    def open_form(game: str) -> None:
        go(page, "")
        go(page, f"new={game}")
        expect(form).to_be_visible()

    open_form(GAME)
    expect(offer.get_by_role("link")).to_have_attribute("href", re.compile(f"^#lesson={GAME}-"))
    Table(page).axe("the offer")
    offer.get_by_role("button", name="すぐ遊ぶ").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".ways .button").first).to_be_focused()
    open_form(GAME)
    expect(offer).to_have_count(0)
    go(page, "learn=upside-down")  # who has found it needs no offer
    expect(page.locator(".learn")).to_be_visible()
    statistics = json.dumps({"seven-bridge": {"played": 1, "won": 0}})
    choices = json.dumps({"sevens-heaven": {"seats": 4, "level": "club"}})
    for key, text in (("statistics", statistics), ("choices", choices)):
        page.evaluate("([key, text]) => { localStorage[`nanafuda:${key}`] = text; }", [key, text])
    for game in ("upside-down", "seven-bridge", "sevens-heaven"):
        open_form(game)
        expect(offer).to_have_count(0)
    open_form("ring-of-sevens")
    expect(offer).to_be_visible()
    go(page, "learn=ring-of-sevens")
    page.locator(".learn a[href='#new=ring-of-sevens']").click()
    expect(form.locator("[name=coach]").first).to_be_checked()


def question(number: int = 0) -> tuple[Puzzle, str, str]:
    """An exercise that is answered by playing a card: it, that card, and a wrong one."""
    found = []
    for one in EXERCISES[GAME]:
        replay = Match.open_replay(one["replay"])
        legal = replay.before(replay.at or 0).legal()
        wrong = [action for action in legal if action not in one["best"]]
        if all(action.startswith("play:") for action in legal):
            found.append((one, one["best"][0].partition(":")[2], wrong[0].partition(":")[2]))
    return found[number]


def play(table: Table, card: str, said: str) -> None:
    """Plays a card by the keys; the outcome is said.

    A wrong one leaves the focus in the hand, a right one on the button that goes on.
    """
    table.focus_playable()
    while table.page.locator(":focus").get_attribute("data-card") != card:
        table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    expect(table.prompt).to_contain_text(said)
    here = table.page.locator(".hand-card:focus") if said == WRONG else table.main
    expect(here).to_be_focused()


def test_an_exercise_is_answered_wrong_then_right_and_leads_on(visit: Visit) -> None:
    page = visit("en")
    size(page, PHONE)
    table = Table.resume(page, match_at(GAME, lambda g: g.turn == 0, 4))
    cards, kept = table.cards(), page.evaluate(STORED, f"save:{GAME}")
    one, best, wrong = question()
    ids = [each["id"] for each in EXERCISES[GAME]]
    place = ids.index(one["id"])
    go(page, f"learn={GAME}")
    numbers = page.locator(".learn-numbers a")
    expect(numbers).to_have_count(len(ids))
    numbers.nth(place).click()
    table.settle()
    show = page.locator(".exercise-show")
    expect(show).to_have_count(0)  # only after a try
    play(table, wrong, WRONG)
    assert not re.search(r"[{}]|NaN|undefined", table.prompt.inner_text())
    expect(show).to_have_text("Show me")
    table.check_layout("a wrong answer")
    table.axe("a wrong answer")
    table.come_back()
    play(table, best, RIGHT)
    expect(page.locator(".hand-card.hinted")).to_have_attribute("data-card", best)
    table.check_layout("the right answer")
    table.axe("the right answer")
    if place + 1 < len(ids):
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(f"#exercise={ids[place + 1]}$"))
        table.settle()
    go(page, f"learn={GAME}")
    expect(numbers.nth(place)).to_have_attribute("data-state", "solved")
    reload(page)
    expect(numbers.nth(place)).to_have_attribute("data-state", "solved")
    table.axe("the Learn page")
    assert page.evaluate(STORED, f"save:{GAME}") == kept
    go(page, f"play={GAME}")
    table.settle()
    assert table.cards() == cards


def test_who_has_tried_may_see_the_answer_and_try_again(visit: Visit) -> None:
    page, (one, best, wrong) = visit("en"), question(1)
    go(page, f"exercise={one['id']}")
    table = Table(page)
    table.settle()
    play(table, wrong, WRONG)
    page.locator(".exercise-show").click()
    expect(table.prompt).to_contain_text("The answer: ")
    expect(table.main).to_be_focused()
    expect(page.locator(".hand-card.hinted")).to_have_attribute("data-card", best)
    table.choose(page.locator(f".hand-card[data-card={wrong}]"))  # nothing is asked any more
    expect(table.prompt).to_contain_text("The answer: ")
    assert page.evaluate(STORED, f"learned:{GAME}/exercises/{one['id']}") == '"tried"'
    page.locator(".actions [data-id=again]").click()
    table.settle()
    play(table, best, RIGHT)
    go(page, f"exercise={GAME}-exercise-99")
    expect(page.locator(".learn")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("no such exercise")
    go(page, f"lesson={GAME}-nope")
    expect(page.locator(".notice")).to_contain_text(f"no lesson called “{GAME}-nope”")
    expect(page.locator("#shell")).to_have_attribute("data-at", f"learn={GAME}")


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", list(GAMES))
def test_every_exercise_can_be_answered_at_the_table(visit: Visit, game: str, lang: str) -> None:
    """Its decision is seen, and the layout holds while it is asked and once it is shown."""
    page = visit(lang)
    table = Table(page)
    for one in EXERCISES[game]:
        size(page, PHONE)
        go(page, f"exercise={one['id']}")
        table.settle()
        assert table.next == "person"
        table.check_layout(one["id"])
    table.axe("at the end")
