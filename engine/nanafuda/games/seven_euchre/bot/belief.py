"""Sample determinizations for Seven Euchre, weighted by the calls and cards of the others.

A determinization (`World`) holds the set of cards in every place. It never contradicts a suit not
followed or a card seen. The samples form a Markov chain (Metropolis): pairs of cards swap places,
preferably so that the hands explain the calls and cards better. In the long run each
determinization occurs as often as it is likely. Solinas, Rebstock & Buro 2019 weigh worlds of Skat
by the same evidence.

Each call is stored with the auction before it. For a possible hand, the estimate (auction.py) finds
the best call there. The hand explains the actual call if that was nearly as good, and hardly if it
gave much away. Others may bid differently from us, so no call rules a hand out. Nor does a card:
players follow the rules of thumb as often as USUAL says, and play any other card otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import exp, log
from operator import getitem
from random import Random

from ....game import View
from ....mechanics.cards import cards_of
from ....mechanics.dealing import spread
from ....mechanics.tricks import played_by
from ..rules import PASS, SevenEuchre, denomination_of
from .auction import IN_TRICKS, Auction, Mind, in_reach, parts_of
from .layout import Layout, Trick, layout
from .payoff import STEPS, Stakes, stakes_of
from .policy import choose

World = list[int]  # a determinization: the cards in each place, the hands first

# All constants below are chosen, not fitted.
SWAPS = 24  # attempted swaps between two samples
APART = 48  # swaps for nearly independent samples, so that standard errors are reliable
SETTLING = 60  # swaps before the first sample (burn-in)
# Exponent of the likelihood of calls and cards: 1, or the square root.
BELIEVED, HALF_BELIEVED = 1.0, 0.5
REGRET = 0.03  # chance to win: a call that gives this much away is e times as rare
# Shares of passes and of any one bid that do not follow our estimate.
PASSED_OTHERWISE = 0.1
BID_OTHERWISE = 0.01
NOTHING = Mind([0.0] * 8, [0.0] * 8)
# How often a player plays the rules-of-thumb card: leading, following second, third and last,
# and when unable to follow.
USUAL = (0.5, 0.8, 0.9, 0.95)
USUAL_WITHOUT = 0.6
ROUNDING = 1e-9  # more than the errors of exp and of the sums of scores
COUNTS = 0.5  # exponent of the cards' likelihood: a player who deviates once tends to repeat it


def worlds(
    view: View[SevenEuchre], rng: Random, swaps: int = SWAPS, belief: float = BELIEVED
) -> Iterator[World]:
    """Yield determinizations of the view without end, `swaps` attempted swaps apart.

    `belief` is the exponent of the likelihood of calls and cards; 0 ignores them.
    """
    chain = _Chain(view, rng, belief)
    while True:
        yield chain.draw(swaps)


class _Chain:
    """A Markov chain of determinizations, weighted by how well they explain calls and cards."""

    def __init__(self, view: View[SevenEuchre], rng: Random, belief: float) -> None:
        game = view.game
        self.view, self.rng, self.belief = view, rng, belief
        self.held, self.played = game.held, played_by(game.tricks(), 4)
        self.excluded = [excluded & view.unseen for excluded in game.excluded]
        self.calls = calls_of_others(game, view.seat)
        self.plays = plays_of_others(game, view.seat)
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
        """Return the next determinization; independent of the last if no other seat has called."""
        if not self.calls:
            return self._dealt()
        self._mix(swaps)
        return self.world[:]

    def _dealt(self) -> World:
        dealt = spread(self.view.unseen, self.view.room, self.excluded, self.rng)
        return [held | cards for held, cards in zip(self.held, dealt, strict=True)]

    def _score(self, place: int, held: int) -> float:
        """Return `belief` times the log likelihood of a place's calls and cards, given `held`."""
        if place not in self.calls:
            return 0.0
        likelihood = self.found[place].get(held)
        if likelihood is None:
            hand = held | self.played[place]
            likelihood = calls_likelihood(self.calls[place], hand)
            if self.plays:
                likelihood += self.plays[place].likelihood(hand)
            likelihood *= self.belief
            self.found[place][held] = likelihood
        return likelihood

    def _mix(self, count: int) -> None:
        random, cards, where, excluded = self.rng.random, self.cards, self.where, self.excluded
        world, scores, size = self.world, self.scores, len(cards)
        for _ in range(count):
            i, j = int(random() * size), int(random() * size)
            a, b = where[i], where[j]
            one, other = cards[i], cards[j]
            if a == b or (excluded[b] >> one | excluded[a] >> other) & 1:
                continue
            both = 1 << one | 1 << other
            at_a = self._score(a, world[a] ^ both)
            # No score is above 0. If the swap fails even then, the other hand does not matter.
            most = at_a - scores[a] - scores[b]
            luck = random() if most < 0 else None
            if luck is not None and luck > exp(most) + ROUNDING:
                continue
            at_b = self._score(b, world[b] ^ both)
            gain = at_a + at_b - scores[a] - scores[b]
            if gain < 0 and luck is None:
                luck = random()
            if gain >= 0 or (luck is not None and luck < exp(gain)):
                world[a] ^= both
                world[b] ^= both
                where[i], where[j] = b, a
                scores[a], scores[b] = at_a, at_b


# Evidence from cards


class Plays:
    """The cards that a seat has played, each with the public state of its trick."""

    def __init__(self, seat: int, table: Layout) -> None:
        self.first, self.table = 8 * seat, table
        # Each card, with its log likelihoods by the cards of the suit that the seat followed with.
        self.cards: list[tuple[Trick, int, int, dict[int, float]]] = []

    def add(self, t: Trick, suit: int, rank: int) -> None:
        """Add a card that the seat plays in this position."""
        self.cards.append((t.clone(), suit, rank, {}))

    def likelihood(self, hand: int) -> float:
        """Return the log likelihood of the cards that the seat played, given its dealt hand."""
        first, masks, total = self.first, self.table.split(hand), 0.0
        size = 12
        for t, suit, rank, known in self.cards:
            following = masks[t.group] if t.left < 4 else 0
            if following in known:
                total += known[following]
            else:
                t.hands[first : first + 8] = masks
                if following:  # the other suits do not matter
                    found = known[following] = _likelihood(t, suit, rank, following.bit_count())
                    total += found
                else:
                    total += _likelihood(t, suit, rank, size)
            masks[suit] ^= rank
            size -= 1
        return round(total, 6)


def _likelihood(t: Trick, suit: int, rank: int, choices: int) -> float:
    """Return the log likelihood of a card, one of so many legal ones."""
    if choices == 1:
        return 0.0
    free = t.left < 4 and suit != t.group  # unable to follow
    usual, other = (WITHOUT if free else LED_OR_FOLLOWED[t.left])[choices]
    return usual if _alike(t, suit, rank) else other


def plays_of_others(game: SevenEuchre, seat: int) -> list[Plays]:
    """Return the cards that each other seat has played in this deal; empty before the first."""
    if not game.played:
        return []
    table = layout(game.denomination)
    found = [Plays(s, table) for s in range(4)]
    t = Trick([0] * 32, game.leaders[0], [0] * 4, game.declarer)
    t.live = [(1 << size) - 1 for size in table.size]
    for card in game.played:
        suit, rank = table.group[card], table.bit[card]
        if t.seat != seat:
            found[t.seat].add(t, suit, rank)
        t.play(suit, rank)
    return found


def _alike(t: Trick, suit: int, rank: int) -> bool:
    """Return whether a card is the rules-of-thumb card or its equal."""
    would, card = choose(t)
    if would != suit or card == rank:
        return would == suit
    low, high = min(card, rank), max(card, rank)
    between = t.live[suit] & (high - 1) & ~(2 * low - 1)
    return not between & ~t.hands[8 * t.seat + suit]


def _likely(usual: float) -> list[tuple[float, float]]:
    """Return the log likelihoods of the usual and any other card, by the number of legal cards."""
    other = [round(COUNTS * log((1 - usual) / max(choices - 1, 1)), 6) for choices in range(13)]
    return [(round(COUNTS * log(usual), 6), logarithm) for logarithm in other]


LED_OR_FOLLOWED = {left: _likely(usual) for left, usual in zip((4, 3, 2, 1), USUAL, strict=True)}
WITHOUT = _likely(USUAL_WITHOUT)


# Evidence from calls


class _Payoffs(dict[int, float]):
    """A cache of payoffs by a part of a hand's estimate (auction.parts_of)."""

    def __init__(self, payoff: Callable[[float], float]) -> None:
        self.payoff = payoff

    def __missing__(self, part: int) -> float:
        found = self[part] = self.payoff(IN_TRICKS[part])
        return found


class Call:
    """A call, and the auction that preceded it."""

    def __init__(self, auction: Auction, bid: int, stakes: Stakes) -> None:
        seat = auction.turn
        self.bid, self.side, self.stakes = bid, seat & 1, stakes
        self.standing, self.bidder = auction.standing, auction.bidder
        self.margin = auction.margin(seat)
        # Corrections in tricks that the others' calls add to the estimate of any hand.
        expected = [auction.our_tricks(seat, NOTHING, d) for d in range(8)]
        trump = auction.trump
        opened = range(trump, trump + 1) if auction.second else range(8)
        self._open = slice(opened.start, opened.stop)
        # The payoff of the best bid, for each denomination.
        self._best = [self._reaching(d, expected[d]) for d in opened]
        # The payoffs of passing and of this bid, each with the part on which it depends.
        standing = denomination_of(auction.standing) if auction.standing else 0
        against = bool(auction.standing) and bool((auction.bidder ^ seat) & 1)
        self._passed = standing + 8 if against else standing
        correction = auction.their_tricks(seat, NOTHING) if against else expected[standing]
        self._passing = self._pass(correction)
        self._denomination = denomination_of(bid) if bid else 0
        self._bid = self._contract(bid, self.side, expected[self._denomination])

    def regret(self, parts: Sequence[int]) -> float:
        """Return how far this call's payoff is below the best call's, given a hand's estimate."""
        best = max(map(getitem, self._best, parts[self._open]))
        passing = self._passing[parts[self._passed]] + self.margin
        if self.bid == PASS:
            return best - passing
        return max(best, passing) - self._bid[parts[self._denomination]]

    def _worth(self, bid: int, declaring: int, tricks: float) -> float:
        mean = self.stakes.mean(bid, declaring, tricks)
        return 1 - mean if self.side else mean

    def _known(
        self, about: tuple[object, ...], payoff: Callable[[float], float]
    ) -> dict[int, float]:
        """Return the cache of a payoff to this side, which all calls share."""
        return self.stakes.payoffs.setdefault((self.side, *about), _Payoffs(payoff))

    def _reaching(self, denomination: int, expected: float) -> dict[int, float]:
        """Return the payoffs of the best bid in a denomination."""
        # Shared by all corrections: by expected tricks in half steps.
        known = self.stakes.reaches[self.side, denomination, self.standing]

        def payoff(tricks: float) -> float:
            half = int((tricks + expected) * 2 * STEPS)
            if half not in known:
                middle = (half + 0.5) / (2 * STEPS)
                bids = in_reach(denomination, int(middle), self.standing)
                worths = [self._worth(bid, self.side, middle) for bid in bids]
                known[half] = max(worths, default=-1.0)
            return known[half]

        return self._known(("reaching", denomination, self.standing, expected), payoff)

    def _contract(self, bid: int, declaring: int, expected: float) -> dict[int, float]:
        """Return the payoffs of a contract, given the tricks of the hand's estimate."""
        return self._known(
            ("contract", bid, declaring, expected),
            lambda tricks: self._worth(bid, declaring, tricks + expected),
        )

    def _pass(self, correction: float) -> dict[int, float]:
        """Return the payoffs of a pass that must be exceeded: the standing bid's, if any."""
        if not self.standing:
            even = 1 - self.stakes.even if self.side else self.stakes.even
            return self._known(("even",), lambda _: even)
        return self._contract(self.standing, self.bidder & 1, correction)


def calls_of_others(game: SevenEuchre, seat: int) -> dict[int, list[Call]]:
    """Return the calls of the other seats in this deal, by seat."""
    return _calls_of_others(stakes_of(game), tuple(game.calls), game.denomination, seat)


@lru_cache(8)
def _calls_of_others(
    stakes: Stakes, calls: tuple[tuple[int, int, int], ...], denomination: int, seat: int
) -> dict[int, list[Call]]:
    """Return the same; the caches of a deal's calls serve all its decisions."""
    calls_by_seat: dict[int, list[Call]] = {}
    auction = Auction(-1)
    for caller, bid, number in calls:
        if auction.turn < 0 or (number == 2) != auction.second:
            auction = Auction(caller, number == 2, denomination if number == 2 else -1)
        if caller != seat:
            calls_by_seat.setdefault(caller, []).append(Call(auction, bid, stakes))
        auction.call(bid)
    return calls_by_seat


def calls_likelihood(calls: list[Call], hand: int) -> float:
    """Return the log likelihood of a seat's calls, given its hand."""
    parts, total = parts_of(hand), 0.0
    for call in calls:
        regret = call.regret(parts)
        if regret > 0:
            other = PASSED_OTHERWISE if call.bid == PASS else BID_OTHERWISE
            total += log(other + (1 - other) * exp(-regret / REGRET))
    return round(total, 6)
