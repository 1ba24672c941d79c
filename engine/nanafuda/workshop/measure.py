"""Measuring a bot on duplicate deals (duplicate/measure.py), in slices and with replay links.

The difference of a deal is the bot's margin in points, per seat, averaged over the seatings.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ..analysis.advice import bot_seed
from ..bots import LEVELS, decide, think
from ..errors import Refusal
from ..match import Match
from .fault import Broken
from .position import whole_margin

if TYPE_CHECKING:
    from ..game import Game
    from ..messages.workshop import BotFault, PlayedDeal, Trial

RANDOM = "random"  # an opponent that plays any legal action
OPPONENTS = (RANDOM, *LEVELS)
MOST = 2_000  # actions by which a deal with an error is played to its end

Steps = Generator[None, None, "Trial"]


class Contestant(Protocol):
    """A bot that is measured: a `Bot` here, or a `Remote` one."""

    def restart(self) -> None:
        """Begin a deal."""

    def thinking(self, game: Game[Any], seed: str) -> Generator[None, None, Any]:
        """Yield until the move of the seat to act is decided; return it. Raises Broken."""


def trial_steps(
    bot: Contestant,
    game: str,
    opponent: str,
    seed: str | None,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    once: bool = False,
) -> Steps:
    """Play a deal in every seating of the bot, or `once` with the bot in seat 0 alone.

    Without a seed the deal is a fresh one.
    A generator that yields between decisions. An error of the bot ends the deal; the trial has it.
    """
    if opponent not in OPPONENTS:
        raise Refusal("unknown-level", level=opponent)
    table = Match(game, seats=seats, options=options, seed=seed)
    sides = [(0,)] if once else [tuple(team) for team in table.game.teams]
    played: list[PlayedDeal] = []
    points, parts = 0, 1
    for side in sides:
        match = table.branch(0)
        try:
            yield from _play(match, bot, side, opponent)
        except Broken as broken:
            broken.fault["replay"] = position(match, opponent)
            return _trial(None, parts, played, broken.fault)
        more, others = whole_margin(match.game, side[0])
        points, parts = points + more, others * len(sides)
        played.append(
            {
                "seat": side[0],
                "margin": more / others,
                "replay": _link(match, side[0], opponent),
            }
        )
    return _trial(points, parts, played)


def _trial(
    points: int | None, parts: int, played: list[PlayedDeal], broken: BotFault | None = None
) -> Trial:
    return {
        "difference": None if points is None else points / parts,
        "points": points,
        "parts": parts,
        "played": played,
        "broken": broken,
    }


def _play(
    match: Match, bot: Contestant, side: tuple[int, ...], opponent: str
) -> Generator[None, None, None]:
    """Play a deal to its end with the bot in these seats."""
    bot.restart()
    while match.turn is not None:
        legal = match.game.legal()
        seed = bot_seed(match, len(match.actions))
        if len(legal) == 1:
            move = legal[0]
        elif match.turn in side:
            move = yield from bot.thinking(match.game, seed)
        elif opponent == RANDOM:
            move = legal[int(Random(seed).random() * len(legal))]
        else:
            move = yield from think(opponent, match.game.view(match.turn), seed)
        match.play(match.game.text(move))


def _link(match: Match, seat: int, opponent: str, at: int | None = None) -> str:
    level = opponent if opponent in LEVELS else LEVELS[0]
    return f"{match.replay_link(at=at)}&seat={seat}&level={level}"


def position(match: Match, opponent: str) -> str | None:
    """Return a replay link to this position, after playing the deal to its end without the bot."""
    seat, at = match.turn or 0, len(match.actions)
    for _ in range(MOST):
        if match.turn is None:
            return _link(match, seat, opponent, at)
        view = match.game.view(match.turn)
        move: Any = decide(LEVELS[0], view, bot_seed(match, len(match.actions)))
        match.play(match.game.text(move))
    return None
