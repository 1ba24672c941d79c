"""Assists: optional help at the table, which play does not depend on.

Bid meanings: what each bid shows and denies about a hand, as club players bid. A game's
`assist.bid_meanings(view)` uses bounds measured over thousands of club auctions. Games without bids
do not define it.

Card locations: the places where each hidden card may be, by a seat's knowledge. A determinization
fills a few cells (parts of places), each with a fixed number of the cards that may lie there. A
card may be in a place if some determinization puts it there. That is the case if it can enter one
of the place's cells and other cards can move from cell to cell to make room.

Settled result: whether the rest of a deal cannot change the outcome, by a seat's view. It is
settled if within each determinization of the view all continuations end alike. The search is
exhaustive within the limits below; beyond them the result is False.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game import Game, View
from ..mechanics.cards import cards_of, subsets
from ..mechanics.dealing import spread

if TYPE_CHECKING:
    from ..messages.assist import Calls

UNSEEN = 10  # no search if more cards are unseen
WORLDS = 200  # maximum number of determinizations
POSITIONS = 6000  # maximum number of positions over all determinizations
SLICE = 300  # positions between two yields


def bid_meanings(view: View[Game[Any]]) -> Calls:
    """Return the meaning of the bids made so far, and of those the seat may make now."""
    meanings = getattr(view.game.part("assist"), "bid_meanings", None)
    return meanings(view) if meanings else {"made": [], "mine": []}


class Cell(NamedTuple):
    """A part of a place: how many unseen cards lie in it, and which may."""

    place: int
    room: int
    cards: int


def locations(view: View[Game[Any]]) -> dict[int, int]:
    """Return the possible places of every hidden card, one bit each; one bit if known."""
    game = view.game
    places = {
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
        dealt_to = next(n for n, cards in enumerate(dealt) if cards >> card & 1)
        places[card] = 0
        for n, cell in enumerate(cells):
            if cell.cards >> card & 1 and ways[n] >> dealt_to & 1:
                places[card] |= 1 << cell.place
    return places


def _ways(dealt: list[int], cells: list[Cell]) -> list[int]:
    """Return for every cell the cells, itself included, that chains of moves from it reach."""
    ways = [
        sum(1 << m for m, other in enumerate(cells) if m == n or cards & other.cards)
        for n, cards in enumerate(dealt)
    ]
    for n in range(len(cells)):
        ways = [way | ways[n] if way >> n & 1 else way for way in ways]
    return ways


def cells_of(view: View[Game[Any]]) -> list[Cell]:
    """Return the cells of all places by public knowledge, refined by the game's assist module."""
    cells = [
        Cell(place, room, view.unseen & ~excluded)
        for place, (room, excluded) in enumerate(zip(view.room, view.game.excluded, strict=True))
    ]
    refine = getattr(view.game.part("assist"), "refine_cells", None)
    return refine(view, cells) if refine else cells


def settled_steps(view: View[Game[Any]]) -> Generator[None, None, bool]:
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
        outcomes: set[Any] = set()
        heap: list[Game[Any]] = [world]
        while heap:
            position = heap.pop()
            if position.turn is None:
                outcomes.add(_outcome(position))
                if len(outcomes) > 1:
                    return False
                continue
            budget -= 1
            if not budget:
                return False
            if budget % SLICE == 0:
                yield
            for move in position.legal():
                after = position.clone()
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
    carried = (getattr(game, name) for name in game.carried)
    return game.scores, game.winners, places and tuple(places), *carried
