"""Information Set Monte Carlo Tree Search (Cowling, Powley & Whitehouse 2012), for any game.

Every simulation draws a determinization of the view, descends the tree by UCT, adds a node and
plays at random to the end of the deal. It then credits every seat on the path with its lead over
the others. The move with the most visits is played.

`ismcts` has a node for every information set: the acting seat's cards and the moves played since,
including the few secret ones. `so-ismcts` has a single tree of the moves played since, for all
cards that the others may hold. It has fewer nodes with more visits, but the others play as if all
determinizations were one.
"""

from __future__ import annotations

from functools import partial
from math import inf, log, sqrt
from random import Random
from typing import Any

from nanafuda.game import Game, View

EXPLORE = 0.7  # UCT constant for rewards from 0 to 1; scaled by the range of results

Key = tuple[Any, ...]


class Edge:
    """A move at a node: how often it was available, how often visited, and its total result."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Tree:
    """Search tree from one position."""

    def __init__(self, view: View[Any], rng: Random, *, single: bool) -> None:
        self.view = view
        self.rng = rng
        self.single = single
        self.nodes: dict[Key, dict[Any, Edge]] = {}
        self.low, self.high = inf, -inf

    def simulate(self) -> None:
        """Draw a determinization and play it to the end, by the tree and then at random."""
        world = self.view.determinize(self.rng)
        played: list[Any] = []
        way: list[tuple[int, Edge]] = []
        growing = False
        while world.turn is not None and not growing:
            seat = world.turn
            key: Key = (seat, *played) if self.single else (seat, world.held[seat], *played)
            growing = key not in self.nodes
            edges = self.nodes.setdefault(key, {})
            move = self._choose(edges, world.legal())
            way.append((seat, edges[move]))
            world.play(move)
            played.append(move)
        while world.turn is not None:
            legal = world.legal()
            world.play(legal[int(self.rng.random() * len(legal))])
        self._learn(world, way)

    def _choose(self, edges: dict[Any, Edge], legal: Any) -> Any:
        """Choose by UCT; untried moves come first, at random."""
        fresh = []
        for move in legal:
            edge = edges.setdefault(move, Edge())
            edge.available += 1
            if not edge.visits:
                fresh.append(move)
        if fresh:
            return fresh[int(self.rng.random() * len(fresh))]
        scale = EXPLORE * max(self.high - self.low, 1e-9)

        def worth(move: Any) -> float:
            edge = edges[move]
            doubt = sqrt(log(edge.available) / edge.visits)
            return edge.total / edge.visits + scale * doubt

        return max(legal, key=worth)

    def _learn(self, ended: Game[Any], way: list[tuple[int, Edge]]) -> None:
        ahead = ended.returns
        self.low, self.high = min(self.low, *ahead), max(self.high, *ahead)
        for seat, edge in way:
            edge.visits += 1
            edge.total += ahead[seat]


def search(view: View[Any], seed: int, *, simulations: int, single: bool) -> Any:
    """Return the most visited move after `simulations` simulations."""
    rng = Random(seed)
    tree = Tree(view, rng, single=single)
    for _ in range(simulations):
        tree.simulate()
    legal = view.legal()
    root = tree.nodes[(view.seat,) if single else (view.seat, view.game.held[view.seat])]
    return max(legal, key=lambda move: root[move].visits)


PLAYERS = {
    "ismcts": partial(search, single=False),
    "so-ismcts": partial(search, single=True),
}
