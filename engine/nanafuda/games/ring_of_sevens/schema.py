"""Ring of Sevens' shapes.

A place of the board is named by its suit and rank where it is one suit's (`H8`), and by its colour,
R or K (black), where the two suits of a colour share it (`R9`).
"""

from typing import Literal, TypedDict

from ...protocol.messages.common import Begun, Played

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

    seat: which.
    laid: the cards of its hand that were laid out.
    lost: the score card that it lost; null if it had none.
    """

    seat: int
    laid: list[str]
    lost: str | None


class Act(TypedDict):
    """Something that a seat did.

    seat: which.
    action: a text code; `out` is going out, which is no action.
    """

    seat: int
    action: str


class Table(TypedDict):
    """The game's part of a table; what is listed by seat has an entry for each.

    phase: what is going on.
    start: the start player.
    counts: by seat, the cards in hand; where score cards are hidden they are counted in (R29).
    states: by seat, whether it is in, has gone out, or has dropped out.
    passes: by seat, those left.
    sevens: by seat, the 7s that it laid out.
    laid: all cards on the board, in pack order.
    joker: the place that the Joker fills; null where it fills none.
    ready: for every suit the ranks that may be played now; no swap for the Joker.
    reversed: the arms that are built from their end inward (R27), by the place next to the 7: R8,
        R6, K8, K6.
    score_cards: by seat, as far as the table's seat may know them: its own, and those shown.
    score_points: by seat, what these are worth together.
    shown: by seat, whether everybody may see its score cards (R29).
    ranked: the seats that went out, in order.
    dropouts: the seats that dropped out, in order.
    plays: everything done in the deal, in order.
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

    type: which event this is.
    seat: whose they were.
    cards: the 7s.
    """

    type: Literal["sevens"]
    seat: int
    cards: list[str]


class JokerMoved(TypedDict):
    """The Joker was laid (R22), or swapped for a card of its place, now played (R24).

    type: which of the two.
    seat: who did it.
    place: where.
    """

    type: Literal["joker", "swap"]
    seat: int
    place: str


class Passed(TypedDict):
    """A seat has passed.

    type: which event this is.
    seat: which.
    left: the passes left to it.
    """

    type: Literal["pass"]
    seat: int
    left: int


class Scored(TypedDict):
    """Cards have become score cards, where these lie open (R29).

    type: which event this is.
    seat: who holds them.
    cards: the new ones.
    """

    type: Literal["score"]
    seat: int
    cards: list[str]


class WentOut(TypedDict):
    """A seat has gone out (R10).

    type: which event this is.
    seat: which.
    rank: 1 for the first to go out.
    cards: its score cards, shown now.
    """

    type: Literal["out"]
    seat: int
    rank: int
    cards: list[str]


class Dropped(Dropout):
    """A seat has dropped out (R11, R12).

    type: which event this is.
    cards: its score cards, shown now, the lost one among them.
    """

    type: Literal["drop"]
    cards: list[str]


class Settled(TypedDict):
    """The last seat that was in lays out its hand (R14).

    type: which event this is.
    seat: which.
    laid: the cards laid out.
    cards: its score cards, shown now.
    """

    type: Literal["settle"]
    seat: int
    laid: list[str]
    cards: list[str]


Event = Begun | SevensLaid | Played | JokerMoved | Passed | Scored | WentOut | Dropped | Settled


class Result(TypedDict):
    """How a deal ended; what is listed by seat has an entry for each.

    ranking: the seats from the first to the last (R15).
    points: by seat, what its score cards are worth.
    small_winner: the first (R16).
    big_winner: who has the most points of all but the last (R16).
    small_loser: who pays the small winner, where it is not the last (R17, R20); else null.
    big_loser: the last.
    lines: who pays whom.
    change: by seat, what it gained or lost.
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
    cards: those that may lie there: one, or the two that share it (R5).
    """

    place: str
    cards: list[str]


class Facts(TypedDict):
    """The constants of the rules.

    places: of the board, rank by rank.
    joker_places: the names of those that the Joker may fill (R22).
    worth: what every card is worth as a score card (R9, R25).
    """

    places: list[Place]
    joker_places: list[str]
    worth: dict[str, int]
