"""Ring of Sevens' message types.

The name of a place on the board has a suit and a rank (`H8`). Where two suits share the place, it
has their colour, R or K (black), and a rank (`R9`).
"""

from typing import Annotated, Literal, TypedDict

from ...messages.common import Actor, Begun, Card, Played, Seat, Suit

PlaceName = Annotated[str, "place"]
Phase = Literal["ended", "play"]
State = Literal["in", "out", "dropped"]

Payment = TypedDict(
    "Payment",
    {
        "from": Seat,  # who pays
        "to": Seat,  # who is paid
        # to the big winner, to the small winner, or to the one who is both
        "reason": Literal["big", "small", "alone"],
        "points": int,  # the receiver's own
    },
)
Payment.__doc__ = "A payment at the end of a deal (R18–R20)."


class Dropout(TypedDict):
    """A seat that dropped out (R11, R12)."""

    seat: Actor
    laid: list[Card]  # the hand cards that it laid out
    lost: Card | None  # the score card that it lost; null if it had none


class Act(TypedDict):
    """An action of a seat."""

    seat: Seat  # the acting seat
    action: str  # an action code, or `out` when the seat goes out, which is not an action


class Table(TypedDict):
    """The game's part of a table; lists by seat have an entry for each seat."""

    phase: Phase  # the phase of the deal
    start: Seat  # the start player
    # by seat, the number of cards in hand, including score cards if these are hidden (R29)
    counts: list[int]
    states: list[State]  # by seat, whether it is in, has gone out, or has dropped out
    passes: list[int]  # by seat, the number of passes left
    sevens: list[list[Card]]  # by seat, the 7s that it laid out
    laid: list[Card]  # all cards on the board, in pack order
    joker: PlaceName | None  # the place that the Joker fills; null if it fills none
    # for every suit the ranks that may be played now; without a swap for the Joker
    ready: dict[Suit, list[int]]
    # the arms that are built from their end inward (R27), by the place next to the 7: R8,
    # R6, K8, K6
    reversed: list[PlaceName]
    # by seat, the score cards that the table's seat may know: its own, and shown ones
    score_cards: list[list[Card]]
    score_points: list[int]  # by seat, the total points of `score_cards`
    shown: list[bool]  # by seat, whether its score cards are public (R29)
    ranked: list[Seat]  # the seats that went out, in order
    dropouts: list[Dropout]  # the seats that dropped out, in order
    plays: list[Act]  # all actions of the deal, in order


class SevensLaid(TypedDict):
    """A seat has laid out its 7s (R3)."""

    type: Literal["sevens"]
    seat: Actor
    cards: list[Card]  # the 7s


class JokerMoved(TypedDict):
    """The Joker was laid (R22), or swapped for a card of its place, now played (R24)."""

    type: Literal["joker", "swap"]  # laid or swapped
    seat: Actor  # the acting seat
    place: PlaceName  # the Joker's place


class Passed(TypedDict):
    """A seat has passed."""

    type: Literal["pass"]
    seat: Actor
    left: int  # the number of passes left to it


class Scored(TypedDict):
    """Cards have become public score cards (R29)."""

    type: Literal["score"]
    seat: Actor  # the holder
    cards: list[Card]  # the new score cards


class WentOut(TypedDict):
    """A seat has gone out (R10)."""

    type: Literal["out"]
    seat: Actor
    rank: int  # 1 for the first seat to go out
    cards: list[Card]  # its score cards, now shown


class Dropped(Dropout):
    """A seat has dropped out (R11, R12)."""

    type: Literal["drop"]
    cards: list[Card]  # its score cards, now shown, including the lost one


class Settled(TypedDict):
    """The last seat that was in lays out its hand (R14)."""

    type: Literal["settle"]
    seat: Actor
    laid: list[Card]  # the cards laid out
    cards: list[Card]  # its score cards, now shown


Event = Begun | SevensLaid | Played | JokerMoved | Passed | Scored | WentOut | Dropped | Settled


class Result(TypedDict):
    """The result of a deal; lists by seat have an entry for each seat."""

    ranking: list[Seat]  # the seats from the first to the last (R15)
    points: list[int]  # by seat, the total points of its score cards
    small_winner: Actor  # the first seat (R16)
    big_winner: Seat  # the seat with the most points of all but the last (R16)
    # the seat that pays the small winner, unless it is the last (R17, R20); else null
    small_loser: Seat | None
    big_loser: Seat  # the last seat
    lines: list[Payment]  # the payments
    change: list[int]  # by seat, the points gained or lost


class Place(TypedDict):
    """A place of the board."""

    place: PlaceName  # its name
    cards: list[Card]  # the card, or the two cards, that may fill it (R5)


class Facts(TypedDict):
    """The constants of the rules."""

    places: list[Place]  # the places of the board, rank by rank
    joker_places: list[PlaceName]  # the names of the places that the Joker may fill (R22)
    worth: dict[Card, int]  # the points of every card as a score card (R9, R25)
