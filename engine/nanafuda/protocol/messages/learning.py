"""Requests and replies of lessons, exercises and practice; most reply with a state."""

from typing import Literal, NotRequired, TypedDict

from .common import GameId


class Learn(TypedDict):
    """Start a lesson, or go to any of its steps.

    do: the request type.
    game: the game's id.
    lesson: the lesson's id.
    step: the step to show, from 0; defaults to 0.
    taken: the learner's actions before that step, as reported by a state; the first accepted action
        replaces each missing one.
    """

    do: Literal["startLesson"]
    game: GameId
    lesson: str
    step: NotRequired[int]
    taken: NotRequired[list[str]]


class On(TypedDict):
    """Continue after a message of the coach.

    do: the request type.
    """

    do: Literal["lessonNext"]


class Answer(TypedDict):
    """Answer the coach's question with a card.

    do: the request type.
    card: any card of the pack.
    """

    do: Literal["answerCoach"]
    card: str


class AskExercise(TypedDict):
    """Open an exercise in a match of its own, which stands before the decision.

    do: the request type.
    game: the game's id.
    id: the exercise's id.
    """

    do: Literal["startExercise"]
    game: GameId
    id: str


class Decided(TypedDict):
    """A decision of the person.

    index: the action's index in the deal, from 0.
    best: the text codes of the right actions.
    """

    index: int
    best: list[str]


class AskThemes(TypedDict):
    """Return the themes of decisions of the person in a deal.

    do: the request type.
    replay: the deal's replay link, with the person's seat.
    decisions: the decisions.
    """

    do: Literal["themes"]
    replay: str
    decisions: list[Decided]


class Themed(TypedDict):
    """Reply with the themes of decisions.

    ok: whether the request succeeded.
    themes: each decision's themes, the same as those of puzzles.
    """

    ok: Literal[True]
    themes: list[list[str]]
