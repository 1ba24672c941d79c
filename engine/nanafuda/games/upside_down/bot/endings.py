"""Exact search of endings: two seats are left, so each knows the other's cards.

The value of a position is whether the seat to act goes out first if both play best. Results are
cached by both hands, the die, the shape and rank of the play to beat, and whether a pass ends the
round: it does not after the last play of a third seat (U13).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import inf
from typing import NamedTuple

from ....game import View
from ....mechanics.climbing import PASS, PATTERNS, TURNS, answers, count_answers, openings
from ..rules import PLAY, UpsideDown

SLICE = 250  # nodes between two yields
# By play: a number for its kind, size and rank. Plays with the same number have the same answers.
_SHAPES = {
    play: 1 + (pattern.kind << 10 | pattern.size << 5 | pattern.lowest)
    for play, pattern in PATTERNS.items()
} | {PASS: 0}


class Position(NamedTuple):
    """An ending with two seats left, as the seat to act sees it."""

    mine: int
    theirs: int
    low: int  # the die's side
    top: int  # the play to beat, 0 if the seat starts a round
    last: bool  # whether a pass ends the round

    @property
    def cards(self) -> int:
        """The number of cards of both seats."""
        return (self.mine | self.theirs).bit_count()


def ending_of(game: UpsideDown, unseen: int = 0) -> Position | None:
    """Return the ending at this position, or None if more than two seats hold cards.

    `unseen` are the cards that a view does not locate: the other seat has them.
    """
    if game.phase != PLAY:
        return None
    seat: int = game.turn
    other = game.next_seat[seat]
    if game.next_seat[other] != seat:
        return None
    last = other == game.starter
    return Position(game.held[seat], game.held[other] | unseen, game.low, game.top, last)


def ending_seen(view: View[UpsideDown]) -> Position | None:
    """Return the ending at a seat's view, or None."""
    return ending_of(view.game, view.unseen)


class _Limit(Exception):
    """The search needs more nodes."""


class Solver:
    """Solves endings within a total number of nodes, and keeps what it has found."""

    def __init__(self, most: float = inf) -> None:
        self.most = most
        self.nodes = 0
        self._until = most
        self._known: dict[tuple[int, int, int], bool] = {}

    def best(self, here: Position, moves: Sequence[int]) -> Generator[None, None, list[int] | None]:
        """Return those of some legal moves that go out first, or None beyond the limit.

        Yields every SLICE nodes. A search resumes from its cache.
        """
        winning = []
        for move in moves:
            while True:
                self._until = min(self.most, self.nodes + SLICE)
                try:
                    if self._wins_after(*here, move):
                        winning.append(move)
                    break
                except _Limit:
                    if self.nodes >= self.most:
                        return None
                    yield
        return winning

    def first(self, here: Position, moves: Sequence[int]) -> int | None:
        """Return the first of some legal moves that goes out first, without slices, or None."""
        self._until = inf
        return next((move for move in moves if self._wins_after(*here, move)), None)

    def _wins(self, mine: int, theirs: int, low: int, top: int, last: bool) -> bool:
        key = mine, theirs, _SHAPES[top] << 2 | last << 1 | low
        known = self._known.get(key)
        if known is not None:
            return known
        if self.nodes >= self._until:
            raise _Limit
        self.nodes += 1
        moves = answers(mine, top, low) if top else openings(mine)
        if mine in TURNS[low]:
            moves = [move for move in moves if move != mine] or [PASS]  # U11
        found = mine in moves or any(
            self._wins_after(mine, theirs, low, top, last, move)
            for move in self._ordered(moves, theirs, low)
        )
        self._known[key] = found
        return found

    @staticmethod
    def _ordered(moves: Sequence[int], theirs: int, low: int) -> list[int]:
        """Sort moves: those that end the round, those without an answer, longer ones, a pass."""
        turns = TURNS[low]

        def rank(move: int) -> int:
            if not move:
                return 0
            ends = 200 if turns.get(move) else 0
            if not ends and not count_answers(theirs, move, low ^ (move in turns)):
                ends = 100
            return -ends - move.bit_count()

        return sorted(moves, key=rank)

    def _wins_after(
        self, mine: int, theirs: int, low: int, top: int, last: bool, move: int
    ) -> bool:
        """Return whether the seat to act goes out first after this move."""
        if not move:
            if top and not last:
                return not self._wins(theirs, mine, low, top, True)
            return not self._wins(theirs, mine, low, 0, True)
        rest = mine ^ move
        if not rest:
            return True
        turns = TURNS[low].get(move)
        if turns:
            return self._wins(rest, theirs, 1 - low, 0, True)
        after = low if turns is None else 1 - low
        if not count_answers(theirs, move, after):
            return self._wins(rest, theirs, after, 0, True)
        return not self._wins(theirs, rest, after, move, True)
