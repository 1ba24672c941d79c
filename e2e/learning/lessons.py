"""Lessons at the table: what several tests do."""

from __future__ import annotations

import re
from typing import Any

from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson
from playwright.sync_api import Locator, Page, expect

from e2e.marks import rings
from e2e.play import Table, go, reach

PHONE, DESKTOP = (360, 640), (1280, 800)
# The highlighted elements, and whether anything covers them, or a ring crosses another, the edge
# or what it shows.
POINTED = """() => {
  const box = document.querySelector(".prompt").getBoundingClientRect();
  const rings = [...document.querySelectorAll(".coach-ring")];
  const meet = (a, b, far) => a.left + far < b.right && b.left + far < a.right &&
    a.top + far < b.bottom && b.top + far < a.bottom;
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 &&
    a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  return rings.map((ring) => {
    const place = ring.getBoundingClientRect();
    const line = ring.dataset.large === "yes" ? 4 : 3;
    const left = place.left - line, top = place.top - line;
    const right = place.right + line, bottom = place.bottom + line;
    const others = rings.map((other) => other.getBoundingClientRect());
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      of: ring.dataset.of.split(" "),
      seen: right - left > 8 && bottom - top > 8 && left >= 0 && top >= 0 &&
        right <= innerWidth && bottom <= innerHeight,
      covered: !hit || hit.closest(".prompt-row, .bar, .notices, dialog") !== null ||
        (left < box.right && right > box.left && top < box.bottom && bottom > box.top),
      crossed: others.some(
        (one) => meet(one, place, 1) && !within(one, place) && !within(place, one)),
      cuts: Number.parseFloat(getComputedStyle(ring).outlineOffset) < 0,
    };
  });
}"""
# How far a lesson has come, as it is kept.
LESSON = "`nanafuda:learned:${game}/lessons/${id}`"
STEP_TO = f"""([game, id, step]) => {{
  const kept = {{step, of: 1000, taken: [], done: false}};
  localStorage[{LESSON}] = JSON.stringify(kept);
}}"""


class Learner:
    """Somebody who is given a lesson, beside a course of it that tells how it should go."""

    def __init__(
        self, page: Page, lesson: Lesson, way: str, step: int = 0, where: str = ""
    ) -> None:
        self.page, self.lesson, self.way = page, lesson, way
        self.table = Table(page)
        self.course = Course(lesson, step)
        width, height = DESKTOP if way == "keys" else PHONE
        page.set_viewport_size({"width": width, "height": height})
        self.open(where)

    def open(self, where: str = "") -> None:
        go(self.page, f"lesson={self.lesson.id}{where}")
        self.settle()

    def settle(self) -> None:
        """Waits until the coach has the word, or the next deal is to be dealt."""
        course = self.course
        while course.kind == "watch" and course.next == "bot":
            course.watch()
        if course.next == "deal":
            expect(self.page.locator(".table[data-busy=no][data-next=deal]")).to_be_attached()
            self.press(self.table.main)
            course.match.next_deal()
            return self.settle()
        number = course.coach()["nth"]
        state = f"[data-busy=no][data-coach={course.kind}][data-step='{number}']"
        expect(self.page.locator(f".table{state}")).to_be_attached()

    def check(self) -> None:
        """True each time the coach speaks."""
        course, where = self.course, f"{self.lesson.id} step {self.course.step}"
        assert len(self.table.prompt.inner_text()) > 5, where
        if course.kind != "ask":  # a form that nothing asks for
            expect(self.page.locator(".box-tall:visible")).to_have_count(0)
        pointed: Any = self.page.evaluate(POINTED)
        found = {name for one in pointed for name in one["of"]}
        assert set(course.coach()["at"]) <= found, f"{where} points at nothing: {found}"
        faults = [
            one
            for one in pointed
            if one["covered"] or one["crossed"] or one["cuts"] or not one["seen"]
        ]
        assert not faults, f"{where}: {faults}"
        self.table.check_layout(where)
        rings(self.page, where)

    # What is done

    def press(self, what: Locator) -> None:
        if self.way == "tap":
            what.click(position={"x": 9, "y": 20})
        elif self.way == "keys":
            reach(self.page, what)
            self.page.keyboard.press("Enter")
        else:
            self.by_name(what).press("Enter")

    def by_name(self, what: Locator) -> Locator:
        """Finds a control as a listener does, who knows its role and its name alone."""
        line = what.aria_snapshot().splitlines()[0].replace("''", "'")
        heard = re.match(r"""- '?(\w+) "(.+?)"(?: \[.*\])?'?:?$""", line)
        assert heard, f"{what} has no name: {line}"
        found = self.page.get_by_role(heard[1], name=heard[2], exact=True)  # type: ignore[arg-type]
        expect(found).to_have_count(1)
        return found

    def act(self, action: str) -> None:
        """Does what an action's code says, as somebody at the table does it."""
        page = self.page
        verb, _, rest = action.partition(":")
        names, _, at = rest.partition("@")
        if verb == "bid":
            self.raise_to(int(re.sub(r"\D", "", rest)))
        control = page.locator(f'.table [data-action="{action}"]')
        if control.count():
            return self.press(control)
        selects = False
        for code in [part.partition("=")[0] for part in names.split(".") if part]:
            card = page.locator(f'.hand-card[data-card="{code}"]')
            if not card.count():
                continue
            selects = card.get_attribute("aria-pressed") is not None
            if card.get_attribute("aria-pressed") != "true":
                self.press(card)
        if names and not selects and verb not in ("steal", "lay-all"):
            return
        if verb == "lay":
            self.press(page.locator(f'.meld[data-at="{at}"]'))
        else:
            exact = page.locator(f'.actions [data-id="{action}"]')
            self.press(exact if exact.count() else page.locator(f'.actions [data-id="{verb}"]'))
        offered = page.locator(f'.actions [data-id="{action}"]')
        if page.locator('.actions [data-id="cancel"]').count() and offered.count():
            self.press(offered)

    def raise_to(self, level: int) -> None:
        """Sets the bid box to so many tricks."""
        value = self.page.locator(".stepper-value")
        while value.count() and (now := int(value.get_attribute("aria-valuenow") or 0)) != level:
            step = self.page.locator(".stepper button")
            self.press(step.last if now < level else step.first)

    def go_wrong(self) -> bool:
        """Does what does not go on, if that is possible; whether it was."""
        course, up = self.course, self.course.up
        if up is None or "action" in up:
            return False
        if "tap" in up:
            others = [card for card in self.table.cards() if card not in up["tap"]]
            if not others:
                return False
            for _ in ("a nudge", "the answer"):
                self.show(others[0])
                course.show(others[0])
                self.settle()
                self.check()
        elif "ask" in up:
            wrong = [one for one in course.match.legal() if one not in course.accepted()]
            if not wrong:
                return False
            self.act(wrong[0])
            assert course.take(wrong[0]) is None
        else:
            return False
        assert course.said
        expect(self.page.locator(".prompt[data-kind=refusal]")).to_be_attached()
        self.settle()
        self.check()
        if course.step % 2:  # the question is available again
            self.press(self.page.locator(".coach-again"))
            expect(self.page.locator(".prompt[data-kind=prompt]")).to_be_attached()
        return True

    def show(self, card: str) -> None:
        """Answers a question, with a card of the hand or of the table."""
        mine = self.page.locator(f'.hand-card[data-card="{card}"]')
        other = self.page.locator(f'[data-answer="{card}"]')
        if not mine.count() and self.way == "tap":
            other.click()  # in its middle: those of small cards lie over each other
        else:
            if not mine.count():
                assert self.page.locator(".coach-answer[tabindex='0']").count() == 1, "tab stops"
            self.press(mine if mine.count() else other)

    def go_on(self) -> None:
        """Does what the step asks for."""
        course, up = self.course, self.course.up
        assert up is not None
        if course.kind == "say":
            if self.way == "keys":  # wherever the focus is
                self.page.keyboard.press("Space" if course.step % 2 else "Enter")
            else:
                self.press(self.page.locator(".coach-on"))
            course.listen()
        elif "tap" in up:
            self.show(up["tap"][0])
            course.show(up["tap"][0])
        else:
            action = course.accepted()[0]
            self.act(action)
            course.take(action)
        self.settle()


FIRST = [lessons[0] for lessons in LESSONS.values() if lessons]
SHORTEST = sorted(FIRST, key=lambda lesson: len(lesson.steps))
ALL = [lesson for lessons in LESSONS.values() for lesson in lessons]
