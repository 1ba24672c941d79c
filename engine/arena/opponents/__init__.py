"""The arena's own players, to measure the bots against. They share no code with the bots.

For any game `random` plays any legal move, `pimc` is plain determinized Monte Carlo: 100 worlds,
random rollouts, and `ismcts` and `so-ismcts` are tree searches of 1,000 simulations (ismcts.py), or
of as many as stand behind the name: `ismcts:4000`. What there is for one game alone stands in the
module of its name, where there is one: `PLAYERS`, further players by name, and for `--play-only`
`set_contract`, which takes a deal to where all meet under equal terms, and `taken`, what every seat
made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from nanafuda.game import View

from . import ismcts
from .points import margins

Player = Callable[[View[Any], int], Any]
WORLDS = 100
SIMULATIONS = 1000


def own(game: str) -> ModuleType | None:
    """The module with what the arena has for this game alone."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


def players(game: str) -> Mapping[str, Player]:
    """The arena's players of a game, by name."""
    trees = {name: partial(tree, simulations=SIMULATIONS) for name, tree in ismcts.PLAYERS.items()}
    return {"random": at_random, "pimc": pimc, **trees, **getattr(own(game), "PLAYERS", {})}


def player(name: str, game: str) -> Player | None:
    """The player of this name, with as many simulations as it asks for; None if there is none."""
    kind, _, count = name.partition(":")
    if count:
        tree = ismcts.PLAYERS.get(kind)
        return partial(tree, simulations=int(count)) if tree and count.isdigit() else None
    return players(game).get(name)


def at_random(view: View[Any], seed: int) -> Any:
    """Any legal move."""
    legal = view.legal()
    return legal[int(Random(seed).random() * len(legal))]


def pimc(view: View[Any], seed: int) -> Any:
    """Each move in the same 100 worlds, played on at random to the end of the deal."""
    rng = Random(seed)
    legal = view.legal()
    totals = [0.0] * len(legal)
    for _ in range(WORLDS):
        world = view.imagine(rng)
        for i, move in enumerate(legal):
            after = world.clone()
            after.play(move)
            while after.turn is not None:
                choices = after.legal()
                after.play(choices[int(rng.random() * len(choices))])
            totals[i] += margins(after)[view.seat]
    return legal[max(range(len(legal)), key=lambda i: totals[i])]
