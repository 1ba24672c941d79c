"""Handlers of duplicate comparison: fields, the deal of the day, challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...duplicate import challenges
from ...duplicate.fields import Fields
from ...duplicate.tournaments import Tournament
from ..session import Session
from . import request
from .review import opened, setup_of

if TYPE_CHECKING:
    from ...messages.common import GameId
    from ...messages.duplicate import Challenged, Compared, Rival, Rivalled
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
def open_duplicate(
    session: Session, *, challenge: str | None = None, game: GameId | None = None, day: str = ""
) -> State:
    """Open a deal of the day or of a challenge; it replaces the match.
    The person has the first seat, in a challenge the sender's.

    challenge: the challenge's link; without it the other fields name the deal of the day.
    game: the game's id.
    day: the date, as in "2026-11-23".
    """
    if challenge is not None:
        sent, board = challenges.read(challenge)
        session.seat_down(sent.match, board.seat, board.level)
        return session.moved(session.current.opening)
    found = Tournament.daily(str(game), day)
    session.seat_down(found.match(0), 0, found.level)
    return session.moved(session.current.opening)


@request
def create_challenge(_session: Session, *, name: str, replay: str) -> Challenged:
    """Create a challenge link; the match stays unchanged.

    name: the sender's name, possibly empty.
    replay: the deal as the person played it, as a replay link's fragment with seat and level.
    """
    board = _board(replay)
    link = challenges.create(str(name or ""), board)
    return {"ok": True, "challenge": {"id": board.id, "link": link}}


@request
def inspect_challenge(_session: Session, *, link: str, mine: str | None = None) -> Rivalled:
    """Read a challenge link; the match stays unchanged.

    link: the URL's fragment, after `#`.
    mine: the person's own play of the deal, as a replay link's fragment with seat and level;
        without it the sender's result is withheld.
    """
    sent, board = challenges.read(link)
    unit = sent.match.game.score_unit
    rival: Rival = {
        "id": board.id,
        "name": sent.name,
        "deal": sent.match.deal_no,
        "unit": unit,
        "lowest": unit == "place" or sent.match.game.lowest_wins,
        "setup": setup_of(sent.match, board.seat, board.level),
        "beside": None if mine is None else challenges.compare(board, _board(mine)),
    }
    return {"ok": True, "rival": rival}


def _board(replay: str) -> challenges.Board:
    found, seat, level = opened(replay)
    return challenges.Board(found.match, seat, level)
