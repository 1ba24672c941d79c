"""Whether the rest of a deal changes nothing, by what a seat knows.

It does if in some deal that agrees with what the seat has seen there are two ways of playing on
that end otherwise. All deals and all ways are gone through, as far as that is few; where it is
many nothing is said.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

from ...game import Game, View
from ...mechanics.cards import subsets
from .locations import Cell, cells_of

UNSEEN = 10  # with more cards unseen nothing is tried
WORLDS = 200  # more deals than these are not gone through
POSITIONS = 6000  # nor more positions, of all of them
SLICE = 300  # so many at a time


def settled_steps(view: View[Any]) -> Generator[None, None, bool]:
    """Whether however anybody plays on, in whatever deal it may be, all comes to the same.

    Yields every few milliseconds of work.
    """
    game = view.game
    assist = game.part("assist")
    if game.turn != view.seat or not getattr(assist, "SEARCHABLE", True):
        return False
    if hasattr(assist, "settled") and assist.settled(view):
        return True
    cells = [cell for cell in cells_of(view) if cell.room]
    if sum(cell.room for cell in cells) > UNSEEN:
        return False
    budget = POSITIONS
    for number, held in enumerate(_worlds(cells, view.unseen)):
        if number == WORLDS:
            return False
        world = game.clone()
        for cell, cards in zip(cells, held, strict=True):
            world.held[cell.place] |= cards
        if not game.views.complete(world, Random(0)):
            continue
        found: set[Any] = set()
        heap: list[Game[Any]] = [world]
        while heap:
            here = heap.pop()
            if here.turn is None:
                found.add(_outcome(here))
                if len(found) > 1:
                    return False
                continue
            budget -= 1
            if not budget:
                return False
            if budget % SLICE == 0:
                yield
            for move in here.legal():
                after = here.clone()
                after.play(move)
                heap.append(after)
    return True


def _worlds(cells: list[Cell], cards: int) -> Iterator[list[int]]:
    """All ways in which these cards can fill the cells; one may come more than once."""
    if not cells:
        yield []
        return
    for chosen in subsets(cards & cells[0].cards, cells[0].room):
        for rest in _worlds(cells[1:], cards & ~chosen):
            yield [chosen, *rest]


def _outcome(game: Game[Any]) -> Any:
    """All that is left of a deal: the totals, who has won, the places, what the next one finds."""
    places = getattr(game.ending, "ranking", None)
    carried = (getattr(game, name, None) for name in ("ranking", "stacks", "gambler"))
    return game.scores, game.winners, places and tuple(places), *carried
