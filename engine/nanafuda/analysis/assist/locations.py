"""Where a card may be: what a seat knows for certain of every card that is out.

A world agrees with what the seat has seen if it fills a few cells, parts of places, each with so
many of the cards that may lie there. A card may be in a place if some such world has it there: if
it can come into one of its cells and other cards, moving on from cell to cell, make room for it.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ...game import View
from ...mechanics.cards import cards_of
from ...mechanics.dealing import spread


class Cell(NamedTuple):
    """A part of a place: how many of the unseen cards lie in it, and which may."""

    place: int
    room: int
    cards: int


def locations(view: View[Any]) -> dict[int, int]:
    """For every card in a place that the seat does not see: the places where it may be, one bit
    each. Where it is known it is one.
    """
    game = view.game
    found = {
        card: 1 << place
        for place, held in enumerate(game.held)
        if not game.sees[place] >> view.seat & 1
        for card in cards_of(held)
    }
    cells = [cell for cell in cells_of(view) if cell.room]
    bars = [view.unseen & ~cell.cards for cell in cells]
    dealt = spread(view.unseen, [cell.room for cell in cells], bars, Random(0))
    ways = _ways(dealt, cells)
    for card in cards_of(view.unseen):
        here = next(n for n, cards in enumerate(dealt) if cards >> card & 1)
        found[card] = 0
        for n, cell in enumerate(cells):
            if cell.cards >> card & 1 and ways[n] >> here & 1:
                found[card] |= 1 << cell.place
    return found


def _ways(dealt: list[int], cells: list[Cell]) -> list[int]:
    """For every cell those, itself among them, where room is made by moving cards on from it."""
    ways = [
        sum(1 << m for m, other in enumerate(cells) if m == n or cards & other.cards)
        for n, cards in enumerate(dealt)
    ]
    for n in range(len(cells)):
        ways = [way | ways[n] if way >> n & 1 else way for way in ways]
    return ways


def cells_of(view: View[Any]) -> list[Cell]:
    """The cells of all places, by what everybody has seen; a game may know more of them."""
    cells = [
        Cell(place, room, view.unseen & ~barred)
        for place, (room, barred) in enumerate(zip(view.room, view.game.barred, strict=True))
    ]
    refine = getattr(view.game.part("assist"), "refine_cells", None)
    return refine(view, cells) if refine else cells
