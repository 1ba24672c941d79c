"""Search for the two upper levels: calls, discards and cards tried in determinizations.

Each call is tried in determinizations that fit the auction. The simulated auction continues as
club players would call, the declarer exchanges, and the rules of thumb play the cards. A bid is
thus also judged by the calls that it provokes. A single rollout is noisy, so the estimate
(auction.py) serves as a prior.

With many cards left, rollouts by the rules of thumb rate each card. The last tricks are solved
exactly (endgame.py). The objective is the chance to win the match (payoff.py): the contract, then
the tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum, inf
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.search import Effort, Rating, Working, behind, rate
from ....game import View
from ....mechanics.cards import SEVEN
from ..rules import AUCTION, CENTRE, EXCHANGE, PASS, SevenEuchre, denomination_of
from .auction import Auction, Mind, auction_of, mind
from .belief import APART, World, worlds
from .layout import TRUMPS, Card, Trick, layout, takes
from .payoff import Stakes, stakes_of
from .policy import choose, finish, lowest_equal
from .rules import discards, seen_by
from .trials import Trials


@dataclass(frozen=True, slots=True)
class Level:
    """A level's search efforts, and its threshold for exact solving."""

    calling: Effort
    estimate: int  # weight of a contract's estimate in the auction, in determinizations
    rollouts: Effort
    solving: Effort
    exact: int  # solve determinizations exactly at this many cards a hand or fewer
    tail: int = 0  # last tricks of a rollout that are solved exactly
    trust: float = 0  # lead over the rules-of-thumb card to replace it, in standard errors


# Chosen, not fitted, within the time available; likewise the constants below.
EFFORTS = {
    "strong": Level(
        calling=Effort(most=24, least=12, slice=20),
        estimate=150,
        rollouts=Effort(most=24, slice=20, draw=3),
        solving=Effort(most=48, work=2500, slice=400, draw=80),
        exact=4,
        tail=2,
        trust=1.2,
    ),
    "expert": Level(
        calling=Effort(most=96, slice=20, regret=0.001),
        estimate=30,
        rollouts=Effort(most=145, slice=20, draw=5, regret=0.0007),
        solving=Effort(most=90, work=20000, slice=400, draw=150, regret=0.0007),
        exact=5,
        tail=3,
        trust=1,
    ),
}
REACH = 0.06  # chance to win: bids whose estimate is further behind are not tried
CALLS = 5  # calls tried at most
OPENING = 150  # weight of a contract's estimate before the first bid, in determinizations


def consider(level: str, view: View[SevenEuchre], rng: Random) -> Considering:
    """Rank calls, discards or cards, the best first."""
    yield
    game, effort = view.game, EFFORTS[level]
    if game.phase == AUCTION:
        return (yield from _calls(view, effort, rng))
    if game.phase == EXCHANGE:
        return (yield from _discards(view, effort.rollouts, rng))
    return (yield from _cards(view, effort, rng))


def _ranked(ratings: Sequence[Rating[int]]) -> list[Choice]:
    """Return the ratings as choices, each with its distance behind the first one."""
    return [Choice(r.move, len(r.values), behind(ratings[0], r)) for r in ratings]


# Calls

Contract = tuple[int, int, int]  # the bid that ended an auction, the declarer, the tricks taken


def tricks_in(hands: list[int], declarer: int, denomination: int) -> int:
    """Return the declaring side's tricks in a rollout by the rules of thumb."""
    split = layout(denomination).split
    masks = [mask for hand in hands[:4] for mask in split(hand)]
    won = finish(Trick(masks, declarer, [0] * 4, declarer))
    return 12 - won if declarer & 1 else won


class Deal:
    """A determinization in the auction: each seat's estimates, and cached contract results."""

    def __init__(self, world: World, seat: int, own: Mind, stakes: Stakes) -> None:
        self.hands = world[:4]
        self.centre = world[CENTRE]
        self.minds = [own if s == seat else mind(world[s]) for s in range(4)]
        self.stakes = stakes
        self.tricks: dict[tuple[int, int, bool], int] = {}

    def call(self, auction: Auction, bid: int) -> tuple[float, Contract]:
        """Simulate a call and the rest; return the payoff to seats 0 and 2, and the contract."""
        auction = auction.clone()
        if not auction.call(bid):
            self._bid_out(auction)
        if not auction.standing and not auction.second and self.centre:
            suit = SEVEN.suit_of[self.centre.bit_length() - 1]
            auction = Auction(auction.turn, True, suit)
            self._bid_out(auction)
        if not auction.standing:
            return self.stakes.even, (PASS, -1, 0)
        won = self.play(auction.bidder, denomination_of(auction.standing), not auction.second)
        worth = self.stakes.blurred(auction.standing, auction.bidder & 1)[won]
        return worth, (auction.standing, auction.bidder, won)

    def _bid_out(self, auction: Auction) -> None:
        ended = False
        while not ended:
            turn = auction.turn
            ended = auction.call(auction.choose(turn, self.minds[turn], self.stakes))

    def play(self, declarer: int, denomination: int, exchanging: bool) -> int:
        """Return the tricks that a declarer's side takes, after an exchange if `exchanging`."""
        key = declarer, denomination, exchanging
        if key not in self.tricks:
            hands = list(self.hands)
            if exchanging:
                hands[declarer] |= self.centre
                hands[declarer] ^= 1 << discards(hands[declarer], denomination)[0][1]
            self.tricks[key] = tricks_in(hands, declarer, denomination)
        return self.tricks[key]


def _calls(view: View[SevenEuchre], level: Level, rng: Random) -> Considering:
    """Rate the calls worth trying by the contracts that they lead to, the best first.

    The estimate is a prior. Before the first bid its weight is OPENING, so that openings keep the
    meaning on the convention card, on which the partner relies. Sampling then drops no call, as it
    ignores the prior. A dropped call never returns to the front.
    """
    game, seat, side = view.game, view.seat, view.seat & 1
    stakes, own, auction = stakes_of(game), mind(game.held[seat]), auction_of(game)
    first, prior = _worth_trying(auction, seat, own, stakes)
    moves = sorted(prior, key=lambda bid: (bid != first, -prior[bid]))
    if len(moves) == 1:
        return [Choice(moves[0])]

    def value(world: World, some: list[int]) -> Working[list[float]]:
        deal = Deal(world, seat, own, stakes)
        values = []
        for bid in some:
            worth, _ = deal.call(auction, bid)
            values.append(1 - worth if side else worth)
            yield 3
        return values

    opening = auction.standing == PASS
    effort = replace(level.calling, doubt=inf) if opening else level.calling
    weight = OPENING if opening else level.estimate

    def settled(rating: Rating[int]) -> float:
        count = len(rating.values)
        return (fsum(rating.values) + weight * prior[rating.move]) / (count + weight)

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        return sorted(ratings, key=lambda rating: (rating.dropped, -settled(rating)))

    return _ranked((yield from rate(moves, worlds(view, rng), value, effort, order)))


def _worth_trying(
    auction: Auction, seat: int, own: Mind, stakes: Stakes
) -> tuple[int, dict[int, float]]:
    """Return the call by the estimate, and the estimated payoffs of the calls worth trying."""
    passing = auction.passing(seat, own, stakes)
    prior = {PASS: 1 - passing if seat & 1 else passing}
    bids = auction.bids(seat, own, stakes)
    reach = max([*prior.values(), *(value for value, _ in bids)]) - REACH
    near = sorted((pair for pair in bids if pair[0] >= reach), reverse=True)
    prior.update((bid, value) for value, bid in near[: CALLS - 1])
    return auction.choose(seat, own, stakes), prior


# Discards


def _discards(view: View[SevenEuchre], effort: Effort, rng: Random) -> Considering:
    """Rate the declarer's discards, the best first."""
    game = view.game
    hand, seat = game.held[view.seat], view.seat
    listed = discards(hand, game.denomination)
    moves = [card for worth, card in listed[:4] if worth > listed[0][0] - 0.5]
    worths = stakes_of(game).blurred(game.standing, seat & 1)
    if len(moves) == 1:
        return [Choice(moves[0])]

    def value(world: World, some: list[int]) -> Working[list[float]]:
        values = []
        for card in some:
            hands = world[:4]
            hands[seat] = hand & ~(1 << card)
            won = tricks_in(hands, seat, game.denomination)
            values.append(1 - worths[won] if seat & 1 else worths[won])
            yield 1
        return values

    ratings = yield from rate(moves, worlds(view, rng, APART), value, effort)
    return _ranked(ratings)


# Cards


def candidates(t: Trick) -> list[Card]:
    """Return the distinct cards worth trying, the rules-of-thumb card first, none wasted."""
    own = 8 * t.seat
    first = choose(t)
    moves = [first]
    for group, bit in t.moves():
        mine = t.hands[own + group]
        others = t.live[group] & ~mine
        equal = lowest_equal(bit, mine, others)
        if equal == bit and (group, equal) != first:
            same = group == first[0] and lowest_equal(first[1], mine, others) == equal
            if not same:
                moves.append((group, bit))
    return [move for move in moves if move == first or not _wasted(t, move, moves)]


def _wasted(t: Trick, move: Card, moves: list[Card]) -> bool:
    """Return whether a card is wasted: a lower one of its suit has the same effect now.

    This applies to a card that does not win the trick, and to a winner that completes it. A trump
    that does not win is wasted if a plain card may be discarded.
    """
    if t.left == 4:
        return False
    group, bit = move
    wins = takes(group, bit, t.best_group, t.best)
    if not wins and group == TRUMPS != t.group and any(other != TRUMPS for other, _ in moves):
        return True
    if wins and t.left > 1:
        return False
    return any(
        other == group and low < bit and takes(other, low, t.best_group, t.best) == wins
        for other, low in moves
    )


def _cards(view: View[SevenEuchre], level: Level, rng: Random) -> Considering:
    """Rate the legal cards, the best first."""
    game = view.game
    card = layout(game.denomination).card
    moves = candidates(seen_by(view))
    if len(moves) == 1:
        return [Choice(card(*moves[0]))]

    def order(ratings: list[Rating[Card]]) -> list[Rating[Card]]:
        return trusting(ratings, moves[0], level.trust)

    trials = Trials(game, moves, view.seat, level.tail)
    if game.held[view.seat].bit_count() <= level.exact:
        source = worlds(view, rng, APART)
        ranked = yield from rate(moves, source, trials.solved, level.solving, order)
    else:
        source = worlds(view, rng)
        ranked = yield from rate(moves, source, trials.played_out, level.rollouts, order)
    return [Choice(card(*r.move), len(r.values), behind(ranked[0], r)) for r in ranked]


def trusting(ratings: list[Rating[Card]], rule: Card, trust: float) -> list[Rating[Card]]:
    """Move the rules-of-thumb card to the front unless it was dropped or is clearly behind.

    Clearly means `trust` standard errors. In a small sample the best of several means is mostly the
    luckiest.
    """
    own = next(rating for rating in ratings if rating.move == rule)
    if own is ratings[0] or own.dropped or behind(ratings[0], own) >= trust:
        return ratings
    return [own, *(rating for rating in ratings if rating is not own)]
