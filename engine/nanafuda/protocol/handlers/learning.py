"""Handlers of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...bots import LEVELS
from ...errors import Refusal
from ...lessons import LESSONS
from ...lessons.course import Course
from ...lessons.lesson import Lesson
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.match import State

LEVEL = LEVELS[1]  # reported for the bots of a lesson; its script moves them


@request
def start_lesson(
    session: Session, *, game: GameId, lesson: str, step: int = 0, taken: list[str] | None = None
) -> State:
    """Start a lesson, or go to any of its steps.

    game: the game's id.
    lesson: the lesson's id.
    step: the step to show, from 0; defaults to 0.
    taken: the learner's actions before that step, as reported by a state; the first accepted action
        replaces each missing one.
    """
    taken = [] if taken is None else taken
    if not isinstance(taken, list) or not all(isinstance(action, str) for action in taken):
        raise Refusal("bad-request", request="taken")
    found = _lesson(game, lesson)
    course = Course(found, step, taken)
    session.seat_down(course.match, found.seat, LEVEL)
    session.course = course
    return session.moved([] if course.step else course.match.opening)


@request
def lesson_next(session: Session) -> State:
    """Continue after a message of the coach."""
    course = _course(session)
    if course.kind != "say":
        raise Refusal("lesson-waits")
    course.listen()
    return session.moved([])


@request
def answer_coach(session: Session, *, card: str) -> State:
    """Answer the coach's question with a card.

    card: any card of the pack.
    """
    course = _course(session)
    if course.kind != "tap":
        raise Refusal("lesson-waits")
    course.show(str(card))
    return session.moved([])


def play(session: Session, course: Course, action: str) -> State:
    """Play the learner's action; the coach comments on one that the script rejects."""
    if course.next == "coach":
        raise Refusal("lesson-waits")
    if course.next != "person":
        raise session.not_next()
    if action not in course.match.legal():
        course.match.play(action)  # raises Refusal
    return session.moved(course.take(action) or [])


def _lesson(game: object, id: object) -> Lesson:
    if not isinstance(game, str) or game not in LESSONS:
        raise Refusal("unknown-game", game=str(game))
    for lesson in LESSONS[game]:
        if lesson.id == id:
            return lesson
    raise Refusal("unknown-lesson", lesson=str(id))


def _course(session: Session) -> Course:
    if session.course is None:
        raise Refusal("no-lesson")
    return session.course
