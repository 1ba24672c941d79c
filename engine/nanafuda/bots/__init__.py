"""Bots: from a view to a move.

A bot is given a `View`, a level and a seed: never a game. The same three give the same move on
every machine; effort is counted in simulations, never in time. `consider`, `think` and `decide`
are one path: `consider` ranks the moves in slices, `think` takes the first of them, `decide` runs
`think` to its end.

The bot of a game is the module, or package, games/<game>/bot. It offers what `Bot`
asks for and nothing else is asked of it; choice.py says what it answers, search.py has what
searching bots share, reasons.py what their reasons do. In the package of every game the same thing
has the same name, and what a game has no need of it has not got:

    rules     rules of thumb, from a view: the beginner and the club player
    policy    a whole position's next move, quick enough to play imagined worlds to their end
    belief    the worlds that agree with a view, the likelier the oftener
    search    moves tried in imagined worlds: the strong player and the expert
    stakes    what an ended deal is worth to a seat
    taste     moves that need a reason, where others are as good
    verdict   what moves come to: the source of every figure that is told
    hints     why a move is better than another, by what came of them (reasons.py) or is seen
    weights   every number that was fitted, and what fits it again: `build.py arena fit <game id>`

A number that stands anywhere else was chosen, not fitted. The rules of thumb serve as policy where
they are quick enough. What weights.py holds is read when the modules that use it are loaded.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, cast

from ..errors import Refusal
from ..game import Game, View
from ..games import GAMES
from ..levels import BY_RULES
from ..levels import LEVELS as LEVELS
from .choice import Choice, Considering, Thinking
from .reasons import Comparison, Reason
from .search import result_of
from .verdict import Verdict


class Bot(Protocol):
    """What the module of a game's bot offers. It is asked only where there is a choice."""

    def think(self, level: str, view: View[Any], rng: Random) -> Thinking:
        """Decide as the beginner or the club player does; all luck comes from `rng`."""

    def consider(self, level: str, view: View[Any], rng: Random) -> Considering:
        """Rank the legal moves as the strong player or the expert does, best first; likewise."""

    def judge(self, view: View[Any], rng: Random) -> Verdict[Any]:
        """How moves at the position are measured; all luck comes from `rng`."""

    def explain(self, found: Comparison[Any]) -> Reason:
        """Why the best move, and not the other, in words that name nothing unknown."""


def bot_of(game_id: str) -> Bot:
    """The bot of a game."""
    return cast(Bot, GAMES[game_id].part("bot"))


def levels_around(game: Game[Any], seat: int, level: str) -> list[str]:
    """The level of the bot in every seat, where a person in `seat` plays against this one; the
    person's own entry means nothing. A partner plays no worse than the second level.
    """
    partner = LEVELS[max(LEVELS.index(level), 1)]
    return [partner if s in game.partners(seat) else level for s in range(game.seats)]


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
    if level in BY_RULES:
        return [Choice((yield from bot.think(level, view, rng)))]
    return (yield from bot.consider(level, view, rng))


def think(level: str, view: View[Any], seed: int | str = 0) -> Thinking:
    """Decide in slices: a generator that yields between slices and returns the move."""
    choices = yield from consider(level, view, seed)
    return choices[0].move


def decide(level: str, view: View[Any], seed: int | str = 0) -> Any:
    """The move that this level plays here. The same arguments give the same move."""
    return result_of(think(level, view, seed))


def explain(found: Comparison[Any]) -> Reason:
    """Why the best move, and not the other: a message's id and arguments, `instead` the other's
    text code among them."""
    if len(found.view.legal()) == 1:
        only = getattr(bot_of(found.view.game.id), "only", None)
        return (only and only(found.view, found.best)) or ("hint-only", {})
    id, fields = bot_of(found.view.game.id).explain(found)
    if found.other is not None:
        fields = {**fields, "instead": found.view.text(found.other)}
    return id, fields
