"""Reference players of the arena, to measure the bots against. They share no code with the bots.

For any game, `random` plays any legal move and `pimc` is plain determinized Monte Carlo with 100
determinizations and random rollouts. `ismcts` and `so-ismcts` are tree searches (ismcts.py) of
1,000 simulations, or of the number after the name: `ismcts:4000`. A game's module here, if there is
one, declares `PLAYERS`, more players by name. For `--play-only` it has `set_contract`, which takes
a deal to the play under equal terms, and `taken`, every seat's result.
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

Player = Callable[[View[Any], int], Any]
WORLDS = 100
SIMULATIONS = 1000


def own(game: str) -> ModuleType | None:
    """Return the module for this game; None if there is none."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


def players(game: str) -> Mapping[str, Player]:
    """Return the arena's players of a game, by name."""
    trees = {name: partial(tree, simulations=SIMULATIONS) for name, tree in ismcts.PLAYERS.items()}
    return {"random": at_random, "pimc": pimc, **trees, **getattr(own(game), "PLAYERS", {})}


def player(name: str, game: str) -> Player | None:
    """Return the player of this name, such as `ismcts:4000`; None if there is none."""
    kind, _, count = name.partition(":")
    if count:
        tree = ismcts.PLAYERS.get(kind)
        return partial(tree, simulations=int(count)) if tree and count.isdigit() else None
    return players(game).get(name)


def at_random(view: View[Any], seed: int) -> Any:
    """Return any legal move."""
    legal = view.legal()
    return legal[int(Random(seed).random() * len(legal))]


def pimc(view: View[Any], seed: int) -> Any:
    """Return the best move over 100 shared determinizations, with random rollouts."""
    rng = Random(seed)
    legal = view.legal()
    totals = [0.0] * len(legal)
    for _ in range(WORLDS):
        world = view.determinize(rng)
        for i, move in enumerate(legal):
            after = world.clone()
            after.play(move)
            while after.turn is not None:
                choices = after.legal()
                after.play(choices[int(rng.random() * len(choices))])
            totals[i] += after.returns[view.seat]
    return legal[max(range(len(legal)), key=lambda i: totals[i])]
