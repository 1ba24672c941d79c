"""Where a card may be: what a seat knows for certain of every card that is out.

A world agrees with what the seat has seen if it fills a few cells, parts of places, each with so
many of the cards that may lie there. A card may be in a place if some such world has it there: if
it can come into one of its cells and other cards, moving on from cell to cell, make room for it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ..game import View
from ..games.ring_of_sevens.rules import IN, RingOfSevens
from ..games.seven_bridge.rules import CLAIMED, PLAY, SPECIAL, SevenBridge
from ..kit.cards import cards_of
from ..kit.spread import spread


class Cell(NamedTuple):
    """A part of a place: how many of the unseen cards lie in it, and which may."""

    place: int
    room: int
    cards: int


def where(view: View[Any]) -> dict[int, int]:
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
    more = KNOWN.get(view.game.id)
    return more(view, cells) if more else cells


def _ring_of_sevens(view: View[Any], cells: list[Cell]) -> list[Cell]:
    """Whoever is in holds a hand card: one that was a hand card after its last turn, or, when it
    is its turn, one that is a hand card now (R10).
    """
    game = view.game
    assert isinstance(game, RingOfSevens)
    found = []
    for place, room, cards in cells:
        floor = game.live if place == game.turn else game.floor[place]
        if not room or game.states[place] != IN or game.held[place] & floor:
            found.append(Cell(place, room, cards))
        else:
            found += [Cell(place, 1, cards & floor), Cell(place, room - 1, cards)]
    return found


def _seven_bridge(view: View[Any], cells: list[Cell]) -> list[Cell]:
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


KNOWN: dict[str, Callable[[View[Any], list[Cell]], list[Cell]]] = {
    RingOfSevens.id: _ring_of_sevens,
    SevenBridge.id: _seven_bridge,
}
