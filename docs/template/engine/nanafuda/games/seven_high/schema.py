"""Seven High's shapes."""

from typing import Literal, TypedDict

from ...messages.common import Dealt, Played, Trick, TrickWon

Phase = Literal["ended", "play"]


class Table(TypedDict):
    """The game's part of a table; what is listed by seat has an entry for each.

    phase: what is going on.
    counts: by seat, the cards in hand.
    dealer: who dealt; the next seat led to the first trick.
    won: by seat, tricks.
    trick: the one being played; without cards when the deal has ended.
    led: the suit led; null while nobody has led, and when it was a 7.
    tricks: those that are finished, in order.
    """

    phase: Phase
    counts: list[int]
    dealer: int
    won: list[int]
    trick: Trick
    led: str | None
    tricks: list[Trick]


Event = Dealt | Played | TrickWon


class Result(TypedDict):
    """How a deal ended.

    dealer: who dealt.
    change: by seat, the points of the deal: one for every trick (SH7).
    """

    dealer: int
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    cards: how many everybody is dealt (SH2).
    """

    cards: int
