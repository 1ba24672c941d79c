"""Everything by keyboard alone, at the pace that it is begun at: the focus is never nowhere, and
nothing that is said is longer than can be listened to.

Keys go where the focus is, as a person's do; nothing is given the focus from outside.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson
from playwright.sync_api import Locator, Page, expect

from e2e.access.voice import LISTEN
from e2e.conftest import Visit
from e2e.learning.lessons import ALL, FIRST, SHORTEST, STEP_TO, Learner
from e2e.play import LANGS, Table, change, go, reach
from e2e.practising import practise
from e2e.review.replay import Viewer, link, played
from e2e.table.table import WAYS
from e2e.views import dialogs, ends, looked_back, to_act, walked

# Limit of an announcement in words, as `Intl.Segmenter` counts: in Japanese particles and endings
# are words of their own, and a sentence has half again as many as in English.
MOST_WORDS = {"en": 40, "ja": 60}
# Looks at every frame whether the focus is nowhere while there is a table or a viewer. Tab leaves
# the page for a moment behind its last control, which stays where it was.
LOST = """() => {
  window.lost = [];
  let held = null, name = "", key = "";
  addEventListener("keydown", (event) => { key = event.key; }, true);
  const look = () => {
    const root = document.querySelector(".table, .viewer");
    const now = document.activeElement;
    if (now && now !== document.body) [held, name] = [now, now.outerHTML.slice(0, 120)];
    else if (root && !(key === "Tab" && held?.getClientRects().length))
      window.lost.push(`${location.hash.slice(0, 40)}: ${key} at ${name}`);
    requestAnimationFrame(look);
  };
  look();
}"""
# A card that is chosen is not an answer yet.
ANSWERED = """() => !document.querySelector(".prompt[data-kind=prompt]") ||
  document.querySelector(".hand-card[aria-pressed=true]") !== null"""
CAN = ":not([aria-disabled=true])"
# Presses combinations on one control of every kind, and on the page; returns those that the page
# takes from the browser. The editor's text has keys of its own.
TAKEN = """() => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", " ",
    "Escape", "h", "n", "r", "t", "1", "?", "f", "d"];
  const kinds = new Map([["page", document.body]]);
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  for (const one of open.querySelectorAll("a[href], button, input, select, summary, [tabindex]"))
    if (one.checkVisibility() && !one.closest(".cm-editor"))
      kinds.set(`${one.localName} ${one.role} ${one.className} ${one.type}`, one);
  const taken = [];
  for (const [kind, one] of kinds)
    for (const key of [...keys, undefined])
      for (const held of key ? [["altKey"], ["ctrlKey"], ["metaKey"], ["ctrlKey", "shiftKey"],
          ["altKey", "shiftKey"], ["ctrlKey", "altKey"]] : [[]]) {
        if (key === "Enter" && /^(ctrl|meta)Key$/.test(held.join())) continue; // the workshop's
        const how = { bubbles: true, cancelable: true, ...(key && { key }) };
        for (const name of held) how[name] = true;
        const event = key ? new KeyboardEvent("keydown", how) : new Event("keydown", how);
        if (!one.dispatchEvent(event)) taken.push(`${held.join("+")}+${key} on ${kind}`);
      }
  return { kinds: kinds.size, taken };
}"""


class Hands:
    """Somebody at a keyboard, who counts what is done."""

    def __init__(self, page: Page) -> None:
        self.page, self.done = page, 0
        change(page, pace="auto")
        page.evaluate(LISTEN)
        page.evaluate(LOST)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.done += 1

    def press(self, what: Locator) -> None:
        reach(self.page, what)
        self.key("Enter")

    def dialog(self, key: str) -> None:
        self.key(key)
        expect(self.page.get_by_role("dialog")).to_have_count(1)
        self.key("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def check(self) -> None:
        """Announcements were short, and the focus was never lost."""
        heard = self.page.evaluate("() => window.heard")
        most = MOST_WORDS[self.page.evaluate("() => document.documentElement.lang")]
        long = [one["text"] for one in heard if one["words"] > most]
        assert not long, long
        assert self.page.evaluate("() => window.lost") == []

    # --- Actions ---

    def turn(self, table: Table) -> bool:
        """Presses what there is to press, if there is something."""
        for way in WAYS:
            found = table.root.locator(f"{way}{CAN}").locator("visible=true")
            if found.count():
                self.press(found.first)
                table.settle()
                return True
        return False

    def deal(self, game: str, most: int) -> None:
        """A deal from its start, with a look at everything, and on to the next."""
        table = Table.sit(self.page, game, "by keyboard")
        for number in range(most):
            if table.next != "person":
                break
            assert self.turn(table), "nothing can be pressed"
            if number == 2 and table.next == "person":
                self.key("h")
                expect(self.page.locator(".prompt[data-kind=hint]")).to_be_attached()
                self.key("Escape")
                for key in "tso":
                    self.dialog(key)
                self.key("u")
                table.settle()
        if table.next == "deal":
            self.press(table.main)
            table.settle()

    def lesson(self, lesson: Lesson, most: int, step: int = 0) -> None:
        self.page.evaluate(STEP_TO, [lesson.game, lesson.id, step])
        learner = Learner(self.page, lesson, "keys", step)
        for _ in range(most):
            if learner.course.kind == "end":
                return
            learner.go_on()
            self.done += 1

    def exercise(self, game: str) -> None:
        """Answers until that ends it, and to the next one."""
        go(self.page, f"exercise={EXERCISES[game][0]['id']}")
        table = Table(self.page)
        expect(self.page.locator(".table[data-busy=no][data-asks=yes]")).to_be_attached()
        for _ in range(3):
            self.turn(table)
            self.page.wait_for_function(ANSWERED)
            if not self.page.locator(".prompt[data-kind=prompt]").count():
                break
        if self.page.locator(".actions .primary").count():
            self.press(self.page.locator(".actions .primary"))
            expect(self.page.locator(".table[data-busy=no]")).to_be_attached()

    def viewer(self, game: str) -> None:
        match = played(game, "by keyboard")
        viewer = Viewer.open(self.page, f"replay&{link(match, 3)}")
        viewer.at(3)
        self.key("ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "PageUp", "End", "Home")
        viewer.at(0)
        for way in ("on", "part-on", "last", "back", "part-back", "first"):
            self.press(viewer.root.locator(f"[data-way={way}]"))
        viewer.at(0)
        self.press(viewer.root.locator("[data-way=play]"))
        expect(viewer.root).not_to_have_attribute("data-at", "0")
        self.key("Space")  # wherever it has come to by itself
        reach(self.page, viewer.root.locator("select"))
        self.key("ArrowDown", "End")
        self.press(viewer.root.locator("[aria-haspopup=dialog]").last)
        self.key("Escape")
        self.key("ArrowRight", "End")
        viewer.at(len(match.actions))


# Counts presses that the browser makes of a focused button.
PRESSED = """() => {
  window.presses = 0;
  const count = ({ isTrusted }) => { window.presses += isTrusted; };
  document.querySelector(".table-root").addEventListener("click", count, true);
}"""


HELD = [
    ("play=seven-euchre", ".hand-card[data-state=playable]"),
    ("puzzle", ".actions .buttons button"),
    (f"lesson={FIRST[0].id}&step=0", ".actions .primary"),
]
HOLDS = [("auto", "Enter"), ("auto", "Space"), ("auto", "mouse"), ("instant", "Enter")]


# All ways at a table, at the pace of a first visit and without animations; Enter in each room.
@pytest.mark.parametrize(
    ("address", "first", "pace", "held"),
    [
        pytest.param(
            *room, *hold, marks=[pytest.mark.long] * (room != HELD[0] and hold != HOLDS[0])
        )
        for room in HELD
        for hold in HOLDS
    ],
)
def test_a_held_key_decides_once(
    visit: Visit, address: str, first: str, pace: str, held: str
) -> None:
    """A browser presses the focused button again while Enter is held, even if it has changed."""
    page = visit("en")
    table = Table(page)
    if address.startswith("play"):
        table = Table.resume(page, to_act("seven-euchre", 4))
    elif address == "puzzle":
        practise(page, "ring-of-sevens", 0)
    else:
        go(page, address)
    change(page, pace=pace)
    table.settle()
    page.evaluate(PRESSED)
    reach(page, page.locator(f":is({first}):not([aria-disabled=true])").first)
    page.locator(":focus").hover()
    for _ in range(6):
        if held == "mouse":
            page.mouse.down()
        else:
            page.keyboard.down(held)  # from the second time on, as a key that repeats
        table.skip()
    if held == "mouse":
        page.mouse.up()
    else:
        page.keyboard.up(held)
    assert page.evaluate("() => window.presses") == 1
    if address.startswith("play"):
        table.settle()
        page.keyboard.down("Control")
        for _ in range(3):
            page.keyboard.down("z")
        page.keyboard.up("z")
        page.keyboard.up("Control")
        table.settle()
        expect(page.locator(".log-undone")).to_have_count(1)


def reviewed(page: Page, game: str) -> Iterator[str]:
    Table.resume(page, walked(game))
    looked_back(page)
    yield f"{game}, look back"


@pytest.mark.parametrize("game", ["seven-euchre", "workshop"])
def test_keys_with_alt_ctrl_or_command_stay_the_browsers(visit: Visit, game: str) -> None:
    page = visit("en")
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    if game == "workshop":
        go(page, "workshop=upside-down")
        expect(page.locator(".cm-content")).to_be_visible()
        views: Iterable[str] = ["workshop"]
    else:
        # The review looks alike in every game; this one's is there soon.
        review = reviewed(page, "sevens-heaven")
        views = itertools.chain(dialogs(page, game), ends(page, game), review)
    kinds = 0
    for name in views:
        found = page.evaluate(TAKEN)
        kinds += found["kinds"]
        assert (name, found["taken"]) == (name, [])
    assert kinds > 12 and not faults, faults


def answered_on_the_table(lesson: Lesson) -> list[int]:
    """The steps that are answered by a card on the table."""
    taps = [(number, step["tap"]) for number, step in enumerate(lesson.steps) if "tap" in step]
    held = {n: Course(lesson, n).match.table(lesson.seat)["hand"] for n, _ in taps}
    return [number for number, cards in taps if not set(cards) & set(held[number])]


def test_a_little_of_everything_by_keyboard(visit: Visit) -> None:
    hands = Hands(visit("en"))
    hands.lesson(ALL[0], 1, answered_on_the_table(ALL[0])[0])
    hands.lesson(SHORTEST[0], 3)
    hands.exercise("ring-of-sevens")
    hands.viewer("sevens-heaven")  # the shortest: Tab goes through the whole log
    hands.check()


def test_a_match_that_the_person_begins_asks_for_a_card(visit: Visit) -> None:
    """Enter, pressed at once, costs no pass."""
    seeds = (f"first {n}" for n in range(99))
    seed = next(seed for seed in seeds if Match("ring-of-sevens", seed=seed).turn == 0)
    page = visit("en")
    Table.begin(page, "ring-of-sevens", seed)
    expect(page.locator(".hand-card[data-state=playable]:focus")).to_be_visible()


@pytest.mark.long
@LANGS
def test_three_hundred_actions_by_keyboard(visit: Visit, lang: str) -> None:
    hands = Hands(visit(lang))
    for lesson in ALL:
        for step in answered_on_the_table(lesson):
            hands.lesson(lesson, 1, step)
    for game in GAMES:
        first = next(lesson for lesson in FIRST if lesson.game == game)
        hands.lesson(first, 99)
        hands.deal(game, 18)
        hands.exercise(game)
        hands.viewer(game)
        hands.check()
    assert hands.done >= 300
