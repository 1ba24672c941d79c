"""Upside Down's message types."""

from typing import Literal, TypedDict

from ...mechanics.climbing import Kind
from ...messages.common import Actor, Card, Dealt, Seat

Phase = Literal["ended", "exchange", "play"]
Die = Literal[6, 1]
Title = Literal["winner", "second-winner", "commoner", "second-loser", "loser"]


# Arguments of the game's messages that are no field of it.
Arguments = TypedDict("Arguments", {"from": Seat, "on": Seat, "winner": Seat, "turned": Card})


class Act(TypedDict):
    """A play or a pass."""

    seat: Seat  # the acting seat
    cards: list[Card]  # the cards played, in pack order; empty for a pass
    kind: Kind | None  # the pattern of the cards (U3); null for a pass
    die: Die  # the number that the die shows after it
    turned: bool  # whether it turned the die


class Holding(TypedDict):
    """A card that all seats know to be in a hand."""

    seat: Actor  # the holder
    card: Card


class Exchange(TypedDict):
    """The exchange of a pair of seats before a deal (X2, X3)."""

    giver: Seat  # the seat that takes the other's cards, and then gives as many
    giver_place: int  # the giver's place in the previous deal, 1 for the first
    taker: Seat  # the seat that loses cards unseen, and receives as many
    taker_place: int  # the taker's place in the previous deal
    count: int  # the number of cards each way
    chosen: bool  # whether the giver has chosen its gift
    took: list[Card]  # the cards that the giver took, in pack order; empty for other seats
    # the cards that the giver gave. The taker knows them after all gifts; empty for other
    # seats and before.
    gave: list[Card]


class Table(TypedDict):
    """The game's part of a table."""

    phase: Phase  # the phase of the deal
    counts: list[int]  # the number of cards in every hand
    dealer: Seat
    die: Die  # 6 when high ranks are strong, 1 when low ones are
    ranks: list[int]  # all ranks, from the weakest to the strongest by the die
    # the ranks that can form an answer to `top`; empty before the first play of a round
    stronger: list[int]
    top: Act | None  # the play to beat; null before the first play of a round
    passed: list[Seat]  # the seats that have passed since `top` was played
    out: list[Seat]  # the seats gone out, in order
    titles: list[Title]  # the titles of a deal, from the first out to the last (U14)
    previous: list[Seat] | None  # the finishing order of the previous deal; null in the first
    shown: list[Holding]  # the cards that all seats know to be in a hand
    left: list[int]  # the number of cards of rank 1, 2, … in other hands
    exchange: list[Exchange] | None  # the exchanges; null in a deal without one
    round: list[Act]  # this round's plays and passes, in order
    rounds: list[list[Act]]  # the plays and passes of the deal's earlier rounds


class Shown(Holding):
    """In the first deal the holder of this card shows it, and starts (U2)."""

    type: Literal["show"]


class Taken(TypedDict):
    """Cards went unseen from a loser to a winner (X2)."""

    type: Literal["take"]
    seat: Actor  # the winner, who holds them now
    source: Seat  # the loser
    count: int  # the number of cards


class Given(TypedDict):
    """A winner has chosen the cards to give back (X3)."""

    type: Literal["give"]
    seat: Actor  # the giver
    to: Seat  # the receiver
    count: int  # the number of cards


class Exchanged(TypedDict):
    """The gifts have changed hands (X3)."""

    type: Literal["exchange"]


class Started(TypedDict):
    """A seat is to start a round."""

    type: Literal["start"]
    seat: Actor  # the starting seat


class CardsPlayed(TypedDict):
    """A seat has played."""

    type: Literal["play"]
    seat: Actor  # the acting seat
    cards: list[Card]  # the cards played
    kind: Kind  # the pattern of the cards (U3)


class Passed(TypedDict):
    """A seat has passed."""

    type: Literal["pass"]
    seat: Actor  # the acting seat


class DieTurned(TypedDict):
    """A play has turned the die (U7–U10)."""

    type: Literal["die"]
    shows: Die  # the number that the die shows now
    ends: bool  # whether this ends the round


class WentOut(TypedDict):
    """A seat has gone out (U13)."""

    type: Literal["out"]
    seat: Actor
    place: int  # 1 for the first to go out


Event = (
    Dealt | Shown | Taken | Given | Exchanged | Started | CardsPlayed | Passed | DieTurned | WentOut
)


class Line(TypedDict):
    """The result of a seat."""

    seat: Seat
    place: int  # 1 for the first out
    title: Title  # the title of that place (U14)
    points: int  # the points of that place (U15)


class Result(TypedDict):
    """How a deal ended."""

    ranking: list[Actor]  # the seats from the first out to the one left with cards
    lines: list[Line]  # the same with titles and points
    points: list[int]  # the points of every seat
    left: list[Card]  # the cards left in the last hand, in pack order
    change: list[int]  # the points of every seat


class Facts(TypedDict):
    """The constants of the rules."""

    # the points of a title, if points are counted; other titles score nothing (U15)
    points: dict[Title, int]
