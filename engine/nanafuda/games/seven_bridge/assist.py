"""Assist for Seven Bridge: card locations."""

from __future__ import annotations

from ...analysis.assist import Cell
from ...game import View
from .rules import CLAIMED, PLAY, SPECIAL, SevenBridge

# The order of a reshuffled stock is unknown, so the rest of a deal is never solved.
SEARCHABLE = False


def refine_cells(view: View[SevenBridge], cells: list[Cell]) -> list[Cell]:
    """Refine cells by two facts. After a reshuffle all seats know how many cards of which stock
    each hand holds. A seat's last card is one with which it may go out (B15).
    Not recorded: a seat with an earlier decision about a pon holds the Joker (B11).
    """
    game = view.game
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
