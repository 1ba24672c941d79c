"""Detect single cards that a player would call wasted, because a weaker one does as well."""

from __future__ import annotations

from functools import cached_property

from ....game import View
from ....mechanics.cards import SEVEN
from ....mechanics.climbing import openings
from ..rules import PLAY, UpsideDown

FEW = 3  # a seat with this many cards or fewer is near the end: high cards are for now


class Table:
    """A seat's moves, and the loose cards of its hand, which are in no set or run."""

    def __init__(self, view: View[UpsideDown]) -> None:
        game = view.game
        self.game, self.hand = game, game.held[view.seat]
        self.moves = game.legal() if game.phase == PLAY else ()
        self.singles = [move for move in self.moves if move and not move & move - 1]
        self.counts = [view.count(s) for s in range(game.seats) if s != view.seat and view.count(s)]
        bound = 0
        for play in openings(self.hand):
            if play & play - 1:
                bound |= play
        self.loose = self.hand & ~bound

    def strength(self, card: int) -> int:
        rank = SEVEN.rank_of[card.bit_length() - 1]
        return -rank if self.game.low else rank

    @cached_property
    def weakest(self) -> int:
        """The strength of the weakest loose card that may be played."""
        return min((self.strength(card) for card in self.singles if card & self.loose), default=99)

    def spares(self, move: int) -> bool:
        """Return whether a weaker loose card could replace this single card."""
        return move in self.singles and self.weakest < self.strength(move)

    def parts(self, move: int) -> bool:
        """Return whether a single card breaks up a set or run despite a weaker loose card."""
        return self.spares(move) and not move & self.loose

    def overpays(self, move: int) -> bool:
        """Return whether a loose card answers higher than needed, with no seat near the end."""
        near = min(*self.counts, self.hand.bit_count()) <= FEW
        return bool(self.game.top) and not near and self.spares(move) and bool(move & self.loose)


def silly(view: View[UpsideDown]) -> set[int]:
    """Return the single cards not worth trying: a weaker one does as well, breaking up nothing."""
    table = Table(view)
    return {move for move in table.singles if table.parts(move) or table.overpays(move)}
