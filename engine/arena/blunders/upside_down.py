"""Upside Down blunders: strength spent, or cards that belong together parted, without need.

A move on a way out that nobody can stop is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nanafuda.game import View
from nanafuda.games.upside_down.bot.rules import sure_way
from nanafuda.games.upside_down.bot.tie_breaks import FEW, Table
from nanafuda.games.upside_down.rules import UpsideDown
from nanafuda.mechanics.cards import cards_of

from . import Blunder


def _stays(view: View[UpsideDown], move: int) -> bool:
    """Return whether a seat that could go out with all its cards does not."""
    table = Table(view)
    return table.hand in table.moves and move != table.hand


def _unless_sure(blunder: Callable[[View[UpsideDown], int], bool]) -> Blunder:
    """Return the blunder, limited to seats without a sure way out."""
    return lambda view, move: blunder(view, move) and sure_way(view) is None


def _parts(view: View[UpsideDown], move: int) -> bool:
    return Table(view).parts(move)


def _overpays(view: View[UpsideDown], move: int) -> bool:
    return Table(view).overpays(move)


def _spends(view: View[UpsideDown], move: int) -> bool:
    """Return whether it leads its strongest card, with a weaker loose one and cards to follow."""
    table = Table(view)
    if table.game.top or table.hand.bit_count() <= FEW or not table.spares(move):
        return False
    return table.strength(move) == max(table.strength(1 << card) for card in cards_of(table.hand))


def _lets_out(view: View[UpsideDown], move: int) -> bool:
    """Return whether it leads a beatable card to a seat at one card, not a set or a run."""
    table = Table(view)
    if table.game.top or 1 not in table.counts or move not in table.singles:
        return False
    if len(table.singles) == len(table.moves):
        return False
    return any(table.strength(1 << card) > table.strength(move) for card in cards_of(view.unseen))


BLUNDERS: Mapping[str, Blunder] = {
    "does not go out": _stays,
    "parts what goes together with a weaker loose card": _unless_sure(_parts),
    "answers higher than it takes": _unless_sure(_overpays),
    "leads its strongest card with a weaker loose one": _unless_sure(_spends),
    "leads a single card to a seat with one left, with a set or a run": _unless_sure(_lets_out),
}
