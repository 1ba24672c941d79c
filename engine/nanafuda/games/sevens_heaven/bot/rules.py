"""The beginner and the club player: rules of thumb for bets, predictions, tricks and thefts.

They use only what the seat to act can see. They therefore work both in a view and in a position
with all hands known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import COLOURS, cards_of, mask_of
from ..rules import (
    BET,
    BETTING,
    FOLD,
    FOLLOW,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    THEFT,
    SevensHeaven,
    seats_of,
)
from .weights import BETS, GAMBLE, HOLDS, NO_TRICK

VICTORY = 40  # value of winning the match beyond its points
RISK, RELY = 0.4, 0.65  # minimum chance to win with a card, to risk it or to rely on it
WAVER = 10.0  # largest error of a varied club player in the value of a bet or a chip, in points
WAVER_CARD = 0.2  # in the chance that a card wins
CARELESS = 0.35  # probability that a beginner overlooks something


def think(level: str, view: View[SevensHeaven], rng: Random) -> Thinking:
    """Choose a declaration, a prediction, a card or a victim."""
    yield
    game = view.game
    return choose(game, level == "beginner" and rng.random() < CARELESS)


def vary(view: View[SevensHeaven], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where moves are nearly as good."""
    yield
    game = view.game
    return choose(game, error=wavering(rng, 1.0))


def choose(
    game: SevensHeaven,
    careless: bool = False,
    error: Callable[[], float] = lambda: 0.0,
    bold: float = 0.0,
) -> int:
    """Return the declaration, prediction, card or victim of the seat to act.

    A careless player overlooks something: the points at stake, the cards gone, a 7. `error` is an
    error of judgement, as a share of the largest. `bold` is a bonus for a bet, in points.
    """
    seat: int = game.turn
    if game.phase == BETTING:
        return _declaration(game, seat, careless, WAVER * error() + bold)
    if game.phase == PREDICTION:
        return _prediction(game, seat, careless, error)
    if game.phase == THEFT:
        return max(game.legal(), key=lambda seat: (game.stacks[seat], game.scores[seat]))
    return _Tricks(game, seat, careless, error).card()


# Bet or fold


def _declaration(game: SevensHeaven, seat: int, careless: bool, bonus: float) -> int:
    after = game.seats - 1 - game.declared.bit_count()
    rivals, hand, score = game.bettors.bit_count(), game.held[seat], game.scores[seat]
    value = leaning(game, seat, hand, score, rivals, after, game.pot, careless) + bonus
    return BET if value > 0 else FOLD


def leaning(
    game: SevensHeaven,
    seat: int,
    hand: int,
    score: int,
    rivals: int,
    after: int,
    pot: int,
    careless: bool = False,
) -> float:
    """Return the value of a bet minus that of a fold, including bankruptcy and victory.

    `hand` and `score` are the seat's; `rivals` seats have bet and `after` seats have still to
    declare.
    """
    cards = cards_of(hand)
    mean = sum([RANK[card] for card in cards]) / len(cards)
    alone = 0.0 if rivals else (1 - BETS) ** after
    if alone == 1:
        return 0.0  # a lone bet scores the same card as a fold
    folded = fsum([_worth(game, score + RANK[card]) for card in cards]) / len(cards)
    expected = rivals + BETS * after
    prediction = _two_bet(rivals, after) * min(0.55, 1.1 / max(1, expected))
    fold = folded + prediction * (_worth(game, score + mean + 7) - _worth(game, score + mean))
    others = max(1, expected / (1 - alone))
    none, won = outlook(hand, others)
    pot_then = pot + mean + 9 * max(0, others - rivals)
    now = _worth(game, score)
    bankrupt = now if careless else _worth(game, 0)
    stacks = 12 * (1 - none) * game.stacks[seat]
    played = won * _worth(game, score + pot_then) + none * bankrupt + (1 - won - none) * now
    return alone * folded + (1 - alone) * (played + stacks) - fold


def _two_bet(rivals: int, after: int) -> float:
    """Return the probability that at least two others bet, so that a fold may predict."""
    if rivals >= 2:
        return 1
    nobody: float = (1 - BETS) ** after
    return 1 - nobody - (0 if rivals else after * BETS * (1 - BETS) ** max(0, after - 1))


def _worth(game: SevensHeaven, points: float) -> float:
    """Return the value of points: it grows near the target, and victory adds a bonus."""
    if game.settings["length"] == "one":
        return points
    return 2 * TARGET + VICTORY if points >= TARGET else points + points * points / TARGET


def outlook(hand: int, rivals: float) -> tuple[float, float]:
    """Return the chances that six of these seven cards win no trick, and win the gamble."""
    dealt = min(6 * rivals / 44, 0.9)  # share of the other cards that rivals hold
    none, tricks = 1.0, 0.0
    for card in cards_of(hand):
        higher = (FOLLOW[card] & ~hand) >> card + 1
        chance = (1 - dealt) ** higher.bit_count()
        none *= 1 - HOLDS * chance
        tricks += 6 / 7 * chance
    base, share, alone = NO_TRICK
    none = min(1, base + share * none + (alone if rivals < 1.4 else 0))
    factor, power = GAMBLE
    return none, min(1 - none, factor * (tricks / 6) ** power)


# Predictions


def _prediction(game: SevensHeaven, seat: int, careless: bool, error: Callable[[], float]) -> int:
    """Return the bettor to predict: a bettor with many points has a good hand; the lead helps.

    A chip is wasted on a bettor whose victory ends the match, unless the seat wins with it.
    """

    def trust(bettor: int) -> float:
        if careless:
            return RANK[game.turn_ups[bettor]]
        leads = game.next_bettor[game.start - 1] == bettor
        wasted = _wins(game, bettor, game.pot) and not _wins(game, seat, 7)
        return game.scores[bettor] + 10 * leads - 40 * wasted + WAVER * error()

    return max(game.legal(), key=trust)


def _wins(game: SevensHeaven, seat: int, points: int) -> bool:
    return game.settings["length"] == "game" and game.scores[seat] + points >= TARGET


# Tricks


def unseen(game: SevensHeaven, seat: int) -> int:
    """Return the cards whose places the seat does not know."""
    lots, declared = game.turn_ups, game.declared
    up = mask_of(lots[s] for s in seats_of(declared))
    return COLOURS.full & ~(game.held[seat] | up | mask_of(game.played))


def to_come(game: SevensHeaven, seat: int) -> list[int]:
    """Return the seats that play to this trick after the seat to act."""
    seats, after = [], game.next_bettor[seat]
    while after != game.leaders[-1]:
        seats.append(after)
        after = game.next_bettor[after]
    return seats


class _Tricks:
    """A seat's choice of a card during the tricks."""

    def __init__(
        self, game: SevensHeaven, seat: int, careless: bool, error: Callable[[], float]
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal()
        self.unseen = unseen(game, seat)
        self.size = max(1, self.unseen.bit_count())
        self.each = 7 - len(game.leaders)  # hand size of seats yet to play to the trick
        self.careless = careless
        self.errors = {card: WAVER_CARD * error() for card in self.legal}

    def card(self) -> int:
        return self.follow() if self.game.follow else self.lead()

    def chance(self, card: int, rivals: Sequence[int]) -> float:
        """Return the probability that none of these seats, yet to play, beats a card led."""
        higher = FOLLOW[card] >> card + 1 << card + 1
        if not self.careless:
            higher &= self.unseen
        excluded = self.game.excluded
        held = self.each * sum(1 for s in rivals if higher & ~excluded[s])
        chance = (1 - min(held / self.size, 1)) ** higher.bit_count()
        return chance + self.errors[card]

    def rivals(self) -> list[int]:
        return [s for s in seats_of(self.game.bettors) if s != self.seat]

    def lead(self) -> int:
        """Return the likeliest winner, or a low card if none is likely and there is time."""
        rivals = self.rivals()
        best = max(self.legal, key=lambda card: (self.chance(card, rivals), RANK[card]))
        if len(self.legal) <= 2 or self.urgent() or self.chance(best, rivals) >= RISK:
            return best
        return self.throw(self.legal)

    def urgent(self) -> bool:
        """Return whether another seat wins the gamble with one more trick."""
        return any(self.game.won[seat] == 2 for seat in self.rivals())

    def follow(self) -> int:
        game = self.game
        beating = [c for c in self.legal if game.follow >> c & 1 and c > game.best]
        losing = [c for c in self.legal if c not in beating]
        if not beating:
            return self.throw(losing)
        rivals = to_come(game, self.seat)
        if not rivals:
            cheap = min(beating, key=lambda card: (not SEVENS >> card & 1, card))
            return max(beating) if self.careless else cheap
        likely = [c for c in beating if self.chance(c, rivals) >= RELY]
        if likely:
            return min(likely)
        best = max(beating)
        worth_it = self.urgent() or game.captured or self.chance(best, rivals) >= RISK
        return best if worth_it or not losing else self.throw(losing)

    def throw(self, cards: Sequence[int]) -> int:
        """Return the card with the least value: low, and not a 7 for another seat."""

        def missed(card: int) -> tuple[bool, int]:
            return (not self.careless and bool(SEVENS >> card & 1), RANK[card])

        return min(cards, key=missed)
