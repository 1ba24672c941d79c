"""Worlds for Seven Euchre: drawn under what is certain, as likely as what the others did.

A world is what lies in every place, as sets of cards. What cannot be (suits not followed, cards
seen) never comes up. Worlds come one after another: some pairs of cards change places, rather so
that the hands explain the calls and the cards laid than otherwise, which in the long run gives each
world as often as it is likely (Metropolis; Solinas, Rebstock & Buro 2019 weigh worlds of Skat by
the same evidence).

Of every call it is remembered what had been said before. For a hand that a seat may have had, the
estimate (auction.py) finds the best call there; a hand with which the call made was nearly as good
explains it, one that gave much away hardly does. Nobody must bid as we do: no call rules a hand
out. Nor does a card: what the rules of thumb lay is laid as often as USUAL says, and any other card
in the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random

from ....game import View
from ....mechanics.cards import cards_of
from ....mechanics.dealing import spread
from ..rules import PASS, SevenEuchre, denomination_of
from .auction import MARGIN, Auction, Mind, in_reach, mind
from .layout import Layout, Trick, layout
from .payoff import STEPS, Stakes, stakes_of
from .policy import choose

World = list[int]  # the cards in each place, the hands first

# All chosen, not fitted.
SWAPS = 24  # pairs of cards that may change places between two worlds
APART = 48  # so many, and a world hardly takes after the one before: for errors that can be trusted
SETTLING = 60  # and before the first one
# How far calls and cards are believed: as often as a hand is likely by them, or as its root.
BELIEVED, HALF_BELIEVED = 1.0, 0.5
REGRET = 0.03  # of the chance to win: a call that gives so much away is e times as rare
# The shares of passes and of any one bid that follow no estimate of ours.
PASSED_OTHERWISE = 0.1
BID_OTHERWISE = 0.01
NOTHING = Mind([0.0] * 8, [0.0] * 8)
# How often a card is the one that the rules of thumb lay: led, following second, third and last,
# and where the suit cannot be followed.
USUAL = (0.5, 0.8, 0.9, 0.95)
USUAL_WITHOUT = 0.6
COUNTS = 0.5  # what cards tell counts half: who leaves the rules once does so again


def worlds(
    view: View[int], rng: Random, swaps: int = SWAPS, belief: float = BELIEVED
) -> Iterator[World]:
    """Worlds without end that agree with the view, so many swaps between one and the next.

    `belief`: how far calls and cards are believed, 1 being what is thought of them, 0 not at all.
    """
    chain = _Chain(view, rng, belief)
    while True:
        yield chain.draw(swaps)


def _played(game: SevenEuchre) -> list[int]:
    """What each seat has played, as sets."""
    sets = [0] * 4
    for i, card in enumerate(game.played):
        sets[(game.leaders[i // 4] + i) & 3] |= 1 << card
    return sets


class _Chain:
    """Worlds that come of one another, as often as they explain the calls and the cards laid."""

    def __init__(self, view: View[int], rng: Random, belief: float) -> None:
        game = view.game
        assert isinstance(game, SevenEuchre)
        self.view, self.rng, self.belief = view, rng, belief
        self.held, self.had = game.held, _played(game)
        self.barred = [barred & view.unseen for barred in game.barred]
        self.calls = heard(game, view.seat)
        self.laid = laid(game, view.seat)
        self.cards = cards_of(view.unseen)
        self.found: list[dict[int, float]] = [{} for _ in game.held]
        if self.calls:
            self.world = self._dealt()
            self.where = [
                next(p for p, held in enumerate(self.world) if held >> card & 1)
                for card in self.cards
            ]
            self.scores = [self._score(p, held) for p, held in enumerate(self.world)]
            self._mix(SETTLING)

    def draw(self, swaps: int) -> World:
        """The next world; while nobody has called they have nothing to do with one another."""
        if not self.calls:
            return self._dealt()
        self._mix(swaps)
        return self.world[:]

    def _dealt(self) -> World:
        dealt = spread(self.view.unseen, self.view.room, self.barred, self.rng)
        return [held | cards for held, cards in zip(self.held, dealt, strict=True)]

    def _score(self, place: int, held: int) -> float:
        """How well these cards in a place explain what was called and laid there."""
        if place not in self.calls:
            return 0.0
        found = self.found[place].get(held)
        if found is None:
            hand = held | self.had[place]
            found = explained(self.calls[place], hand)
            if self.laid:
                found += self.laid[place].explained(hand)
            found *= self.belief
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


# What cards tell


class Laid:
    """The cards that a seat has laid, each with the trick as all saw it."""

    def __init__(self, seat: int, table: Layout) -> None:
        self.seat, self.table = seat, table
        self.cards: list[tuple[Trick, int, int]] = []

    def explained(self, hand: int) -> float:
        """How well what was dealt to the seat explains what it laid, as a logarithm."""
        first, masks, total = 8 * self.seat, self.table.split(hand), 0.0
        size = 12
        for t, group, bit in self.cards:
            t.hands[first : first + 8] = masks
            following = masks[t.group] if t.left < 4 else 0
            choices = following.bit_count() if following else size
            if choices > 1:
                likely = LED_OR_FOLLOWED[t.left] if following or t.left == 4 else WITHOUT
                usual, other = likely[choices]
                total += usual if _alike(t, group, bit) else other
            masks[group] ^= bit
            size -= 1
        return round(total, 6)


def laid(game: SevenEuchre, seat: int) -> list[Laid]:
    """What every other seat has laid in this deal; nothing at all in the auction."""
    if not game.played:
        return []
    table = layout(game.denomination)
    found = [Laid(s, table) for s in range(4)]
    t = Trick([0] * 32, game.leaders[0], [0] * 4, game.declarer)
    t.live = [(1 << size) - 1 for size in table.size]
    for card in game.played:
        group, bit = table.group[card], table.bit[card]
        if t.seat != seat:
            found[t.seat].cards.append((t.clone(), group, bit))
        t.play(group, bit)
    return found


def _alike(t: Trick, group: int, bit: int) -> bool:
    """Whether a card is the one that the rules of thumb lay, or its equal."""
    would, card = choose(t)
    if would != group or card == bit:
        return would == group
    low, high = min(card, bit), max(card, bit)
    between = t.live[group] & (high - 1) & ~(2 * low - 1)
    return not between & ~t.hands[8 * t.seat + group]


def _likely(usual: float) -> list[tuple[float, float]]:
    """By the number of cards that may be laid: the logarithms for the usual one, for any other."""
    other = [round(COUNTS * log((1 - usual) / max(choices - 1, 1)), 6) for choices in range(13)]
    return [(round(COUNTS * log(usual), 6), logarithm) for logarithm in other]


LED_OR_FOLLOWED = {left: _likely(usual) for left, usual in zip((4, 3, 2, 1), USUAL, strict=True)}
WITHOUT = _likely(USUAL_WITHOUT)


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
        # What the best bid of a denomination is worth, by the tricks expected, in half steps.
        self._best = [stakes.reaches[self.side, d, self.standing] for d in self.open]

    def regret(self, ours: list[float], theirs: list[float]) -> float:
        """How much worse this call is than the best one with a hand of this worth."""
        told, best = self.ours, -1.0
        for denomination, known in zip(self.open, self._best, strict=True):
            half = int((ours[denomination] + told[denomination]) * 2 * STEPS)
            value = known.get(half)
            if value is None:
                value = known[half] = self._reach(denomination, (half + 0.5) / (2 * STEPS))
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
