"""Replies about ended deals."""

from typing import Literal, TypedDict

from .common import Card, Event, GameId, Reply, Seat, Table
from .match import Assessment, State


class Watched(State):
    """State after opening a replay link, at the end of its deal."""

    at: int | None  # the index of the action that the link names; null if it names none


Verdict = Literal["best", "better", "equal", "unclear", "small", "mistake"]


class Line(Assessment):
    """Analysis of a decision by what the seat could know then; never of a forced move.
    The reason supports the best choice, not the action played.
    """

    index: int  # the action's index in the deal, from 0
    action: str  # the action played
    loss: float  # how much the action loses against the best one, at least 0
    error: float  # one standard error of the difference
    # the loss as a multiple of the least loss that counts as a mistake in the game
    weight: float
    # the action is the best (`best`), ahead of the best (`better`), as good (`equal`), not
    # told apart (`unclear`), behind but not surely by enough for a mistake (`small`), or a
    # mistake (`mistake`)
    verdict: Verdict
    mistake: bool  # whether it is a mistake: the loss is certain and large enough to matter
    hard: bool  # whether the action is right and the obvious one is a mistake
    # the number of determinizations in which the choices were compared; 0 if all cards were
    # known and the choices were solved
    worlds: int


class Decision(TypedDict):
    """An action of a seat in a deal."""

    index: int  # the action's index in the deal, from 0
    action: str  # the action played


class Decisions(TypedDict):
    """All decisions of a seat in an ended deal."""

    deal: int  # the deal's number, from 1
    seat: Seat  # the deciding seat
    decisions: list[Decision]  # in order


class Knew(TypedDict):
    """Analysis of a decision, with the view that the seat had."""

    deal: int  # the deal's number, from 1
    seat: Seat  # the deciding seat
    index: int  # the action's index in the deal, from 0
    level: str  # the seat's level; for the person's seat the strongest
    action: str  # the action played
    table: Table  # the seat's view at the decision
    line: Line  # the analysis, as in a review
    rest: list[str]  # the other legal actions, which the analysis has not compared


class LookedBack(Reply):
    """Reply with a seat's decisions or the analysis of one."""

    # the list of decisions or, if the request has an index, the analysis
    knew: Decisions | Knew


class Review(TypedDict):
    """Review of a seat's decisions in a deal, as far as it has run."""

    deal: int  # the deal's number, from 1
    seat: Seat  # the deciding seat
    done: int  # the number of decisions analysed
    of: int  # the number of decisions
    # the analyses so far, of the last decisions of the deal, in order of play; forced moves
    # are left out
    lines: list[Line]


class Ahead(Reply):
    """Reply after one slice of judging the decisions of a running deal."""

    left: int  # decisions still to be judged


class Reviewed(Reply):
    """Reply to a slice of a review."""

    review: Review  # the review so far


class Judged(Reply):
    """Reply with the analysis of a decision."""

    line: Line  # the analysis, as in a review


class Look(TypedDict):
    """A position of a deal that has ended."""

    deal: int  # the deal's number, from 1
    index: int  # the index of the next action; `of` at the end
    of: int  # the number of actions in the deal
    marks: list[int]  # the indices where an auction, a trick or a round starts, in order
    seat: Seat  # the viewing seat
    actor: Seat | None  # the seat to act; null at the end
    action: str | None  # the next action; null at the end
    # whether the seat saw that action, including its cards, when it was played. A declined
    # pon and cards discarded or given face down are not seen.
    seen: bool
    table: Table  # the seat's view
    story: list[Event]  # all public events of the deal so far
    hands: list[list[Card]]  # the cards of every seat, in pack order


class Looked(Reply):
    """Reply with a position."""

    look: Look  # the position


class DealSummary(TypedDict):
    """Summary of an ended deal."""

    replay: str  # the replay link's fragment, with the person's seat and the level
    game: GameId  # the game's id
    seats: int  # the number of seats
    seat: Seat  # the person's seat
    level: str  # the level chosen for the bots
    deal: int  # the deal's number, from 1
    points: int  # the change of the person's total
    against: int | None  # the change of the other side's total; null unless there are two sides
    # of the person, or the person's team, in this deal, from 1; see `places` of a result
    place: int
    tied: int  # how many others, or other teams, share the place
    undone: bool  # whether any action of this deal was undone


class DealSummaryReply(Reply):
    """Reply with the summary of a deal."""

    summary: DealSummary
    decides: bool  # whether the person's seat had a choice in the deal
