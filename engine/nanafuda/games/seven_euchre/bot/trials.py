"""Cards tried in a world: played out by the rules of thumb, or solved where few are left.

What a card is tried for is its worth (stakes.py).
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

# How far real play is from what a world comes to, in tricks, times the root of the tricks left: a
# world played out by rules of thumb, and one solved, in which everybody sees all cards.
ROLLED_OUT = 0.8
SOLVED = 0.35


class Trials:
    """What came of each card in the worlds tried: its worth, and the tricks of the declarer."""

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

    def placed(self, world: World) -> Trick:
        """The position in a world."""
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
