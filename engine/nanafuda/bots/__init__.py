"""Bots: from a view to a move.

A bot is given a `View`, a level and a seed: never a game. The same three give the same move on
every machine; effort is counted in simulations, never in time. `consider`, `think` and `decide`
are one path: `consider` ranks the moves in slices, `think` takes the first of them, `decide` runs
`think` to its end.

The bot of a game is the module bots/<game id, with underscores>. It offers `think(level, view,
rng)`, or `consider(level, view, rng)` if it knows figures for more than one move. A module with
rules of thumb alone may offer `policy(game, rng)`, the move of the seat to act in a whole
position, and `worth(game, seat)`, what an ended deal is worth to a seat: then the levels above the
second play by Monte Carlo over imagined worlds (search.monte_carlo). Beside these it may offer
`candidates(view)`, the moves worth telling apart, and `likelihood(view, world)`, how well a world
explains what the others have done, as a logarithm. A module that can say why offers
`explain(view, choices, rank)`. A level that a module does not know plays as the second.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from ..errors import Refusal
from ..knowledge import View
from .search import Effort, monte_carlo

LEVELS: tuple[str, ...] = ("beginner", "club", "strong", "expert")

Thinking = Generator[None, None, Any]  # yields between slices of work, returns a move
Reason = tuple[str, dict[str, Any]]  # the id of a message and its arguments

EFFORTS = {
    "strong": Effort(most=24, least=8, slice=4),
    "expert": Effort(most=96, least=16, slice=4),
}


BEST_OF = 4  # worlds of which one is taken, where a game says how likely they are


@dataclass(slots=True)
class Choice:
    """A move, and what a search found of it.

    `figures` are numbers for the screen, of which every game has `worlds`, the imagined worlds in
    which the move was tried: 0 where it was chosen by rules of thumb.
    """

    move: Any
    figures: dict[str, int | float] = field(default_factory=lambda: {"worlds": 0})


Considering = Generator[None, None, list[Choice]]


def bot_of(game_id: str) -> ModuleType:
    """The module of a game's bot."""
    return import_module(f"{__name__}.{game_id.replace('-', '_')}")


def levels_of(game_id: str) -> tuple[str, ...]:
    """The levels that differ in this game: without a search, the upper two play as the second."""
    bot = bot_of(game_id)
    return LEVELS if hasattr(bot, "consider") or hasattr(bot, "policy") else LEVELS[:2]


def consider(level: str, view: View[Any], seed: int | str = 0) -> Considering:
    """Rank the legal moves of the seat to act, best first; those that were not tried are left out.

    A generator that yields every few milliseconds of work. There is always a first one.
    """
    if level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    legal = view.legal()
    if len(legal) == 1:
        return [Choice(legal[0])]
    bot, rng = bot_of(view.game.id), Random(f"{seed}")
    if hasattr(bot, "consider"):
        choices: list[Choice] = yield from bot.consider(level, view, rng)
        return choices
    if level in EFFORTS and hasattr(bot, "policy"):
        return (yield from _monte_carlo(bot, EFFORTS[level], view, rng))
    return [Choice((yield from bot.think(level, view, rng)))]


def _monte_carlo(bot: ModuleType, effort: Effort, view: View[Any], rng: Random) -> Considering:
    """The moves by Monte Carlo, the one that the rules of thumb choose first among equals."""
    first = yield from bot.think(LEVELS[1], view, rng)
    others = bot.candidates(view) if hasattr(bot, "candidates") else view.legal()
    moves = [first, *(move for move in others if move != first)]
    likelihood = getattr(bot, "likelihood", None)
    ratings = yield from monte_carlo(
        view, moves, bot.policy, bot.worth, effort, rng, likelihood, BEST_OF
    )
    return [Choice(r.move, {"worlds": len(r.values), "worth": round(r.mean, 3)}) for r in ratings]


def think(level: str, view: View[Any], seed: int | str = 0) -> Thinking:
    """Decide in slices: a generator that yields between slices and returns the move."""
    choices = yield from consider(level, view, seed)
    return choices[0].move


def decide(level: str, view: View[Any], seed: int | str = 0) -> Any:
    """The move that this level plays here. The same arguments give the same move."""
    thinking = think(level, view, seed)
    try:
        while True:
            next(thinking)
    except StopIteration as done:
        return done.value


def explain(view: View[Any], choices: list[Choice], rank: int) -> Reason:
    """Why choice number `rank` is (or is not) good, in words that name nothing unknown."""
    bot = bot_of(view.game.id)
    if hasattr(bot, "explain"):
        reason: Reason = bot.explain(view, choices, rank)
        return reason
    worlds = choices[rank].figures["worlds"]
    if len(view.legal()) == 1:
        return "hint-only", {}
    if worlds:
        return "hint-worlds", {"worlds": worlds}
    return "hint-rule", {}
