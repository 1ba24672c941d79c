"""The focus in every view: it arrives with the view, stands on an answer at each prompt, Tab never
leads behind something else, and every page has a title of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from nanafuda import GAMES
from nanafuda.analysis.puzzles import PUZZLES
from nanafuda.lessons.lesson import Lesson
from playwright.sync_api import Page, expect

from e2e import views
from e2e.access.access import misplaced
from e2e.conftest import Visit
from e2e.learning.lessons import ALL, FIRST, Learner
from e2e.phases import mine, phases_of
from e2e.play import LANGS, Table, change, go, match_at
from e2e.review.replay import link
from e2e.table.table import WAYS

PAGES = ["deals", "learn", "days", "practice=choose", "challenges", "figures"]
PAGES += ["workshop=seven-bridge", "learn=seven-bridge", "new=seven-bridge"]


def test_every_page_has_a_title_of_its_own(visit: Visit) -> None:
    page = visit("ja")
    titles = {page.title()}
    for address in PAGES:
        before = page.title()
        go(page, address)
        expect(page).not_to_have_title(before)
        titles.add(page.title())
    assert len(titles) == len(PAGES) + 1, titles


def test_a_title_names_the_place_first_and_the_game_once(visit: Visit) -> None:
    page = visit("en")
    go(page, "new=seven-bridge")
    expect(page).to_have_title(re.compile(r"^[^:]+: Seven Bridge \|"))
    go(page, "workshop=seven-bridge")
    expect(page).to_have_title(re.compile(r"^[\w ]+: Seven Bridge \|"))
    Table.sit(page, "seven-bridge", "title")
    expect(page).to_have_title(re.compile(r"^Deal 1: Seven Bridge \|"))
    lesson = next(one for one in FIRST if one.game == "seven-bridge")
    learner = Learner(page, lesson, "names")
    for step in (1, 2):  # it follows the lesson
        expect(page).to_have_title(re.compile(rf"^Step {step} of \d\d, [^\d:]+: Seven Bridge \|"))
        learner.go_on()
    go(page, f"puzzle={PUZZLES['seven-bridge'][0]['id']}")
    expect(page).to_have_title(re.compile(r"^Question 1, [\w ]+: Seven Bridge \|"))
    go(page, f"replay&{link(views.walked('seven-bridge', 4), 1)}")
    expect(page).to_have_title(re.compile(r"^Look back Deal 1: Seven Bridge \|"))


FEW = 8  # steps of a lesson


def turns(page: Page, game: str) -> Iterator[str]:
    """Plays a deal with the keyboard and looks at the focus at each decision."""
    table = Table.sit(page, game, "focus")
    for number in range(99):
        yield from misplaced(table, f"{game}, decision {number}, {table.phase}")
        if table.next != "person":
            return
        can = (table.root.locator(f"{way}:not([aria-disabled=true])") for way in WAYS)
        next(one.first for one in can if one.locator("visible=true").count()).press("Enter")
        table.settle()


def steps(page: Page, lesson: Lesson, most: int) -> Iterator[str]:
    learner = Learner(page, lesson, "names")
    for _ in range(most):
        yield from misplaced(learner.table, f"{lesson.id}, step {learner.course.step}")
        if learner.course.kind == "end":
            return
        learner.go_on()


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stands_on_an_answer(visit: Visit, game: str) -> None:
    """In each phase; at each decision of a match: test_a_match_to_its_end_by_keyboard."""
    page, found = visit("en"), []
    for phase in phases_of(game):
        table = Table.resume(page, match_at(game, mine(phase), 4))
        found += misplaced(table, f"{game}, {phase}")
    assert not found, "\n".join(found)


def test_the_focus_stands_on_what_a_lesson_asks_for(visit: Visit) -> None:
    page = visit("en")
    lesson = next(one for one in FIRST if one.game == "seven-bridge")
    found = list(steps(page, lesson, FEW))
    assert not found, "\n".join(found)


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stands_on_an_answer_everywhere(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    change(page, pace="instant")
    found = list(turns(page, game))
    for lesson in ALL:
        if lesson.game == game:
            found += steps(page, lesson, 99)
    assert not found, "\n".join(found)


def test_a_key_moves_between_playable_cards_only(visit: Visit) -> None:
    page = visit("en")
    table = Table.resume(page, match_at("seven-euchre", some_refused, 4))
    playable = table.playable.evaluate_all("nodes => nodes.map((node) => node.dataset.card)")
    assert 1 < len(playable) < len(table.cards())
    passed: list[Any] = []
    for key in [*["Shift+ArrowRight"] * len(playable), "Shift+ArrowLeft"]:
        passed.append(page.locator(":focus").get_attribute("data-card"))
        page.keyboard.press(key)
    passed.append(page.locator(":focus").get_attribute("data-card"))
    assert sorted(passed[: len(playable)]) == sorted(playable)
    assert passed[-2:] == [passed[0], playable[playable.index(passed[0]) - 1]]


def some_refused(game: Any) -> bool:
    """Whether the first seat is to play and may not play every card."""
    return mine("play")(game) and 1 < len(game.legal()) < game.table(0)["counts"][0]
