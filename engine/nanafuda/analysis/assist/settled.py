"""Settled result: whether the rest of a deal cannot change the outcome, by a seat's view.

It is settled if within each determinization of the view all continuations end alike. The search is
exhaustive within the limits below; beyond them the result is False.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

from ...game import Game, View
from ...mechanics.cards import subsets
from .locations import Cell, cells_of

UNSEEN = 10  # no search if more cards are unseen
WORLDS = 200  # maximum number of determinizations
POSITIONS = 6000  # maximum number of positions over all determinizations
SLICE = 300  # positions between two yields


def settled_steps(view: View[Any]) -> Generator[None, None, bool]:
    """Return whether play can no longer change the outcome, in any determinization.

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
    """Yield all ways to fill the cells with these cards, possibly with repetitions."""
    if not cells:
        yield []
        return
    for chosen in subsets(cards & cells[0].cards, cells[0].room):
        for rest in _worlds(cells[1:], cards & ~chosen):
            yield [chosen, *rest]


def _outcome(game: Game[Any]) -> Any:
    """Return the outcome of a deal: totals, winners, ranking, and state carried over."""
    places = getattr(game.ending, "ranking", None)
    carried = (getattr(game, name, None) for name in ("ranking", "stacks", "gambler"))
    return game.scores, game.winners, places and tuple(places), *carried
