"""Handlers of lessons and exercises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.exercises import EXERCISES, Exercise
from ...bots import LEVELS
from ...errors import Refusal
from ...lessons import LESSONS
from ...lessons.course import Course
from ...lessons.lesson import Lesson
from ...match import Match
from ..session import Session

if TYPE_CHECKING:
    from ..messages import learning as messages
    from ..messages.match import State

LEVEL = LEVELS[1]  # reported for the bots of a lesson; its script moves them
CLOSED = ("hint", "undo", "restartDeal")  # requests that a lesson refuses


def learn(session: Session, request: messages.Learn) -> State:
    """Start a lesson, or go to any of its steps."""
    taken: object = request.get("taken", [])
    if not isinstance(taken, list) or not all(isinstance(action, str) for action in taken):
        raise Refusal("bad-request", request="taken")
    lesson = _lesson(request.get("game"), request.get("lesson"))
    course = Course(lesson, request.get("step", 0), taken)
    session.seat_down(course.match, lesson.seat, LEVEL)
    session.course = course
    return session.moved([] if course.step else course.match.opening)


def on(session: Session, request: messages.On) -> State:
    """Continue after a message of the coach."""
    course = _course(session)
    if course.kind != "say":
        raise Refusal("lesson-waits")
    course.listen()
    return session.moved([])


def answer(session: Session, request: messages.Answer) -> State:
    """Answer the coach's question with a card."""
    course = _course(session)
    if course.kind != "tap":
        raise Refusal("lesson-waits")
    course.show(str(request.get("card")))
    return session.moved([])


def play(session: Session, course: Course, action: str) -> State:
    """Play the learner's action; the coach comments on one that the script rejects."""
    if course.next != "person":
        raise Refusal("no-turn" if course.match.turn is None else "not-your-turn")
    if action not in course.match.legal():
        course.match.play(action)  # raises Refusal
    return session.moved(course.take(action) or [])


def think(session: Session, course: Course) -> State:
    """Play a bot's scripted action at once."""
    if course.next != "bot":
        raise Refusal("no-turn" if course.match.turn is None else "not-your-turn")
    return session.moved(course.watch())


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


# Exercises


def exercise(session: Session, request: messages.AskExercise) -> State:
    """Open the decision of an exercise in a match of its own, which is not saved."""
    asked = _exercise(request.get("game"), request.get("id"))
    replay = Match.open_replay(asked["replay"])
    assert replay.at is not None
    session.seat_down(replay.before(replay.at), asked["seat"], LEVELS[-1])
    session.settled = True  # earlier hidden choices are resolved
    return session.state([])


def _exercise(game: object, id: object) -> Exercise:
    if not isinstance(game, str) or game not in EXERCISES:
        raise Refusal("unknown-game", game=str(game))
    for one in EXERCISES[game]:
        if one["id"] == id:
            return one
    raise Refusal("unknown-exercise", exercise=str(id))
