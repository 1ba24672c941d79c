"""Call by estimate: a hand's expected tricks, and the contract with the best payoff.

A hand's estimate is a sum over its cards and suits, so all eight denominations take a few table
look-ups. The other three hands leave a standard deviation of about two tricks. The others' calls
correct the estimate. `Auction` simulates the rest of an auction without a game, which the search
does thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import fsum
from struct import Struct

from ..rules import NO_TRUMP, PASS, TOP_BID, SevenEuchre, bid_of, denomination_of, tricks_of
from .layout import TRUMPS, Layout, layout
from .payoff import Stakes
from .weights import (
    ALLY_SIGNAL,
    DECLARER_SIGNAL,
    DUMMY_SIGNAL,
    NO_EXCHANGE,
    OPPONENT_SIGNAL,
    OURS,
    OURS_PLAIN,
    PARTNER_SIGNAL,
    THEIRS,
    THEIRS_PLAIN,
    Signal,
    Worth,
)

MARGIN = 0.015  # a bid's payoff must exceed a pass's by this much, about two points
# The same over the partner's bid, about eight points: it is likelier to be made than a higher one.
OVERCALL = 0.06

# A hand's estimate is the sum of its suits' estimates. Each has sixteen parts: eight denominations
# as declarer, eight as defender. One int packs them, so that a few additions sum all of them:
# hundredths of a trick, 16 bits each, offset so that no sum is negative.
PARTS = Struct("<16H")
RAISED = 1000
IN_TRICKS = tuple((part - RAISED) / 100 for part in range(4 * RAISED))


@dataclass(slots=True)
class Mind:
    """A seat's estimates of its hand in tricks, by denomination: as declarer and as defender."""

    ours: list[float]
    theirs: list[float]


def parts_of(hand: int) -> tuple[int, ...]:
    """Return the parts of a hand's estimate, as indices into IN_TRICKS."""
    a, b, c, d, e, f, g = _suits()
    parts = (
        a[hand & 127] + b[hand >> 7 & 127] + c[hand >> 14 & 127] + d[hand >> 21 & 127]
        + e[hand >> 28 & 127] + f[hand >> 35 & 127] + g[hand >> 42]
    )  # fmt: skip
    return PARTS.unpack(parts.to_bytes(PARTS.size, "little"))


def mind(hand: int) -> Mind:
    """Return the estimates of a hand."""
    tricks = [IN_TRICKS[part] for part in parts_of(hand)]
    return Mind(tricks[:8], tricks[8:])


def ours(hand: int) -> list[float]:
    """Return the average tricks of this hand's side as declarer, by denomination."""
    return mind(hand).ours


@cache
def _suits() -> list[list[int]]:
    """Return each suit's parts by the seven bits of its cards; the first includes the constants."""
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
    """Return a printed suit's estimates in each denomination, by the seven bits of its cards."""
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
    """Return the estimate of a plain suit's cards; its highest card is bit `size` − 1."""
    _, _, lengths, master, second = worth
    length = mask.bit_count()
    total = lengths[min(length, 5)]
    if mask >> size - 1 & 1:
        total += master
    if mask >> size - 2 & 1 and length > 1:
        total += second
    return total


def _spread(table: Layout, suit: int, group: int, bits: int) -> int:
    """Return the cards of a printed suit that belong to a group, as a mask of that group."""
    mask = 0
    for i in range(7):
        card = 7 * suit + i
        if bits >> i & 1 and table.group[card] == group:
            mask |= table.bit[card]
    return mask


@cache
def in_reach(denomination: int, tricks: int, standing: int) -> tuple[int, ...]:
    """Return the bids over `standing` from one below to three above the expected `tricks`."""
    bids = [bid_of(denomination, n) for n in range(max(7, tricks - 1), min(12, tricks + 3) + 1)]
    return tuple(bid for bid in bids if bid > standing)


class Auction:
    """The state of an auction that is needed to call and to simulate the rest."""

    __slots__ = ("bidder", "named", "second", "spoke", "standing", "trump", "turn")

    def __init__(self, turn: int, second: bool = False, trump: int = -1) -> None:
        self.turn = turn
        self.standing = PASS
        self.bidder = -1
        self.second = second
        self.trump = trump
        # For every seat: tricks of its last bid by denomination; `spoke` has a bit per seat.
        self.named: list[dict[int, int]] = [{}, {}, {}, {}]
        self.spoke = 0

    def clone(self) -> Auction:
        """Return an independent copy."""
        new = Auction(self.turn, self.second, self.trump)
        new.standing, new.bidder, new.spoke = self.standing, self.bidder, self.spoke
        new.named = [named.copy() for named in self.named]
        return new

    def call(self, bid: int) -> bool:
        """Make a call for the seat to act; return whether it ends the auction."""
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

    def signalled(self, seat: int, denomination: int, signal: Signal) -> float:
        """Return the correction in tricks that a seat's calls imply for a denomination."""
        named = self.named[seat]
        if denomination in named:
            return signal[0] + signal[1] * (named[denomination] - 7)
        if named:
            return signal[2]
        return signal[3] if self.spoke >> seat & 1 else 0.0

    def our_tricks(self, seat: int, worth: Mind, denomination: int) -> float:
        """Return the tricks that a seat expects its side to take as declarer."""
        return (
            worth.ours[denomination]
            + self.signalled(seat ^ 2, denomination, PARTNER_SIGNAL)
            + self.signalled(seat + 1 & 3, denomination, OPPONENT_SIGNAL)
            + self.signalled(seat + 3 & 3, denomination, OPPONENT_SIGNAL)
            + (NO_EXCHANGE if self.second else 0.0)
        )

    def their_tricks(self, seat: int, worth: Mind) -> float:
        """Return the tricks that a seat expects the opponents to take in their standing bid."""
        denomination = denomination_of(self.standing)
        return (
            worth.theirs[denomination]
            + self.signalled(self.bidder, denomination, DECLARER_SIGNAL)
            + self.signalled(self.bidder ^ 2, denomination, DUMMY_SIGNAL)
            + self.signalled(seat ^ 2, denomination, ALLY_SIGNAL)
            + (NO_EXCHANGE if self.second else 0.0)
        )

    def passing(self, seat: int, worth: Mind, stakes: Stakes) -> float:
        """Return the payoff to seats 0 and 2 of the standing bid, or of no bid at all."""
        if not self.standing:
            return stakes.even
        if (self.bidder ^ seat) & 1:
            return stakes.mean(self.standing, self.bidder & 1, self.their_tricks(seat, worth))
        tricks = self.our_tricks(seat, worth, denomination_of(self.standing))
        return stakes.mean(self.standing, self.bidder & 1, tricks)

    def margin(self, seat: int) -> float:
        """Return by how much a bid's payoff must exceed a pass's for this seat to bid."""
        ally = self.standing and not (self.bidder ^ seat) & 1
        return OVERCALL if ally else MARGIN

    def bids(self, seat: int, worth: Mind, stakes: Stakes) -> list[tuple[float, int]]:
        """Return the bids in reach, each after its payoff to this seat's side as a contract."""
        side, standing = seat & 1, self.standing
        found: list[tuple[float, int]] = []
        for denomination in (self.trump,) if self.second else range(8):
            tricks = self.our_tricks(seat, worth, denomination)
            for bid in in_reach(denomination, int(tricks), standing):
                mean = stakes.mean(bid, side, tricks)
                found.append((1 - mean if side else mean, bid))
        return found

    def choose(self, seat: int, worth: Mind, stakes: Stakes) -> int:
        """Return the call with the best payoff; a pass if no bid gains more than the margin."""
        passing = self.passing(seat, worth, stakes)
        best = (1 - passing if seat & 1 else passing) + self.margin(seat)
        choice = PASS
        for value, bid in self.bids(seat, worth, stakes):
            if value > best:
                best, choice = value, bid
        return choice


def auction_of(game: SevenEuchre) -> Auction:
    """Return the current auction of a game as far as it has gone.

    A second auction starts afresh: every seat has passed in the first, which is not replayed.
    """
    assert game.turn is not None
    second = game.auction == 2
    auction = Auction((game.dealer + 1) & 3, second, game.denomination if second else -1)
    for _, bid, number in game.calls:
        if number == game.auction:
            auction.call(bid)
    auction.turn = game.turn
    return auction
