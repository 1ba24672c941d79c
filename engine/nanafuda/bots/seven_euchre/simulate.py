"""The auction and the exchange by simulation.

Each call is tried in worlds that agree with what has been said: the auction goes on as club
players would call, the declarer exchanges, the cards are played by the rules of thumb. So a bid
is judged also by what it makes the others do. One playing-out of a deal says little, so the
estimate (auction.py) counts as so many worlds besides.
"""

from __future__ import annotations

from collections.abc import Generator
from math import fsum
from random import Random

from ...cards import SEVEN
from ...games.seven_euchre import (
    CENTRE,
    PASS,
    SevenEuchre,
    denomination_of,
    tricks_of,
)
from ...knowledge import View
from ..search import Effort, Rating, rate
from . import exchange
from .auction import Auction, Mind, auction_of, mind
from .belief import World, worlds
from .layout import Trick, layout
from .rollout import finish
from .stakes import Stakes, stakes_of

REACH = 0.06  # bids that the estimate puts further behind are not tried
CALLS = 5  # nor more than so many calls
OPENING = 150  # the worlds that the estimate of a contract counts for while nobody has bid


def tricks_in(hands: list[int], declarer: int, denomination: int) -> int:
    """The tricks that the declaring side takes when all play by the rules of thumb."""
    split = layout(denomination).split
    masks = [mask for hand in hands[:4] for mask in split(hand)]
    won = finish(Trick(masks, declarer, [0] * 4, declarer))
    return 12 - won if declarer & 1 else won


class Deal:
    """One world in an auction: what every seat thinks of its hand, and what contracts came to."""

    def __init__(self, world: World, seat: int, own: Mind, stakes: Stakes) -> None:
        self.hands = world[:4]
        self.centre = world[CENTRE]
        self.minds = [own if s == seat else mind(world[s]) for s in range(4)]
        self.stakes = stakes
        self.tricks: dict[tuple[int, int, bool], int] = {}
        self.units = 0

    def call(self, auction: Auction, bid: int) -> tuple[float, int, int, int]:
        """A call and what follows: the worth to seats 0 and 2, the contract, declarer, tricks."""
        auction = auction.clone()
        ended = auction.call(bid)
        while not ended:
            turn = auction.turn
            ended = auction.call(auction.choose(turn, self.minds[turn], self.stakes))
        if not auction.standing and not auction.second and self.centre:
            suit = SEVEN.suit_of[self.centre.bit_length() - 1]
            auction = Auction(auction.turn, True, suit)
            while not auction.call(
                auction.choose(auction.turn, self.minds[auction.turn], self.stakes)
            ):
                pass
        if not auction.standing:
            return self.stakes.even, PASS, -1, 0
        won = self.play(auction.bidder, denomination_of(auction.standing), not auction.second)
        worth = self.stakes.blurred(auction.standing, auction.bidder & 1)[won]
        return worth, auction.standing, auction.bidder, won

    def play(self, declarer: int, denomination: int, exchanging: bool) -> int:
        """The tricks that a declarer's side takes."""
        key = declarer, denomination, exchanging
        if key not in self.tricks:
            hands = list(self.hands)
            if exchanging:
                hands[declarer] |= self.centre
                card = exchange.worths(hands[declarer], denomination)[0][1]
                hands[declarer] ^= 1 << card
            self.tricks[key] = tricks_in(hands, declarer, denomination)
            self.units += 1
        return self.tricks[key]


Tally = dict[int, list[tuple[int, int, int]]]  # by call: contract, declarer, tricks, world by world


def calls(
    view: View[int], effort: Effort, weight: int, rng: Random
) -> Generator[None, None, tuple[list[Rating[int]], Tally]]:
    """Rate the calls worth thinking of, the best first, and what contracts they led to.

    The estimate counts as so many worlds besides; until somebody has bid it counts as OPENING, so
    that openings mean what the convention card says, which is what the partner takes them for.
    """
    game = view.game
    assert isinstance(game, SevenEuchre)
    seat, side, stakes = view.seat, view.seat & 1, stakes_of(game)
    own, auction = mind(game.held[seat]), auction_of(game)
    passing = auction.passing(seat, own, stakes)
    prior = {PASS: 1 - passing if side else passing}
    reach = max([*prior.values(), *(v for v, _ in auction.bids(seat, own, stakes))]) - REACH
    near = sorted(((v, b) for v, b in auction.bids(seat, own, stakes) if v >= reach), reverse=True)
    prior.update((bid, value) for value, bid in near[: CALLS - 1])
    first = auction.choose(seat, own, stakes)
    moves = sorted(prior, key=lambda bid: (bid != first, -prior[bid]))
    if len(moves) == 1:
        return [Rating(moves[0])], {}
    tally: Tally = {move: [] for move in moves}

    def value(world: World, some: list[int]) -> tuple[list[float], int]:
        deal = Deal(world, seat, own, stakes)
        values = []
        for bid in some:
            worth, *contract = deal.call(auction, bid)
            tally[bid].append((contract[0], contract[1], contract[2]))
            values.append(1 - worth if side else worth)
        return values, 3 * len(some)

    ratings = yield from rate(moves, worlds(view, rng), value, effort)

    if auction.standing == PASS:
        weight = OPENING

    def settled(rating: Rating[int]) -> float:
        count = len(rating.values)
        return (fsum(rating.values) + weight * prior[rating.move]) / (count + weight)

    return sorted(ratings, key=lambda rating: -settled(rating)), tally


def discards(
    view: View[int], effort: Effort, rng: Random
) -> Generator[None, None, tuple[list[Rating[int]], dict[int, list[int]]]]:
    """Rate the declarer's discards, the best first, with the tricks taken world by world."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    hand, seat = game.held[view.seat], view.seat
    listed = exchange.worths(hand, game.denomination)
    moves = [card for worth, card in listed[:4] if worth > listed[0][0] - 0.5]
    worths = stakes_of(game).blurred(game.standing, seat & 1)
    tricks: dict[int, list[int]] = {move: [] for move in moves}
    if len(moves) == 1:
        return [Rating(moves[0])], tricks

    def value(world: World, some: list[int]) -> tuple[list[float], int]:
        values = []
        for card in some:
            hands = world[:4]
            hands[seat] = hand & ~(1 << card)
            won = tricks_in(hands, seat, game.denomination)
            tricks[card].append(won)
            values.append(1 - worths[won] if seat & 1 else worths[won])
        return values, len(some)

    return (yield from rate(moves, worlds(view, rng), value, effort)), tricks


def made(contracts: list[tuple[int, int, int]], bid: int, seat: int) -> tuple[int, float]:
    """In how many of these outcomes a seat plays its bid, and the share of them that it makes."""
    played = [won for contract, declarer, won in contracts if (contract, declarer) == (bid, seat)]
    if not played:
        return 0, 0.0
    return len(played), sum(won >= tricks_of(bid) for won in played) / len(played)
