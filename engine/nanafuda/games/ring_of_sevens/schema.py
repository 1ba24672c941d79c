"""Ring of Sevens' message types.

The name of a place on the board has a suit and a rank (`H8`). Where two suits share the place, it
has their colour, R or K (black), and a rank (`R9`).
"""

from typing import Literal, TypedDict

from ...messages.common import Begun, Played

Phase = Literal["ended", "play"]
State = Literal["in", "out", "dropped"]

Payment = TypedDict(
    "Payment",
    {"from": int, "to": int, "reason": Literal["big", "small", "alone"], "points": int},
)
Payment.__doc__ = """A payment at the end of a deal (R18–R20).

    from: who pays.
    to: who is paid.
    reason: to the big winner, to the small winner, or to the one who is both.
    points: the receiver's own.
    """


class Dropout(TypedDict):
    """A seat that dropped out (R11, R12).

    seat: the seat.
    laid: the hand cards that it laid out.
    lost: the score card that it lost; null if it had none.
    """

    seat: int
    laid: list[str]
    lost: str | None


class Act(TypedDict):
    """An action of a seat.

    seat: the acting seat.
    action: an action code, or `out` when the seat goes out, which is not an action.
    """

    seat: int
    action: str


class Table(TypedDict):
    """The game's part of a table; lists by seat have an entry for each seat.

    phase: the phase of the deal.
    start: the start player.
    counts: by seat, the number of cards in hand, including score cards if these are hidden (R29).
    states: by seat, whether it is in, has gone out, or has dropped out.
    passes: by seat, the number of passes left.
    sevens: by seat, the 7s that it laid out.
    laid: all cards on the board, in pack order.
    joker: the place that the Joker fills; null if it fills none.
    ready: for every suit the ranks that may be played now; without a swap for the Joker.
    reversed: the arms that are built from their end inward (R27), by the place next to the 7: R8,
        R6, K8, K6.
    score_cards: by seat, the score cards that the table's seat may know: its own, and shown ones.
    score_points: by seat, the total points of `score_cards`.
    shown: by seat, whether its score cards are public (R29).
    ranked: the seats that went out, in order.
    dropouts: the seats that dropped out, in order.
    plays: all actions of the deal, in order.
    """

    phase: Phase
    start: int
    counts: list[int]
    states: list[State]
    passes: list[int]
    sevens: list[list[str]]
    laid: list[str]
    joker: str | None
    ready: dict[str, list[int]]
    reversed: list[str]
    score_cards: list[list[str]]
    score_points: list[int]
    shown: list[bool]
    ranked: list[int]
    dropouts: list[Dropout]
    plays: list[Act]


class SevensLaid(TypedDict):
    """A seat has laid out its 7s (R3).

    type: the event type.
    seat: the seat.
    cards: the 7s.
    """

    type: Literal["sevens"]
    seat: int
    cards: list[str]


class JokerMoved(TypedDict):
    """The Joker was laid (R22), or swapped for a card of its place, now played (R24).

    type: the event type, laid or swapped.
    seat: the acting seat.
    place: the Joker's place.
    """

    type: Literal["joker", "swap"]
    seat: int
    place: str


class Passed(TypedDict):
    """A seat has passed.

    type: the event type.
    seat: the seat.
    left: the number of passes left to it.
    """

    type: Literal["pass"]
    seat: int
    left: int


class Scored(TypedDict):
    """Cards have become public score cards (R29).

    type: the event type.
    seat: the holder.
    cards: the new score cards.
    """

    type: Literal["score"]
    seat: int
    cards: list[str]


class WentOut(TypedDict):
    """A seat has gone out (R10).

    type: the event type.
    seat: the seat.
    rank: 1 for the first seat to go out.
    cards: its score cards, now shown.
    """

    type: Literal["out"]
    seat: int
    rank: int
    cards: list[str]


class Dropped(Dropout):
    """A seat has dropped out (R11, R12).

    type: the event type.
    cards: its score cards, now shown, including the lost one.
    """

    type: Literal["drop"]
    cards: list[str]


class Settled(TypedDict):
    """The last seat that was in lays out its hand (R14).

    type: the event type.
    seat: the seat.
    laid: the cards laid out.
    cards: its score cards, now shown.
    """

    type: Literal["settle"]
    seat: int
    laid: list[str]
    cards: list[str]


Event = Begun | SevensLaid | Played | JokerMoved | Passed | Scored | WentOut | Dropped | Settled


class Result(TypedDict):
    """The result of a deal; lists by seat have an entry for each seat.

    ranking: the seats from the first to the last (R15).
    points: by seat, the total points of its score cards.
    small_winner: the first seat (R16).
    big_winner: the seat with the most points of all but the last (R16).
    small_loser: the seat that pays the small winner, unless it is the last (R17, R20); else null.
    big_loser: the last seat.
    lines: the payments.
    change: by seat, the points gained or lost.
    """

    ranking: list[int]
    points: list[int]
    small_winner: int
    big_winner: int
    small_loser: int | None
    big_loser: int
    lines: list[Payment]
    change: list[int]


class Place(TypedDict):
    """A place of the board.

    place: its name.
    cards: the card, or the two cards, that may fill it (R5).
    """

    place: str
    cards: list[str]


class Facts(TypedDict):
    """The constants of the rules.

    places: the places of the board, rank by rank.
    joker_places: the names of the places that the Joker may fill (R22).
    worth: the points of every card as a score card (R9, R25).
    """

    places: list[Place]
    joker_places: list[str]
    worth: dict[str, int]
