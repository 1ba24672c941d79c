"""Help at the table for Seven Bridge: where the unseen cards may be."""

from __future__ import annotations

from typing import Any

from ...analysis.assist.locations import Cell
from ...game import View
from .rules import CLAIMED, PLAY, SPECIAL, SevenBridge

# The order of a reshuffled stock is unknown, so the rest of a deal is never searched.
SEARCHABLE = False


def refine_cells(view: View[Any], cells: list[Cell]) -> list[Cell]:
    """After a reshuffle everybody knows how many cards of which stock each hand holds; and nobody
    keeps to the last a card with which they may not go out (B15). That somebody was asked for a pon
    before the seat, and so holds the Joker (B11), is not kept, and not told.
    """
    game = view.game
    assert isinstance(game, SevenBridge)
    if batches := game.batches:
        cells = []
        for mask, shares in zip(batches.masks, batches.shares, strict=True):
            cards = mask & view.unseen
            room = [
                n - (held & mask).bit_count()
                for n, held in zip(shares, game.held[: view.game.seats], strict=True)
            ]
            room.append(cards.bit_count() - sum(room))
            cells += [Cell(place, count, cards) for place, count in enumerate(room)]
    if game.phase not in (PLAY, CLAIMED) or game.turn is None or view.count(game.turn) != 1:
        return cells
    last = SPECIAL if game.banned(SPECIAL) else 0
    return [c._replace(cards=c.cards & ~last) if c.place == game.turn else c for c in cells]
