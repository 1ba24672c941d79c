"""Looking back at a deal that has ended: its review, the player's decisions, and trying again."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.reviews import review
from nanafuda.analysis.themes import themes_of
from nanafuda.bots import decide
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit, until
from e2e.games import upside_down
from e2e.laws.ways import TWICE
from e2e.play import DRAWN, PLACES, Table, go, load, stored_deals
from e2e.review.replay import careless
from e2e.table.table import HIDDEN

GAME = "sevens-heaven"
MISTAKES = 2  # of the deal that is looked back at
WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "open": "Look back",
        "sum": re.compile(r"^Of 2 mistakes, the worst took you from \d+ to \d+ wins in 100\.$"),
        "story": "cost about",
        "try": "Try again from here",
        "again": "Try again",
        "back": "Back to the deal",
        "leave": "Back",
        "all": "Choices compared",
        "choices": "Choices compared",
    },
    "ja": {
        "open": "検討",
        "sum": re.compile(
            r"^ミスは2手。いちばん痛かった手で、勝率が\u2060?\d+%から\u2060?\d+%に下がりました。$"
        ),
        "story": "の損。",
        "try": "ここから試す",
        "again": "もう一度試す",
        "back": "検討に戻る",
        "leave": "戻る",
        "all": "比べた手",
        "choices": "比べた手と見込み",
    },
}
# Stored data without times.
STORED = """() => Object.entries(localStorage).map(([key, text]) =>
  [key, text.replace(/"at":"[^"]*"/, "")])"""


@cache
def clean() -> Match:
    """A deal in which a club player in the person's seat made no mistake."""
    for number in range(100):
        match = Match(GAME, seed=f"clean {number}")
        while match.turn is not None:
            choice = decide("club", match.game.view(match.turn), f"{number} {len(match.actions)}")
            match.play(match.game.text(choice))
        lines = review(match, 0)
        if lines and all(line["verdict"] in ("best", "equal") for line in lines):
            return match
    raise AssertionError("nobody was so careful")


def test_nothing_is_said_twice_where_a_deal_is_looked_back_on_or_learnt(visit: Visit) -> None:
    page = visit("en")
    Table.resume(page, clean())
    expect(page.locator(".look-open:not([data-going=yes])")).to_be_visible()
    expect(page.locator(".story, .result-review p:not(:empty)")).not_to_have_count(0)
    assert page.evaluate(TWICE) == []
    page.locator(".look-open").click()
    expect(page.locator(".look-clean")).to_contain_text("No mistakes found")
    assert page.evaluate(TWICE) == []
    go(page, f"learn={GAME}")
    expect(page.locator(".learn")).to_be_visible()
    assert page.evaluate(TWICE) == []


@cache
def costly() -> tuple[Match, int]:
    """A deal with two mistakes, the worse one not the first decision, and how many there were."""
    for number in range(100):
        match = careless(GAME, f"careless {number}")
        lines = review(match, 0)
        lost = [line["weight"] for line in lines if line["mistake"]]
        if len(lost) == MISTAKES and lines[0]["weight"] < max(lost):
            return match, len(lines)
    raise AssertionError("nobody was so careless")


def about_mistakes(match: Match) -> list[dict[str, Any]]:
    """Stored mistakes of the first seat: index and theme."""
    kept = []
    for line in review(match, 0):
        if line["mistake"]:
            view = match.before(line["index"]).view(0)
            best = [view.move(action) for action in dict.fromkeys([line["best"], *line["equal"]])]
            told = {name: line[name] for name in ("index", "action")}
            kept.append({**told, "themes": themes_of(view, best)})
    return kept


def reviewed(page: Page, lang: str) -> None:
    """Waits for the story that tells what the review has come to."""
    expect(page.locator(".end .story")).to_contain_text(WORDS[lang]["story"])
    expect(page.locator(".look-open[data-going]")).to_have_count(0)


def look_back(page: Page, lang: str) -> Locator:
    """Goes there from the table by the keyboard, and waits for the worst decision."""
    page.get_by_role("button", name=WORDS[lang]["open"]).focus()
    page.keyboard.press("Enter")
    viewer = page.locator(".viewer")
    expect(viewer.locator(".prompt [data-verdict]")).to_be_visible()
    return viewer


def costs(viewer: Locator) -> list[float]:
    """Costs of the mistakes, in order of play."""
    shown = viewer.locator(".decision[data-verdict=mistake] > .visually-hidden").all_inner_texts()
    return [float(re.findall(r"[\d.]+", text)[-1]) for text in shown]


def test_a_review_opens_at_the_worst_decision(visit: Visit) -> None:
    page = visit("ja")
    words = WORDS["ja"]
    table = Table.resume(page, costly()[0])
    reviewed(page, "ja")
    for size in table.sizes():
        table.check_layout(f"reviewed at {size}")
        hidden = page.evaluate(HIDDEN)
        assert hidden == [], f"{hidden} hidden at {size}"
    page.set_viewport_size({"width": 360, "height": 640})
    viewer = look_back(page, "ja")
    lost = costs(viewer)
    assert len(lost) == MISTAKES
    numbers = viewer.locator(".decision b").all_inner_texts()
    assert numbers == [str(n + 1) for n in range(costly()[1])]
    expect(viewer.locator(".look-total")).to_have_text(words["sum"])
    # Told by a sign and in words, not by colour alone.
    at = numbers.index(viewer.locator(".decision[aria-current=step] b").inner_text())
    first, before_it = (viewer.locator(".decision").nth(n) for n in (at, at - 1))
    expect(first.locator(".decision-sign")).to_have_text("✕")
    expect(viewer.locator(".decision-legend [data-verdict=mistake]")).to_have_text("✕ミス")
    said = viewer.locator(".prompt")
    expect(said).to_contain_text(str(round(max(lost))))
    # The own choice and the better one are marked, and the board is as large as without a decision.
    for mark in ("hinted", "better"):
        assert viewer.locator(f".viewer-hand .card.{mark}").count() == 1
    board = viewer.locator(".centre")
    place = board.bounding_box()
    viewer.locator("[data-way=on]").click()
    expect(viewer.locator(".prompt [data-verdict]")).to_have_count(0)
    assert board.bounding_box() == place
    viewer.locator("[data-way=back]").click()
    expect(first).to_have_attribute("aria-current", "step")
    for size in table.sizes():
        table.check_layout(f"a mistake at {size}")
    table.axe("look back")
    page.set_viewport_size({"width": 360, "height": 640})
    # The sentence about a decision agrees with the table: the same figure, by unit and doubt.
    viewer.get_by_role("button", name=words["all"]).click()
    dialog = page.get_by_role("dialog", name=words["choices"])
    expect(dialog.locator(".knew-figures tbody tr").nth(1)).to_be_visible()
    chosen = dialog.locator(".knew-figures tr[data-chosen=yes]")
    expect(chosen).to_have_count(1)
    cost = chosen.locator("td").last.inner_text()
    assert cost in said.inner_text().replace("\u200b", "")
    page.emulate_media(color_scheme="dark")
    table.axe("all choices, dark")
    # Back closes what is open, and Forward brings nothing dead back.
    there = page.url
    page.go_back()
    expect(dialog).to_have_count(0)
    page.go_forward()
    expect(viewer.get_by_role("button", name=words["all"])).to_be_focused()
    assert page.url == there and not dialog.count()
    # On with the arrows, and back; the focus stays where it is in the list.
    before = said.inner_text()
    first.focus()
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_have_text(before, use_inner_text=True)
    expect(before_it).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text(before, use_inner_text=True)
    # The other seats follow the own seat: choices of each.
    viewer.locator(".viewer-seat select").last.select_option("1")
    expect(viewer).to_have_attribute("data-as", "1")
    page.keyboard.press("Home")
    expect(viewer).to_have_attribute("data-at", "0")
    for _ in range(costly()[0].actors.index(1)):
        page.keyboard.press("ArrowRight")
    viewer.get_by_role("button", name=words["all"]).click()
    expect(dialog.locator(".knew-figures tbody tr").first).to_be_visible()
    expect(dialog).to_contain_text(re.compile("いちばん良い手：|でもかまいません"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words["leave"], exact=True).click()
    expect(table.result).to_be_focused()
    reviewed(page, "ja")


def test_any_deal_is_looked_back_at(visit: Visit) -> None:
    """One that is kept, in which nothing was weighed before: what it cost is kept with it."""
    page, match = visit("en"), costly()[0]
    go(page, "deals")
    deal = {"at": "2026-01-01T00:00:00.000Z", "hinted": False, "losses": None}
    load(page, {"replay": f"{match.replay_link()}&seat=0&level=club", **deal})
    viewer = page.locator(".viewer")  # a single deal of a file is opened
    expect(viewer.locator(".decision[aria-current]")).to_have_attribute("data-verdict", "mistake")
    page.go_back()
    row = page.locator(".deal-open[href*='careless']").first
    expect(row).to_contain_text("2 mistakes")
    row.click()
    at = viewer.locator(".decision[aria-current]").get_attribute("data-index")
    verdicts_unfold(viewer)
    viewer.get_by_role("button", name=WORDS["en"]["try"]).click()
    branch(Table(page))
    page.go_back()  # to the decision, not to the beginning
    expect(viewer).to_have_attribute("data-at", str(at))


def verdicts_unfold(viewer: Locator) -> None:
    """On a phone on its side what is not seen of a verdict is offered, and lies over the table."""
    page, more = viewer.page, viewer.locator(".prompt-more")
    page.set_viewport_size({"width": 568, "height": 320})
    page.evaluate(DRAWN)
    shown = page.evaluate(PLACES)
    assert shown["cut"], shown["said"]
    more.click()
    opened = page.evaluate(PLACES)
    assert not opened["cut"] and opened["boxes"] == shown["boxes"], opened["said"]
    page.go_back()  # which closes it first
    expect(more).to_have_attribute("aria-expanded", "false")
    assert page.evaluate(PLACES) == shown
    page.set_viewport_size({"width": 1280, "height": 720})


def test_trying_again_leaves_the_match_alone(visit: Visit) -> None:
    page, words = visit("en"), WORDS["en"]
    table = Table.resume(page, costly()[0])
    reviewed(page, "en")
    until(page, lambda: any(d.get("losses") for d in stored_deals(page)), "what the deal cost")
    [kept] = stored_deals(page)
    assert kept["losses"][0]["mistakes"] == MISTAKES
    assert kept["mistakes"] == about_mistakes(costly()[0])
    expect(page.locator("button.field-strip")).to_be_visible()  # the match keeps the percent
    address, stored = page.url, page.evaluate(STORED)
    went = page.locator(".end .sheet-title").inner_text()
    viewer = look_back(page, "en")
    viewer.get_by_role("button", name=words["try"]).focus()
    page.keyboard.press("Enter")
    branch(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("Second try")
    expect(table.prompt).to_contain_text("You chose “")
    table.check_layout("second try")
    play_out(table)
    both_outcomes(table, went)
    its_own_look_back(page)
    page.keyboard.press("n")  # from the same decision once more
    expect(table.root).not_to_have_attribute("data-ended", "yes")
    table.settle()
    page.get_by_role("button", name=words["back"]).click()
    expect(viewer.locator(".decision[aria-current]")).to_have_attribute("data-verdict", "mistake")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(table.result).to_be_focused()
    reviewed(page, "en")
    assert page.evaluate(STORED) == stored and page.url == address


def branch(table: Table) -> None:
    expect(table.page.locator(".table[data-branch]")).to_be_visible()
    table.settle()


def play_out(table: Table) -> None:
    while not table.root.get_attribute("data-ended"):
        table.choose(table.playable.first)


def both_outcomes(table: Table, went: str) -> None:
    """The match's outcome stands beside the second try's, each figure once."""
    outcomes = table.page.locator(".outcomes")
    expect(outcomes.locator("dd").first).to_have_text(went)
    heads = outcomes.locator("> .figures thead th").all_inner_texts()
    assert heads[1:] == ["As it went", "This time"]
    expect(outcomes.locator("> .figures tbody tr")).to_have_count(4)
    for size in table.sizes():
        table.check_layout(f"outcomes at {size}")
    table.axe("outcomes")


def its_own_look_back(page: Page) -> None:
    """The review of a second try has only its own decisions."""
    page.get_by_role("button", name=WORDS["en"]["open"]).click()
    viewer = page.locator(".viewer")
    expect(viewer.locator(".look-sum:not(:has(progress))")).to_be_visible()
    assert 0 < viewer.locator(".decision").count() < costly()[1]
    page.go_back()
    expect(page.locator(".table[data-branch][data-busy=no]")).to_be_visible()


# Writes down how many decisions are left after each slice of `reviewAhead`.
AHEAD = """() => {
  window.ahead = [];
  const asked = new Set();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    const { id, request } = JSON.parse(data);
    if (request?.do === "reviewAhead") {
      if (!asked.size) this.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(data);
        if (asked.has(answer.id)) ahead.push(answer.reply.left);
      });
      asked.add(id);
    }
    return postMessage.call(this, data, ...rest);
  };
}"""


def test_what_one_has_played_is_judged_while_one_thinks(visit: Visit) -> None:
    """Slice by slice; at the deal's end there is little left to review."""
    page = visit("en")
    table = Table.begin(page, upside_down.GAME, "ahead")
    page.evaluate(AHEAD)
    page.evaluate(DRAWN)
    assert page.evaluate("ahead") == []  # there is nothing to judge yet
    upside_down.take_turn(table)
    page.wait_for_function("() => ahead.includes(0)")
    assert page.evaluate("ahead[0]") == 1


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "ring-of-sevens" else pytest.mark.long)
        for game in GAMES
        if game != GAME
    ],
)
def test_the_next_deal_does_not_wait_for_the_review(visit: Visit, game: str) -> None:
    """It goes on when it is looked back at the deal later."""
    page = visit("en")
    table = Table.resume(page, careless(game, "careless 0"))
    expect(page.locator(".look-open")).to_be_visible()
    table.choose(table.main)
    expect(page.locator(".table[data-ended]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    viewer = page.locator(".viewer")
    viewer.locator(".decision").first.click()
    expect(viewer.locator(".prompt")).to_contain_text(re.compile("^You chose “"))
    expect(viewer.locator(".prompt")).not_to_contain_text(re.compile(r"[{}]|[a-z]-[a-z]"))
    page.go_back()
    table.settle()
    expect(page.locator(".table[data-ended]")).to_have_count(0)
