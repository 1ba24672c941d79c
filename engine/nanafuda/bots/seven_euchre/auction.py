"""Calling by estimate: the contract with the best worth, given what the others have said.

A seat's estimate of a denomination is what its own hand is worth (estimate.py), corrected by the
calls of the others. The corrections were fitted to the same self-play: how far the tricks really
taken were from the estimate, by what had been said. `Auction` plays an auction on without a game,
which the search does thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...games.seven_euchre import (
    PASS,
    TOP_BID,
    SevenEuchre,
    bid_of,
    denomination_of,
    tricks_of,
)
from .estimate import ours, theirs
from .stakes import Stakes

# What a call tells about the tricks of the side that is to declare a denomination: that it was
# named, what every trick above seven adds, that another one was named, that the seat only passed.
Told = tuple[float, float, float, float]
PARTNER_TOLD: Told = (0.25, 0.43, 0.0, -0.56)
OPPONENT_TOLD: Told = (-0.8, -0.27, -0.06, 0.29)
DECLARER_TOLD: Told = (0.1, 0.4, 0.0, 0.0)  # of an opponent's contract: he who named it
DUMMY_TOLD: Told = (0.25, -0.07, -0.2, 0.1)  # his partner
ALLY_TOLD: Told = (0.0, 0.0, -0.1, 0.17)  # and one's own
NO_EXCHANGE = -0.15  # in the second auction the declarer takes no card
MARGIN = 0.015  # a bid must be worth so much more than a pass, about two points


@dataclass(slots=True)
class Mind:
    """What a seat's hand is worth to it, by denomination: declaring, and against a declarer."""

    ours: list[float]
    theirs: list[float]


def mind(hand: int) -> Mind:
    """What this hand is worth."""
    return Mind(ours(hand), theirs(hand))


class Auction:
    """An auction under way: enough of it to call, and to play it on."""

    __slots__ = ("bidder", "named", "second", "spoke", "standing", "trump", "turn")

    def __init__(self, turn: int, second: bool = False, trump: int = -1) -> None:
        self.turn = turn
        self.standing = PASS
        self.bidder = -1
        self.second = second
        self.trump = trump
        # For every seat: its last bid by denomination, and whether it has spoken.
        self.named: list[dict[int, int]] = [{}, {}, {}, {}]
        self.spoke = 0

    def clone(self) -> Auction:
        """An independent copy."""
        new = Auction(self.turn, self.second, self.trump)
        new.standing, new.bidder, new.spoke = self.standing, self.bidder, self.spoke
        new.named = [named.copy() for named in self.named]
        return new

    def call(self, bid: int) -> bool:
        """The seat to act calls; whether that ended the auction."""
        seat = self.turn
        self.spoke |= 1 << seat
        self.turn = turn = (seat + 1) & 3
        if bid:
            self.standing, self.bidder = bid, seat
            self.named[seat][denomination_of(bid)] = tricks_of(bid)
            top = TOP_BID if not self.second else bid_of(self.trump, 12)
            return bid == top
        if self.standing:
            return turn == self.bidder
        return self.spoke == 15

    def told(self, seat: int, denomination: int, told: Told) -> float:
        """What this seat's calls tell about the tricks in a denomination."""
        named = self.named[seat]
        if denomination in named:
            return told[0] + told[1] * (named[denomination] - 7)
        if named:
            return told[2]
        return told[3] if self.spoke >> seat & 1 else 0.0

    def our_tricks(self, seat: int, worth: Mind, denomination: int) -> float:
        """What a seat expects its side to take if it declares."""
        return (
            worth.ours[denomination]
            + self.told(seat ^ 2, denomination, PARTNER_TOLD)
            + self.told(seat + 1 & 3, denomination, OPPONENT_TOLD)
            + self.told(seat + 3 & 3, denomination, OPPONENT_TOLD)
            + (NO_EXCHANGE if self.second else 0.0)
        )

    def their_tricks(self, seat: int, worth: Mind) -> float:
        """What a seat expects the other side to take in its standing bid."""
        denomination = denomination_of(self.standing)
        return (
            worth.theirs[denomination]
            + self.told(self.bidder, denomination, DECLARER_TOLD)
            + self.told(self.bidder ^ 2, denomination, DUMMY_TOLD)
            + self.told(seat ^ 2, denomination, ALLY_TOLD)
            + (NO_EXCHANGE if self.second else 0.0)
        )

    def passing(self, seat: int, worth: Mind, stakes: Stakes) -> float:
        """What it is worth to seats 0 and 2 that the auction stays where it is."""
        if not self.standing:
            return stakes.even
        if (self.bidder ^ seat) & 1:
            return stakes.mean(self.standing, self.bidder & 1, self.their_tricks(seat, worth))
        tricks = self.our_tricks(seat, worth, denomination_of(self.standing))
        return stakes.mean(self.standing, self.bidder & 1, tricks)

    def bids(self, seat: int, worth: Mind, stakes: Stakes) -> list[tuple[float, int]]:
        """The bids in reach, each with what it is worth to this seat's side as a contract."""
        side, standing = seat & 1, self.standing
        found: list[tuple[float, int]] = []
        for denomination in (self.trump,) if self.second else range(8):
            tricks = self.our_tricks(seat, worth, denomination)
            near = int(tricks)
            for number in range(max(7, near - 1), min(12, near + 3) + 1):
                bid = bid_of(denomination, number)
                if bid > standing:
                    mean = stakes.mean(bid, side, tricks)
                    found.append((1 - mean if side else mean, bid))
        return found

    def choose(self, seat: int, worth: Mind, stakes: Stakes) -> int:
        """The call with the best worth; a pass where no bid gains."""
        passing = self.passing(seat, worth, stakes)
        best = (1 - passing if seat & 1 else passing) + MARGIN
        choice = PASS
        for value, bid in self.bids(seat, worth, stakes):
            if value > best:
                best, choice = value, bid
        return choice


def auction_of(game: SevenEuchre) -> Auction:
    """The auction of a game, as far as it has gone; of a second one what came before is told too.

    In the second auction a seat that has not spoken again has spoken in the first: it passed.
    """
    assert game.turn is not None
    second = game.auction == 2
    auction = Auction((game.dealer + 1) & 3, second, game.denomination if second else -1)
    for _, bid, number in game.calls:
        if number == game.auction:
            auction.call(bid)
    auction.turn = game.turn
    return auction
