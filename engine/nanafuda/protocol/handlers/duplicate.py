"""Handlers of duplicate comparison: fields, tournaments, the deal of the day, challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...duplicate import challenges
from ...duplicate.fields import USUAL, Fields
from ...duplicate.tournaments import SIZES, Tournament
from ...errors import Refusal
from ...games import GAMES
from ..session import Session
from . import request
from .review import opened

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.duplicate import (
        Challenged,
        Compared,
        Entered,
        Played,
        Rivalled,
    )
    from ...messages.match import State


@request
def field(session: Session, *, deal: int | None = None) -> Compared:
    """Play an ended deal by the field in the person's seat, one slice; repeat until `found`.

    deal: the deal's number, from 1; defaults to the last ended one.
    """
    match = session.current
    session.fields = fields = session.fields or Fields()
    return {"ok": True, "field": fields.slice(match, deal, session.seat)}


@request
def tournament(
    _session: Session,
    *,
    link: str | None = None,
    game: GameId | None = None,
    deals: int = 0,
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    level: str = USUAL,
    seed: str | None = None,
) -> Entered:
    """Create a tournament or read the link of one; the match stays unchanged.

    link: the URL's fragment, after `#`; without it the other fields define the tournament.
    game: the game's id.
    deals: the number of deals: 4, 8 or 16.
    seats: the number of seats; defaults to the game's usual number.
    options: the options that differ from their defaults.
    level: the bots' level.
    seed: any short text; defaults to a random one.
    """
    if link is not None:
        found = Tournament.open(link)
    elif not isinstance(options or {}, dict):
        raise Refusal("bad-request", request="options")
    else:
        found = Tournament(
            str(game), deals=deals, seats=seats, options=options or {}, level=level, seed=seed
        )
    of = found.setup
    return {
        "ok": True,
        "tournament": {
            "game": of.game,
            "version": GAMES[of.game].version,
            "deals": found.deals,
            "seats": of.seats,
            "options": of.options,
            "level": found.level,
            "seed": of.seed,
            "link": found.link(),
        },
    }


@request
def open_duplicate(
    session: Session,
    *,
    challenge: str | None = None,
    link: str | None = None,
    number: int = 0,
    game: GameId | None = None,
    day: str = "",
) -> State:
    """Open a deal of a tournament, of the day or of a challenge; it replaces the match.
    The person has the first seat, in a challenge the sender's.

    challenge: the challenge's link; without it the other fields name the deal.
    link: the tournament's link; without it the deal is that of the day.
    number: the deal's index in the tournament, from 0.
    game: the game's id.
    day: the date, as in "2026-11-23".
    """
    if challenge is not None:
        sent = challenges.read(challenge)
        session.seat_down(sent.match(), sent.boards[0].seat, sent.boards[0].level)
        return session.moved(session.current.opening)
    found = Tournament.daily(str(game), day) if link is None else Tournament.open(link)
    session.seat_down(found.match(number), 0, found.level)
    return session.moved(session.current.opening)


@request
def create_challenge(
    _session: Session, *, name: str, played: list[Played], tournament: str | None = None
) -> Challenged:
    """Create a challenge link; the match stays unchanged.

    name: the sender's name, possibly empty.
    played: the deal, or those of the tournament in order.
    tournament: the tournament's link; without it the challenge is of one deal.
    """
    found = challenges.create(
        str(name or ""),
        [_played(one) for one in _list(played)],
        None if tournament is None else Tournament.open(tournament),
    )
    return {"ok": True, "challenge": {"id": found.id, "link": found.link()}}


def _list(several: object) -> list[Any]:
    if not isinstance(several, list) or len(several) > max(SIZES):
        raise Refusal("bad-request", request="played")
    return several


def _played(one: object) -> challenges.Board:
    percent = one.get("percent") if isinstance(one, dict) else False
    if not isinstance(one, dict) or not _is_share(percent):
        raise Refusal("bad-request", request="played")
    replay, seat, level = opened(one.get("replay"))
    return challenges.Board(replay.match, seat, level, percent, one.get("hinted") is True)


@request
def inspect_challenge(_session: Session, *, link: str, mine: list[str] | None = None) -> Rivalled:
    """Read a challenge link; the match stays unchanged.

    link: the URL's fragment, after `#`.
    mine: the person's own play of the deals, as replay links' fragments with seat and level;
        without it the sender's results are withheld.
    """
    found = challenges.read(link)
    deals = [opened(replay) for replay in _list([] if mine is None else mine)]
    own = [challenges.Board(replay.match, seat, level) for replay, seat, level in deals]
    boards = challenges.compare(found, own) if own else None
    return {"ok": True, "rival": challenges.describe(found, boards)}


def _is_share(one: object) -> bool:
    return one is None or (type(one) in (int, float) and 0 <= one <= 100)  # type: ignore[operator]
