"""Replies about ended deals."""

from typing import Literal, TypedDict

from .common import Event, GameId, Table
from .match import Assessment, State


class Watched(State):
    """State after opening a replay link, at the end of its deal.

    at: the index of the action that the link names; null if it names none.
    """

    at: int | None


Verdict = Literal["best", "better", "equal", "unclear", "small", "mistake"]


class Line(Assessment):
    """Analysis of a decision by what the seat could know then; never of a forced move.
    The reason supports the best choice, not the action played.

    index: the action's index in the deal, from 0.
    action: the action played.
    loss: how much the action loses against the best one, at least 0.
    error: one standard error of the difference.
    weight: the loss as a multiple of the least loss that counts as a mistake in the game.
    verdict: the action is the best (`best`), ahead of the best (`better`), as good (`equal`), not
        told apart (`unclear`), behind but not surely by enough for a mistake (`small`), or a
        mistake (`mistake`).
    mistake: whether it is a mistake: the loss is certain and large enough to matter.
    hard: whether the action is right and the obvious one is a mistake.
    worlds: the number of determinizations in which the choices were compared; 0 if all cards were
        known and the choices were solved.
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
    """An action of a seat in a deal.

    index: the action's index in the deal, from 0.
    action: the action played.
    """

    index: int
    action: str


class Decisions(TypedDict):
    """All decisions of a seat in an ended deal.

    deal: the deal's number, from 1.
    seat: the deciding seat.
    decisions: in order.
    """

    deal: int
    seat: int
    decisions: list[Decision]


class Knew(TypedDict):
    """Analysis of a decision, with the view that the seat had.

    deal: the deal's number, from 1.
    seat: the deciding seat.
    index: the action's index in the deal, from 0.
    level: the seat's level; for the person's seat the strongest.
    action: the action played.
    table: the seat's view at the decision.
    line: the analysis, as in a review.
    rest: the other legal actions, which the analysis has not compared.
    """

    deal: int
    seat: int
    index: int
    level: str
    action: str
    table: Table
    line: Line
    rest: list[str]


class LookedBack(TypedDict):
    """Reply with a seat's decisions or the analysis of one.

    ok: whether the request succeeded.
    knew: the list of decisions or, if the request has an index, the analysis.
    """

    ok: Literal[True]
    knew: Decisions | Knew


class Review(TypedDict):
    """Review of a seat's decisions in a deal, as far as it has run.

    deal: the deal's number, from 1.
    seat: the deciding seat.
    done: the number of decisions analysed.
    of: the number of decisions.
    lines: the analyses so far, of the last decisions of the deal, in order of play; forced moves
        are left out.
    """

    deal: int
    seat: int
    done: int
    of: int
    lines: list[Line]


class Reviewed(TypedDict):
    """Reply to a slice of a review.

    ok: whether the request succeeded.
    review: the review so far.
    """

    ok: Literal[True]
    review: Review


class Judged(TypedDict):
    """Reply with the analysis of a decision.

    ok: whether the request succeeded.
    line: the analysis, as in a review.
    """

    ok: Literal[True]
    line: Line


class Look(TypedDict):
    """A position of a deal that has ended.

    deal: the deal's number, from 1.
    index: the index of the next action; `of` at the end.
    of: the number of actions in the deal.
    marks: the indices where an auction, a trick or a round starts, in order.
    seat: the viewing seat.
    actor: the seat to act; null at the end.
    action: the next action; null at the end.
    seen: whether the seat saw that action, including its cards, when it was played. A declined pon
        and cards discarded or given face down are not seen.
    table: the seat's view.
    story: all public events of the deal so far.
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
    """Reply with a position.

    ok: whether the request succeeded.
    look: the position.
    """

    ok: Literal[True]
    look: Look


class DealSummary(TypedDict):
    """Summary of an ended deal.

    replay: the replay link's fragment, with the person's seat and the level.
    game: the game's id.
    seats: the number of seats.
    seat: the person's seat.
    level: the level chosen for the bots.
    deal: the deal's number, from 1.
    points: the change of the person's total.
    against: the change of the other side's total; null unless there are two sides.
    place: the rank of the person, or the person's team, in this deal, from 1: by the order of
        finishing if a game has one, else by points; equal points share a place.
    undone: whether any action of this deal was undone.
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


class DealSummaryReply(TypedDict):
    """Reply with the summary of a deal.

    ok: whether the request succeeded.
    summary: the summary.
    """

    ok: Literal[True]
    summary: DealSummary
