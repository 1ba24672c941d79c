"""Worlds for Seven Euchre: drawn under what is certain, chosen by what the others did.

A world is what lies in every place, as sets of cards. What cannot be (suits not followed, cards
seen) never comes up. Worlds come one after another: some pairs of cards change places, rather so
that the hands explain the calls than otherwise, which in the long run gives each world as often as
it is likely (Metropolis). In play one of a few such worlds is taken by how well it explains the
cards laid (best of k; Solinas, Rebstock & Buro 2019 weigh worlds of Skat likewise).

Of every call it is remembered what had been said before. For a hand that a seat may have had, the
estimate (auction.py) finds the best call there; a hand with which the call made was nearly as good
explains it, one that gave much away hardly does. Nobody must bid as we do: no call rules a hand
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random

from ...cards import cards_of
from ...game import View
from ...games.seven_euchre import PASS, SevenEuchre, denomination_of
from ...spread import spread
from ..search import likeliest
from .auction import MARGIN, Auction, Mind, in_reach, mind
from .layout import Trick, layout
from .policy import choose
from .stakes import STEPS, Stakes, stakes_of

World = list[int]  # the cards in each place, the hands first

# All chosen, not fitted.
SURPRISE = 0.6  # how much less likely a world is for each card that the rules would not lay
SWAPS = 12  # pairs of cards that may change places between two worlds; half in play
SETTLING = 60  # and before the first one
REGRET = 0.03  # of the chance to win: a call that gives so much away is e times as rare
# The shares of passes and of any one bid that follow no estimate of ours.
PASSED_OTHERWISE = 0.1
BID_OTHERWISE = 0.01
NOTHING = Mind([0.0] * 8, [0.0] * 8)


def worlds(view: View[int], rng: Random, k: int = 1) -> Iterator[World]:
    """Worlds without end that agree with the view; once cards are played, each the best of k."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    draw = _Chain(view, rng).draw
    if not game.played:
        while True:
            yield draw()
    had, history = _played(game), _History(game)

    def likelihood(held: World) -> float:
        return -SURPRISE * history.surprises(held, had, view.seat)

    while True:
        yield likeliest(draw, likelihood, k, rng)


def _played(game: SevenEuchre) -> list[int]:
    """What each seat has played, as sets."""
    sets = [0] * 4
    for i, card in enumerate(game.played):
        sets[(game.leaders[i // 4] + i) & 3] |= 1 << card
    return sets


class _Chain:
    """Worlds that come of one another, as often as they explain the calls."""

    def __init__(self, view: View[int], rng: Random) -> None:
        game = view.game
        assert isinstance(game, SevenEuchre)
        self.view, self.rng = view, rng
        self.held, self.had = game.held, _played(game)
        self.barred = [barred & view.unseen for barred in game.barred]
        self.calls = heard(game, view.seat)
        self.cards = cards_of(view.unseen)
        self.swaps = SWAPS // 2 if game.played else SWAPS
        self.found: list[dict[int, float]] = [{} for _ in game.held]
        if self.calls:
            self.world = self._dealt()
            self.where = [
                next(p for p, held in enumerate(self.world) if held >> card & 1)
                for card in self.cards
            ]
            self.scores = [self._score(p, held) for p, held in enumerate(self.world)]
            self._mix(SETTLING)

    def draw(self) -> World:
        """The next world; while nobody has called they have nothing to do with one another."""
        if not self.calls:
            return self._dealt()
        self._mix(self.swaps)
        return self.world[:]

    def _dealt(self) -> World:
        dealt = spread(self.view.unseen, self.view.room, self.barred, self.rng)
        return [held | cards for held, cards in zip(self.held, dealt, strict=True)]

    def _score(self, place: int, held: int) -> float:
        """How well these cards in a place explain what was called there."""
        if place not in self.calls:
            return 0.0
        found = self.found[place].get(held)
        if found is None:
            found = explained(self.calls[place], held | self.had[place])
            self.found[place][held] = found
        return found

    def _mix(self, count: int) -> None:
        random, cards, where, barred = self.rng.random, self.cards, self.where, self.barred
        world, scores, size = self.world, self.scores, len(cards)
        for _ in range(count):
            i, j = int(random() * size), int(random() * size)
            a, b = where[i], where[j]
            one, other = cards[i], cards[j]
            if a == b or (barred[b] >> one | barred[a] >> other) & 1:
                continue
            both = 1 << one | 1 << other
            at_a, at_b = self._score(a, world[a] ^ both), self._score(b, world[b] ^ both)
            gain = at_a + at_b - scores[a] - scores[b]
            if gain >= 0 or random() < exp(gain):
                world[a] ^= both
                world[b] ^= both
                where[i], where[j] = b, a
                scores[a], scores[b] = at_a, at_b


class _History:
    """The cards laid so far, to be held against the rules of thumb in imagined hands."""

    def __init__(self, game: SevenEuchre) -> None:
        self.table = table = layout(game.denomination)
        self.first = game.leaders[0] if game.leaders else 0
        self.declarer = game.declarer
        self.cards = [(table.group[card], table.bit[card]) for card in game.played]

    def surprises(self, held: list[int], had: list[int], seat: int) -> int:
        """How many cards of other seats the rules of thumb would not have laid."""
        split = self.table.split
        masks = [mask for s in range(4) for mask in split(held[s] | had[s])]
        t = Trick(masks, self.first, [0] * 4, self.declarer)
        count = 0
        for group, bit in self.cards:
            if t.seat != seat:
                would, card = choose(t)
                if would != group:
                    count += 1
                elif card != bit:
                    low, high = min(card, bit), max(card, bit)
                    between = t.live[group] & (high - 1) & ~(2 * low - 1)
                    count += 1 if between & ~t.hands[8 * t.seat + group] else 0
            t.play(group, bit)
        return count


# What calls tell


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
        # What the best bid of a denomination is worth, by the tricks expected, in steps.
        self._best = [stakes.reaches[self.side, d, self.standing] for d in self.open]

    def regret(self, ours: list[float], theirs: list[float]) -> float:
        """How much worse this call is than the best one with a hand of this worth."""
        told, best = self.ours, -1.0
        for denomination, known in zip(self.open, self._best, strict=True):
            step = int((ours[denomination] + told[denomination]) * STEPS + 0.5)
            value = known.get(step)
            if value is None:
                value = known[step] = self._reach(denomination, step / STEPS)
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
        bids = in_reach(denomination, int(tricks), self.standing)
        return max((self._worth(bid, self.side, tricks) for bid in bids), default=-1.0)

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
