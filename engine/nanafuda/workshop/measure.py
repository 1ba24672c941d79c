"""Measuring bots on duplicate deals, in slices and with replay links.

A bot plays each deal once, from one seat: an interpreter that kept what it has seen would know
nothing more. A level plays the same cards in the same seat, so that luck can be subtracted.
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
    from ..messages.workshop import Dealt, PlayedDeal

RANDOM = "random"  # an opponent that plays any legal action
OPPONENTS = (RANDOM, *LEVELS)
KEPT = 5_000  # deals of which the level's margins are kept
KNOWN: dict[tuple[str, int, str, str | None, str], list[int]] = {}
MOST = 2_000  # actions by which a deal with an error is played to its end


class Contestant(Protocol):
    """A bot that is measured: a `Bot` here, or a `Remote` one."""

    def restart(self) -> None:
        """Begin a deal."""

    def thinking(self, game: Game[Any], seed: str) -> Generator[None, None, Any]:
        """Yield until the move of the seat to act is decided; return it. Raises Broken."""


def deal_steps(
    bots: Sequence[Contestant],
    game: str,
    seed: str | None,
    number: int = 1,
    *,
    opponent: str = LEVELS[1],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Generator[None, None, Dealt]:
    """Play deal `number` of a run: every bot once, from one seat, so that none sees it twice.

    Each plays the cards apart, in the same seat, which changes with each deal. The level `opponent`
    has all other seats, a partner's too, and plays the cards alone for comparison. The seed of the
    deal derives from that of the run; without one the deal is fresh. Yields between decisions. An
    error of a bot ends the deal.
    """
    if opponent not in OPPONENTS:
        raise Refusal("unknown-level", level=opponent)
    own = None if seed is None else f"{seed}-{number}"
    table = Match(game, seats=seats, options=options, seed=own)
    seat = (number - 1) % table.game.seats
    usual = yield from _usual(table, own, opponent)
    played: list[PlayedDeal] = []
    for tried, bot in enumerate(bots):
        match = table.branch(0)
        try:
            yield from _play(match, {seat: bot}, opponent)
        except Broken as broken:
            broken.fault["replay"] = position(match, opponent)
            return {"parts": 1, "played": [], "broken": broken.fault, "bot": tried}
        points, parts = whole_margin(match.game, seat)
        replay = _link(match, seat, opponent)
        played.append({"seat": seat, "points": points, "usual": usual[seat], "replay": replay})
    return {"parts": parts, "played": played, "broken": None, "bot": None}


def _usual(table: Match, seed: str | None, opponent: str) -> Generator[None, None, list[int]]:
    """Play the cards with `opponent` in all seats; return the margins by seat.

    The other bots of a run play the same cards, so that the last results are kept.
    """
    key = table.game.id, table.game.seats, repr(table.game.settings), seed, opponent
    if key not in KNOWN:
        match = table.branch(0)
        yield from _play(match, {}, opponent)
        margins = [whole_margin(match.game, seat)[0] for seat in range(match.game.seats)]
        if seed is None:
            return margins
        if len(KNOWN) >= KEPT:
            KNOWN.pop(next(iter(KNOWN)))
        KNOWN[key] = margins
    return KNOWN[key]


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
