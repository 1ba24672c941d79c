"""Fits for Seven Euchre: values of hands and calls, and the chance to win a match."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, log, sqrt
from random import Random

from nanafuda.games.seven_euchre.bot import weights as w
from nanafuda.games.seven_euchre.bot.auction import Auction, mind
from nanafuda.games.seven_euchre.bot.layout import TRUMPS, layout
from nanafuda.games.seven_euchre.bot.payoff import Stakes
from nanafuda.games.seven_euchre.rules import NO_TRUMP, denomination_of
from nanafuda.mechanics.cards import SEVEN, mask_of

from ..caution import TARGET, bidding, play_match, played
from . import Fit, least, least_squares, line, variant


def _deal(luck: str) -> tuple[list[int], int]:
    """Return four hands and the centre card."""
    order = SEVEN.shuffled(luck)
    return [mask_of(order[seat:48:4]) for seat in range(4)], order[48]


# Values of hands


def _features(hand: int, denomination: int) -> list[float]:
    """Return how often each number of a `Worth` counts in a hand, in the order of `_numbers`."""
    table = layout(denomination)
    *plain, trumps = table.split(hand)
    rank = [trumps >> i & 1 for i in range(13)]
    lengths, master, second = [0.0] * 5, 0.0, 0.0
    for mask, size in zip(plain, table.size[:TRUMPS], strict=True):
        if mask:
            lengths[min(mask.bit_count(), 5) - 1] += 1
            master += mask >> size - 1 & 1
            second += mask >> size - 2 & 1 and mask.bit_count() > 1
    low = [] if denomination == NO_TRUMP else [float(sum(rank[:7])), *map(float, rank[7:])]
    return [1.0, *low, *lengths, master, second]


def _numbers(worth: w.Worth) -> list[float]:
    """Return a `Worth` as numbers: constant, low and other trumps, lengths, high cards."""
    constant, trumps, lengths, master, second = worth
    return [constant, *trumps[6:], *lengths[1:], master, second]


TRUMP_NAMES = ["low trump", *(f"trump {place}" for place in range(8, 14))]
PLAIN_NAMES = [*(f"length {n}" for n in range(1, 6)), "master", "second"]


def estimate(deals: int, seed: str) -> Iterator[str]:
    """Fit by least squares over random deals in random denominations, with an exchange.

    20,000 deals: about 0.05 from the numbers in use, and as much between runs. Trumps against a
    declarer come out 0.1 to 0.2 lower, however, and the declarer's low ones 0.04.
    """
    rows: dict[str, tuple[list[list[float]], list[float]]] = {}
    for number in range(deals):
        hands, centre = _deal(f"{seed} {number}")
        rng = Random(f"{seed} {number} contract")
        declarer, denomination = int(rng.random() * 4), int(rng.random() * 8)
        tricks = played(hands, centre, declarer, denomination)
        plain = "_PLAIN" if denomination == NO_TRUMP else ""
        for seat, name in ((0, "OURS"), (1, "THEIRS"), (3, "THEIRS")):
            found = rows.setdefault(name + plain, ([], []))
            found[0].append(_features(hands[(declarer + seat) % 4], denomination))
            found[1].append(float(tricks))
    for name, (features, targets) in sorted(rows.items()):
        used = _numbers(getattr(w, name))
        fitted = least_squares(features, targets, used)
        names = ["constant", *([] if "PLAIN" in name else TRUMP_NAMES), *PLAIN_NAMES]
        for what, x, y in zip(names, used, fitted, strict=True):
            yield line(f"{name} {what}", x, y)


# Information from calls


def _signal(auction: Auction, seat: int, denomination: int) -> list[float]:
    """Return how often each number of a `Signal` counts, from a seat's calls."""
    number = auction.named[seat].get(denomination)
    if number:
        return [1.0, number - 7.0, 0.0, 0.0]
    spoke = auction.spoke >> seat & 1
    other = bool(auction.named[seat])
    return [0.0, 0.0, float(other), float(spoke and not other)]


class _Calls:
    """Differences of tricks from a hand's estimate, by the previous calls of the others."""

    def __init__(self, *names: str) -> None:
        self.names = [f"{name}_SIGNAL" for name in names]
        self.rows: list[list[float]] = []
        self.rest: list[float] = []

    def add(self, tricks: int, estimate: float, second: bool, *signals: list[float]) -> None:
        self.rows.append([*(x for row in signals for x in row), float(second)])
        self.rest.append(tricks - estimate)

    def fitted(self) -> Iterator[str]:
        used = [x for name in self.names for x in getattr(w, name)] + [w.NO_EXCHANGE]
        found = least_squares(self.rows, self.rest, used)
        whats = [f"{name} {what}" for name in self.names for what in SIGNAL_NAMES]
        for what, x, y in zip([*whats, "NO_EXCHANGE"], used, found, strict=True):
            yield line(what, x, y)
        rests = [
            rest - fsum(x * y for x, y in zip(row, found, strict=True))
            for row, rest in zip(self.rows, self.rest, strict=True)
        ]
        yield line("SPREAD", w.SPREAD, sqrt(fsum(rest * rest for rest in rests) / len(rests)))


SIGNAL_NAMES = ("named", "above seven", "named another", "passed")


def calls(deals: int, seed: str) -> Iterator[str]:
    """Fit by least squares over auctions of club players.

    The seat to call may declare any denomination at once; for its opponents, the contract is the
    auction's result. 4,000 deals: about 0.1 from the numbers in use and between runs. But a
    denomination adds 0.6 more if the partner named it, 0.2 if the opponents or the declarer did.
    """
    ours, theirs = _Calls("PARTNER", "OPPONENT"), _Calls("DECLARER", "DUMMY", "ALLY")
    for number in range(deals):
        hands, centre = _deal(f"{seed} {number}")
        minds = [mind(hand) for hand in hands]
        rng = Random(f"{seed} {number} calls")
        dealer = int(rng.random() * 4)
        for auction in bidding(hands, centre, dealer, Stakes((0, 0), TARGET), (99.0, 99.0)):
            seat, second = auction.turn, auction.second
            contract = auction.trump if second else int(rng.random() * 8)
            tricks = played(hands, centre, seat, contract, second)
            signals = [_signal(auction, seat + by & 3, contract) for by in (1, 2, 3)]
            rivals = [x + y for x, y in zip(signals[0], signals[2], strict=True)]
            ours.add(tricks, minds[seat].ours[contract], second, signals[1], rivals)
        if auction.standing:
            contract, declarer = denomination_of(auction.standing), auction.bidder
            tricks = played(hands, centre, declarer, contract, auction.second)
            signals = [_signal(auction, declarer + by & 3, contract) for by in range(4)]
            for by in (1, 3):
                estimate = minds[declarer + by & 3].theirs[contract]
                theirs.add(
                    tricks, estimate, auction.second, signals[0], signals[2], signals[4 - by]
                )
    yield from ours.fitted()
    yield from theirs.fitted()


# The chance to win a match


def match(matches: int, seed: str) -> Iterator[str]:
    """Fit the winners of club players' matches to the totals before each deal: maximum likelihood.

    1,000 matches: both rise together in a valley, from 35 and 17 to 59 and 51 between runs, and
    explain at most 0.002 nats a deal better than those in use.
    """
    known: list[tuple[int, int, int]] = []  # the winning side's points, the other's, target
    for number in range(matches):
        target = (77, 100, 200)[number % 3]
        totals, _ = play_match(f"{seed} {number}", (99.0, 99.0), target)
        side = 0 if totals[-1][0] > totals[-1][1] else 1
        known += [(before[side], before[1 - side], target) for before in totals[:-1]]

    def loss(numbers: list[float]) -> float:
        swing, pace = (max(number, 1.0) for number in numbers)
        win = variant("seven_euchre.payoff", SWING=swing, PACE=pace).win
        return -fsum(log(max(win(*before), 1e-9)) for before in known)

    used = [w.SWING, w.PACE]
    found = least(loss, used)
    for name, x, y in zip(("SWING", "PACE"), used, found, strict=True):
        yield line(name, x, y)
    even, best = (loss(numbers) / len(known) for numbers in (used, found))
    yield f"{len(known)} deals: {even:.4f} nats each with those in use, {best:.4f} as found"


FITS: dict[str, Fit] = {
    "estimate": (estimate, 20_000),
    "calls": (calls, 4000),
    "match": (match, 1000),
}
