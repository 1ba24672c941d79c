"""Handlers of the workshop: the referee of a player's own bot, which runs elsewhere.

A slice that ends in a question has it in the reply. The next slice brings the answer.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from ...analysis.advice import THINKING, bot_seed
from ...bots import LEVELS
from ...errors import Refusal
from ...match import Match
from ...match.setup import fresh_seed
from ...workshop.fault import Broken
from ...workshop.figures import course, csv, figures, pairs, standings
from ...workshop.measure import meeting_steps, position, trial_steps
from ...workshop.referee import Remote
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.match import State, Thinking
    from ...messages.workshop import BotFault, League, Measured, Met, Question, Tried, Trouble

MOST = 10_000  # deals, and bots in a league
OTHER = "bot"  # the opponent of a trial that is a bot itself
TABLE = 7  # bots that may meet at one table
SLICE = 0.05  # seconds of work before the worker reports


class Bench:
    """The bots of a session, with a deal in progress."""

    def __init__(self, key: str, ids: Sequence[int], number: int) -> None:
        """`ids`: the numbers of the last questions that the bots' interpreters have got."""
        known = [*ids, *[0] * number]
        self.bots = [Remote(key, id) for id in known[: max(number, len(ids))]]
        self.bot = self.bots[0]
        self.broken: BotFault | None = None
        self.asked: object = None
        self.steps: Generator[None, None, Any] | None = None

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
        number = self.waits
        if number is None:
            return THINKING
        question = str(self.bots[number].question)
        return {"ok": True, "thinking": True, "question": question, "bot": number}

    def play(self, name: str, answer: object) -> dict[str, Any]:
        """Play on until a bot is asked, the deal has ended or the slice is over.

        Returns the reply; the result is its field `name`.
        """
        assert self.steps is not None
        if (number := self.waits) is not None:
            if not isinstance(answer, str):
                return {**self.pause()}
            self.bots[number].hear(answer)
        until = perf_counter() + SLICE
        while self.waits is None and perf_counter() < until:
            try:
                next(self.steps)
            except StopIteration as end:
                self.steps = None
                return {"ok": True, name: end.value}
        return {**self.pause()}

    @property
    def waits(self) -> int | None:
        """Return the number of the bot that has been asked."""
        waiting = (n for n, bot in enumerate(self.bots) if bot.question is not None)
        return next(waiting, None)


def _bench(session: Session, seed: object, number: int = 1) -> Bench:
    """Return a bench for so many bots; its key can be guessed only if the seed is given."""
    last = [bot.id for bot in session.bench.bots] if isinstance(session.bench, Bench) else []
    key = f"{fresh_seed()}{fresh_seed()}" if seed is None else ""
    bench = session.bench = Bench(key, last, number)
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
    opponent: "random", a level, or "bot": the second bot.
    run: names the run; in another one, an unfinished deal is given up.
    number: the number of the deal, which the bot's output bears.
    seed: the deal's seed; null for a fresh one.
    once: whether the bot plays in seat 0 alone.
    seats: the number of players, or null for the default.
    options: the options that differ from their defaults.
    answer: the bot's answer to the question of the last slice.
    """
    setup = {**_rules(seats, options), "once": once is True}
    asked = "trial", str(game), str(opponent), str(run), number, seed, setup
    bench = _taken(session, asked)
    if bench is None:
        bench = _begun(session, asked, seed, number, 2)
        given = None if seed is None else str(seed)
        other = bench.bots[1] if opponent == OTHER else str(opponent)
        bench.steps = trial_steps(bench.bot, str(game), other, given, **setup)
    return cast("Tried | Thinking | Question", bench.play("trial", answer))


@request
def meeting(
    session: Session,
    *,
    game: GameId,
    bots: int,
    run: str,
    number: int,
    seed: str,
    opponent: str = "club",
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    answer: str | None = None,
) -> Met | Thinking | Question:
    """Play a deal with several bots at one table, in rotated seats, one slice.

    game: the game's id.
    bots: their number, at most that of the seats.
    run: names the run; in another one, an unfinished deal is given up.
    number: the number of the deal, which the bots' output bears.
    seed: the deal's seed.
    opponent: "random" or a level, which has the seats that are left.
    seats: the number of players, or null for the default.
    options: the options that differ from their defaults.
    answer: the bot's answer to the question of the last slice.
    """
    if type(bots) is not int or not 0 < bots <= TABLE:
        raise Refusal("bad-request", request="bots")
    setup = {**_rules(seats, options), "opponent": str(opponent)}
    asked = "meeting", str(game), bots, str(run), number, seed, setup
    bench = _taken(session, asked)
    if bench is None:
        bench = _begun(session, asked, seed, number, bots)
        bench.steps = meeting_steps(bench.bots[:bots], str(game), str(seed), **setup)
    return cast("Met | Thinking | Question", bench.play("meeting", answer))


def _rules(seats: object, options: object) -> dict[str, Any]:
    if not isinstance(options or {}, dict):
        raise Refusal("bad-request", request="options")
    return {"seats": seats, "options": options or {}}


def _taken(session: Session, asked: object) -> Bench | None:
    """Return the bench if it still plays this deal."""
    bench = session.bench
    same = isinstance(bench, Bench) and bench.steps is not None and bench.asked == asked
    return bench if same else None


def _begun(session: Session, asked: object, seed: object, number: object, bots: int) -> Bench:
    """Return a bench that is about to play this deal."""
    bench = _bench(session, seed, bots)
    bench.asked = asked
    for bot in bench.bots:
        bot.deal = number if type(number) is int else 0
    return bench


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
