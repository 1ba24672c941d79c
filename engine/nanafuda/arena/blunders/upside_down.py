"""Upside Down: strength spent, and cards parted that go together, where it need not be.

What is on a way out that nobody can stop is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...bots.upside_down.rules import sure_way
from ...bots.upside_down.taste import Table
from ...game import View
from . import Blunder


def _stays(view: View[int], move: int) -> bool:
    """Not to go out with all that is left."""
    table = Table(view)
    return table.hand in table.moves and move != table.hand


def _unless_sure(blunder: Callable[[Table, int], bool]) -> Blunder:
    """A blunder where the seat has no sure way out."""
    return lambda view, move: blunder(Table(view), move) and sure_way(view) is None


BLUNDERS: Mapping[str, Blunder] = {
    "does not go out": _stays,
    "parts what goes together with a weaker loose card": _unless_sure(Table.parts),
    "answers higher than it takes": _unless_sure(Table.overpays),
    "leads its strongest card with a weaker loose one": _unless_sure(Table.spends),
    "leads a single card to a seat with one left, with a set or a run": _unless_sure(
        Table.lets_out
    ),
}
