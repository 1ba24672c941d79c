"""Measuring a bot on duplicate deals (duplicate/measure.py), in slices and with replay links.

The difference of a deal is the bot's margin in points, per seat, averaged over the seatings.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
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
    from ..messages.workshop import BotFault, Meeting, PlayedDeal, Trial

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
    opponent: str | Contestant,
    seed: str | None,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    once: bool = False,
) -> Steps:
    """Play a deal in every seating of the bot, or `once` with the bot in seat 0 alone.

    `opponent`: who plays in the other seats, a level or another bot.
    Without a seed the deal is a fresh one.
    A generator that yields between decisions. An error of the bot ends the deal; the trial has it.
    """
    level, rival = _opponent(opponent)
    table = Match(game, seats=seats, options=options, seed=seed)
    sides = [(0,)] if once else [tuple(team) for team in table.game.teams]
    played: list[PlayedDeal] = []
    points, parts = 0, 1
    for side in sides:
        match = table.branch(0)
        seated = {seat: bot if seat in side else rival for seat in range(match.game.seats)}
        try:
            yield from _play(match, seated, level)
        except Broken as broken:
            other = match.turn not in side
            broken.fault["replay"] = position(match, level)
            return _trial(None, parts, played, broken.fault, other)
        more, others = whole_margin(match.game, side[0])
        points, parts = points + more, others * len(sides)
        played.append(
            {
                "seat": side[0],
                "margin": more / others,
                "replay": _link(match, side[0], level),
            }
        )
    return _trial(points, parts, played)


def _opponent(opponent: str | Contestant) -> tuple[str, Contestant | None]:
    """Return the level that links name, and the bot of the other seats if there is one."""
    if not isinstance(opponent, str):
        return LEVELS[0], opponent
    if opponent not in OPPONENTS:
        raise Refusal("unknown-level", level=opponent)
    return opponent, None


def _trial(
    points: int | None,
    parts: int,
    played: list[PlayedDeal],
    broken: BotFault | None = None,
    other: bool = False,
) -> Trial:
    return {
        "difference": None if points is None else points / parts,
        "points": points,
        "parts": parts,
        "played": played,
        "broken": broken,
        "other": other,
    }


def meeting_steps(
    bots: Sequence[Contestant],
    game: str,
    seed: str,
    *,
    opponent: str = LEVELS[1],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Generator[None, None, Meeting]:
    """Let bots meet at one table, in rotated seats; `opponent` has the seats that are left.

    A generator that yields between decisions. An error of a bot ends the deal.
    """
    _opponent(opponent)
    table = Match(game, seats=seats, options=options, seed=seed)
    points, parts = [0] * len(bots), 1
    orders = seatings(table.game.seats, table.game.teams)
    for order in orders:
        match = table.branch(0)
        try:
            yield from _play(match, dict(zip(order, bots, strict=False)), opponent)
        except Broken as broken:
            bot = order.index(match.turn or 0)
            broken.fault["replay"] = position(match, opponent)
            return {"points": None, "parts": 1, "broken": broken.fault, "bot": bot}
        for number, seat in enumerate(order[: len(bots)]):
            more, others = whole_margin(match.game, seat)
            points[number], parts = points[number] + more, others * len(orders)
    return {"points": points, "parts": parts, "broken": None, "bot": None}


def seatings(seats: int, teams: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the seats of the bots in each play of a deal: everyone has every seat once.

    With two teams everyone plays once on each side with every partner.

    >>> seatings(3, [[0], [1], [2]])
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    >>> len(seatings(4, [[0, 2], [1, 3]]))
    6
    """
    turns = [[(seat + turn) % seats for seat in range(seats)] for turn in range(seats)]
    if len(teams) == seats:
        return turns
    first, *rest = range(seats)
    others = [rest[n:] + rest[:n] for n in range(len(rest))]
    return [[turn[place] for place in [first, *other]] for turn in turns[:2] for other in others]


def _play(
    match: Match, seated: Mapping[int, Contestant | None], opponent: str
) -> Generator[None, None, None]:
    """Play a deal to its end with these bots in their seats, and `opponent` in the others."""
    for one in seated.values():
        if one:
            one.restart()
    while match.turn is not None:
        legal = match.game.legal()
        seed = bot_seed(match, len(match.actions))
        if len(legal) == 1:
            move = legal[0]
        elif bot := seated.get(match.turn):
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
