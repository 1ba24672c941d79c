"""Laying a card: by rules of thumb, by search, and at the end exactly.

While many cards are left each card is tried in imagined worlds and played out by the rules of
thumb; in the last tricks worlds are solved exactly (endgame.py). What is maximised is the chance
to win the match (stakes.py): the contract, then the tricks.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from ...games.seven_euchre import SevenEuchre, tricks_of
from ...knowledge import View
from ..search import Effort, Rating, behind, rate
from .belief import World, worlds
from .endgame import Endgame
from .layout import Trick, layout, position
from .policy import choose, lowest_equal
from .rollout import finish
from .stakes import blurred, stakes_of

Card = tuple[int, int]
# How far real play is from what a world comes to, in tricks, times the root of the tricks left: a
# world played out by rules of thumb, and one solved, in which everybody sees all cards.
ROLLED_OUT = 0.8
SOLVED = 0.35


@dataclass(frozen=True, slots=True)
class Level:
    """How a level searches: its efforts, of how many worlds one is taken, when it is exact."""

    calling: Effort
    estimate: int  # the worlds for which the estimate of a contract counts in the auction
    rollouts: Effort
    solving: Effort
    k: int
    exact: int  # cards a hand from which on worlds are solved
    tail: int = 0  # tricks at the end of a rollout that are solved too
    trust: float = 0  # standard errors by which a card must be ahead of the rules of thumb's


def seen_by(view: View[int]) -> Trick:
    """The position as a seat sees it: its own hand, and as `live` every card that may be out."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    hands = [game.held[s] if s == view.seat else 0 for s in range(4)]
    t = position(game, hands)
    t.live = layout(game.denomination).split(game.held[view.seat] | _out(view))
    return t


def _out(view: View[int]) -> int:
    """The cards that may be in others' hands."""
    game = view.game
    possible = 0
    for place in range(4):
        if place != view.seat:
            possible |= view.unseen & ~game.barred[place] | game.held[place]
    return possible


def candidates(t: Trick) -> list[Card]:
    """The cards worth telling apart, the one that the rules of thumb lay first."""
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
    return moves


def consider(
    view: View[int], level: Level, rng: Random
) -> Generator[None, None, tuple[list[Rating[Card]], dict[Card, list[int]]]]:
    """Rate the cards that may be laid, the best first, with the declarer's tricks in each world."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    moves = candidates(seen_by(view))
    trials = _Trials(game, moves, view.seat, level.tail)
    if len(moves) == 1:
        return [Rating(moves[0])], trials.tricks
    source = worlds(view, rng, level.k)
    if game.held[view.seat].bit_count() <= level.exact:
        ratings = yield from rate(moves, source, trials.solved, level.solving)
    else:
        ratings = yield from rate(moves, source, trials.played_out, level.rollouts)
    return trusting(ratings, moves[0], level.trust), trials.tricks


def trusting(ratings: list[Rating[Card]], rule: Card, trust: float) -> list[Rating[Card]]:
    """The same with the card of the rules of thumb first, unless another is ahead for sure.

    Where worlds are few the best of several means is mostly the luckiest.
    """
    own = next(rating for rating in ratings if rating.move == rule)
    if own is ratings[0] or behind(ratings[0], own) >= trust:
        return ratings
    return [own, *(rating for rating in ratings if rating is not own)]


class _Trials:
    """What came of each card in the worlds tried: its worth, and the tricks of the declarer."""

    def __init__(self, game: SevenEuchre, moves: list[Card], seat: int, tail: int) -> None:
        self.tricks: dict[Card, list[int]] = {move: [] for move in moves}
        self.declarer = game.declarer
        self.seat = seat
        self.tail = tail
        self.rolled_out = self._worths(game, ROLLED_OUT)
        self.exact = self._worths(game, SOLVED)
        self.split = layout(game.denomination).split
        self.base = position(game, [0] * 4)
        self.guess = self.base.won + game.held[seat].bit_count() // 2

    def _worths(self, game: SevenEuchre, doubt: float) -> Sequence[float]:
        """What the declarer's tricks in a world are worth, since real play will differ from it.

        If a world decided alone between made and down, a card that wins a trick would often seem
        to win nothing. So early on tricks are what counts, in the end the contract; what is
        decided already stays so.
        """
        side = self.declarer & 1
        low, high = game.won[side], 12 - game.won[1 - side]
        worths = stakes_of(game).worths(game.standing, side)
        within = [worths[min(max(tricks, low), high)] for tricks in range(13)]
        return blurred(within, doubt * sqrt(high - low))

    def _place(self, world: World) -> Trick:
        t = self.base.clone()
        a, b, c, d = map(self.split, world[:4])
        t.hands = a + b + c + d
        t.live = [w | x | y | z for w, x, y, z in zip(a, b, c, d, strict=True)]
        return t

    def _note(self, move: Card, won: int, worths: Sequence[float]) -> float:
        """The worth to the seat of a card after which seats 0 and 2 have so many tricks."""
        taken = 12 - won if self.declarer & 1 else won
        self.tricks[move].append(taken)
        worth = worths[taken]
        return 1 - worth if self.seat & 1 else worth

    def played_out(self, world: World, some: list[Card]) -> tuple[list[float], int]:
        t = self._place(world)
        solver = Endgame()
        values = []
        for move in some:
            after = t.clone()
            after.play(*move)
            won = finish(after, self.tail)
            if self.tail:
                won = solver.tricks(after, won + self.tail // 2)
            values.append(self._note(move, won, self.rolled_out))
        return values, len(some)

    def solved(self, world: World, some: list[Card]) -> tuple[list[float], int]:
        solver = Endgame()
        won = solver.values(self._place(world), some, self.guess)
        self.guess = won[0]
        values = [self._note(move, n, self.exact) for move, n in zip(some, won, strict=True)]
        return values, solver.nodes


def card_of(game: SevenEuchre, move: Card) -> int:
    """The card of a move by group and bit."""
    return layout(game.denomination).card(*move)


def needed(game: SevenEuchre) -> int:
    """The tricks that the contract asks for."""
    return tricks_of(game.standing)
