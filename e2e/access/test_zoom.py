"""Zoom, large text and more contrast at the tables; of all other views: e2e/laws."""

from __future__ import annotations

import pytest
from nanafuda import GAMES
from nanafuda.lessons.lesson import Lesson
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.laws.ways import unseen
from e2e.learning.lessons import ALL, FIRST
from e2e.play import DRAWN, GEOMETRY, ZOOMED, Table, go
from e2e.views import MOST, drawn, to_act, walked

# Width, height and size of the text in per cent. The first: the smallest phone.
PHONE = (320, 568, 100)
# The width of the narrowest card or place for one in the middle.
NARROWEST = """() => Math.min(...[...document.querySelectorAll(
  ".middle :is([data-card], .slot, .card)")]
  .map((node) => node.getBoundingClientRect().width).filter((width) => width > 0))"""


def test_the_middle_of_every_game_stays_readable(visit: Visit) -> None:
    page = visit("ja")
    found: list[str] = []
    for game in GAMES:
        drawn(page, *PHONE)
        Table.resume(page, to_act(game, MOST.get(game, 4), 0.5))
        found += [f"{game}: {fault}" for fault in unseen(page, ("light", "dark"))]
        least = page.evaluate(NARROWEST)
        for zoomed in ZOOMED:
            size = drawn(page, *zoomed)
            found += [f"{game} {size}: {fault}" for fault in page.evaluate(GEOMETRY)]
            narrowest = page.evaluate(NARROWEST)
            if narrowest < 0.9 * least:
                found.append(f"{game} {size}: a card of {narrowest:.0f} px, not {least:.0f}")
    assert not found, "\n".join(found)


# Text and its ground, by their names in theme.css.
PAIRS = """--on-cloth --cloth, --on-cloth-muted --cloth, --on-cloth-line --cloth, --ink --paper,
  --muted --paper, --line --paper, --ink --paper-raised, --muted --paper-raised,
  --vermilion --cloth, --vermilion --paper, --on-vermilion --vermilion, --ivory-muted --ivory"""
CONTRASTS = """(pairs) => {
  const probe = document.body.appendChild(document.createElement("p"));
  const light = (name) => {
    probe.style.color = `var(${name})`;
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).map((one) => one / 255)
      .map((one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const found = pairs.map((pair) => pair.trim().split(" ").map(light).sort((a, b) => a - b))
    .map(([dark, bright]) => (bright + 0.05) / (dark + 0.05));
  probe.remove();
  return found;
}"""


def test_more_contrast_is_given_where_it_is_wanted(visit: Visit) -> None:
    page = visit("en")
    pairs = PAIRS.split(",")
    for scheme in ("light", "dark"):
        page.emulate_media(contrast="more", color_scheme=scheme)
        found = page.evaluate(CONTRASTS, pairs)
        weak = [
            f"{scheme}: {pair.strip()} {contrast:.1f}"
            for pair, contrast in zip(pairs, found, strict=True)
            if contrast < 7
        ]
        assert not weak, weak
    page.emulate_media(contrast="null", color_scheme="null")


# Words that are out of sight: above the table's upper edge, or under the hand.
WORDS_OUT = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [words, hand] = [box(".prompt"), box(".hand")];
  return Math.max(0, -words.top, words.bottom - hand.top);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_words_are_in_sight_when_they_come_at_400_per_cent(visit: Visit, game: str) -> None:
    """The question, a hint's words, and the coach's words of the first steps."""
    page = visit("en")
    width, height, _ = ZOOMED[0]
    page.set_viewport_size({"width": width, "height": height})
    table = Table.sit(page, game, "zoomed")
    assert page.evaluate(WORDS_OUT) <= 1, "the question"
    page.evaluate("() => document.querySelector('.table').scrollTo(0, 0)")
    page.keyboard.press("h")
    page.locator(".hinted").first.wait_for()
    page.evaluate(DRAWN)
    assert page.evaluate(WORDS_OUT) <= 1, "the hint"
    lesson = next(one for one in FIRST if one.game == game)
    for step in range(3):
        go(page, "")
        go(page, f"lesson={lesson.id}&step={step}")
        table.settle()
        assert page.evaluate(WORDS_OUT) <= 1, f"step {step}"


# How far the words are out of sight once the scene has its last size; of a deal's end its heading.
END_OUT = """async () => {
  for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
  const box = (node) => node.getBoundingClientRect();
  const table = document.querySelector(".table");
  const words = box(table.querySelector(".table:not([data-coach]) .end h2, [data-coach] .prompt"));
  const hand = table.querySelector(".hand");
  const [top, bottom] = [box(table).top, Math.min(innerHeight, hand ? box(hand).top : Infinity)];
  const most = top + words.height <= bottom ? words.bottom : words.top + 24; // else its first line
  return Math.round(Math.max(0, top - words.top, most - bottom));
}"""
LAST = [(lesson, size) for lesson in ALL for size in ZOOMED[:2]]


def last_step(lesson: Lesson) -> str:
    return f"lesson={lesson.id}&step={len(lesson.steps)}"


@pytest.mark.parametrize(
    ("lesson", "size"),
    [pytest.param(*one, marks=[] if one[0] is LAST[0][0] else pytest.mark.long) for one in LAST],
    ids=[f"{lesson.id} {size[0]}" for lesson, size in LAST],
)
def test_the_words_of_a_lessons_end_are_in_sight(
    visit: Visit, lesson: Lesson, size: tuple[int, int, int]
) -> None:
    page = visit("en")
    drawn(page, *size)
    go(page, last_step(lesson))
    Table(page).settle()
    assert page.evaluate(END_OUT) <= 1


@pytest.mark.parametrize("size", ZOOMED[:2])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[] if game == "seven-euchre" else pytest.mark.long)
        for game in GAMES
    ],
)
def test_the_words_of_a_deals_end_are_in_sight(
    visit: Visit, game: str, size: tuple[int, int, int]
) -> None:
    page = visit("en")
    drawn(page, *size)
    Table.resume(page, walked(game, MOST.get(game, 6)))
    assert page.evaluate(END_OUT) <= 1
    drawn(page, 1280, 800)
    drawn(page, *size)  # zooming in leaves them in sight
    assert page.evaluate(END_OUT) <= 1


# Pixels of the prompt and of the focused answer under the hand or above the table.
HIDDEN = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [table, hand] = [box(".table"), box(".hand")];
  return [".prompt", ".actions :focus"].map(box)
    .map(({ top, bottom }) => Math.max(table.top - top, bottom - hand.top));
}"""


def test_a_notice_leaves_the_question_and_the_focused_button_in_sight(visit: Visit) -> None:
    page = visit("en")
    table = Table.sit(page, "ring-of-sevens", "before")
    table.choose(table.playable.first)
    width, height, _ = ZOOMED[0]
    page.set_viewport_size({"width": width, "height": height})
    Table.begin(page, "ring-of-sevens", "a")
    expect(page.locator(".notice")).to_contain_text("new match")
    expect(page.locator(".hand :focus")).to_have_count(1)  # a pass would cost something
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".actions :focus")).to_have_count(1)
    page.evaluate(DRAWN)
    assert max(page.evaluate(HIDDEN)) <= 1
