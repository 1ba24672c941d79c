"""Others at the same cards: the session's verbs for the field of a deal, slice by slice, for
tournaments, the deal of the day, and challenges.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from . import challenge as challenges
from .errors import Refusal
from .field import FIELD, USUAL, field_steps
from .games import GAMES
from .lookback import SLICE, opened
from .match import Match
from .tournament import SIZES, Tournament
from .tournament import results as sum_up

if TYPE_CHECKING:
    from .seam import comparing as seam
    from .seam.playing import State
    from .session import Session

FIELDS = 8  # how many are kept
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
    """Sit down to a deal of a tournament, of the day, or to that of a challenge."""
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


def challenge(_: Session, request: seam.AskChallenge) -> seam.Challenged:
    """Make a challenge link of what has been played."""
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


def rival(_: Session, request: seam.AskRival) -> seam.Rivalled:
    """Read a challenge link; what its sender made of the deals is told to an own play alone."""
    found = challenges.read(request.get("link"))
    mine = [opened(replay) for replay in _list(request.get("mine", []))]
    own = [challenges.Board(replay.match, seat, level) for replay, seat, level in mine]
    boards = challenges.beside(found, own) if own else None
    return {"ok": True, "rival": challenges.about(found, boards)}


def results(session: Session, request: seam.AskResults) -> seam.Summed:
    """What several percents come to."""
    percents: object = request.get("percents")
    if not isinstance(percents, list) or len(percents) > MOST or not all(map(_is_share, percents)):
        raise Refusal("bad-request", request="percents")
    return {"ok": True, "results": sum_up(percents)}


def _is_share(one: object) -> bool:
    return one is None or (type(one) in (int, float) and 0 <= one <= 100)  # type: ignore[operator]


class Fields:
    """The fields that were asked for last, each as far as it has come.

    A field goes on where it was, whatever was asked in between, also of the same match loaded anew.
    """

    def __init__(self) -> None:
        self._begun: list[_Field] = []  # the one asked for last at the end

    def slice(self, match: Match, deal: int | None, seat: int) -> seam.FieldOf:
        """One more slice of the field of a deal of this match, wherever the match stands."""
        number = match.ended(deal)
        about = match.setup, match.history[:number], seat, match.level
        known = [one for one in self._begun if one.about == about]
        one = known[0] if known else _Field(about, match, number, seat)
        self._begun = [*(other for other in self._begun if other is not one), one][-FIELDS:]
        one.slice()
        return {
            "deal": number,
            "seat": seat,
            "done": one.done,
            "of": len(FIELD),
            "found": one.found,
        }


class _Field:
    """The field of a deal, under way."""

    def __init__(self, about: tuple[object, ...], match: Match, deal: int, seat: int) -> None:
        self.about = about
        self.done = 0
        self.found: seam.Field | None = None
        self._steps = field_steps(match, seat, deal)
        self._ending = f"&seat={seat}&level={match.level}"

    def slice(self) -> None:
        """A step and as many more as there is time for, which the result does not depend on."""
        until = perf_counter() + SLICE
        while self.found is None:
            try:
                self.done, _ = next(self._steps)
            except StopIteration as end:
                self.found = end.value
                for other in end.value["others"]:
                    other["replay"] = other["replay"] and other["replay"] + self._ending
            if perf_counter() >= until:
                return
