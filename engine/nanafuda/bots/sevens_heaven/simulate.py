"""Declarations, predictions, cards and thefts tried in imagined rounds.

Each choice is played on to the end of the round by the rules of thumb and judged by how likely
the seat then is to win the game: so 77 being near, bankruptcy and the jackpot all count for what
they are worth. Worlds are preferred in which the others had reason to declare as they did.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Any

from ...game import Game
from ...games.sevens_heaven import FOLLOW, PLAY, RANK, SEVENS, SevensHeaven
from ...knowledge import View
from ..search import Effort, Rating, by_taste, likeliest, play_out, rate
from .rules import choose, leaning, unseen
from .value import chance

WARMTH = 6.0  # how far from the rules of thumb the others may decide, in points


@dataclass(slots=True)
class Tally:
    """What became of a choice, in worlds."""

    worlds: int = 0
    won: int = 0  # the gamble; or, of a prediction, the chip was on the winner
    broke: int = 0  # bankrupt


Found = tuple[list[Rating[int]], dict[int, Tally]]


def by_rules(game: Game[Any], rng: Random) -> int:
    """The policy of the rollouts."""
    assert isinstance(game, SevensHeaven)
    return choose(game)


def consider(
    view: View[int], effort: Effort, k: int, lead: float, rng: Random
) -> Generator[None, None, Found]:
    """Rate the choices, each world taken from k, and tell what became of them.

    Ahead of what the rules of thumb would do comes only what is ahead of it by `lead` games won,
    summed over the worlds.
    """
    game, seat = view.game, view.seat
    assert isinstance(game, SevensHeaven)
    moves = apart(game, seat, choose(game))
    tally: dict[int, Tally] = {}
    likelihood = _Declared(game, seat).likelihood

    def value(world: Game[int], some: list[int]) -> tuple[list[float], int]:
        values = []
        for move in some:
            after = world.clone()
            after.play(move)
            play_out(after, by_rules, rng)
            assert isinstance(after, SevensHeaven)
            values.append(chance(after, seat))
            _count(tally.setdefault(move, Tally()), after, seat)
        return values, len(some)

    def worlds() -> Iterator[Game[int]]:
        while True:
            yield likeliest(lambda: view.imagine(rng), likelihood, k, rng)

    ratings = yield from rate(moves, worlds(), value, effort)
    liked = {rating.move: float(rating.move == moves[0]) for rating in ratings}
    return by_taste(ratings, liked, lead / len(ratings[0].values)), tally


def _count(tally: Tally, ended: SevensHeaven, seat: int) -> None:
    tally.worlds += 1
    chosen = ended.chips[seat]
    tally.won += ended.gambler >= 0 and ended.gambler == (seat if chosen is None else chosen)
    tally.broke += any(s == seat and reason == "bankrupt" for s, reason, _ in ended.lines)


def apart(game: SevensHeaven, seat: int, first: int) -> Sequence[int]:
    """The moves that can make a difference, this one first.

    Of cards that beat the same ones there is one, the lowest unless it is this; a 7 is never like
    another card.
    """
    moves = [first, *(move for move in game.legal() if move != first)]
    if game.phase != PLAY:
        return moves
    hidden = unseen(game, seat) | (1 << game.best if game.follow else 0)
    kept: dict[tuple[int, int], int] = {}
    for card in moves:
        above = (hidden & FOLLOW[card]) >> card
        kept.setdefault((FOLLOW[card], card if SEVENS >> card & 1 else above << card), card)
    return list(kept.values())


class _Declared:
    """What the others declared in this round, and how the table stood when they did."""

    def __init__(self, game: SevensHeaven, seat: int) -> None:
        self.game = game
        self.made: list[tuple[int, int, bool, tuple[int, int, int, int]]] = []
        laid = dict.fromkeys(range(game.seats), 0)
        for number in range(len(game.leaders)):
            for s, card in game.trick(number):
                laid[s] |= 1 << card
        rivals = pot = 0
        for number in range(game.declared.bit_count()):
            s = (game.start + number) % game.seats
            bet = bool(game.bettors >> s & 1)
            if s != seat:
                table = game.before[s], rivals, game.seats - 1 - number, pot
                self.made.append((s, laid[s] | 1 << game.lots[s], bet, table))
            if bet:
                rivals, pot = rivals + 1, pot + RANK[game.lots[s]]

    def likelihood(self, world: Game[int]) -> float:
        """The logarithm of how likely the others declare so, with what they hold in a world."""
        total = 0.0
        for seat, gone, bet, table in self.made:
            lean = leaning(self.game, seat, world.held[seat] | gone, *table) / WARMTH
            total -= log(1 + exp(min(50.0, -lean if bet else lean)))
        return total
