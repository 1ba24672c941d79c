"""Practice: positions answered at the table, a rating, own mistakes, three daily puzzles."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from nanafuda import Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES, Puzzle
from nanafuda.analysis.reviews import review
from nanafuda.bots import decide
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import Table, a_deal, go, load, reload
from e2e.table.table import TURN

GAME = "sevens-heaven"
KEPT = """() => Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("nanafuda:practice:"))
  .map(([key, text]) => [key.slice("nanafuda:practice:".length), JSON.parse(text)]))"""


def bets(number: int = 0) -> Puzzle:
    """A puzzle that is answered by one of two buttons."""
    return [one for one in PUZZLES[GAME] if one["themes"][0] == "fold-or-bet"][number]


def answer(page: Page, action: str) -> None:
    verb, _, card = action.partition(":")
    if verb == "play":
        Table(page).choose(page.locator(f".hand-card[data-card={card}]"))
    else:
        page.locator(f".actions [data-id={verb}]").click()


# Whether there is an answer, or so many cards are selected for one.
ANSWERED = """(cards) => document.querySelector(".table").dataset.exercise !== "asked" ||
  document.querySelectorAll(".hand-card[aria-pressed=true]").length > cards"""


def answer_somehow(page: Page) -> None:
    """Answers a position of any game and kind: which are asked on a day is not known here."""
    selected = page.locator(".hand-card[aria-pressed=true]")
    while page.locator(".table[data-exercise=asked]").count():
        before = selected.count()
        page.evaluate(TURN)
        page.wait_for_function(ANSWERED, arg=before)
    expect(page.locator(".table")).to_have_attribute("data-exercise", re.compile("right|wrong"))


def phase(page: Page, of: str) -> None:
    expect(page.locator(".table")).to_have_attribute("data-exercise", of)


def test_a_position_is_answered_and_counts_once_and_another_follows(visit: Visit) -> None:
    page, one = visit("ja"), bets()
    page.set_viewport_size({"width": 360, "height": 640})
    keep(page, **{f"rating/{GAME}": {"rating": 1500, "rd": 80, "vol": 0.06, "count": 9}})
    go(page, f"puzzle={one['id']}")
    table = Table(page)
    table.settle()
    phase(page, "asked")
    [wrong] = one["wrong"]
    answer(page, wrong)
    expect(table.prompt).to_contain_text(re.compile("の損です。.+別の手をどうぞ"))  # and why
    expect(table.prompt).to_be_focused()
    table.check_layout("a wrong answer")
    table.axe("a wrong answer")
    lost = page.evaluate(KEPT)
    assert lost[f"rating/{GAME}"]["rating"] < 1500
    assert one["id"] == f"{GAME}-{lost[f'done/{GAME}']['ids']}"
    answer(page, one["best"][0])  # tried again: it counts no more
    expect(table.prompt).to_contain_text("正解。")
    expect(page.locator(".bar-deal")).to_contain_text("レーティング")
    assert page.evaluate(KEPT) == lost
    table.check_layout("the right answer")
    table.axe("the right answer")
    page.keyboard.press("n")
    phase(page, "asked")
    table.settle()
    go(page, f"puzzle={GAME}-1-999")  # there is none: another is asked
    expect(page.locator(".notice")).to_be_visible()
    phase(page, "asked")
    table.settle()


def test_what_is_practised_can_be_chosen_and_erased(visit: Visit) -> None:
    page = visit("en")
    go(page, "practice=choose")
    game, kind = page.locator("#practice-game"), page.locator("#practice-kind")
    counts = page.locator(".practice [aria-live]")
    stock = {game: (*PUZZLES[game], *EXERCISES[game]) for game in PUZZLES}
    everything = sum(map(len, stock.values()))
    expect(counts).to_contain_text(f"{everything:,} positions")
    game.select_option(index=2)  # Seven's Sevens Heaven
    expect(counts).to_contain_text(f"{len(stock[GAME])} positions")
    theme = page.locator("#practice-theme")
    themes = list(dict.fromkeys(name for one in stock[GAME] for name in one["themes"]))
    place = themes.index("fold-or-bet")
    some = [one for one in stock[GAME] if "fold-or-bet" in one["themes"]]
    theme.select_option(index=1 + place)
    expect(counts).to_contain_text(f"{len(some)} position")
    page.locator(".practice a[href='#practice=go']").click()
    Table(page).settle()
    expect(page.locator(".actions [data-id=fold]")).to_be_visible()
    go(page, "practice=choose")
    kind.select_option(index=1)  # the player has none
    expect(counts).to_contain_text("0 positions")
    page.locator(".practice a[href='#practice=go']").click()
    expect(page.locator(".notice")).to_contain_text("No positions match")
    page.get_by_role("button", name="Erase").click()
    expect(page.locator(".notice")).to_contain_text("erased")
    assert page.evaluate(KEPT) == {}
    expect(kind).to_have_value(re.compile("All positions"))


def test_the_three_of_today_are_asked_in_order_and_counted(visit: Visit) -> None:
    page = visit("en")
    go(page, "practice=choose")
    items = page.locator(".practice .learn-item[data-game]")
    expect(items).to_have_count(3)
    page.locator("a[href='#practice=today']").click()
    for number in (1, 2, 3):
        table = Table(page)
        table.settle()
        phase(page, "asked")
        game = page.locator(".bar-deal").inner_text().splitlines()[-1]  # after the number
        about = page.locator(".prompt-about")
        expect(about).to_have_text(re.compile(f"Question {number} of 3 · {game} · .+"))
        expect(page.locator(".prompt")).to_have_text(re.compile(rf"{game} · [^.]+\. \S"))
        answer_somehow(page)
        if number < 3:
            if page.locator(".exercise-show").count():
                page.locator(".exercise-show").click()
            page.keyboard.press("n")
    known = page.evaluate(KEPT)["today"]
    assert len(known["right"]) == 3
    go(page, "practice=choose")
    expect(page.locator(".practice")).to_contain_text("Today’s three: ")


@cache
def reviewed() -> tuple[dict[str, Any], Any]:
    """A deal of beginners, as a file has it, and a mistake of seat 0's in it."""
    for number in range(8, 200):  # in earlier ones there is none
        match = Match(GAME, seed=f"own {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            match.play(view.text(decide("beginner", view, len(match.actions))))
        lines = [line for line in review(match, 0) if line["action"] in ("bet", "fold")]
        if lines and lines[0]["mistake"]:
            return (
                {
                    "replay": f"{match.replay_link()}&seat=0&level=club",
                    "at": "2026-01-01T00:00:00.000Z",
                    "hinted": False,
                    "losses": None,
                },
                lines[0],
            )
    raise AssertionError("no mistake")


def test_a_mistake_of_ones_own_comes_back(visit: Visit) -> None:
    page, (deal, line) = visit("en"), reviewed()
    index, action = line["index"], line["action"]
    mistakes = [{"index": index, "action": action, "themes": ["fold-or-bet"]}]
    go(page, "deals")
    load(page, {**deal, "mistakes": mistakes}, a_deal(1))  # one alone is opened
    expect(page.locator(".deal-item")).to_have_count(2)
    go(page, "practice=choose")
    page.locator("#practice-game").select_option(index=2)
    page.locator("#practice-kind").select_option(index=1)
    theme = page.locator("#practice-theme")
    expect(theme.locator("option")).to_have_count(2)  # all, and what this one is about
    theme.select_option(index=1)
    expect(page.locator(".practice [aria-live]")).to_contain_text("1")
    page.locator(".practice a[href='#practice=go']").click()
    table = Table(page)
    table.settle()
    phase(page, "asked")
    answer(page, line["best"])
    phase(page, "right")
    expect(page.locator(".bar-deal")).to_contain_text("will come back later")
    own = {part: one for part, one in page.evaluate(KEPT).items() if part.startswith("own/")}
    [(part, known)] = own.items()
    assert part.endswith(f"-{index}") and known["right"] == 1
    assert known["due"] > "2026-01-02"
    page.keyboard.press("n")  # it is not due any more, and there is nothing else
    expect(page.locator(".practice")).to_be_visible()


KEEP = "(parts) => Object.assign(localStorage, parts)"


def keep(page: Page, **parts: Any) -> None:
    """Stores what was practised, as it would have been before."""
    page.evaluate(
        KEEP, {f"nanafuda:practice:{part}": json.dumps(one) for part, one in parts.items()}
    )


def test_a_mistake_that_is_taken_back_does_not_come_again(visit: Visit) -> None:
    """A mistake that the second measurement does not confirm is withdrawn."""
    page, (deal, line) = visit("en"), reviewed()
    mistakes = [{"index": line["index"], "action": line["best"]}]  # reported as a mistake before
    go(page, "deals")
    load(page, {**deal, "mistakes": mistakes}, a_deal(1))  # one alone is opened
    expect(page.locator(".deal-item")).to_have_count(2)
    go(page, "practice=choose")
    page.locator("#practice-kind").select_option(index=1)
    expect(page.locator(".practice [aria-live]")).to_contain_text("1 of your own mistakes")
    expect(page.locator(".practice .learn-item[data-game]")).to_have_count(3)
    page.locator(".practice a[href='#practice=go']").click()
    table = Table(page)
    table.settle()
    answer(page, line["best"])
    expect(table.prompt).to_contain_text("turned out not to be a mistake")
    go(page, "practice=choose")
    expect(page.locator(".practice [aria-live]")).to_contain_text("none of your own mistakes")


def test_a_puzzle_and_an_exercise_have_an_address_in_the_stream(visit: Visit) -> None:
    """It asks both."""
    page = visit("en")
    for game, stock in (("seven-bridge", EXERCISES), ("upside-down", EXERCISES), (GAME, PUZZLES)):
        one = stock[game][-1]
        go(page, f"puzzle={one['id']}")
        phase(page, "asked")
        assert page.url.endswith(one["id"])


def test_a_puzzle_of_the_stream_has_an_address_and_waits_for_its_answer(visit: Visit) -> None:
    page = visit("en")
    table = Table(page)

    def asked() -> str:
        table.settle()
        phase(page, "asked")
        return page.url.partition("#")[2]

    go(page, "practice=choose")
    page.locator(".practice a[href='#practice=go']").click()
    first = asked()
    assert first.startswith("puzzle=")
    cards = table.cards()
    reload(page)
    assert (asked(), table.cards()) == (first, cards)
    page.go_back()
    expect(page.locator(".practice")).to_be_visible()
    page.go_forward()
    assert (asked(), table.cards()) == (first, cards)
    go(page, "practice=choose")
    page.locator(".practice a[href='#practice=go']").click()  # it was left unanswered
    assert (asked(), table.cards()) == (first, cards)
    answer_somehow(page)
    if page.locator(".table[data-exercise=wrong]").count():
        page.locator(".exercise-show").click()
    page.locator(".table [data-id=next]").click()
    assert asked() != first
