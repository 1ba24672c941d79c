"""The arena's own players, to measure the bots against. They share no code with the bots.

For any game `random` plays any legal move, and `pimc` is plain determinized Monte Carlo: 100
worlds, random rollouts. What there is for one game alone stands in the module of its name, where
there is one: `PLAYERS`, further players by name, and for `--play-only` `set_contract`, which takes
a deal to where all meet under equal terms, and `taken`, what every seat made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from ...bots import bot_of
from ...game import Game, View

Player = Callable[[View[Any], int], Any]
WORLDS = 100


def own(game: str) -> ModuleType | None:
    """The module with what the arena has for this game alone."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


def players(game: str) -> Mapping[str, Player]:
    """The arena's players of a game, by name."""
    return {"random": at_random, "pimc": pimc, **getattr(own(game), "PLAYERS", {})}


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
            totals[i] += _margin(after, view.seat)
    return legal[max(range(len(legal)), key=lambda i: totals[i])]


def _margin(ended: Game[Any], seat: int) -> float:
    """How far a seat is ahead of the others' mean."""
    side = (seat, *ended.partners(seat))
    points = points_of(ended)
    others = [score for s, score in enumerate(points) if s not in side]
    return points[seat] - sum(others) / len(others)


def points_of(game: Game[Any]) -> Sequence[int]:
    """What every seat has, more being better: where the lowest wins, points are losses."""
    return [-score for score in game.scores] if bot_of(game.id).LOWEST_WINS else game.scores
