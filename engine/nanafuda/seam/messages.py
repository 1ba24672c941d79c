"""The door's messages: requests by their verb `do`, and what each is answered.

Where `game` stands beside a table, events, options or figures, these are of that game. A reply
with `thinking` is no answer yet: the same request is to be sent again.
"""

from typing import Literal, NotRequired, TypedDict

from .common import Event, Facts, Figures, GameId, Options, Table

# Requests


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
    """Read a deal link without opening it.

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


class AskKnew(TypedDict):
    """Look back at a deal that has ended: a seat's decisions, or one of them, thought over again.

    do: the verb.
    seat: whose decisions.
    index: of the action in the deal, 0 for the first; without it all decisions are listed.
    """

    do: Literal["knew"]
    seat: int
    index: NotRequired[int]


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


class Requests(TypedDict):
    """Every request, by its verb.

    new, inspect, open, load, play, why, think, next, hint, knew, undo, replay: see there.
    """

    new: New
    inspect: Inspect
    open: Open
    load: Load
    play: Play
    why: Why
    think: Think
    next: Next
    hint: AskHint
    knew: AskKnew
    undo: Undo
    replay: Replay


# Replies


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
        the match being over.
    undo: whether the person has acted in this deal and may take it back.
    link: the deal link's part after `#`, with the level.
    save: the whole match as text, for `load`.
    """

    ok: Literal[True]
    game: GameId
    events: list[Event]
    story: list[Event]
    table: Table
    level: str
    levels: list[str | None]
    legal: list[str]
    next: Literal["person", "bot", "deal", "over"]
    undo: bool
    link: str
    save: str


class Setup(TypedDict):
    """What a deal link says.

    game: the game's id.
    version: of the game's rules.
    seats: how many play.
    options: all of them.
    seed: of the shuffle.
    level: the bots'.
    """

    game: GameId
    version: int
    seats: int
    options: Options
    seed: str
    level: str


class Inspected(TypedDict):
    """A deal link, read.

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
    args: the message's arguments; `card` and `twin` are a card's code, `denomination` a letter.
    """

    id: str
    args: dict[str, str | int | float]


class Choice(TypedDict):
    """Something that could be done, and what was found of it.

    action: its text code.
    reason: what speaks for it.
    figures: of the search.
    """

    action: str
    reason: Reason
    figures: Figures


class Line(TypedDict):
    """A decision looked back on, judged by what the seat could know then; never a forced move.

    index: of the action in the deal, 0 for the first.
    action: what the seat did.
    best: what the hint would have said there.
    loss: what the action loses against the best one, never less than 0.
    error: one standard error of that.
    unit: in which both are; a win is a share of 1.
    mistake: whether the loss is certain and large enough to matter.
    hard: whether the action was right where the obvious one was a mistake.
    worlds: in how many imagined deals the two were compared.
    reason: what speaks for the best one.
    """

    index: int
    action: str
    best: str
    loss: float
    error: float
    unit: Literal["tricks", "points", "win", "place"]
    mistake: bool
    hard: bool
    worlds: int
    reason: Reason


class Hint(TypedDict):
    """Advice to the person at the strongest level.

    ok: whether the request was taken.
    choices: all that were weighed, the best first; there is always one.
    """

    ok: Literal[True]
    choices: list[Choice]


class Decision(TypedDict):
    """Where a seat acted in a deal.

    index: of the action in the deal, 0 for the first.
    action: what the seat did.
    """

    index: int
    action: str


class Decisions(TypedDict):
    """All decisions of a seat in the deal that has ended.

    seat: whose.
    decisions: in order.
    """

    seat: int
    decisions: list[Decision]


class Knew(TypedDict):
    """What a seat knew at a decision, and what its level makes of it.

    seat: whose decision.
    index: of the action in the deal.
    level: the seat's; for the person's seat the strongest.
    action: what the seat did.
    table: what the seat knew then.
    choices: all that this level weighs, the best first.
    """

    seat: int
    index: int
    level: str
    action: str
    table: Table
    choices: list[Choice]


class LookedBack(TypedDict):
    """The answer to looking back.

    ok: whether the request was taken.
    knew: the list of decisions, or, if the request named one, what was known at it.
    """

    ok: Literal[True]
    knew: Decisions | Knew


class Replies(TypedDict):
    """What each verb is answered.

    new, inspect, open, load, play, why, think, next, hint, knew, undo, replay: see there.
    """

    new: State | Refused
    inspect: Inspected | Refused
    open: State | Refused
    load: State | Refused
    play: State | Refused
    why: Explained | Refused
    think: State | Thinking | Refused
    next: State | Refused
    hint: Hint | Thinking | Refused
    knew: LookedBack | Thinking | Refused
    undo: State | Refused
    replay: State | Refused


# The catalogue: what can be played, known before the engine has started


class Suit(TypedDict):
    """A suit (or colour) of a pack.

    suit: its letter.
    low: its lowest rank.
    high: its highest rank; it has all between.
    """

    suit: str
    low: int
    high: int


class Rank(TypedDict):
    """A rank of a pack.

    rank: the rank.
    cards: how many cards have it.
    """

    rank: int
    cards: int


class Pack(TypedDict):
    """A pack of cards.

    suits: in pack order.
    ranks: ascending.
    joker: the code of the Joker that it may have; null if it has none.
    """

    suits: list[Suit]
    ranks: list[Rank]
    joker: str | None


class Packs(TypedDict):
    """The packs that are played with.

    seven: seven suits of seven ranks that overlap.
    colours: three colours of seventeen ranks.
    french: the common pack, perhaps with a Joker.
    """

    seven: Pack
    colours: Pack
    french: Pack


class Seats(TypedDict):
    """How many can play.

    min: at least.
    max: at most.
    default: usually.
    """

    min: int
    max: int
    default: int


class Option(TypedDict):
    """An option of a game.

    id: its id.
    values: those that it may have.
    default: the usual one.
    """

    id: str
    values: list[bool | int | str]
    default: bool | int | str


class GameEntry(TypedDict):
    """What can be said of a game before it is played.

    id: of the game, in links, saves, words and file names.
    version: of its rules.
    pack: the pack that it is played with.
    levels: of play that differ in it, the weakest first.
    seats: how many can play.
    partners: whether seats win and lose together.
    initial: the total that every seat begins with.
    options: in the order of the form.
    facts: the constants of its rules.
    """

    id: GameId
    version: int
    pack: Literal["seven", "colours", "french"]
    levels: list[str]
    seats: Seats
    partners: bool
    initial: int
    options: list[Option]
    facts: Facts


class Catalogue(TypedDict):
    """All that can be played.

    levels: of play, the weakest first.
    errors: the ids of all refusals.
    packs: the packs of cards.
    games: in the order of the lobby.
    """

    levels: list[str]
    errors: list[str]
    packs: Packs
    games: list[GameEntry]
