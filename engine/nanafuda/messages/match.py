"""Replies of playing a match.

Tables, events, options and figures beside a field `game` belong to that game.
"""

from typing import Literal, TypedDict

from .common import Event, GameId, Options, Table


class Fault(TypedDict):
    """Reason for a refusal.

    id: the reason's id; the page's message is `error-<id>`.
    args: the message's arguments.
    text: the message in English, a fallback if the page has none.
    """

    id: str
    args: dict[str, str | int]
    text: str


class Refused(TypedDict):
    """The request was refused and changed nothing.

    ok: whether the request succeeded.
    error: the reason.
    """

    ok: Literal[False]
    error: Fault


class Thinking(TypedDict):
    """Unfinished reply: one slice has run.

    ok: whether the request succeeded.
    thinking: discriminator: the request has not finished.
    """

    ok: Literal[True]
    thinking: Literal[True]


class Coach(TypedDict):
    """Progress of a lesson.

    lesson: the lesson's id.
    step: the current step, from 0; `of` at the end.
    of: the number of steps.
    nth: the number of the current or next step among those that are not moves of others, from 1; at
        the end the last one's.
    count: the number of such steps.
    kind: the current step, with the request that continues: `say`, a message (`lessonNext`); `tap`,
        a question to be answered with a card (`answerCoach`); `ask`, a decision of the learner
        (`play`); `watch`, a move of somebody else (`think`); or `end`.
    quick: at `watch`: whether the moves may be skipped; `think` then plays all of them at once.
    say: the id of the current message; null at `watch` and `end`.
    at: the message's targets: codes of cards and actions, `seat:` and a number, `hand`, and parts
        of the table by name.
    said: the id of the message that says why the learner's last action is not the wanted one; null
        otherwise.
    card: the learner's last card, for these messages; null if it was not a single one.
    taken: the learner's actions so far, from which the lesson can be resumed.
    """

    lesson: str
    step: int
    of: int
    nth: int
    count: int
    kind: Literal["say", "tap", "ask", "watch", "end"]
    quick: bool
    say: str | None
    at: list[str]
    said: str | None
    card: str | None
    taken: list[str]


class State(TypedDict):
    """State of the match for the person.

    ok: whether the request succeeded.
    game: the game's id.
    events: the public events that this request caused.
    story: all public events of the deal so far, those of this request included.
    table: all that the person may know.
    level: the level chosen for the bots.
    levels: the level of every seat; null for the person's. A partner has at least the second.
    legal: the text codes of what the person may do now; empty when others are to act.
    next: who must act: `person`, `bot` (send `think`), or nobody, because the deal (`deal`, send
        `nextDeal`) or the match (`over`) has ended or the lesson has a message or its end
        (`coach`).
    undo: whether the person has acted in this deal and may undo that.
    link: the deal link's fragment, with the level.
    save: the whole match as text, for `load`.
    coach: the lesson's progress; null outside lessons.
    """

    ok: Literal[True]
    game: GameId
    events: list[Event]
    story: list[Event]
    table: Table
    level: str
    levels: list[str | None]
    legal: list[str]
    next: Literal["person", "bot", "deal", "over", "coach"]
    undo: bool
    link: str
    save: str
    coach: Coach | None


class Place(TypedDict):
    """Deal and position that a replay link names.

    deal: the deal's number, from 1.
    seat: the seat of the person who played it.
    at: the index of an action in it; null if the link names none.
    """

    deal: int
    seat: int
    at: int | None


class Setup(TypedDict):
    """Match settings of a link.

    game: the game's id.
    version: the version of the game's rules.
    seats: the number of seats.
    options: all options.
    seed: the seed of the shuffle.
    level: the bots' level.
    replay: the deal that was played; null in a deal link.
    hand: the person's hand where the link opens.
    """

    game: GameId
    version: int
    seats: int
    options: Options
    seed: str
    level: str
    replay: Place | None
    hand: list[str]


class Inspected(TypedDict):
    """Reply with the contents of a link.

    ok: whether the request succeeded.
    setup: the match settings.
    """

    ok: Literal[True]
    setup: Setup


class Explained(TypedDict):
    """Reply with the reason why an action is illegal.

    ok: whether the request succeeded.
    error: the reason; null if the action is legal.
    """

    ok: Literal[True]
    error: Fault | None


class Reason(TypedDict):
    """Reason why a choice is good or not.

    id: the id of a message in the page's texts.
    args: the message's arguments; `card` and `twin` are a card's code, `denomination` a letter,
        `instead` the text code of another action.
    """

    id: str
    args: dict[str, str | int | float]


class Choice(TypedDict):
    """An action, measured in determinizations that did not select it.

    action: the text code, such as "play:C9".
    mean: the mean result in `unit`, more being better; penalties are negative.
    error: one standard error of `mean`.
    behind: how far it is behind the best choice in the same determinizations; negative: ahead.
    doubt: one standard error of `behind`.
    weight: `behind` as a multiple of the least loss that counts as a mistake in the game.
    standing: it is the best (`best`), ahead of the best (`better`), as good (`equal`), not
        told apart (`unclear`), behind but not surely by enough to matter (`small`), or behind
        (`behind`).
    worlds: the number of determinizations.
    unit: the unit of mean, error, behind and doubt; a win is a share of 1.
    """

    action: str
    mean: float
    error: float
    behind: float
    doubt: float
    weight: float
    standing: Literal["best", "better", "equal", "unclear", "small", "behind"]
    worlds: int
    unit: Literal["tricks", "points", "win", "place"]


class Assessment(TypedDict):
    """The choices compared at a position, measured once for all requests that use them.

    best: the text code of the best.
    equal: the text codes of those not measurably different from it, the natural one first. If
        there are any, either is recommended.
    choices: all choices measured: the best, its equals, then the others, the best first. Other
        legal actions have no figures.
    reason: the reason for the best one.
    stake: what a bid risks and what a pass leaves to the others; null elsewhere.
    usual: the action of a club player.
    unit: the unit of all figures.
    """

    best: str
    equal: list[str]
    choices: list[Choice]
    reason: Reason
    stake: Reason | None
    usual: str
    unit: Literal["tricks", "points", "win", "place"]


class Hint(TypedDict):
    """Advice for the person at the strongest level.

    ok: whether the request succeeded.
    assessed: the assessed choices; there is always one.
    """

    ok: Literal[True]
    assessed: Assessment
