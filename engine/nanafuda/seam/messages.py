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


class AskKnew(TypedDict):
    """Look back at a deal that has ended: a seat's decisions, or one of them, thought over again.

    do: the verb.
    seat: whose decisions.
    index: of the action in the deal, 0 for the first; without it all decisions are listed.
    deal: its number; without it the last that has ended.
    """

    do: Literal["knew"]
    seat: int
    index: NotRequired[int]
    deal: NotRequired[int]


class AskReview(TypedDict):
    """Review a deal that has ended, one slice; to be sent again while `done` is less than `of`.

    do: the verb.
    seat: whose decisions; without it the person's.
    deal: its number; without it the last that has ended.
    """

    do: Literal["review"]
    seat: NotRequired[int]
    deal: NotRequired[int]


class AskJudge(TypedDict):
    """Judge a decision of the person's in a deal that has ended, one slice.

    do: the verb.
    index: of the action in the deal, 0 for the first.
    action: as if that had been done; without it what was done.
    deal: its number; without it the last that has ended.
    """

    do: Literal["judge"]
    index: int
    action: NotRequired[str]
    deal: NotRequired[int]


class AskLook(TypedDict):
    """Look at a position of a deal that has ended.

    do: the verb.
    index: the position before that action, 0 for the first; their number for the end.
    seat: as whom.
    deal: its number; without it the last that has ended.
    """

    do: Literal["look"]
    index: int
    seat: int
    deal: NotRequired[int]


class Branch(TypedDict):
    """Try again from a decision of the person's: the match is now a copy that stands before it.
    Back leads `load`, with the `save` of the state before.

    do: the verb.
    index: of the action in the deal, 0 for the first.
    deal: its number; without it the last that has ended.
    """

    do: Literal["branch"]
    index: int
    deal: NotRequired[int]


class Keep(TypedDict):
    """Ask what a deal that has ended is kept as, and shared by.

    do: the verb.
    deal: its number; without it the last that has ended.
    at: the index of an action: the place that the link is to open at.
    """

    do: Literal["keep"]
    deal: NotRequired[int]
    at: NotRequired[int]


class Watch(TypedDict):
    """Open a replay link: the match is now the one that it tells, where that deal has ended.

    do: the verb.
    replay: the part of the address after `#`.
    """

    do: Literal["watch"]
    replay: str


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

    new, inspect, open, load, play, why, think, next, hint, undo, replay: see there.
    watch, review, judge, look, knew, branch, keep: of deals that have ended; see there.
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
    undo: Undo
    replay: Replay
    watch: Watch
    review: AskReview
    judge: AskJudge
    look: AskLook
    knew: AskKnew
    branch: Branch
    keep: Keep


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


class Watched(State):
    """Where the match of a replay link stands: its deal has ended.

    at: the place that the link names, the index of an action; null if it names none.
    """

    at: int | None


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
    """

    game: GameId
    version: int
    seats: int
    options: Options
    seed: str
    level: str
    replay: Place | None


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
    weight: how many times the least loss that counts as a mistake in the game the loss is.
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
    weight: float
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
    """All decisions of a seat in a deal that has ended.

    deal: its number.
    seat: whose.
    decisions: in order.
    """

    deal: int
    seat: int
    decisions: list[Decision]


class Knew(TypedDict):
    """What a seat knew at a decision, and what its level makes of it.

    deal: its number.
    seat: whose decision.
    index: of the action in the deal.
    level: the seat's; for the person's seat the strongest.
    action: what the seat did.
    table: what the seat knew then.
    choices: all that this level weighs, the best first.
    """

    deal: int
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


class Review(TypedDict):
    """A deal as decided by a seat, as far as it has been thought over.

    deal: its number.
    seat: whose decisions.
    done: how much of the work is done.
    of: how much work there is in all.
    lines: found so far, in order of play; forced moves are left out.
    """

    deal: int
    seat: int
    done: int
    of: int
    lines: list[Line]


class Reviewed(TypedDict):
    """The answer to a slice of a review.

    ok: whether the request was taken.
    review: what there is of it.
    """

    ok: Literal[True]
    review: Review


class Judged(TypedDict):
    """A decision, judged.

    ok: whether the request was taken.
    line: as a review would say it.
    """

    ok: Literal[True]
    line: Line


class Look(TypedDict):
    """A position of a deal that has ended.

    deal: its number.
    index: of the action that it stands before; `of` at the end.
    of: how many actions the deal has.
    marks: the indices at which something begins, in order: the auction, a trick, a round.
    seat: as whom it is seen.
    actor: who acts next; null at the end.
    action: the actor's; null at the end.
    seen: whether the seat saw that action, its cards and all, when it was done. A declined pon and
        what is discarded or given face down is not.
    table: as the seat saw it.
    story: all public events of the deal up to here.
    hands: the cards of every seat, in pack order.
    """

    deal: int
    index: int
    of: int
    marks: list[int]
    seat: int
    actor: int | None
    action: str | None
    seen: bool
    table: Table
    story: list[Event]
    hands: list[list[str]]


class Looked(TypedDict):
    """The answer to a look.

    ok: whether the request was taken.
    look: what is seen.
    """

    ok: Literal[True]
    look: Look


class Kept(TypedDict):
    """What a deal that has ended is kept as.

    replay: the replay link's part after `#`, with the person's seat and the level.
    game: the game's id.
    seats: how many played.
    seat: the person's.
    level: the one that was chosen for the bots.
    deal: its number.
    points: by how much the person's total has changed in it.
    place: of the person, or the person's team, in this deal: 1 for the best, shared places equal.
    undone: whether somebody had taken play back in this match.
    """

    replay: str
    game: GameId
    seats: int
    seat: int
    level: str
    deal: int
    points: int
    place: int
    undone: bool


class IsKept(TypedDict):
    """The answer to what a deal is kept as.

    ok: whether the request was taken.
    kept: what it is kept as.
    """

    ok: Literal[True]
    kept: Kept


class Replies(TypedDict):
    """What each verb is answered.

    new, inspect, open, load, play, why, think, next, hint, undo, replay: see there.
    watch, review, judge, look, knew, branch, keep: of deals that have ended; see there.
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
    undo: State | Refused
    replay: State | Refused
    watch: Watched | Refused
    review: Reviewed | Refused
    judge: Judged | Thinking | Refused
    look: Looked | Refused
    knew: LookedBack | Thinking | Refused
    branch: State | Refused
    keep: IsKept | Refused


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


class Bounds(TypedDict):
    """How large what comes from outside may be; whatever is larger is refused unread.

    link: characters of a deal link.
    save: characters of a save.
    depth: brackets of a JSON text within each other.
    seed: characters of a seed.
    """

    link: int
    save: int
    depth: int
    seed: int


class Catalogue(TypedDict):
    """All that can be played.

    levels: of play, the weakest first.
    errors: the ids of all refusals.
    bounds: how large what comes from outside may be.
    packs: the packs of cards.
    games: in the order of the lobby.
    """

    levels: list[str]
    errors: list[str]
    bounds: Bounds
    packs: Packs
    games: list[GameEntry]
