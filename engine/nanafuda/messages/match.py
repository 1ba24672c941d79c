"""Replies of playing a match.

Tables, events, options and figures beside a field `game` belong to that game.
"""

from typing import Literal, TypedDict

from .common import Card, Event, GameId, Options, Reply, Seat, Table


class Fault(TypedDict):
    """Reason for a refusal."""

    id: str  # the reason's id; the page's message is `error-<id>`
    args: dict[str, str | int]  # the message's arguments
    text: str  # the message in English, a fallback if the page has none


class Refused(TypedDict):
    """The request was refused and changed nothing."""

    ok: Literal[False]
    error: Fault  # the reason


class Thinking(Reply):
    """Unfinished reply: one slice has run."""

    thinking: Literal[True]


class Idle(Reply):
    """Unfinished reply: there is nothing to decide.

    Send the request again after as long as a decision takes, so that the time reveals nothing.
    """

    thinking: Literal[True]
    idle: Literal[True]


class Coach(TypedDict):
    """Progress of a lesson."""

    lesson: str  # the lesson's id
    step: int  # the current step, from 0; `of` at the end
    of: int  # the number of steps
    # the number of the current or next step among those that are not moves of others, from
    # 1; at the end the last one's
    nth: int
    count: int  # the number of such steps
    # the current step, with the request that continues: `say`, a message (`lessonNext`);
    # `tap`, a question to be answered with a card (`answerCoach`); `ask`, a decision of the
    # learner (`play`); `watch`, a move of somebody else (`think`); or `end`
    kind: Literal["say", "tap", "ask", "watch", "end"]
    # at `watch`: whether the moves may be skipped; `think` then plays all of them at once
    quick: bool
    say: str | None  # the id of the current message; null at `watch` and `end`
    # the message's targets: codes of cards and actions, `seat:` and a number, `hand`, and
    # parts of the table by name
    at: list[str]
    # the id of the message that says why the learner's last action is not the wanted one;
    # null otherwise
    said: str | None
    # the learner's last card, for these messages; null if it was not a single one
    card: Card | None
    taken: list[str]  # the learner's actions so far, from which the lesson can be resumed


class State(Reply):
    """State of the match for the person."""

    game: GameId  # the game's id
    events: list[Event]  # the public events that this request caused
    story: list[Event]  # all public events of the deal so far, those of this request included
    table: Table  # all that the person may know
    level: str  # the level chosen for the bots
    # the level of every seat; null for the person's. A partner has at least the second.
    levels: list[str | None]
    # the text codes of what the person may do now; empty when others are to act
    legal: list[str]
    # who must act: `person`, `bot` (send `think`), or nobody, because the deal (`deal`,
    # send `nextDeal`) or the match (`over`) has ended or the lesson has a message or its
    # end (`coach`)
    next: Literal["person", "bot", "deal", "over", "coach"]
    undo: bool  # whether the person has acted in this deal and may undo that
    link: str  # the deal link's fragment, with the level
    save: str  # the whole match as text, for `load`
    coach: Coach | None  # the lesson's progress; null outside lessons


class Place(TypedDict):
    """Deal and position that a replay link names."""

    deal: int  # the deal's number, from 1
    seat: Seat  # the seat of the person who played it
    at: int | None  # the index of an action in it; null if the link names none
    decides: bool  # whether that seat had a choice in the deal


class Setup(TypedDict):
    """Match settings of a link."""

    game: GameId  # the game's id
    version: int  # the version of the game's rules
    seats: int  # the number of seats
    options: Options  # all options
    seed: str  # the seed of the shuffle
    level: str  # the bots' level
    replay: Place | None  # the deal that was played; null in a deal link
    hand: list[Card]  # the person's hand where the link opens


class Inspected(Reply):
    """Reply with the contents of a link."""

    setup: Setup  # the match settings


class Explained(Reply):
    """Reply with the reason why an action is illegal."""

    error: Fault | None  # the reason; null if the action is legal


class Reason(TypedDict):
    """Reason why a choice is good or not."""

    id: str  # the id of a message in the page's texts
    # the message's arguments; `card` and `twin` are a card's code, `cards` several,
    # `denomination` a letter, `instead` the text code of another action
    args: dict[str, str | int | float | list[str]]


class Choice(TypedDict):
    """An action, measured in determinizations that did not select it."""

    action: str  # the text code, such as "play:C9"
    mean: float  # the mean result in `unit`, more being better; penalties are negative
    error: float  # one standard error of `mean`
    # how far it is behind the best choice in the same determinizations; negative: ahead
    # (`better`). 0 if it seems ahead but is not told apart. `mean` is the best's less this.
    behind: float
    doubt: float  # one standard error of `behind`
    # `behind` as a multiple of the least loss that counts as a mistake in the game
    weight: float
    # it is the best (`best`), ahead of the best (`better`), as good (`equal`), not told
    # apart (`unclear`), behind but not surely by enough to matter (`small`), or behind
    # (`behind`)
    standing: Literal["best", "better", "equal", "unclear", "small", "behind"]
    worlds: int  # the number of determinizations
    # the unit of mean, error, behind and doubt; a win is a share of 1
    unit: Literal["tricks", "points", "win", "place"]


class Assessment(TypedDict):
    """The choices compared at a position, measured once for all requests that use them."""

    best: str  # the text code of the best
    # the text codes of those not measurably different from it, the natural one first.
    # They share its figure.
    equal: list[str]
    # those of them that are alternatives: not one that can follow the best in the same turn, and
    # none beside a sure way out. The hint says how near the one is that the reason names.
    near: list[str]
    # those of the others that can still follow the best in the same turn
    later: list[str]
    # the steps that should follow the best: more of its turn, or a sure way out
    plan: list[str]
    # all choices measured: the best, its equals, then the others, the best first. Other
    # legal actions have no figures.
    choices: list[Choice]
    reason: Reason  # the reason for the best one
    # a second reason, which excludes others than the first, or a rule of thumb; null: none
    beside: Reason | None
    # what a bid risks and what a pass leaves to the others; null elsewhere
    stake: Reason | None
    usual: str  # the action of a club player
    unit: Literal["tricks", "points", "win", "place"]  # the unit of all figures


class Hint(Reply):
    """Advice for the person at the strongest level."""

    assessed: Assessment  # the assessed choices; there is always one
