"""Calling by estimate: what a hand is worth, and the contract with the best worth.

A hand's worth in tricks is a sum over its cards and suits, so that all eight denominations take a
few table look-ups; what is left over (the other three hands) has a standard deviation of about two
tricks. It is corrected by what the calls of the others tell. `Auction` plays an auction on without
a game, which the search does thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import fsum
from struct import Struct

from ..rules import (
    NO_TRUMP,
    PASS,
    TOP_BID,
    SevenEuchre,
    bid_of,
    denomination_of,
    tricks_of,
)
from .layout import TRUMPS, Layout, layout
from .payoff import Stakes
from .weights import (
    ALLY_TOLD,
    DECLARER_TOLD,
    DUMMY_TOLD,
    NO_EXCHANGE,
    OPPONENT_TOLD,
    OURS,
    OURS_PLAIN,
    PARTNER_TOLD,
    THEIRS,
    THEIRS_PLAIN,
    Told,
    Worth,
)

MARGIN = 0.015  # a bid must be worth so much more than a pass, about two points

# A hand's worth is the sum of what its suits are worth, each in sixteen parts: declaring and
# against a declarer, by denomination. They lie side by side in one int, so that a few additions sum
# up all of them: hundredths of a trick, 16 bits each, raised so that no sum is negative.
PARTS = Struct("<16H")
RAISED = 1000
IN_TRICKS = tuple((part - RAISED) / 100 for part in range(4 * RAISED))


@dataclass(slots=True)
class Mind:
    """What a seat's hand is worth to it, by denomination: declaring, and against a declarer."""

    ours: list[float]
    theirs: list[float]


def mind(hand: int) -> Mind:
    """What this hand is worth."""
    a, b, c, d, e, f, g = _suits()
    parts = (
        a[hand & 127] + b[hand >> 7 & 127] + c[hand >> 14 & 127] + d[hand >> 21 & 127]
        + e[hand >> 28 & 127] + f[hand >> 35 & 127] + g[hand >> 42]
    )  # fmt: skip
    tricks = [IN_TRICKS[part] for part in PARTS.unpack(parts.to_bytes(PARTS.size, "little"))]
    return Mind(tricks[:8], tricks[8:])


def ours(hand: int) -> list[float]:
    """The tricks that this hand's side takes on average when it declares, by denomination."""
    return mind(hand).ours


@cache
def _suits() -> list[list[int]]:
    """For every suit, by the seven bits of its cards: their parts; the first has the constants."""
    constants = [OURS[0]] * 7 + [OURS_PLAIN[0]] + [THEIRS[0]] * 7 + [THEIRS_PLAIN[0]]
    base = _packed(constants) + _packed([RAISED / 100] * 16)
    suits = []
    for suit in range(7):
        ours = _of_suit(suit, OURS, OURS_PLAIN)
        theirs = _of_suit(suit, THEIRS, THEIRS_PLAIN)
        suits.append([_packed(own + other) for own, other in zip(ours, theirs, strict=True)])
    suits[0] = [base + parts for parts in suits[0]]
    return suits


def _packed(tricks: list[float]) -> int:
    return sum(round(100 * part) << 16 * i for i, part in enumerate(tricks))


def _of_suit(suit: int, worth: Worth, worth_plain: Worth) -> list[list[float]]:
    """What the cards of a printed suit are worth in each denomination, by their seven bits."""
    own, beside, plain = layout(suit), layout((suit + 1) % 7), layout(NO_TRUMP)
    group = next(g for g in range(6) if beside.cards[g][0] // 7 == suit)
    found = []
    for bits in range(128):
        trumps = _spread(own, suit, TRUMPS, bits)
        parts = [_plain(_spread(beside, suit, group, bits), 6, worth)] * 7
        if bits >> suit & 1:  # its seven is a trump
            parts = [part + worth[1][0] for part in parts]
        parts[suit] = fsum(worth[1][i] for i in range(13) if trumps >> i & 1)
        found.append([*parts, _plain(_spread(plain, suit, suit, bits), 7, worth_plain)])
    return found


def _plain(mask: int, size: int, worth: Worth) -> float:
    """The worth of a plain suit's cards, its highest in bit `size` − 1."""
    _, _, lengths, master, second = worth
    length = mask.bit_count()
    total = lengths[min(length, 5)]
    if mask >> size - 1 & 1:
        total += master
    if mask >> size - 2 & 1 and length > 1:
        total += second
    return total


def _spread(table: Layout, suit: int, group: int, bits: int) -> int:
    """These cards of a printed suit as a mask of their group, those of other groups left out."""
    mask = 0
    for i in range(7):
        card = 7 * suit + i
        if bits >> i & 1 and table.group[card] == group:
            mask |= table.bit[card]
    return mask


@cache
def in_reach(denomination: int, tricks: int, standing: int) -> tuple[int, ...]:
    """The bids of a denomination over a standing one that are worth a thought, expecting so many
    tricks: from one below to three above.
    """
    bids = [bid_of(denomination, n) for n in range(max(7, tricks - 1), min(12, tricks + 3) + 1)]
    return tuple(bid for bid in bids if bid > standing)


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
            for bid in in_reach(denomination, int(tricks), standing):
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
