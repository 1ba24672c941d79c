"""Handlers of the workshop: the referee of a player's own bot, which runs elsewhere.

A slice that ends in a question has it in the reply. The next slice brings the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ...analysis.advice import THINKING, bot_seed
from ...bots import LEVELS
from ...errors import Refusal
from ...match import Match
from ...match.setup import fresh_seed
from ...workshop.fault import Broken
from ...workshop.figures import course, csv, figures, pairs, standings
from ...workshop.measure import position, trial_steps
from ...workshop.referee import Remote
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.match import State, Thinking
    from ...messages.workshop import BotFault, League, Measured, Question, Tried, Trouble
    from ...workshop.measure import Steps

MOST = 10_000  # deals, and bots in a league
SLICE = 0.05  # seconds of work before the worker reports


class Bench:
    """The bot of a session, with a trial in progress."""

    def __init__(self, key: str, id: int) -> None:
        self.bot = Remote(key, id)
        self.broken: BotFault | None = None
        self.asked: object = None
        self.steps: Steps | None = None

    def think(self, match: Match) -> Generator[None, None, Any]:
        """Decide for the seat to act. Raises Refusal if the bot fails."""
        try:
            seed = bot_seed(match, len(match.actions))
            return (yield from self.bot.thinking(match.game, seed))
        except Broken as broken:
            copy = match.branch(len(match.actions))
            self.broken = {**broken.fault, "replay": position(copy, LEVELS[0])}
            raise Refusal("bot-broken") from None

    def pause(self) -> Thinking | Question:
        """Return the unfinished reply: with the question, if the bot has to answer one."""
        question = self.bot.question
        if question is None:
            return THINKING
        return {"ok": True, "thinking": True, "question": question}


def _bench(session: Session, seed: object) -> Bench:
    """Return a new bench; its key can be guessed only if the seed is given."""
    last = session.bench.bot.id if isinstance(session.bench, Bench) else 0
    bench = session.bench = Bench(f"{fresh_seed()}{fresh_seed()}" if seed is None else "", last)
    return bench


@request
def trial(
    session: Session,
    *,
    game: GameId,
    opponent: str,
    run: str = "",
    number: int = 1,
    seed: str | None = None,
    once: bool = False,
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    answer: str | None = None,
) -> Tried | Thinking | Question:
    """Play a deal with a bot in every seating, one slice.

    game: the game's id.
    opponent: "random" or a level.
    run: names the run; in another one, an unfinished deal is given up.
    number: the number of the deal, which the bot's output bears.
    seed: the deal's seed; null for a fresh one.
    once: whether the bot plays in seat 0 alone.
    seats: the number of players, or null for the default.
    options: the options that differ from their defaults.
    answer: the bot's answer to the question of the last slice.
    """
    if not isinstance(options or {}, dict):
        raise Refusal("bad-request", request="options")
    setup: dict[str, Any] = {"seats": seats, "options": options or {}, "once": once is True}
    asked = str(game), str(opponent), str(run), number, seed, setup
    bench = session.bench
    if not isinstance(bench, Bench) or bench.steps is None or bench.asked != asked:
        bench = _bench(session, seed)
        bench.asked = asked
        bench.bot.deal = number if type(number) is int else 0
        given = None if seed is None else str(seed)
        bench.steps = trial_steps(bench.bot, *asked[:2], given, **setup)
    elif bench.bot.question is not None:
        if not isinstance(answer, str):
            return bench.pause()
        bench.bot.hear(answer)
    return _slice(bench, bench.steps)


def _slice(bench: Bench, steps: Steps) -> Tried | Thinking | Question:
    """Play on until the bot is asked, the trial has ended or the slice is over."""
    until = perf_counter() + SLICE
    while bench.bot.question is None and perf_counter() < until:
        try:
            next(steps)
        except StopIteration as end:
            bench.steps = None
            return {"ok": True, "trial": end.value}
    return bench.pause()


@request
def duel(session: Session, *, game: GameId) -> State:
    """Start a match of the person in seat 0 against a bot in all other seats.

    game: the game's id.
    """
    match = Match(str(game))
    bench = _bench(session, None)
    session.seat_down(match, 0, LEVELS[0])
    session.own = bench
    return session.moved(match.opening)


@request
def trouble(session: Session) -> Trouble:
    """Return the bot's last error in a match."""
    broken = None
    if isinstance(session.bench, Bench):
        broken, session.bench.broken = session.bench.broken, None
    return {"ok": True, "broken": broken}


@request
def measured(
    _session: Session,
    *,
    points: list[int],
    parts: int,
    planned: int,
) -> Measured:
    """Return the figures of a measurement.

    points: the points of each deal that is played.
    parts: their divisor.
    planned: the number of deals that was chosen before the first one.
    """
    found, divisor, most = _whole(points), _positive(parts), _positive(planned)
    return {
        "ok": True,
        "figures": figures(found, divisor, most),
        "course": course(found, divisor),
    }


@request
def league(
    _session: Session,
    *,
    names: list[str],
    points: list[list[int] | None],
    parts: int,
    planned: int,
    why: list[str],
) -> League:
    """Return the table of a league of bots that played the same deals.

    names: the bots' names.
    points: by bot, the points of each deal that it has played; null if it has failed.
    parts: their divisor.
    planned: the number of deals that was chosen before the first one.
    why: by bot, the sentence of its error; "" without one.
    """
    divisor, most = _positive(parts), _positive(planned)
    lists = isinstance(names, list) and isinstance(points, list) and isinstance(why, list)
    if not (lists and len(names) == len(points) == len(why) <= MOST):
        raise Refusal("bad-request", request="league")
    if not all(isinstance(text, str) for text in [*names, *why]):
        raise Refusal("bad-request", request="league")
    rows = [None if row is None else _whole(row) for row in points]
    table = standings(rows, divisor, most)
    return {
        "ok": True,
        "rows": table,
        "pairs": pairs(table, rows, divisor, most),
        "csv": csv(table, names, why),
    }


def _whole(several: object) -> list[int]:
    """Return a list of whole numbers. Raises Refusal for anything else."""
    if isinstance(several, list) and len(several) <= MOST:
        found = [one for one in several if type(one) is int and abs(one) < 1 << 40]
        if len(found) == len(several):
            return found
    raise Refusal("bad-request", request="league")


def _positive(number: object) -> int:
    if type(number) is not int or not 0 < number <= MOST:
        raise Refusal("bad-request", request="league")
    return number
