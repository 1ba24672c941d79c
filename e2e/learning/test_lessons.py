"""Lessons at the table: played to their ends by tapping, by keyboard and from names alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson
from playwright.sync_api import Page, expect

from e2e.access.voice import LISTEN
from e2e.conftest import ROOT, Visit
from e2e.learning.lessons import ALL, DESKTOP, FIRST, LESSON, PHONE, SHORTEST, STEP_TO, Learner
from e2e.play import DRAWN, LANGS, LANGS_AND_SIZES, Table, change, go, reload

STEP_OF = f"([game, id]) => JSON.parse(localStorage[{LESSON}]).step"
DONE = f"([game, id]) => JSON.parse(localStorage[{LESSON}]).done"


LANGUAGE_OF = {"tap": "ja", "keys": "en", "names": "en"}


def ways() -> Iterator[Any]:
    """Each lesson in each way, with all wrong turns; by default each way with one that is short."""
    for lesson in ALL:
        for number, way in enumerate(LANGUAGE_OF):
            name = f"{lesson.id}-{way}"
            if way != "names" and SHORTEST[number] == lesson:
                yield pytest.param(lesson, way, 2, id=f"{name}-quickly")
            if way != "names" or lesson in FIRST:
                yield pytest.param(lesson, way, 99, id=name, marks=pytest.mark.long)


@pytest.mark.parametrize(("lesson", "way", "wrong"), [*ways()])
def test_a_lesson_is_played_to_its_end(visit: Visit, lesson: Lesson, way: str, wrong: int) -> None:
    page = visit(LANGUAGE_OF[way])
    learner = Learner(page, lesson, way)
    middle = len(lesson.steps) // 2
    while learner.course.kind != "end":
        learner.check()
        if wrong and learner.go_wrong():
            wrong -= 1
        before = learner.course.step
        learner.go_on()
        if before <= middle < learner.course.step:
            learner.table.axe(f"{lesson.id} step {learner.course.step}")
    learner.check()
    if wrong:
        learner.table.axe(f"{lesson.id} at its end")
    ways_on = page.locator(".actions .buttons .button").evaluate_all(
        "(nodes) => nodes.map((node) => node.dataset.id)"
    )
    is_last = lesson is LESSONS[lesson.game][-1]
    onward = ["exercise"] * bool(EXERCISES[lesson.game]) if is_last else ["next"]
    assert ways_on == ["play", *onward, "all"]
    assert page.evaluate(DONE, [lesson.game, lesson.id]) is True
    assert not page.evaluate(
        "() => Object.keys(localStorage).some((key) => /save:|statistics/.test(key))"
    )


# Answers on the table that cannot be tapped, or that lie over something else than their cards.
ASTRAY = """() => [...document.querySelectorAll(".coach-answer")].flatMap((answer) => {
  const card = answer.dataset.answer;
  const drawn = (what) => [...document.querySelectorAll(`.table [data-${what}="${card}"]`)]
    .filter((one) => one.closest(".seats, .centre")).map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const lies = drawn("card").length ? drawn("card") : drawn("shown");
  const { left, top, right, bottom } = answer.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const over = lies.some(
    (one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom);
  const hit = document.elementFromPoint(x, y);
  return over && hit === answer ? [] : [`${card}: over ${hit?.dataset.answer ?? hit?.className}`];
})"""
SMALLEST, FLAT = (320, 568), (844, 390)


@LANGS_AND_SIZES
def test_what_is_seen_to_answer_is_what_is_tapped(
    visit: Visit, lang: str, half: int, every: int
) -> None:
    """At the pace that a lesson is begun at: every answer lies over its card, and the right one is
    tapped where the card is. By default the first of each game's first lesson."""
    page = visit(lang)
    change(page, pace="normal")
    steps = [
        (one, number)
        for one in (FIRST if every > 1 else ALL)
        for number in [n for n, step in enumerate(one.steps) if "tap" in step][
            : 1 if every > 1 else None
        ]
    ]
    for nth, (lesson, step) in enumerate(steps):
        if nth % every != half % every:
            continue
        learner = Learner(page, lesson, "tap", step, f"&step={step}")
        for width, height in (SMALLEST, FLAT, DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            astray = page.evaluate(ASTRAY)
            assert not astray, f"{lesson.id} {step} at {width}: {astray}"
        card = lesson.steps[step]["tap"][0]  # type: ignore[typeddict-item]
        lies = page.locator(f':is(.hand, .centre) [data-card="{card}"]')
        box = (
            lies if lies.count() else page.locator(f'.seats [data-shown="{card}"]')
        ).bounding_box()
        assert box
        page.mouse.click(box["x"] + min(9, box["width"] / 2), box["y"] + box["height"] / 2)
        learner.course.show(card)
        assert learner.course.step == step + 1
        learner.settle()


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_all_that_is_said_fits_every_screen(visit: Visit, lesson: Lesson, lang: str) -> None:
    learner = Learner(visit(lang), lesson, "tap")
    for step in range(len(lesson.steps) + 1):
        learner.course = Course(lesson, step)
        if learner.course.kind != "watch" and learner.course.next != "deal":
            learner.open(f"&step={step}")
            for _ in learner.table.sizes():
                learner.check()


def test_a_card_chosen_before_going_back_is_in_the_hand_again(visit: Visit) -> None:
    page = visit("en")
    lesson = next(one for one in FIRST if one.game == "seven-bridge")
    step = next(n for n, up in enumerate(lesson.steps) if "discard:D13" in str(up.get("accept")))
    learner = Learner(page, lesson, "tap", step, f"&step={step}")
    king, back = page.locator(".hand-card[data-card=D13]"), page.locator(".bar-undo")
    learner.go_on()  # discards it
    expect(king).to_have_count(0)
    learner.press(back)
    expect(page.locator(".table[data-busy=no][data-coach=ask]")).to_be_attached()
    expect(king).to_have_attribute("aria-pressed", "false")
    learner.press(king)
    expect(king).to_have_attribute("aria-pressed", "true")
    learner.press(back)
    expect(king).to_have_attribute("aria-pressed", "false")


FAULTS = """() => {
  window.faults = 0;
  const look = () => { window.faults += document.querySelectorAll(".fault").length; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_lesson_is_left_and_gone_on_with(visit: Visit) -> None:
    """Beside a match of the same game, which stays as it is."""
    page = visit("en")
    lesson = next(one for one in FIRST if one.game == "upside-down")
    match = Table.sit(page, lesson.game, "beside a lesson")
    cards = match.cards()
    saved = f"() => JSON.parse(localStorage['nanafuda:save:{lesson.game}']).save"
    kept = page.evaluate(saved)
    learner = Learner(page, lesson, "tap")
    while learner.course.step < 8:
        learner.go_on()
    step, hand = learner.course.coach()["nth"], learner.table.cards()

    page.get_by_role("button", name="Leave and continue later").click()
    page.wait_for_url(f"**/#learn={lesson.game}")
    go(page, f"play={lesson.game}")
    match.settle()
    assert match.cards() == cards
    assert page.evaluate(saved) == kept
    learner.open()
    reload(page)
    learner.settle()
    assert learner.table.cards() == hand

    for back in range(1, 3):
        page.keyboard.press("u")
        expect(page.locator(f".table[data-coach][data-step='{step - back}']")).to_be_attached()
    learner.course = Course(lesson, page.evaluate(STEP_OF, [lesson.game, lesson.id]))
    learner.settle()
    learner.go_on()
    learner.check()

    go(page, "")
    for odd in (-1, 999, "8"):
        page.evaluate(STEP_TO, [lesson.game, lesson.id, odd])
        learner.course = Course(lesson)
        learner.open()
        go(page, "")
    page.evaluate(FAULTS)  # of a link to a step beyond the lesson
    learner.course = Course(lesson)
    learner.open("&step=999")
    assert page.evaluate("() => window.faults") == 0


def test_what_lessons_say_is_fetched_when_somebody_learns(folder: Path) -> None:
    for game in LESSONS:
        words = (ROOT / f"web/games/{game}/{game}.lessons.en.ftl").read_text("utf-8")
        sentence = max(re.findall(r"= ([ -z]+)$", words, re.M), key=len)
        files = [path for path in folder.rglob("*.js") if sentence in path.read_text("utf-8")]
        assert [path.name.rpartition("-")[0] for path in files] == [game]
        assert files[0].name not in (folder / "index.html").read_text("utf-8")
        assert files[0].name in (folder / "sw.js").read_text("utf-8")  # kept for offline


# --- At the pace that it is begun at ---


def resumed(page: Page, lesson: Lesson, step: int) -> Learner:
    """Somebody who goes on with a lesson by keyboard where it was left, at the usual pace."""
    change(page, pace="normal")
    page.evaluate(STEP_TO, [lesson.game, lesson.id, step])
    return Learner(page, lesson, "keys", step)


def quick_ends() -> list[tuple[Lesson, int]]:
    """Lessons in which the rest goes by quickly, and the step before it does."""
    found = []
    for lesson in ALL:
        quick = [n for n, step in enumerate(lesson.steps) if step.get("quick")]
        if quick:
            found.append((lesson, max(n for n in range(quick[0]) if "ask" in lesson.steps[n])))
    return found


@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        pytest.param(lesson, step, id=lesson.id, marks=[pytest.mark.long] * (n > 0))
        for n, (lesson, step) in enumerate(quick_ends())
    ],
)
def test_what_goes_by_quickly_is_not_read_out(visit: Visit, lesson: Lesson, step: int) -> None:
    page = visit("en")
    learner = resumed(page, lesson, step)
    page.evaluate(f"() => {{ {LISTEN}() }}")
    last = max(n for n, step in enumerate(lesson.steps) if step.get("quick"))
    while learner.course.step <= last and learner.course.kind != "end":
        learner.go_on()
    said = "".join(learner.table.prompt.inner_text().split())
    page.wait_for_function(
        "(said) => window.heard.some(({ text }) => text.replace(/\\s/g, '').includes(said))",
        arg=said[:30],
    )
    heard = page.evaluate("() => window.heard")
    assert max(one["words"] for one in heard) <= 40, heard


# Holds requests of a lesson until a request of the next lesson, which it opens; what is
# asked of the first after that is noted.
LEFT = """(next) => {
  const { postMessage } = Worker.prototype;
  const held = [];
  window.late = [];
  Worker.prototype.postMessage = function (text) {
    const { request } = JSON.parse(text);
    const post = () => postMessage.call(this, text);
    if (request?.do !== "startLesson") return post();
    if (request.lesson !== next && window.left) window.late.push(request.step);
    if (request.lesson !== next && !window.left) {
      held.push(post);
      location.hash = `lesson=${next}`;
      return;
    }
    window.left = true;
    for (const one of [...held.splice(0), post]) one();
  };
  window.done = () => { Worker.prototype.postMessage = postMessage; };
}"""


def test_whoever_leaves_a_lesson_on_the_way_back_is_in_the_next(visit: Visit) -> None:
    page = visit("en")
    first, second = (LESSONS[game][0] for game in ("seven-euchre", "seven-bridge"))
    learner = Learner(page, first, "tap", 5, "&step=5")
    page.evaluate(LEFT, second.id)
    learner.table.root.get_by_role("button", name="Back a step").click()
    expect(
        page.locator("#table[data-game=seven-bridge] [data-coach][data-busy=no]")
    ).to_be_visible()
    page.evaluate("() => window.done()")
    assert page.evaluate("() => window.late") == []
