"""Bots: from a view to a move.

A bot is given a `View`, a level and a seed: never a game. The same three give the same move on
every machine; effort is counted in simulations, never in time. `consider`, `think` and `decide`
are one path: `consider` ranks the moves in slices, `think` takes the first of them, `decide` runs
`think` to its end.

The bot of a game is the module, or package, bots/<game id, with underscores>. It offers what `Bot`
asks for and nothing else is asked of it; search.py has what searching bots share, reasons.py what
their reasons do. In the package of every game the same thing has the same name, and what a game has
no need of it has not got:

    rules     rules of thumb, from a view: the beginner and the club player
    policy    a whole position's next move, quick enough to play imagined worlds to their end
    belief    the worlds that agree with a view, the likelier the oftener
    search    moves tried in imagined worlds: the strong player and the expert
    stakes    what an ended deal is worth to a seat
    taste     moves that need a reason, where others are as good
    hints     why a move is good, by what its search found (reasons.py) or by what the seat sees
    verdict   what a decision cost
    weights   every number that was fitted, and what fits it again: `build.py arena fit <game id>`

A number that stands anywhere else was chosen, not fitted. The rules of thumb serve as policy where
they are quick enough. What weights.py holds is read when the modules that use it are loaded.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from importlib import import_module
from math import inf
from random import Random
from typing import Any, Protocol, cast

from ..errors import Refusal
from ..game import View
from .reasons import SURE, Outcomes
from .search import result_of
from .verdict import Verdict

BY_RULES = ("beginner", "club")  # the levels that go by rules of thumb; the others search
LEVELS: tuple[str, ...] = (*BY_RULES, "strong", "expert")

Thinking = Generator[None, None, Any]  # yields between slices of work, returns a move
Reason = tuple[str, dict[str, Any]]  # the id of a message and its arguments


@dataclass(slots=True)
class Choice:
    """A move, and what a search found of it.

    `figures` are numbers for the screen, of which every game has `worlds`, the imagined worlds in
    which the move was tried: 0 where it was chosen by rules of thumb. `behind` is by how many
    standard errors the search found it behind the first one, `outcomes` what came of it in the
    worlds, if that was asked for.
    """

    move: Any
    figures: dict[str, int | float] = field(default_factory=lambda: {"worlds": 0})
    behind: float = inf
    outcomes: Outcomes = field(default_factory=dict)


Considering = Generator[None, None, list[Choice]]


class Bot(Protocol):
    """What the module of a game's bot offers. It is asked only where there is a choice."""

    LOWEST_WINS: bool  # whether points are penalties, for the arena to count as losses

    def think(self, level: str, view: View[Any], rng: Random) -> Thinking:
        """Decide as the beginner or the club player does; all luck comes from `rng`."""

    def consider(self, level: str, view: View[Any], rng: Random, telling: bool) -> Considering:
        """Rank the legal moves as the strong player or the expert does, best first; likewise.

        `telling` adds the outcomes by which `explain` finds a reason, and changes nothing else.
        """

    def explain(self, view: View[Any], choices: list[Choice]) -> Reason:
        """Why the first choice is the best, in words that name nothing unknown."""

    def judge(self, view: View[Any], rng: Random) -> Verdict[Any]:
        """How moves are compared when the decision is looked back on; all luck comes from `rng`."""


def bot_of(game_id: str) -> Bot:
    """The bot of a game."""
    return cast(Bot, import_module(f"{__name__}.{game_id.replace('-', '_')}"))


def consider(
    level: str, view: View[Any], seed: int | str = 0, telling: bool = False
) -> Considering:
    """Rank the legal moves of the seat to act, best first; those that were not tried are left out.

    A generator that yields every few milliseconds of work. There is always a first one. `telling`:
    whether the choices are to be explained.
    """
    if level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    legal = view.legal()
    if len(legal) == 1:
        return [Choice(legal[0])]
    bot, rng = bot_of(view.game.id), Random(f"{seed}")
    if level in BY_RULES:
        return [Choice((yield from bot.think(level, view, rng)))]
    return (yield from bot.consider(level, view, rng, telling))


def think(level: str, view: View[Any], seed: int | str = 0) -> Thinking:
    """Decide in slices: a generator that yields between slices and returns the move."""
    choices = yield from consider(level, view, seed)
    return choices[0].move


def decide(level: str, view: View[Any], seed: int | str = 0) -> Any:
    """The move that this level plays here. The same arguments give the same move."""
    return result_of(think(level, view, seed))


def explain(view: View[Any], choices: list[Choice], rank: int) -> Reason:
    """Why the first choice is the best, or how another compares with it."""
    if len(view.legal()) == 1:
        return "hint-only", {}
    if rank:
        id = "hint-as-good" if choices[rank].behind < SURE else "hint-behind"
        return id, {"instead": view.text(choices[0].move)}
    return bot_of(view.game.id).explain(view, choices)
