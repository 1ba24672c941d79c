"""Bots: choose a move from a view.

A bot receives a `View`, a level and a seed, never a game. The same three give the same move on
every machine, because effort is counted in simulations, not in time. `consider` ranks the moves in
slices, `think` takes the first of them, and `decide` runs `think` to its end.

The bot of a game is the module or package games/<game>/bot, which implements `Bot`. choice.py has
its result types, search.py the shared search, reasons.py the shared reasons. Modules have the same
names in every game's package; a game omits those that it does not need:

    rules       rules of thumb, from a view: the beginner and the club player
    policy      the next move in a full position, fast enough for rollouts
    belief      determinizations consistent with a view, sampled by likelihood
    search      determinized search: the strong player and the expert
    payoff      the value of an ended deal to a seat
    tie_breaks  preferences among moves that are equally good
    endings     exact values of endings in which every card is known
    ways        sequences of plays that probably nobody can answer
    playouts    a slower policy than `policy`, for figures alone
    verdict     measured values of moves: the source of every figure shown
    hints       why a move is better than another, from its outcomes (reasons.py) or the view
    weights     every fitted number; to refit: `build.py arena fit <game id>`

Numbers in other modules are chosen, not fitted. Rules of thumb that are fast enough also serve as
policy. The modules that use weights.py read it when they are imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, cast

from ..errors import Refusal
from ..game import Game, M, View
from ..games import GAMES
from ..levels import BY_RULES
from ..levels import LEVELS as LEVELS
from .choice import Choice, Considering, Thinking
from .reasons import Comparison, Reason
from .search import result_of
from .verdict import Verdict

VARIED = "club"  # players of this level decide alike unless `varied` is set


class Bot(Protocol):
    """The interface of a game's bot module. Called only if there is more than one legal move."""

    def think(self, level: str, view: View[Any], rng: Random) -> Thinking:
        """Decide as the beginner or the club player; all randomness comes from `rng`."""

    def consider(self, level: str, view: View[Any], rng: Random) -> Considering:
        """Rank the legal moves as the strong player or the expert, best first."""

    def judge(self, view: View[Any], rng: Random) -> Verdict[Any]:
        """Return how to measure moves at the position; all randomness comes from `rng`."""

    def explain(self, found: Comparison[Any, Any]) -> Reason:
        """Return why the best move beats the other, without revealing unseen cards."""

    # A bot may have players who differ from the plain ones of their level:
    #   vary(view, rng)        one of many club players (`think`, varied)
    #   in_character(level, view, rng)  an opponent at a table, at a level of TEMPERED
    #   dealt(game, seat)      the worth of the cards dealt, by kind (`Dealt`)
    #   DISTINCT               the levels that can be told apart, if not all
    # and further functions, which hints.py defines:
    #   only(view, move)       the effect of the only legal move, as a reason
    #   asked(view, moves)     the moves that a person compares; `moves`, the likeliest first
    #   spares(view, one, other)  whether `other` keeps what runs out and `one` spends for nothing
    #   rivals(view, best, other) whether `other` is done instead of `best`, which is no sure way
    #   follows(view, best, other)  whether `other` can still be done after `best` in this turn
    #   plan(view, best)       the moves that should follow `best`: more of its turn, or a sure way
    #   stake(found)           what a move risks or uses up, as a reason
    #   beside(found)          a second reason, or a rule of thumb that holds here


def bot_of(game_id: str) -> Bot:
    """Return the bot of a game."""
    return cast(Bot, GAMES[game_id].part("bot"))


def has_tempers(game_id: str, level: str) -> bool:
    """Return whether a game's bots of a level have temperaments."""
    return level in getattr(bot_of(game_id), "TEMPERED", ())


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels that can be told apart in a game, weakest first.

    `decide` takes every level in every game, so that links, records and saves stay good.
    """
    found: tuple[str, ...] = getattr(bot_of(game_id), "DISTINCT", LEVELS)
    return found


def levels_around(game: Game[Any], seat: int, level: str) -> list[str]:
    """Return the bots' level by seat, for a person in `seat` who chose `level`.

    The person's entry is unused. A partner plays at least at the second level.
    """
    partner = LEVELS[max(LEVELS.index(level), 1)]
    return [partner if s in game.partners(seat) else level for s in range(game.seats)]


def consider(level: str, view: View[Game[Any]], seed: int | str = 0) -> Considering:
    """Rank the legal moves of the seat to act, best first; omit untried ones.

    A generator that yields every few milliseconds of work. The list is never empty.
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


def think(
    level: str,
    view: View[Game[Any]],
    seed: int | str = 0,
    *,
    varied: bool = False,
    tempered: bool = False,
) -> Thinking:
    """Decide in slices: a generator that yields between slices and returns the move.

    With `varied`, club players with different seeds may choose differently among moves that they
    value nearly alike. Other levels differ by seed anyway. With `tempered`, the opponent in a
    seat plays in the character of a table (`has_tempers`). Other games and levels ignore both.
    """
    if len(view.legal()) > 1:
        bot: Any = bot_of(view.game.id)
        if varied and level == VARIED and hasattr(bot, "vary"):
            return (yield from bot.vary(view, Random(f"{seed}")))
        if tempered and has_tempers(view.game.id, level):
            return (yield from bot.in_character(level, view, Random(f"{seed}")))
    choices = yield from consider(level, view, seed)
    return choices[0].move


def decide(level: str, view: View[Game[M]], seed: int | str = 0) -> M:
    """Return the move of this level. The same arguments give the same move.

    >>> from nanafuda import Match
    >>> view = Match("seven-euchre", seed="k3f9").game.view(0)
    >>> [view.text(decide(level, view, seed=7)) for level in LEVELS]
    ['bid:C7', 'bid:C8', 'bid:C8', 'bid:C7']

    Raises ValueError if the view's seat is not to act.
    """
    if view.turn != view.seat:
        acts = "nobody" if view.turn is None else f"seat {view.turn}"
        raise ValueError(f"Seat {view.seat} has no decision for {level!r}: {acts} is to act.")
    move: M = result_of(think(level, view, seed))
    return move


def explain(found: Comparison[Any, Any]) -> Reason:
    """Return the message id and arguments that say why the best move beats the other."""
    if len(found.view.legal()) == 1:
        only = getattr(bot_of(found.view.game.id), "only", None)
        return (only and only(found.view, found.best)) or ("hint-only", {})
    id, fields = bot_of(found.view.game.id).explain(found)
    if found.other is not None:
        fields = {**fields, "instead": found.view.text(found.other)}
    return id, fields


def beside(found: Comparison[Any, Any]) -> Reason | None:
    """Return a second reason or a rule of thumb for the best move, or None."""
    tell = getattr(bot_of(found.view.game.id), "beside", None)
    if not tell or len(found.view.legal()) == 1:
        return None
    made: Reason | None = tell(found)
    if made and found.other is not None:
        made = made[0], {**made[1], "instead": found.view.text(found.other)}
    return made


def stake(found: Comparison[Any, Any]) -> Reason | None:
    """Return what is at stake between two moves, besides the reason; None in most positions."""
    tell = getattr(bot_of(found.view.game.id), "stake", None)
    return tell(found) if tell else None


def asked(view: View[Game[Any]], moves: Sequence[Any]) -> list[Any]:
    """Return the moves that a person compares here; `moves` are the likeliest, in order."""
    ask = getattr(bot_of(view.game.id), "asked", None)
    return ask(view, moves) if ask else []


def rivals(view: View[Game[Any]], best: Any, other: Any) -> bool:
    """Return whether a move that ties with the best one is worth naming as an alternative.

    It is not if it can still be done after the best one, or if that is sure to go out.
    """
    rival = getattr(bot_of(view.game.id), "rivals", None)
    return rival is None or bool(rival(view, best, other))


def follows(view: View[Game[Any]], best: Any, other: Any) -> bool:
    """Return whether a move can still be done after the best one in the same turn."""
    follow = getattr(bot_of(view.game.id), "follows", None)
    return bool(follow and follow(view, best, other))


def plan(view: View[Game[Any]], best: Any) -> list[Any]:
    """Return the moves that should follow the best one, none in most positions."""
    tell = getattr(bot_of(view.game.id), "plan", None)
    return tell(view, best) if tell else []


def spares(view: View[Game[Any]], one: Any, other: Any) -> bool:
    """Return whether `other` keeps something that runs out and that `one` spends for nothing."""
    spare = getattr(bot_of(view.game.id), "spares", None)
    return bool(spare and spare(view, one, other))
