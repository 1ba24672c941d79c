"""Card locations: the places where each hidden card may be, by a seat's knowledge.

A determinization fills a few cells (parts of places), each with a fixed number of the cards that
may lie there. A card may be in a place if some determinization puts it there. That is the case if
it can enter one of the place's cells and other cards can move from cell to cell to make room.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ...game import View
from ...mechanics.cards import cards_of
from ...mechanics.dealing import spread


class Cell(NamedTuple):
    """A part of a place: how many unseen cards lie in it, and which may."""

    place: int
    room: int
    cards: int


def locations(view: View[Any]) -> dict[int, int]:
    """Return the possible places of every hidden card, one bit each; one bit if known."""
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
    """Return for every cell the cells, itself included, that chains of moves from it reach."""
    ways = [
        sum(1 << m for m, other in enumerate(cells) if m == n or cards & other.cards)
        for n, cards in enumerate(dealt)
    ]
    for n in range(len(cells)):
        ways = [way | ways[n] if way >> n & 1 else way for way in ways]
    return ways


def cells_of(view: View[Any]) -> list[Cell]:
    """Return the cells of all places by public knowledge, refined by the game's assist module."""
    cells = [
        Cell(place, room, view.unseen & ~barred)
        for place, (room, barred) in enumerate(zip(view.room, view.game.barred, strict=True))
    ]
    refine = getattr(view.game.part("assist"), "refine_cells", None)
    return refine(view, cells) if refine else cells
