"""Rate cards in a determinization: by rollouts, or exactly if few cards are left.

The rating is the payoff (payoff.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ....bots.search import Working, result_of
from ..rules import SevenEuchre
from .belief import World
from .endgame import Endgame
from .layout import Card, Trick, layout, position
from .payoff import blurred, stakes_of
from .policy import finish

# Standard deviation of real play from a trial's result, in tricks, per square root of the tricks
# left: for a rollout by rules of thumb, and for a solution, in which all seats see all cards.
ROLLED_OUT = 0.8
SOLVED = 0.35


class Trials:
    """Trials of cards in determinizations: they return payoffs and record declarer tricks."""

    def __init__(self, game: SevenEuchre, moves: list[Card], seat: int, tail: int = 0) -> None:
        self.tricks: dict[Card, list[int]] = {move: [] for move in moves}
        self.game = game
        self.declarer = game.declarer
        self.seat = seat
        self.tail = tail
        self.rolled_out = self._worths(game, ROLLED_OUT)
        self.exact = self._worths(game, SOLVED)
        self.split = layout(game.denomination).split
        self.base = position(game, [0] * 4)
        self.guess = self.base.won + game.held[seat].bit_count() // 2

    def _worths(self, game: SevenEuchre, doubt: float) -> Sequence[float]:
        """Return the payoffs of a trial's declarer tricks, blurred because real play will differ.

        If one trial decided between made and down, a card that wins a trick would often seem to
        gain nothing. With the blur, tricks count early and the contract late. A contract already
        decided stays decided.
        """
        side = self.declarer & 1
        low, high = game.won[side], 12 - game.won[1 - side]
        worths = stakes_of(game).worths(game.standing, side)
        within = [worths[min(max(tricks, low), high)] for tricks in range(13)]
        return blurred(within, doubt * sqrt(high - low))

    def placed(self, world: World) -> Trick:
        """Return the position in a determinization."""
        t = self.base.clone()
        a, b, c, d = map(self.split, world[:4])
        t.hands = a + b + c + d
        t.live = [w | x | y | z for w, x, y, z in zip(a, b, c, d, strict=True)]
        return t

    def _note(self, move: Card, won: int, worths: Sequence[float]) -> float:
        """Record a card's result, `won` tricks for seats 0 and 2; return the seat's payoff."""
        taken = 12 - won if self.declarer & 1 else won
        self.tricks[move].append(taken)
        worth = worths[taken]
        return 1 - worth if self.seat & 1 else worth

    def played_out(self, world: World, some: list[Card]) -> Working[list[float]]:
        t = self.placed(world)
        solver = Endgame()
        values = []
        for move in some:
            after = t.clone()
            after.play(*move)
            won = finish(after, self.tail)
            if self.tail:
                won = result_of(solver.tricks(after, won + self.tail // 2))
            values.append(self._note(move, won, self.rolled_out))
            yield 1
        return values

    def solved(self, world: World, some: list[Card]) -> Working[list[float]]:
        solver = Endgame()
        won = yield from solver.values(self.placed(world), some, self.guess)
        self.guess = won[0]
        return [self._note(move, n, self.exact) for move, n in zip(some, won, strict=True)]
