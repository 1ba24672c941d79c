"""Upside Down: strength spent, and cards parted that go together, where it need not be."""

from __future__ import annotations

from collections.abc import Mapping

from ...cards import SEVEN
from ...climbing import openings
from ...game import View
from ...games.upside_down import PLAY, UpsideDown
from . import Blunder


class _Table:
    """A hand in play: which of its cards go alone, and how strong they are."""

    def __init__(self, view: View[int]) -> None:
        game = view.game
        assert isinstance(game, UpsideDown)
        self.game = game
        self.hand = game.held[view.seat]
        self.moves = game.legal() if game.phase == PLAY else ()
        self.counts = [view.count(s) for s in range(game.seats) if s != view.seat]
        plays = openings(self.hand)
        bound = 0
        for play in plays:
            if play & play - 1:
                bound |= play
        self.loose = self.hand & ~bound  # the cards that are in no set and no run
        self.together = [play for play in plays if play & play - 1 and play in self.moves]

    def strength(self, card: int) -> int:
        rank = SEVEN.rank_of[card.bit_length() - 1]
        return -rank if self.game.low else rank

    def weaker(self, card: int) -> bool:
        """Whether a weaker card that goes alone would do as well as this one."""
        return any(
            move & self.loose and not move & move - 1 and self.strength(move) < self.strength(card)
            for move in self.moves
        )


def _is_single(move: int) -> bool:
    return bool(move) and not move & move - 1


def _stays(view: View[int], move: int) -> bool:
    """Not to go out with all that is left."""
    table = _Table(view)
    return table.hand in table.moves and move != table.hand


def _breaks(view: View[int], move: int) -> bool:
    """To part a set or a run for a single card with a weaker loose card at hand."""
    table = _Table(view)
    return _is_single(move) and not move & table.loose and table.weaker(move)


def _wastes(view: View[int], move: int) -> bool:
    """To answer with a higher loose card than it takes, nobody being near the end."""
    table = _Table(view)
    near = min(filter(None, table.counts)) <= 3 or table.hand.bit_count() <= 3
    answers = bool(table.game.top) and _is_single(move) and bool(move & table.loose)
    return answers and not near and table.weaker(move)


def _spends(view: View[int], move: int) -> bool:
    """To lead the strongest card of the hand with a weaker loose one and more than three cards."""
    table = _Table(view)
    if table.game.top or not _is_single(move) or table.hand.bit_count() <= 3:
        return False
    cards = [1 << card for card in range(SEVEN.size) if table.hand >> card & 1]
    strongest = max(map(table.strength, cards))
    return table.strength(move) == strongest and table.weaker(move)


def _lets_out(view: View[int], move: int) -> bool:
    """To lead a card that a seat with one card left may beat, with a set or a run to lead."""
    table = _Table(view)
    if table.game.top or not _is_single(move) or 1 not in table.counts or not table.together:
        return False
    unseen = [1 << card for card in range(SEVEN.size) if view.unseen >> card & 1]
    return any(table.strength(card) > table.strength(move) for card in unseen)


BLUNDERS: Mapping[str, Blunder] = {
    "does not go out": _stays,
    "parts what goes together with a weaker loose card": _breaks,
    "answers higher than it takes": _wastes,
    "leads its strongest card with a weaker loose one": _spends,
    "leads a single card to a seat with one left, with a set or a run": _lets_out,
}
