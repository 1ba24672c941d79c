"""Handlers of duplicate comparison: fields, tournaments, the deal of the day, challenges."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from ...duplicate import challenges
from ...duplicate.fields import USUAL, Fields
from ...duplicate.tournaments import SIZES, Tournament, mean_of
from ...duplicate.tournaments import results as sum_up
from ...errors import Refusal
from ...games import GAMES
from ..session import Session
from .review import opened

if TYPE_CHECKING:
    from ..messages import duplicate as messages
    from ..messages.match import State

MOST = 10_000  # percentages, or sums of them, in one request
LARGE = 1_000_000  # deals in one sum


def field(session: Session, request: messages.AskField) -> messages.Compared:
    """Run one slice of a deal's field in the person's seat; `found` is null until it ends."""
    match = session.current
    session.fields = fields = session.fields or Fields()
    return {"ok": True, "field": fields.slice(match, request.get("deal"), session.seat)}


def tournament(session: Session, request: messages.AskTournament) -> messages.Entered:
    """Create a tournament or read a tournament link."""
    found = _tournament(request)
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


def _tournament(request: messages.AskTournament) -> Tournament:
    if "link" in request:
        return Tournament.open(request["link"])
    options: object = request.get("options") or {}
    if not isinstance(options, dict):
        raise Refusal("bad-request", request="options")
    return Tournament(
        str(request.get("game")),
        deals=request.get("deals", 0),
        seats=request.get("seats"),
        options=options,
        level=request.get("level", USUAL),
        seed=request.get("seed"),
    )


def board(session: Session, request: messages.AskBoard) -> State:
    """Open a deal of a tournament, the deal of the day or that of a challenge."""
    if "challenge" in request:
        sent = challenges.read(request["challenge"])
        session.seat_down(sent.match(), sent.boards[0].seat, sent.boards[0].level)
        return session.moved(session.current.opening)
    if "link" in request:
        found = Tournament.open(request["link"])
    else:
        found = Tournament.daily(str(request.get("game")), request.get("day", ""))
    session.seat_down(found.match(request.get("number", 0)), 0, found.level)
    return session.moved(session.current.opening)


def challenge(_: Session, request: messages.AskChallenge) -> messages.Challenged:
    """Create a challenge link from played deals."""
    link = request.get("tournament")
    found = challenges.made(
        str(request.get("name", "")),
        [_played(one) for one in _list(request.get("played"))],
        None if link is None else Tournament.open(link),
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


def rival(_: Session, request: messages.AskRival) -> messages.Rivalled:
    """Read a challenge link; the sender's results are returned only if `mine` is given."""
    found = challenges.read(request.get("link"))
    mine = [opened(replay) for replay in _list(request.get("mine", []))]
    own = [challenges.Board(replay.match, seat, level) for replay, seat, level in mine]
    boards = challenges.beside(found, own) if own else None
    return {"ok": True, "rival": challenges.about(found, boards)}


def results(session: Session, request: messages.AskResults) -> messages.Summed:
    """Return the mean of percentages."""
    percents: object = request.get("percents")
    if not isinstance(percents, list) or len(percents) > MOST or not all(map(_is_share, percents)):
        raise Refusal("bad-request", request="percents")
    return {"ok": True, "results": sum_up(percents)}


def means(_: Session, request: messages.AskMeans) -> messages.Means:
    """Return the means of percentages that the page has summed up."""
    parts: list[Any] = [request.get(part) for part in ("many", "totals", "squares")]
    if not all(isinstance(part, list) and len(part) <= MOST for part in parts):
        raise Refusal("bad-request", request="means")
    sums = [*zip_longest(*parts)]
    if not all(_are_sums(*one) for one in sums):
        raise Refusal("bad-request", request="means")
    return {"ok": True, "means": [mean_of(*one) for one in sums]}


def _are_sums(many: object, *sums: object) -> bool:
    """Return whether this many percentages, and their squares, can have these sums."""
    return (
        type(many) is int
        and 0 <= many <= LARGE
        and all(type(one) in (int, float) and 0 <= one <= 10_000 * many for one in sums)  # type: ignore[operator]
    )


def _is_share(one: object) -> bool:
    return one is None or (type(one) in (int, float) and 0 <= one <= 100)  # type: ignore[operator]
