"""Upside Down's message types."""

from typing import Literal, TypedDict

from ...mechanics.climbing import Kind
from ...messages.common import Dealt

Phase = Literal["ended", "exchange", "play"]
Die = Literal[6, 1]
Title = Literal["winner", "second-winner", "commoner", "second-loser", "loser"]


class Act(TypedDict):
    """A play or a pass.

    seat: the acting seat.
    cards: the cards played, in pack order; empty for a pass.
    kind: the pattern of the cards (U3); null for a pass.
    die: the number that the die shows after it.
    turned: whether it turned the die.
    """

    seat: int
    cards: list[str]
    kind: Kind | None
    die: Die
    turned: bool


class Holding(TypedDict):
    """A card that all seats know to be in a hand.

    seat: the holder.
    card: the card.
    """

    seat: int
    card: str


class Exchange(TypedDict):
    """The exchange of a pair of seats before a deal (X2, X3).

    giver: the seat that takes the other's cards, and then gives as many.
    giver_place: the giver's place in the previous deal, 1 for the first.
    taker: the seat that loses cards unseen, and receives as many.
    taker_place: the taker's place in the previous deal.
    count: the number of cards each way.
    chosen: whether the giver has chosen its gift.
    took: the cards that the giver took, in pack order; empty for other seats.
    gave: the cards that the giver gave. The taker knows them after all gifts; empty for other seats
        and before.
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

    phase: the phase of the deal.
    counts: the number of cards in every hand.
    dealer: the dealer.
    die: 6 when high ranks are strong, 1 when low ones are.
    ranks: all ranks, from the weakest to the strongest by the die.
    stronger: the ranks that can form an answer to `top`; empty before the first play of a round.
    top: the play to beat; null before the first play of a round.
    passed: the seats that have passed since.
    out: the seats gone out, in order.
    titles: the titles of a deal, from the first out to the last (U14).
    previous: the finishing order of the previous deal; null in the first.
    shown: the cards that all seats know to be in a hand.
    left: the number of cards of rank 1, 2, … in other hands.
    exchange: the exchanges; null in a deal without.
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

    type: the event type.
    """

    type: Literal["show"]


class Taken(TypedDict):
    """Cards went unseen from a loser to a winner (X2).

    type: the event type.
    seat: the winner, who holds them now.
    source: the loser.
    count: the number of cards.
    """

    type: Literal["take"]
    seat: int
    source: int
    count: int


class Given(TypedDict):
    """A winner has chosen the cards to give back (X3).

    type: the event type.
    seat: the giver.
    to: the receiver.
    count: the number of cards.
    """

    type: Literal["give"]
    seat: int
    to: int
    count: int


class Exchanged(TypedDict):
    """The gifts have changed hands (X3).

    type: the event type.
    """

    type: Literal["exchange"]


class Started(TypedDict):
    """A seat is to start a round.

    type: the event type.
    seat: the starting seat.
    """

    type: Literal["start"]
    seat: int


class CardsPlayed(TypedDict):
    """A seat has played.

    type: the event type.
    seat: the acting seat.
    cards: the cards played.
    kind: the pattern of the cards (U3).
    """

    type: Literal["play"]
    seat: int
    cards: list[str]
    kind: Kind


class Passed(TypedDict):
    """A seat has passed.

    type: the event type.
    seat: the acting seat.
    """

    type: Literal["pass"]
    seat: int


class DieTurned(TypedDict):
    """A play has turned the die (U7–U10).

    type: the event type.
    shows: the number that the die shows now.
    ends: whether this ends the round.
    """

    type: Literal["die"]
    shows: Die
    ends: bool


class WentOut(TypedDict):
    """A seat has gone out (U13).

    type: the event type.
    seat: the seat.
    place: 1 for the first to go out.
    """

    type: Literal["out"]
    seat: int
    place: int


Event = (
    Dealt | Shown | Taken | Given | Exchanged | Started | CardsPlayed | Passed | DieTurned | WentOut
)


class Line(TypedDict):
    """The result of a seat.

    seat: the seat.
    place: 1 for the first out.
    title: the title of that place (U14).
    points: the points of that place (U15).
    """

    seat: int
    place: int
    title: Title
    points: int


class Result(TypedDict):
    """How a deal ended.

    ranking: the seats from the first out to the one left with cards.
    lines: the same with titles and points.
    points: the points of every seat.
    left: the cards left in the last hand, in pack order.
    change: the points of every seat.
    """

    ranking: list[int]
    lines: list[Line]
    points: list[int]
    left: list[str]
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    points: the points of a title, if points are counted; other titles score nothing (U15).
    """

    points: dict[Title, int]
