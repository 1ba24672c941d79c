"""Replies of assist: card locations, bid meanings, settled result."""

from typing import TypedDict

from .common import Card, Reply, Seat
from .match import Reason


class Whereabouts(TypedDict):
    """Cards with the same possible locations."""

    seats: list[Seat]  # the seats that may hold them
    aside: bool  # whether they may be in no seat's hand
    cards: list[Card]  # in pack order


class Located(Reply):
    """Reply with the possible locations of the cards that are out."""

    where: list[Whereabouts]  # the cards that are out, those with the fewest locations first


class Call(TypedDict):
    """Meaning of a bid."""

    seat: Seat  # the bidder's seat
    action: str | None  # the text code of a bid that may be made; null for one that was made
    says: Reason  # the meaning
    # for a bid that the person may make, what the hand is worth in it: in tricks or in wins
    # per hundred; null if that is not counted
    worth: float | None


class Calls(TypedDict):
    """Bids with their meanings."""

    made: list[Call]  # the bids of this deal, in order
    mine: list[Call]  # the bids that the person may make now


class Meant(Reply):
    """Reply with the meanings of bids."""

    calls: Calls  # the bids that were made and those that may be made


class Settled(Reply):
    """Reply with whether the rest of the deal changes nothing."""

    # whether that is certain; false if it may change something or is too much to try
    settled: bool
