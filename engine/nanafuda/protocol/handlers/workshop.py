"""Handlers of the workshop: a player's own bot on duplicate deals, and at the table."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ...analysis.advice import THINKING, bot_seed
from ...bots import LEVELS
from ...errors import Refusal
from ...match import Match
from ...workshop.bot import Bot, Broken
from ...workshop.measure import position, trial_steps
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ..messages.common import GameId
    from ..messages.match import State, Thinking
    from ..messages.workshop import BotFault, Trial, Tried, Trouble

SLICE = 0.05  # seconds of work before the worker reports


class Workbench:
    """The bot of a session: loaded once, with a trial in progress."""

    def __init__(self, source: str, game: str) -> None:
        self.key = source, game
        self.bot = Bot(source, game)
        self.broken: BotFault | None = None
        self.asked: object = None
        self.steps: Generator[None, None, Trial] | None = None

    def think(self, match: Match) -> Generator[None, None, Any]:
        """Decide for the seat to act. Raises Refusal if the bot fails."""
        try:
            seed = bot_seed(match, len(match.actions))
            return (yield from self.bot.thinking(match.game, seed))
        except Broken as broken:
            copy = match.branch(len(match.actions))
            self.broken = {**broken.fault, "replay": position(copy, LEVELS[0])}
            raise Refusal("bot-broken") from None


def _bench(session: Session, source: str, game: str) -> Workbench:
    """Return the session's bench for a bot. Raises Broken."""
    try:
        text = b64decode(source, validate=True).decode()
    except (TypeError, ValueError):
        raise Refusal("bad-request", request="source") from None
    bench = session.bench
    if not isinstance(bench, Workbench) or bench.key != (text, str(game)):
        bench = Workbench(text, str(game))
        session.bench = bench
    return bench


@request
def trial(
    session: Session, *, source: str, game: GameId, opponent: str, seed: str, once: bool = False
) -> Tried | Thinking:
    """Play a deal with a bot in every seating, one slice.

    source: the bot's file, its UTF-8 in base64.
    game: the game's id.
    opponent: "random" or a level.
    seed: the deal's seed.
    once: whether the bot plays in seat 0 alone.
    """
    try:
        bench = _bench(session, source, game)
    except Broken as broken:
        lost: Trial = {"difference": None, "played": [], "broken": broken.fault}
        return {"ok": True, "trial": lost, "printed": []}
    asked = str(opponent), str(seed), once is True
    if bench.steps is None or bench.asked != asked:
        bench.asked = asked
        bench.steps = trial_steps(bench.bot, bench.key[1], *asked[:2], once=asked[2])
    until = perf_counter() + SLICE
    while perf_counter() < until:
        try:
            next(bench.steps)
        except StopIteration as end:
            bench.steps = None
            return {"ok": True, "trial": end.value, "printed": bench.bot.console.take()}
    return THINKING


@request
def duel(session: Session, *, source: str, game: GameId) -> State:
    """Start a match of the person in seat 0 against a bot in all other seats.

    source: the bot's file, its UTF-8 in base64.
    game: the game's id.
    """
    match = Match(str(game))
    try:
        bench = _bench(session, source, game)
        bench.bot.restart()
    except Broken as broken:
        session.bench = broken.fault
        raise Refusal("bot-broken") from None
    session.seat_down(match, 0, LEVELS[0])
    session.own = bench.think
    return session.moved(match.opening)


@request
def trouble(session: Session) -> Trouble:
    """Return the bot's last error in a match, and what it has printed since the last request."""
    bench = session.bench
    if isinstance(bench, Workbench):
        broken, bench.broken = bench.broken, None
        return {"ok": True, "broken": broken, "printed": bench.bot.console.take()}
    return {"ok": True, "broken": bench, "printed": []}
