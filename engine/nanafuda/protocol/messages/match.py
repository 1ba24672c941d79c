"""Playing a match: what the page asks at the table, and what it is answered.

Where `game` stands beside a table, events, options or figures, these are of that game.
"""

from typing import Literal, NotRequired, TypedDict

from .common import Event, GameId, Options, Table


class New(TypedDict):
    """Begin a match; its first deal is dealt.

    do: the verb.
    game: the game's id.
    seats: how many play; without it the game's usual number.
    options: those that are not to be as usual.
    seed: a text of 1 to 64 characters; without it a fresh one.
    level: the bots'; without it the strongest.
    seat: the person's; without it 0.
    """

    do: Literal["new"]
    game: GameId
    seats: NotRequired[int]
    options: NotRequired[dict[str, bool | int | str]]
    seed: NotRequired[str]
    level: NotRequired[str]
    seat: NotRequired[int]


class Inspect(TypedDict):
    """Read a deal link or a replay link without opening it.

    do: the verb.
    link: the part of the address after `#`.
    """

    do: Literal["inspect"]
    link: str


class Open(TypedDict):
    """Begin the match of a deal link.

    do: the verb.
    link: the part of the address after `#`.
    level: the bots'; without it the link's, or the strongest.
    seat: the person's; without it 0.
    """

    do: Literal["open"]
    link: str
    level: NotRequired[str]
    seat: NotRequired[int]


class Load(TypedDict):
    """Go on with a saved match.

    do: the verb.
    save: the `save` of an earlier state.
    """

    do: Literal["load"]
    save: str


class Play(TypedDict):
    """Do something at the table; refused when it is not the person's turn, or not legal.

    do: the verb.
    action: a text code, one of the state's `legal`.
    """

    do: Literal["play"]
    action: str


class Why(TypedDict):
    """Ask why an action is not legal now.

    do: the verb.
    action: a text code.
    """

    do: Literal["why"]
    action: str


class Think(TypedDict):
    """Let the bots go on, one slice of thought; for when the state's `next` is `bot`.

    do: the verb.
    """

    do: Literal["think"]


class Next(TypedDict):
    """Deal the next deal; for when the state's `next` is `deal`.

    do: the verb.
    """

    do: Literal["next"]


class AskHint(TypedDict):
    """Think of a hint, one slice; for when the state's `next` is `person`.

    do: the verb.
    """

    do: Literal["hint"]


class Undo(TypedDict):
    """Back to the person's last decision in this deal.

    do: the verb.
    """

    do: Literal["undo"]


class Replay(TypedDict):
    """Back to the start of this deal.

    do: the verb.
    """

    do: Literal["replay"]


class Fault(TypedDict):
    """Why something was refused.

    id: of the message `error-<id>` in the page's words.
    args: the message's arguments.
    text: the same in English, should there be no such message.
    """

    id: str
    args: dict[str, str | int]
    text: str


class Refused(TypedDict):
    """The request was refused, and nothing has changed.

    ok: whether the request was taken.
    error: why not.
    """

    ok: Literal[False]
    error: Fault


class Thinking(TypedDict):
    """No answer yet: one more slice of thought has passed.

    ok: whether the request was taken.
    thinking: told apart from an answer by this.
    """

    ok: Literal[True]
    thinking: Literal[True]


class Coach(TypedDict):
    """Where a lesson stands.

    lesson: its id.
    step: the number of the step that is up, 0 for the first; `of` at the end.
    of: how many steps it has.
    nth: what is up or comes next among the steps that are not somebody else's moves, from 1; the
        last of them at the end.
    count: how many of these it has.
    kind: what is up: the coach speaks (go `on`), a question to be answered by showing a card
        (`answer`), a decision of the learner's (`play`), a move of somebody else's (`think`), or
        nothing more.
    quick: at `watch`: whether what comes need not be watched; then `think` does all of it at once.
    say: the id of the message that is up; null at `watch` and `end`.
    at: what it points at: cards and actions by their codes, `seat:` and a number, `hand`, and parts
        of the table by name.
    said: the id of the message that says why what the learner has just done is not what is
        wanted; null otherwise.
    card: the learner's last card, for these messages; null where it was not a single one.
    taken: the learner's actions so far, from which to go on another time.
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
    """Where the match stands for the person.

    ok: whether the request was taken.
    game: the game's id.
    events: what everybody could see happen, in answer to this request.
    story: all public events of the deal up to here, those of this request included.
    table: all that the person may know.
    level: the one that was chosen for the bots.
    levels: of every seat; null for the person's. A partner plays no worse than the second.
    legal: the text codes of what the person may do now; empty when others are to act.
    next: who must act: the person, a bot (ask to `think`), or nobody, the deal (ask for `next`) or
        the match being over, or the coach having the word or nothing more to say.
    undo: whether the person has acted in this deal and may take it back.
    link: the deal link's part after `#`, with the level.
    save: the whole match as text, for `load`.
    coach: where the lesson stands; null outside lessons.
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
    """What a replay link says of a deal that was played.

    deal: its number.
    seat: of the person who played it.
    at: the index of an action in it; null if the link names none.
    """

    deal: int
    seat: int
    at: int | None


class Setup(TypedDict):
    """What a link says.

    game: the game's id.
    version: of the game's rules.
    seats: how many play.
    options: all of them.
    seed: of the shuffle.
    level: the bots'.
    replay: the deal that was played; null in a deal link.
    hand: what the person will hold where it begins.
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
    """A link, read.

    ok: whether the request was taken.
    setup: what it says.
    """

    ok: Literal[True]
    setup: Setup


class Explained(TypedDict):
    """Why an action is not legal.

    ok: whether the request was taken.
    error: why not; null if it is legal.
    """

    ok: Literal[True]
    error: Fault | None


class Reason(TypedDict):
    """Why a choice is good, or not.

    id: of a message in the page's words.
    args: the message's arguments; `card` and `twin` are a card's code, `denomination` a letter,
        `instead` the text code of another action.
    """

    id: str
    args: dict[str, str | int | float]


class Choice(TypedDict):
    """Something that could be done, measured in imagined worlds that did not choose it.

    action: its text code, "play:C9".
    mean: what it comes to on the average, in the unit, more being better; penalties are negative.
    error: one standard error of that.
    behind: by how much it is behind the best choice, tried in the same worlds; negative: ahead.
    doubt: one standard error of that.
    standing: to the best choice: it is the best; it is ahead of it; no difference was found; it is
        behind, but by less than matters; it is behind.
    worlds: in how many it was tried.
    unit: of mean, error, behind and doubt; a win is a share of 1.
    """

    action: str
    mean: float
    error: float
    behind: float
    doubt: float
    standing: Literal["best", "better", "equal", "small", "behind"]
    worlds: int
    unit: Literal["tricks", "points", "win", "place"]


class Assessment(TypedDict):
    """What the choices at a position come to, measured once for all who ask.

    best: the text code of the best.
    equal: of those that could not be told apart from it, the natural one first.
    choices: all that were measured: the best, what is equal, then the others, the best first.
    reason: what speaks for the best one.
    usual: what a club player would do.
    unit: of all figures.
    """

    best: str
    equal: list[str]
    choices: list[Choice]
    reason: Reason
    usual: str
    unit: Literal["tricks", "points", "win", "place"]


class Hint(TypedDict):
    """Advice to the person at the strongest level.

    ok: whether the request was taken.
    assessed: what could be done; there is always one choice.
    """

    ok: Literal[True]
    assessed: Assessment
