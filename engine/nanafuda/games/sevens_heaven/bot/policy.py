"""Linear policies for rollouts in determinizations.

There are two sets of weights: OWN for the seat that searches, fitted by play against many kinds of
players, and OTHERS for the rest, whose declarations are random like those of players who search.
Cards and predictions maximize the score. Thefts follow the rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, fsum, log
from operator import mul
from random import Random
from typing import Any

from ....mechanics.cards import COLOURS, cards_of
from ..rules import (
    BET,
    BETTING,
    FOLD,
    FOLLOW,
    PLAY,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    THEFT,
    SevensHeaven,
    seats_of,
)
from .rules import choose, unseen
from .weights import OTHERS, OWN

Weights = Mapping[str, Any]
Lean = Callable[[int], float]  # from the seven cards of a hand to log-odds

BETTORS = 0.3  # expected share of bettors among seats yet to declare
STRONG = 0.8  # chance that an unbeatable card wins a trick


def playing_on(seat: int) -> Callable[[SevensHeaven, Random], int]:
    """Return the rollout policy for determinizations of a seat's view."""

    def policy(game: SevensHeaven, rng: Random) -> int:
        if game.turn == seat:
            return best(game, OWN)
        if game.phase != BETTING:
            return best(game, OTHERS)
        u = rng.random()
        noise = log(max(u, 1e-12)) - log(max(1 - u, 1e-12))
        return BET if round(lean(game, OTHERS) - noise, 9) > 0 else FOLD

    return policy


def best(game: SevensHeaven, weights: Weights) -> int:
    """Return the move with the highest score."""
    legal = game.legal()
    if len(legal) == 1:
        return legal[0]
    if game.phase == THEFT:
        return choose(game)
    values = [round(value, 9) for value in sums(game, legal, weights)]
    return legal[values.index(max(values))]


def sums(game: SevensHeaven, legal: Sequence[int], weights: Weights) -> list[float]:
    """Return the scores of declarations, predictions or cards; higher is better."""
    if game.phase == PLAY:
        return _cards(game, legal, weights)
    if game.phase == PREDICTION:
        return _predictions(game, legal, weights["PREDICTION"])
    return [lean(game, weights), 0.0]  # BET, FOLD


# Bet or fold


def lean(game: SevensHeaven, weights: Weights) -> float:
    """Return the log-odds of a bet by the seat to act."""
    seat: int = game.turn
    rivals, after = game.bettors.bit_count(), game.seats - 1 - game.declared.bit_count()
    table = leaning(game, seat, game.scores, rivals, after, game.pot, weights)
    return table(game.held[seat])


def leaning(
    game: SevensHeaven,
    seat: int,
    scores: Sequence[int],
    rivals: int,
    after: int,
    pot: int,
    weights: Weights,
) -> Lean:
    """Return a function from a hand to the log-odds of a bet, given the table at that time."""
    score = scores[seat]
    share = score / TARGET
    base: float = fsum(map(mul, weights["TABLE"], _sight(game, seat, scores, rivals, after, pot)))
    lost, lost_share, tricks, tricks_share, tricks_first, mean, home, sevens = weights["HAND"]
    lost += lost_share * share
    tricks += tricks_share * share + (0 if rivals else tricks_first)
    tricks, mean, home = tricks / 7, mean / 119, home / 7
    against = min(6 * max(1, rivals + BETTORS * after) / 44, 0.9)
    far = score + 17 < TARGET or game.settings["length"] == "one"

    def of(hand: int) -> float:
        none, sum_, ranks, homes = 1.0, 0.0, 0, 0
        for suit in COLOURS.suit_masks:
            if cards := hand & suit:
                lose, win, points = _outlook(cards, against)
                none *= lose
                sum_ += win
                ranks += points
        if not far:
            homes = sum([score + RANK[card] >= TARGET for card in cards_of(hand)])
        held = (hand & SEVENS).bit_count()
        parts = (lost * none, tricks * sum_, mean * ranks, home * homes, sevens * held)
        return base + fsum(parts)

    return of


@lru_cache(maxsize=1 << 15)
def _outlook(cards: int, against: float) -> tuple[float, float, int]:
    """Return the chance that a hand's cards of a colour win no trick, the tricks, their ranks.

    Each card outside the hand is held by a rival with probability `against`.
    """
    none, tricks, points = 1.0, 0.0, 0
    for card in cards_of(cards):
        p = (1 - against) ** ((FOLLOW[card] & ~cards) >> card).bit_count()
        none *= 1 - STRONG * p
        tricks += p
        points += RANK[card]
    return none, tricks, points


def _sight(
    game: SevensHeaven, seat: int, scores: Sequence[int], rivals: int, after: int, pot: int
) -> tuple[float, ...]:
    """Return the features of the table for a seat that declares, in the order of TABLE."""
    score = scores[seat]
    others = [s for s in range(game.seats) if s != seat]
    return (
        1.0,
        rivals,
        after / 3,
        score / TARGET,
        min(2, game.stacks[seat]),
        max([scores[s] for s in others]) / TARGET,
        pot / 20,
        max([game.stacks[s] for s in others]) >= 2,
        rivals >= 2,
        score == 0,
    )


def log_chance(lean: float, bet: bool) -> float:
    """Return the log-probability of a declaration; 5 % of declarations are random."""
    return log(0.05 * 0.5 + 0.95 / (1 + exp(min(50.0, -lean if bet else lean))))


# Predictions


def _predictions(
    game: SevensHeaven, bettors: Sequence[int], weights: Sequence[float]
) -> list[float]:
    seat: int = game.turn
    leader = game.next_bettor[game.start - 1]
    along = game.scores[seat] + 7 >= TARGET
    values = []
    for bettor in bettors:
        points, lot = game.scores[bettor], game.turn_ups[bettor]
        turn = (bettor - game.start) % game.seats
        earlier = sum([(s - game.start) % game.seats < turn for s in bettors])
        sight = (
            points / TARGET,
            bettor == leader,
            points + game.pot >= TARGET and not along,
            RANK[lot] / 17,
            earlier,
            game.stacks[bettor],
            points == 0,
            bool(SEVENS >> lot & 1),
            earlier * points / TARGET,
        )
        values.append(fsum(map(mul, weights, sight)))
    return values


# Tricks


def _cards(game: SevensHeaven, legal: Sequence[int], weights: Weights) -> list[float]:
    seat: int = game.turn
    follow, top, captured = game.follow, game.best, game.captured
    stacks = game.stacks
    rivals = [s for s in seats_of(game.bettors) if s != seat]
    left = 7 - len(game.leaders)
    now, later, rank, length = _worths(game, legal, rivals, left, weights)
    seven, jackpot, thrown, danger, third = weights["SEVENS"]
    if any(stacks[s] for s in rivals):
        thrown += danger
    hidden, hand = unseen(game, seat), game.held[seat]
    share = left / max(1, hidden.bit_count())
    excluded, to_come = game.excluded, _to_come(game, seat) if follow else rivals
    values = []
    for card in legal:
        same = FOLLOW[card]
        higher = same & hidden & -(2 << card)
        strength = _holds(higher, rivals, excluded, share)
        if not follow:
            wins = strength
        elif follow == same and card > top:
            wins = _holds(higher, to_come, excluded, share)
        else:
            wins = 0.0
        value = now * wins + later * strength
        value += rank * RANK[card] / 17 + length * (hand & same).bit_count() / 6
        is_seven = SEVENS >> card & 1
        sevens = captured + is_seven
        if sevens:
            value += wins * sevens * seven
            if sevens + stacks[seat] >= 3:
                value += wins * jackpot
            if stacks[seat] == 2:
                value += wins * sevens * third
            if is_seven:
                value += (1 - wins) * thrown
        values.append(value)
    return values


def _holds(higher: int, seats: Sequence[int], excluded: Sequence[int], share: float) -> float:
    """Return the probability that no seat has a higher card; each has a share of the unseen."""
    if not higher:
        return 1.0
    able = sum([1 for s in seats if higher & ~excluded[s]])
    return (1 - min(share * able, 1)) ** higher.bit_count()


def _worths(
    game: SevensHeaven, legal: Sequence[int], rivals: Sequence[int], left: int, weights: Weights
) -> list[float]:
    """Return the values of winning now, and of keeping strength, rank and suit length."""
    follow, won = game.follow, game.won
    mine: int = won[game.turn]
    context = (
        1.0,
        mine == 0,
        mine == 2,
        any(won[s] == 2 for s in rivals),
        left / 6,
        left == 2,
        not follow,
        len(rivals) == 1,
        bool(follow and not follow >> legal[0] & 1),
    )
    return [fsum(map(mul, row, context)) for row in weights["CARD"]]


def _to_come(game: SevensHeaven, seat: int) -> list[int]:
    """Return the seats that play to this trick after a seat that follows."""
    seats, s, last = [], game.next_bettor[seat], game.leaders[-1]
    while s != last:
        seats.append(s)
        s = game.next_bettor[s]
    return seats
