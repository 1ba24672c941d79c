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
from ...workshop.fault import Broken
from ...workshop.measure import deal_steps, position
from ...workshop.referee import Remote
from ...workshop.season import SEED, begin, checked, reply
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.match import State, Thinking
    from ...messages.workshop import (
        BegunSeason,
        BotFault,
        Deal,
        Question,
        Season,
        SeasonReply,
        Trouble,
    )

MOST = 2  # bots that play the same deal
SLICE = 0.05  # seconds of work before the worker reports


class Bench:
    """The bots of a session, with a deal in progress."""

    def __init__(self, ids: Sequence[int], number: int) -> None:
        """`ids`: the numbers of the last questions that the bots' interpreters have got."""
        known = [*ids, *[0] * number]
        self.bots = [Remote(id) for id in known[: max(number, len(ids))]]
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


def _bench(session: Session, number: int = 1) -> Bench:
    """Return a bench for so many bots."""
    last = [bot.id for bot in session.bench.bots] if isinstance(session.bench, Bench) else []
    bench = session.bench = Bench(last, number)
    return bench


@request
def deal(
    session: Session,
    *,
    game: GameId,
    run: str,
    bots: int = 1,
    number: int = 1,
    opponent: str = "club",
    seed: str | None = None,
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    answer: str | None = None,
) -> Deal | Thinking | Question:
    """Let each bot play a deal once, one slice.

    game: the game's id.
    run: names the run; in another one, an unfinished deal is given up.
    bots: their number.
    number: the number of the deal, which gives the seats.
    opponent: "random" or a level, which has the other seats.
    seed: the run's, from which the deal's derives; null for a fresh deal.
    seats: the number of players, or null for the default.
    options: the options that differ from their defaults.
    answer: the bot's answer to the question of the last slice.
    """
    if type(bots) is not int or not 0 < bots <= MOST or type(number) is not int or number < 1:
        raise Refusal("bad-request", request="bots")
    given = None if seed is None else str(seed)
    setup = {**_rules(seats, options), "opponent": str(opponent)}
    asked = "deal", str(game), bots, str(run), number, given, setup
    bench = session.bench
    if not (isinstance(bench, Bench) and bench.steps is not None and bench.asked == asked):
        bench = _bench(session, bots)
        bench.asked = asked
        for bot in bench.bots:
            bot.deal = number
        bench.steps = deal_steps(bench.bots[:bots], str(game), given, number, **setup)
    return cast("Deal | Thinking | Question", bench.play("dealt", answer))


def _rules(seats: object, options: object) -> dict[str, Any]:
    if not isinstance(options or {}, dict):
        raise Refusal("bad-request", request="options")
    return {"seats": seats, "options": options or {}}


@request
def duel(session: Session, *, game: GameId) -> State:
    """Start a match of the person in seat 0 against a bot in all other seats.

    game: the game's id.
    """
    match = Match(str(game))
    bench = _bench(session)
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
def begin_season(
    _session: Session,
    *,
    game: GameId,
    names: list[str],
    deals: int = 100,
    opponent: str = "club",
    seed: str = "",
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
) -> BegunSeason:
    """Plan the deals that bots play.

    game: the game's id.
    names: the bots' names.
    deals: the planned number of deals.
    opponent: who has all other seats, a level or "random".
    seed: what was typed; it gets a secret part, unless it has one.
    seats: the number of seats; defaults to the game's.
    options: the options that differ from their defaults.
    """
    if not isinstance(names, list) or not isinstance(seed, str) or len(seed) > SEED:
        raise Refusal("bad-request", request="season")
    rules = _rules(seats, options)
    found = begin(str(game), names, deals, seed=seed, opponent=opponent, **rules)
    return {"ok": True, "season": found}


@request
def season(_session: Session, *, season: Season) -> SeasonReply:
    """Return what a season comes to.

    season: the season, with the deals that have been played.
    """
    return reply(checked(season))
