"""Replies of assist: card locations, bid meanings, settled result."""

from typing import Literal, TypedDict

from .match import Reason


class Whereabouts(TypedDict):
    """Cards with the same possible locations.

    seats: the seats that may hold them.
    aside: whether they may be in no seat's hand.
    cards: in pack order.
    """

    seats: list[int]
    aside: bool
    cards: list[str]


class Located(TypedDict):
    """Reply with the possible locations of the cards that are out.

    ok: whether the request succeeded.
    where: the cards that are out, those with the fewest locations first.
    """

    ok: Literal[True]
    where: list[Whereabouts]


class Call(TypedDict):
    """Meaning of a bid.

    seat: the bidder's seat.
    action: the text code of a bid that may be made; null for one that was made.
    says: the meaning.
    worth: for a bid that the person may make, what the hand is worth in it: in tricks or in wins
        per hundred; null if that is not counted.
    """

    seat: int
    action: str | None
    says: Reason
    worth: float | None


class Calls(TypedDict):
    """Bids with their meanings.

    made: the bids of this deal, in order.
    mine: the bids that the person may make now.
    """

    made: list[Call]
    mine: list[Call]


class Meant(TypedDict):
    """Reply with the meanings of bids.

    ok: whether the request succeeded.
    calls: the bids that were made and those that may be made.
    """

    ok: Literal[True]
    calls: Calls


class Settled(TypedDict):
    """Reply with whether the rest of the deal changes nothing.

    ok: whether the request succeeded.
    settled: whether that is certain; false if it may change something or is too much to try.
    """

    ok: Literal[True]
    settled: bool
