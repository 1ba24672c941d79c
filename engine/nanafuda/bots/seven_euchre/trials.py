"""Cards tried in a world: played out by the rules of thumb, or solved where few are left.

What a card is tried for is its worth (stakes.py). Where a reason is to be told, what came of the
trick and of the contract is taken down besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt

from ...games.seven_euchre import SevenEuchre, tricks_of
from ..reasons import Notes
from ..search import Working, result_of
from .belief import World
from .endgame import Endgame
from .layout import TRUMPS, Card, Trick, layout, position
from .policy import choose, finish
from .stakes import blurred, stakes_of

# How far real play is from what a world comes to, in tricks, times the root of the tricks left: a
# world played out by rules of thumb, and one solved, in which everybody sees all cards.
ROLLED_OUT = 0.8
SOLVED = 0.35


def result_for(game: SevenEuchre, seat: int, taken: int) -> dict[str, float]:
    """The outcomes of a deal in which the declarer's side took so many tricks, for a seat."""
    made = taken >= tricks_of(game.standing)
    if (seat ^ game.declarer) & 1:
        return {"beaten": not made, "tricks": 12 - taken}
    return {"made": made, "tricks": taken}


class Trials:
    """What came of each card in the worlds tried: its worth, and the tricks of the declarer."""

    def __init__(self, game: SevenEuchre, moves: list[Card], seat: int, tail: int = 0) -> None:
        self.tricks: dict[Card, list[int]] = {move: [] for move in moves}
        self.notes: Notes[Card] | None = None
        self.game = game
        self.declarer = game.declarer
        self.seat = seat
        self.tail = tail
        self.rolled_out = self._worths(game, ROLLED_OUT)
        self.exact = self._worths(game, SOLVED)
        self.split = layout(game.denomination).split
        self.base = position(game, [0] * 4)
        self.guess = self.base.won + game.held[seat].bit_count() // 2
        self.leads = self.base.left == 4 or not (game.leaders[-1] ^ seat) & 1

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

    def played_out(self, world: World, some: list[Card]) -> Working[list[float]]:
        t = self._place(world)
        solver = Endgame()
        values = []
        for move in some:
            after = t.clone()
            after.play(*move)
            trick = self._end_trick(after, choose) if self.notes else {}
            won = finish(after, self.tail)
            if self.tail:
                won = result_of(solver.tricks(after, won + self.tail // 2))
            values.append(self._note(move, won, self.rolled_out))
            self._take(move, trick)
            yield 1
        return values

    def solved(self, world: World, some: list[Card]) -> Working[list[float]]:
        solver = Endgame()
        won = yield from solver.values(self._place(world), some, self.guess)
        self.guess = won[0]
        values = [self._note(move, n, self.exact) for move, n in zip(some, won, strict=True)]
        if self.notes:
            for move, n in zip(some, won, strict=True):
                after = self._place(world)
                after.play(*move)
                self._take(move, self._end_trick(after, partial(_keeping, solver, n)))
                yield 0
        return values

    def _take(self, move: Card, trick: dict[str, float]) -> None:
        """Take down what has come of the trick and of the contract."""
        if self.notes:
            taken = self.tricks[move][-1]
            self.notes.take(move, **trick, **result_for(self.game, self.seat, taken))

    def _end_trick(self, t: Trick, play: Callable[[Trick], Card]) -> dict[str, float]:
        """Play the trick to its end; what has come of it for the seat.

        A trump is drawn where trumps were led by the seat's side and the other side follows.
        """
        drawn = False
        while t.left < 4:
            group, bit = play(t)
            drawn = drawn or (t.group == group == TRUMPS and bool((t.seat ^ self.seat) & 1))
            t.play(group, bit)
        # The winner of a trick leads to the next.
        ours = not (t.seat ^ self.seat) & 1
        return {"trick": ours, "lead": t.seat == self.seat, "trump": drawn and self.leads}


def _keeping(solver: Endgame, won: int, t: Trick) -> Card:
    """A card after which seats 0 and 2 still come to so many tricks, if possible that of the rules.

    There is always one where both sides play their best.
    """
    for move in (choose(t), *t.moves()):
        after = t.clone()
        after.play(*move)
        if result_of(solver.tricks(after, won)) == won:
            return move
    raise AssertionError(won)
