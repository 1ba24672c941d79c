"""The verbs of comparing: the field of a deal, slice by slice, tournaments, the deal of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refusal
from ..field import USUAL, Fields
from ..games import GAMES
from ..tournament import Tournament
from ..tournament import results as sum_up
from .session import Session

if TYPE_CHECKING:
    from ..seam import comparing as seam
    from ..seam.playing import State

MOST = 10_000  # percents that are summed up at once


def field(session: Session, request: seam.AskField) -> seam.Compared:
    """One slice of the field of a deal, in the person's seat; its end is told by `found`."""
    match = session.current
    session.fields = fields = session.fields or Fields()
    return {"ok": True, "field": fields.slice(match, request.get("deal"), session.seat)}


def tournament(session: Session, request: seam.AskTournament) -> seam.Entered:
    """Set up a tournament, or read the link of one."""
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


def _tournament(request: seam.AskTournament) -> Tournament:
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


def board(session: Session, request: seam.AskBoard) -> State:
    """Sit down to a deal of a tournament, or of the day."""
    if "link" in request:
        found = Tournament.open(request["link"])
    else:
        found = Tournament.daily(str(request.get("game")), request.get("day", ""))
    session.seat_down(found.match(request.get("number", 0)), 0, found.level)
    return session.moved(session.current.opening)


def results(session: Session, request: seam.AskResults) -> seam.Summed:
    """What several percents come to."""
    percents: object = request.get("percents")
    if not isinstance(percents, list) or len(percents) > MOST or not all(map(_is_share, percents)):
        raise Refusal("bad-request", request="percents")
    return {"ok": True, "results": sum_up(percents)}


def _is_share(one: object) -> bool:
    return one is None or (type(one) in (int, float) and 0 <= one <= 100)  # type: ignore[operator]
