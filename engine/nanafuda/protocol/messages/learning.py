"""Learning a game: what the page asks. Lessons are answered by states, which tell of them; so is
the beginning of an exercise. What mistakes are about is told for practice."""

from typing import Literal, NotRequired, TypedDict

from .common import GameId


class Learn(TypedDict):
    """Begin a lesson, go on with it, or go back in it.

    do: the verb.
    game: the game's id.
    lesson: its id.
    step: the number of the step that is to be up; without it 0, the first.
    taken: the learner's actions until there, as a state told them; where it ends, or without it,
        the first that would have gone on.
    """

    do: Literal["learn"]
    game: GameId
    lesson: str
    step: NotRequired[int]
    taken: NotRequired[list[str]]


class On(TypedDict):
    """On from what the coach says.

    do: the verb.
    """

    do: Literal["on"]


class Answer(TypedDict):
    """Answer the coach's question by showing a card.

    do: the verb.
    card: any card of the pack.
    """

    do: Literal["answer"]
    card: str


class AskExercise(TypedDict):
    """Begin an exercise: the match is now one of its own that stands before the decision.

    do: the verb.
    game: the game's id.
    id: the exercise's.
    """

    do: Literal["exercise"]
    game: GameId
    id: str


class Decided(TypedDict):
    """A decision of the person's.

    index: of the action in the deal.
    best: the text codes of what is right there.
    """

    index: int
    best: list[str]


class AskThemes(TypedDict):
    """Ask what decisions of the person's in a deal are about.

    do: the verb.
    replay: the deal, with the person's seat.
    decisions: of which is asked.
    """

    do: Literal["themes"]
    replay: str
    decisions: list[Decided]


class Themed(TypedDict):
    """What decisions are about.

    ok: whether the request was taken.
    themes: of each, as those of puzzles.
    """

    ok: Literal[True]
    themes: list[list[str]]
