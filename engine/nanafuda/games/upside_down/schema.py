"""Upside Down's shapes."""

from typing import Literal, TypedDict

from ...protocol.messages.common import Dealt

Phase = Literal["ended", "exchange", "play"]
Kind = Literal["solo", "set", "run"]
Die = Literal[6, 1]
Title = Literal["winner", "second-winner", "commoner", "second-loser", "loser"]


class Act(TypedDict):
    """A play or a pass.

    seat: whose.
    cards: what was played, in pack order; empty for a pass.
    kind: what these make together (U3); null for a pass.
    die: what the die shows after it.
    turned: whether this turned the die.
    """

    seat: int
    cards: list[str]
    kind: Kind | None
    die: Die
    turned: bool


class Holding(TypedDict):
    """A card that everybody knows to be in a hand.

    seat: whose hand.
    card: the card.
    """

    seat: int
    card: str


class Exchange(TypedDict):
    """What a pair of seats exchanges before a deal (X2, X3).

    giver: who takes the other's cards, and then gives as many.
    giver_place: the giver's in the deal before, 1 for the first.
    taker: who loses cards unseen, and is given as many.
    taker_place: the taker's in the deal before.
    count: how many cards each way.
    chosen: whether the giver has given.
    took: what the giver took, in pack order; known to the giver, to others empty.
    gave: what the giver gave; known to the giver and, once all have given, to the taker; to others
        and before that empty.
    """

    giver: int
    giver_place: int
    taker: int
    taker_place: int
    count: int
    chosen: bool
    took: list[str]
    gave: list[str]


class Table(TypedDict):
    """The game's part of a table.

    phase: what is going on.
    counts: the cards in every hand.
    dealer: who dealt.
    die: 6 while high ranks are strong, 1 while low ones are.
    ranks: all ranks, from the weakest to the strongest by the die.
    stronger: the ranks of which an answer to `top` is made; none while a round is to be started.
    top: the play to beat; null while a round is to be started.
    passed: the seats that have passed since.
    out: the seats gone out, in order.
    titles: what the seats of this table become, from the first out to the last (U14).
    previous: the seats as they came in the deal before; null in the first.
    shown: the cards that everybody knows to be in a hand.
    left: how many cards of rank 1, 2, … are in other hands.
    exchange: who exchanges what; null in a deal without.
    round: this round's plays and passes, in order.
    rounds: those of the earlier rounds of the deal.
    """

    phase: Phase
    counts: list[int]
    dealer: int
    die: Die
    ranks: list[int]
    stronger: list[int]
    top: Act | None
    passed: list[int]
    out: list[int]
    titles: list[Title]
    previous: list[int] | None
    shown: list[Holding]
    left: list[int]
    exchange: list[Exchange] | None
    round: list[Act]
    rounds: list[list[Act]]


class Shown(Holding):
    """In the first deal the holder of this card shows it, and starts (U2).

    type: which event this is.
    """

    type: Literal["show"]


class Taken(TypedDict):
    """Cards went unseen from a loser to a winner (X2).

    type: which event this is.
    seat: who has them now.
    source: who lost them.
    count: how many.
    """

    type: Literal["take"]
    seat: int
    source: int
    count: int


class Given(TypedDict):
    """A winner has chosen what to give back (X3).

    type: which event this is.
    seat: who gives.
    to: who gets it.
    count: how many.
    """

    type: Literal["give"]
    seat: int
    to: int
    count: int


class Exchanged(TypedDict):
    """What was given has changed hands (X3).

    type: which event this is.
    """

    type: Literal["exchange"]


class Started(TypedDict):
    """A seat is to start a round.

    type: which event this is.
    seat: which.
    """

    type: Literal["start"]
    seat: int


class CardsPlayed(TypedDict):
    """A seat has played.

    type: which event this is.
    seat: which.
    cards: what it played.
    kind: what these make together (U3).
    """

    type: Literal["play"]
    seat: int
    cards: list[str]
    kind: Kind


class Passed(TypedDict):
    """A seat has passed.

    type: which event this is.
    seat: which.
    """

    type: Literal["pass"]
    seat: int


class DieTurned(TypedDict):
    """A play has turned the die (U7–U10).

    type: which event this is.
    shows: what the die shows now.
    ends: whether that ends the round.
    """

    type: Literal["die"]
    shows: Die
    ends: bool


class WentOut(TypedDict):
    """A seat has gone out (U13).

    type: which event this is.
    seat: which.
    place: 1 for the first to go out.
    """

    type: Literal["out"]
    seat: int
    place: int


Event = (
    Dealt | Shown | Taken | Given | Exchanged | Started | CardsPlayed | Passed | DieTurned | WentOut
)


class Line(TypedDict):
    """What a seat came to.

    seat: which.
    place: 1 for the first out.
    title: what it is by that (U14).
    points: what it scores (U15).
    """

    seat: int
    place: int
    title: Title
    points: int


class Result(TypedDict):
    """How a deal ended.

    ranking: the seats from the first out to the one left with cards.
    lines: the same with titles and points.
    points: what every seat scored.
    left: the cards left to the last, in pack order.
    change: what every seat scored.
    """

    ranking: list[int]
    lines: list[Line]
    points: list[int]
    left: list[str]
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    points: what a title scores, where points are counted; others score nothing (U15).
    """

    points: dict[Title, int]
