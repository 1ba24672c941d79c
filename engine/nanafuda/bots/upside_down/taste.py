"""Single cards that people would call wasted, with others that do as well."""

from __future__ import annotations

from functools import cached_property

from ...cards import SEVEN, cards_of
from ...climbing import openings
from ...game import View
from ...games.upside_down import PLAY, UpsideDown

FEW = 3  # with so many cards left somebody is near the end, and what is high is for now


class Table:
    """A seat's moves, and which cards of its hand go alone: in no set and no run."""

    def __init__(self, view: View[int]) -> None:
        game = view.game
        assert isinstance(game, UpsideDown)
        self.game, self.unseen = game, view.unseen
        self.hand = game.held[view.seat]
        self.moves = game.legal() if game.phase == PLAY else ()
        self.counts = [view.count(s) for s in range(game.seats) if s != view.seat and view.count(s)]
        self.singles = [move for move in self.moves if move and not move & move - 1]
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
        """Whether a single card would be spared by a weaker one that goes alone."""
        return move in self.singles and self.weakest < self.strength(move)

    def parts(self, move: int) -> bool:
        """To part a set or a run for a single card with a weaker loose card at hand."""
        return self.spares(move) and not move & self.loose

    def overpays(self, move: int) -> bool:
        """To answer with a higher loose card than it takes, nobody being near the end."""
        near = min(*self.counts, self.hand.bit_count()) <= FEW
        return bool(self.game.top) and not near and self.spares(move) and bool(move & self.loose)

    def spends(self, move: int) -> bool:
        """To lead the strongest card of the hand with a weaker loose one and cards to follow."""
        if self.game.top or self.hand.bit_count() <= FEW or not self.spares(move):
            return False
        return self.strength(move) == max(self.strength(1 << card) for card in cards_of(self.hand))

    def lets_out(self, move: int) -> bool:
        """To lead a card that a seat with one card may beat, with a set or a run to lead."""
        if self.game.top or 1 not in self.counts or move not in self.singles:
            return False
        if len(self.singles) == len(self.moves):
            return False
        return any(self.strength(1 << card) > self.strength(move) for card in cards_of(self.unseen))


def silly(view: View[int]) -> set[int]:
    """The plays that need a reason: cards that are wasted, and a lead that lets another out."""
    table = Table(view)
    ways = (table.parts, table.overpays, table.spends, table.lets_out)
    return {move for move in table.singles if any(way(move) for way in ways)}
