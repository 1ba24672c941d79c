"""Looking back at deals that have ended: what the page asks, and what it is answered."""

from typing import Literal, NotRequired, TypedDict

from .common import Event, GameId, Table
from .match import Assessment, State


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
    since: from which action on, where others have made those before; without it from the first.
    """

    do: Literal["review"]
    seat: NotRequired[int]
    deal: NotRequired[int]
    since: NotRequired[int]


class AskJudge(TypedDict):
    """Judge a decision of the person's in a deal that has ended, one slice.

    do: the verb.
    index: of the action in the deal, 0 for the first.
    action: as if that had been done; without it what was done.
    doubted: whether a review's verdict is doubted: it is asked in other worlds, and in more.
    deal: its number; without it the last that has ended.
    """

    do: Literal["judge"]
    index: int
    action: NotRequired[str]
    doubted: NotRequired[bool]
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
    replay: a replay link: the deal is the one that it tells, and the match stays as it is.
    """

    do: Literal["keep"]
    deal: NotRequired[int]
    at: NotRequired[int]
    replay: NotRequired[str]


class Watch(TypedDict):
    """Open a replay link: the match is now the one that it tells, where that deal has ended.

    do: the verb.
    replay: the part of the address after `#`.
    """

    do: Literal["watch"]
    replay: str


class Watched(State):
    """Where the match of a replay link stands: its deal has ended.

    at: the place that the link names, the index of an action; null if it names none.
    """

    at: int | None


Verdict = Literal["best", "better", "equal", "small", "mistake"]


class Line(Assessment):
    """A decision looked back on, judged by what the seat could know then; never a forced move. The
    reason answers why the best choice, and not what was done.

    index: of the action in the deal, 0 for the first.
    action: what the seat did.
    loss: what the action loses against the best one, never less than 0.
    error: one standard error of the difference.
    weight: how many times the least loss that counts as a mistake in the game the loss is.
    verdict: what the seat did was the best; it was ahead of that; no difference was found; it was
        behind, by too little to call it a mistake; it was a mistake.
    mistake: whether it was one: the loss is certain and large enough to matter.
    hard: whether the action was right where the obvious one was a mistake.
    worlds: in how many imagined worlds the choices were compared.
    """

    index: int
    action: str
    loss: float
    error: float
    weight: float
    verdict: Verdict
    mistake: bool
    hard: bool
    worlds: int


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
    """What a seat knew at a decision, and what its choices come to.

    deal: its number.
    seat: whose decision.
    index: of the action in the deal.
    level: the seat's; for the person's seat the strongest.
    action: what the seat did.
    table: what the seat knew then.
    line: the decision, judged as a review would.
    """

    deal: int
    seat: int
    index: int
    level: str
    action: str
    table: Table
    line: Line


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
    done: how many decisions are judged.
    of: how many there are in all.
    lines: of those judged so far, the last ones of the deal, in order of play; forced moves are
        left out.
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
    against: the same of the other side, where there are two; else null.
    place: of the person, or the person's team, in this deal, 1 for the first: in the order in which
        the seats came in, where a game has one; else by points, shared places equal.
    undone: whether somebody had taken play back in this deal.
    """

    replay: str
    game: GameId
    seats: int
    seat: int
    level: str
    deal: int
    points: int
    against: int | None
    place: int
    undone: bool


class IsKept(TypedDict):
    """The answer to what a deal is kept as.

    ok: whether the request was taken.
    kept: what it is kept as.
    """

    ok: Literal[True]
    kept: Kept
