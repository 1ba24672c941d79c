"""Assist for Ring of Sevens: card locations."""

from __future__ import annotations

from ...analysis.assist import Cell
from ...game import View
from .rules import IN, RingOfSevens


def refine_cells(view: View[RingOfSevens], cells: list[Cell]) -> list[Cell]:
    """Split off a hand card, as of the last or current turn, for each seat that is in (R10)."""
    game = view.game
    refined = []
    for place, room, cards in cells:
        floor = game.live if place == game.turn else game.live_after_turn[place]
        if not room or game.states[place] != IN or game.held[place] & floor:
            refined.append(Cell(place, room, cards))
        else:
            refined += [Cell(place, 1, cards & floor), Cell(place, room - 1, cards)]
    return refined
