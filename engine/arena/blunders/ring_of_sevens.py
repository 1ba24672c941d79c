"""Ring of Sevens blunders: cards that help others, played without need."""

from __future__ import annotations

from collections.abc import Mapping

from nanafuda.game import View
from nanafuda.games.ring_of_sevens.bot.policy import opened
from nanafuda.games.ring_of_sevens.bot.rules import BEYOND
from nanafuda.games.ring_of_sevens.rules import JOKER, PASS, VALUE, RingOfSevens
from nanafuda.mechanics.runs import ODD, twins

from . import Blunder


class _Table:
    """Cards that a seat may play, and the seats that they help; only under the usual rules (R6)."""

    def __init__(self, view: View[RingOfSevens]) -> None:
        game = view.game
        self.game = game
        self.hand = game.held[view.seat] & game.live
        self.others = game.live & ~self.hand
        usual = not (game.rules or game.marks)
        self.cards = [move for move in game.legal() if move < JOKER] if usual else []

    def goes_out(self, card: int) -> bool:
        return not self.hand & ~(1 << card | twins(1 << card & ODD))

    def opens(self, card: int) -> int:
        after = self.game.live & ~(1 << card | twins(1 << card & ODD))
        return opened(self.game, card, after) & after

    def gift(self, card: int) -> int:
        """Return the points of the score card that it makes for another."""
        return VALUE[card] if twins(1 << card & ODD) & self.others else 0

    def serves(self, card: int) -> bool:
        """Return whether it opens a way for others, now or later, or makes them a score card."""
        waiting = BEYOND[card] & self.game.live & ~self.game.ready & ~twins(1 << card & ODD)
        return bool(self.gift(card) or (self.opens(card) | waiting) & self.others)

    def own_way(self, card: int) -> bool:
        """Return whether it opens a way for its own seat alone and gives nothing away."""
        ways = self.opens(card)
        return bool(ways) and not (ways & self.others or self.gift(card))


def _stays(view: View[RingOfSevens], move: int) -> bool:
    """Return whether a seat that could go out with its last card does not."""
    table = _Table(view)
    last = [card for card in table.cards if table.goes_out(card)]
    return bool(last) and move not in last


def _burns_a_pass(view: View[RingOfSevens], move: int) -> bool:
    """Return whether the move is a pass although a card helps nobody else."""
    table = _Table(view)
    return move == PASS and not all(table.serves(card) for card in table.cards)


def _serves(view: View[RingOfSevens], move: int) -> bool:
    """Return whether the card helps others although another one helps nobody else."""
    table = _Table(view)
    if move not in table.cards or table.goes_out(move) or not table.serves(move):
        return False
    return not all(table.serves(card) for card in table.cards)


def _gives(view: View[RingOfSevens], move: int) -> bool:
    """Return whether a card that opens nothing for others would give another fewer points."""
    table = _Table(view)
    if move not in table.cards or table.goes_out(move):
        return False
    return any(
        table.gift(card) < table.gift(move) and not table.opens(card) & table.others
        for card in table.cards
    )


def _opens(view: View[RingOfSevens], move: int) -> bool:
    """Return whether the card opens a way for others only, and its own way costs nothing."""
    table = _Table(view)
    if move not in table.cards or table.goes_out(move):
        return False
    ways = table.opens(move)
    return bool(ways) and not ways & table.hand and any(map(table.own_way, table.cards))


BLUNDERS: Mapping[str, Blunder] = {
    "does not go out": _stays,
    "passes with a card that serves nobody else": _burns_a_pass,
    "plays for others with a card that serves nobody else": _serves,
    "gives another more than it need": _gives,
    "opens for others, not its own way": _opens,
}
