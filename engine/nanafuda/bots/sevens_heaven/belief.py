"""Worlds for Seven's Sevens Heaven: those preferred in which the others declare as they did."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random

from ...game import Game, View
from ...games.sevens_heaven import RANK, SevensHeaven
from ..search import likeliest
from .rules import leaning

WARMTH = 6.0  # how far from the rules of thumb the others may decide, in points


def worlds(view: View[int], rng: Random, k: int) -> Iterator[Game[int]]:
    """Worlds without end that agree with the view, each taken from k."""
    game = view.game
    assert isinstance(game, SevensHeaven)
    likelihood = _Declared(game, view.seat).likelihood
    while True:
        yield likeliest(lambda: view.imagine(rng), likelihood, k, rng)


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
