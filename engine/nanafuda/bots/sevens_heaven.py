"""The bot for Seven's Sevens Heaven: rules of thumb for bets, predictions, tricks and thefts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..cards import cards_of, mask_of
from ..games.sevens_heaven import (
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
from ..knowledge import View
from . import Thinking

VICTORY = 40  # what winning the match is worth beyond its points
RISK, RELY = 0.4, 0.65  # how likely a card must win to be risked, or relied upon
BETS = 0.38  # how often a seat bets, before anything is known of it


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose a declaration, a prediction, a card or a victim.

    A beginner now and then overlooks something: the points at stake, the cards gone, a 7.
    """
    yield
    game = view.game
    assert isinstance(game, SevensHeaven)
    careless = level == "beginner" and rng.random() < 0.35
    if game.phase == BETTING:
        return _declaration(game, view, careless)
    if game.phase == PREDICTION:
        return _prediction(game, view, careless)
    if game.phase == THEFT:
        return max(game.legal(), key=lambda seat: (game.stacks[seat], game.scores[seat]))
    return _Tricks(game, view, careless).card()


# Bet or fold


def _declaration(game: SevensHeaven, view: View[int], careless: bool) -> int:
    """Bet if that is worth more than folding, with bankruptcy and victory counted in."""
    score = game.scores[view.seat]
    cards = cards_of(game.held[view.seat])
    mean = sum(RANK[card] for card in cards) / len(cards)
    rivals = game.bettors.bit_count()
    after = game.seats - 1 - game.declared.bit_count()  # seats still to declare
    alone = 0.0 if rivals else (1 - BETS) ** after
    if alone == 1:
        return FOLD  # a lone bet scores the same card
    folded = sum(_worth(game, score + RANK[card]) for card in cards) / len(cards)
    expected = rivals + BETS * after
    prediction = _two_bet(rivals, after) * min(0.55, 1.1 / max(1, expected))
    fold = folded + prediction * (_worth(game, score + mean + 7) - _worth(game, score + mean))
    others = max(1, expected / (1 - alone))
    none, won = _outlook(cards, others)
    pot = game.pot + mean + 9 * max(0, others - rivals)
    now = _worth(game, score)
    bankrupt = now if careless else _worth(game, 0)
    stacks = 12 * (1 - none) * game.stacks[view.seat]
    played = won * _worth(game, score + pot) + none * bankrupt + (1 - won - none) * now + stacks
    return BET if alone * folded + (1 - alone) * played > fold else FOLD


def _two_bet(rivals: int, after: int) -> float:
    """How likely at least two of the others bet, so that a fold comes with a prediction."""
    if rivals >= 2:
        return 1
    nobody: float = (1 - BETS) ** after
    return 1 - nobody - (0 if rivals else after * BETS * (1 - BETS) ** max(0, after - 1))


def _worth(game: SevensHeaven, points: float) -> float:
    """Points are worth the more the nearer to the target, and victory is worth most."""
    if game.settings["length"] == "one":
        return points
    return 2 * TARGET + VICTORY if points >= TARGET else points + points * points / TARGET


def _outlook(cards: Sequence[int], rivals: float) -> tuple[float, float]:
    """How likely these seven cards, one of them gone, win no trick, and win the gamble.

    Fitted to some thousand rounds among these bots.
    """
    dealt = min(6 * rivals / 44, 0.9)  # the share of the other cards that is against us
    none, tricks = 1.0, 0.0
    mine = mask_of(cards)
    for card in cards:
        higher = (FOLLOW[card] & ~mine) >> card + 1
        chance = (1 - dealt) ** higher.bit_count()
        none *= 1 - 0.8 * chance
        tricks += 6 / 7 * chance
    none = min(1, 0.1 + 0.7 * none + (0.15 if rivals < 1.4 else 0))
    return none, min(1 - none, 1.15 * (tricks / 6) ** 0.8)


# Predictions


def _prediction(game: SevensHeaven, view: View[int], careless: bool) -> int:
    """Who had much to lose has bet on a good hand, and the lead helps.

    A chip is wasted on somebody whose victory ends the match, unless it brings us along.
    """

    def trust(seat: int) -> float:
        if careless:
            return RANK[game.lots[seat]]
        leads = game.next_bettor[game.start - 1] == seat
        wasted = _wins(game, seat, game.pot) and not _wins(game, view.seat, 7)
        return game.scores[seat] + 10 * leads - 40 * wasted

    return max(game.legal(), key=trust)


def _wins(game: SevensHeaven, seat: int, points: int) -> bool:
    return game.settings["length"] == "game" and game.scores[seat] + points >= TARGET


# Tricks


class _Tricks:
    """The view in the middle of the tricks, asked for the best card."""

    def __init__(self, game: SevensHeaven, view: View[int], careless: bool) -> None:
        self.game = game
        self.seat = view.seat
        self.legal = game.legal()
        self.unseen = view.unseen
        self.size = max(1, view.unseen.bit_count())
        self.counts = [view.count(seat) for seat in range(game.seats)]
        self.careless = careless

    def card(self) -> int:
        return self.follow() if self.game.follow else self.lead()

    def chance(self, card: int, rivals: Sequence[int]) -> float:
        """How likely none of these seats can beat this card, it being of the colour led."""
        higher = self.unseen & FOLLOW[card] >> card + 1 << card + 1
        if self.careless:
            higher = FOLLOW[card] >> card + 1 << card + 1
        held = sum(self.counts[s] for s in rivals if higher & ~self.game.barred[s])
        return (1 - min(held / self.size, 1)) ** higher.bit_count()

    def rivals(self) -> list[int]:
        return [s for s in seats_of(self.game.bettors) if s != self.seat]

    def lead(self) -> int:
        """The likeliest winner; a low card if none is likely and there is time."""
        rivals = self.rivals()
        best = max(self.legal, key=lambda card: (self.chance(card, rivals), RANK[card]))
        if len(self.legal) <= 2 or self.urgent() or self.chance(best, rivals) >= RISK:
            return best
        return self.throw(self.legal)

    def urgent(self) -> bool:
        """Whether somebody else wins the gamble with one more trick."""
        return any(self.game.won[seat] == 2 for seat in self.rivals())

    def follow(self) -> int:
        game = self.game
        beating = [c for c in self.legal if game.follow >> c & 1 and c > game.best]
        losing = [c for c in self.legal if c not in beating]
        if not beating:
            return self.throw(losing)
        rivals = self.to_come()
        if not rivals:
            cheap = min(beating, key=lambda card: (not SEVENS >> card & 1, card))
            return max(beating) if self.careless else cheap
        likely = [c for c in beating if self.chance(c, rivals) >= RELY]
        if likely:
            return min(likely)
        best = max(beating)
        worth_it = self.urgent() or game.captured or self.chance(best, rivals) >= RISK
        return best if worth_it or not losing else self.throw(losing)

    def to_come(self) -> list[int]:
        """The seats that play to this trick after this one."""
        seats, seat = [], self.game.next_bettor[self.seat]
        while seat != self.game.leaders[-1]:
            seats.append(seat)
            seat = self.game.next_bettor[seat]
        return seats

    def throw(self, cards: Sequence[int]) -> int:
        """The card that is missed least: low, and no 7 for somebody else."""

        def missed(card: int) -> tuple[bool, int]:
            return (not self.careless and bool(SEVENS >> card & 1), RANK[card])

        return min(cards, key=missed)
