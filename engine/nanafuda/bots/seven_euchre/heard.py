"""What the calls of the others tell of their hands: how much each hand would have to regret them.

Of every call it is remembered what had been said before. For a hand that a seat may have had, the
estimate (auction.py) finds the best call there; a hand with which the call made was nearly as good
explains it, one that gave much away hardly does. Nobody must bid as we do: no call rules a hand
out.
"""

from __future__ import annotations

from math import exp, log

from ...games.seven_euchre import PASS, SevenEuchre, bid_of, denomination_of
from .auction import MARGIN, Auction, Mind, mind
from .stakes import STEPS, Stakes, stakes_of

REGRET = 0.03  # of the chance to win: a call that gives so much away is e times as rare
# The shares of passes and of any one bid that follow no estimate of ours.
PASSED_OTHERWISE = 0.1
BID_OTHERWISE = 0.01
NOTHING = Mind([0.0] * 8, [0.0] * 8)


class Call:
    """A call, and what the caller had heard before."""

    def __init__(self, auction: Auction, bid: int, stakes: Stakes) -> None:
        seat = auction.turn
        self.bid, self.side, self.stakes = bid, seat & 1, stakes
        self.standing, self.bidder = auction.standing, auction.bidder
        self.open = (auction.trump,) if auction.second else tuple(range(8))
        # What the others' calls add to the worth of any hand, in tricks.
        self.ours = [auction.our_tricks(seat, NOTHING, d) for d in range(8)]
        self.against = bool(auction.standing) and bool((auction.bidder ^ seat) & 1)
        self.theirs = auction.their_tricks(seat, NOTHING) if self.against else 0.0
        self._best: list[dict[int, float]] = [{} for _ in range(8)]  # by tricks in steps

    def regret(self, ours: list[float], theirs: list[float]) -> float:
        """How much worse this call is than the best one with a hand of this worth."""
        told, best = self.ours, -1.0
        for denomination in self.open:
            tricks = ours[denomination] + told[denomination]
            value = self._best[denomination].get(int(tricks * STEPS + 0.5))
            if value is None:
                value = self._reach(denomination, tricks)
            if value > best:
                best = value
        passing = self._passing(ours, theirs) + MARGIN
        if self.bid == PASS:
            return best - passing
        denomination = denomination_of(self.bid)
        tricks = ours[denomination] + told[denomination]
        return max(best, passing) - self._worth(self.bid, self.side, tricks)

    def _worth(self, bid: int, declaring: int, tricks: float) -> float:
        mean = self.stakes.mean(bid, declaring, tricks)
        return 1 - mean if self.side else mean

    def _reach(self, denomination: int, tricks: float) -> float:
        """The worth of the best bid in a denomination, so many tricks being expected."""
        near = int(tricks)
        bids = [bid_of(denomination, n) for n in range(max(7, near - 1), min(12, near + 3) + 1)]
        worths = [self._worth(bid, self.side, tricks) for bid in bids if bid > self.standing]
        best = max(worths, default=-1.0)
        self._best[denomination][int(tricks * STEPS + 0.5)] = best
        return best

    def _passing(self, ours: list[float], theirs: list[float]) -> float:
        if not self.standing:
            return 1 - self.stakes.even if self.side else self.stakes.even
        denomination = denomination_of(self.standing)
        if self.against:
            tricks = theirs[denomination] + self.theirs
        else:
            tricks = ours[denomination] + self.ours[denomination]
        return self._worth(self.standing, self.bidder & 1, tricks)


def heard(game: SevenEuchre, seat: int) -> dict[int, list[Call]]:
    """The calls of the others in this deal, by seat."""
    stakes = stakes_of(game)
    said: dict[int, list[Call]] = {}
    auction = Auction(-1)
    for caller, bid, number in game.calls:
        if auction.turn < 0 or (number == 2) != auction.second:
            auction = Auction(caller, number == 2, game.denomination if number == 2 else -1)
        if caller != seat:
            said.setdefault(caller, []).append(Call(auction, bid, stakes))
        auction.call(bid)
    return said


def explained(calls: list[Call], hand: int) -> float:
    """How well a hand explains the calls of a seat, as a logarithm."""
    worth, total = mind(hand), 0.0
    for call in calls:
        regret = call.regret(worth.ours, worth.theirs)
        if regret > 0:
            other = PASSED_OTHERWISE if call.bid == PASS else BID_OTHERWISE
            total += log(other + (1 - other) * exp(-regret / REGRET))
    return round(total, 6)
