"""Seven Sweep's shapes."""

from typing import Literal, TypedDict

from ...protocol.messages.common import Dealt

Phase = Literal["ended", "play"]


class Play(TypedDict):
    """A card that was played.

    seat: whose it was.
    card: the card.
    cards: those that it took, none if it was laid on the table.
    """

    seat: int
    card: str
    cards: list[str]


class Table(TypedDict):
    """The game's part of a table; what is listed by seat has an entry for each.

    phase: what is going on.
    counts: by seat, the cards in hand.
    dealer: who dealt; the next seat began.
    open: the cards on the table, in pack order.
    stock: how many cards are still to be dealt.
    captured: by seat, how many cards are taken.
    sevens: by seat, how many of those are 7s.
    sweeps: by seat, how often the table was swept.
    plays: all cards played in this deal, in order.
    """

    phase: Phase
    counts: list[int]
    dealer: int
    open: list[str]
    stock: int
    captured: list[int]
    sevens: list[int]
    sweeps: list[int]
    plays: list[Play]


class Laid(TypedDict):
    """A card was laid on the table.

    type: which event this is.
    seat: whose it was.
    card: the card.
    """

    type: Literal["lay"]
    seat: int
    card: str


class Take(Play):
    """A card took others.

    type: which event this is.
    sweep: whether none is left on the table.
    """

    type: Literal["take"]
    sweep: bool


class Again(TypedDict):
    """All hands were empty and have been dealt four more cards.

    type: which event this is.
    left: how many cards are still to be dealt.
    """

    type: Literal["again"]
    left: int


class Rest(TypedDict):
    """The last seat to take cards gets those left on the table.

    type: which event this is.
    seat: who that is.
    cards: the cards.
    """

    type: Literal["rest"]
    seat: int
    cards: list[str]


Event = Dealt | Laid | Take | Again | Rest


class Result(TypedDict):
    """How a deal ended; by seat.

    change: the points of the deal.
    cards: how many were taken.
    sevens: how many of those were 7s.
    sweeps: how often the table was swept.
    """

    change: list[int]
    cards: list[int]
    sevens: list[int]
    sweeps: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    sum: what a card makes with those that it takes (SS4).
    """

    sum: int
