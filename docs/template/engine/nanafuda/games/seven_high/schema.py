"""Seven High's shapes."""

from typing import Literal, TypedDict

from ...messages.common import Dealt, Played, Seat, Suit, Trick, TrickWon

Phase = Literal["ended", "play"]


class Table(TypedDict):
    """The game's part of a table; what is listed by seat has an entry for each."""

    phase: Phase  # what is going on
    counts: list[int]  # by seat, the cards in hand
    dealer: Seat  # who dealt; the next seat led to the first trick
    won: list[int]  # by seat, tricks
    trick: Trick  # the one being played; without cards when the deal has ended
    led: Suit | None  # the suit led; null while nobody has led, and when it was a 7
    tricks: list[Trick]  # those that are finished, in order


Event = Dealt | Played | TrickWon


class Result(TypedDict):
    """How a deal ended."""

    dealer: Seat  # who dealt
    change: list[int]  # by seat, the points of the deal: one for every trick (SH7)


class Facts(TypedDict):
    """The constants of the rules."""

    cards: int  # how many everybody is dealt (SH2)
