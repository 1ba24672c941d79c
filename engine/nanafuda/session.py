"""The one door between the page and the engine: `handle(json) -> json`.

A session holds one match, the seat of the person and the levels of the bots. Requests are
objects with a verb, `do`; replies are `{"ok": true, …}` or `{"ok": false, "error": {"id", "args",
"text"}}`. After every verb that moves the match the reply is the state, as `Session.state` says.
A refused request changes nothing, and `handle` never raises.

Advice thinks in slices like a bot: the page sends the request again while the reply is
`{"ok": true, "thinking": true}`.

`hint` (the person's turn): `{"hint": {"action": "play:C7", "reason": {"id", "args"}, "figures":
{"worlds": 100, …}, "rank": 0, "of": 4}}`; asked again in the same position, the next best (rank 1,
2, … and round again). `reason` is the id of a message in the words files (an argument `card` is a
card's code, `denomination` a letter); `figures` fill the message `<game>-hint-figures-<phase>` or
`hint-figures`, if `worlds` is not 0: Seven Euchre has `made` (share of worlds) and, for cards,
`tricks` (the declaring side's mean); for calls `played` says in how many worlds the bid was left.
Shares too: `chance` (of winning the game or match) in Seven's Sevens Heaven, with `won` (pot or
chip) and `broke`, and in Seven Bridge, with `out` and the mean `points` of the deal.

`knew` {seat} (a deal has ended): `{"knew": {"seat", "decisions": [{"index", "action"}, …]}}`;
`knew` {seat, index}: `{"knew": {"seat", "index", "level", "action", "table": the table as that
seat saw it then, "candidates": [{"action", "reason", "figures"}, …] best first}}`, by the thinking
that the seat's own level does there (for the person's seat the strongest level's).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from .advice import Advice, bot_seed
from .bots import LEVELS, Thinking, think
from .errors import Refusal
from .game import Event
from .games import GAMES
from .match import Match
from .record import read_link

Request = dict[str, Any]
Reply = dict[str, Any]
SAVE = 1  # the version of the save's own form


class Session:
    """One person at one table."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.seat = 0
        self.level = LEVELS[-1]
        self.levels: list[str | None] = []
        self.thinking: Thinking | None = None
        self.advice = Advice()

    def handle(self, text: str) -> str:
        """Answer one request. Both are JSON texts."""
        try:
            reply = {"ok": True, **self._answer(text)}
        except Refusal as refusal:
            reply = {"ok": False, "error": _error(refusal)}
        except Exception as bug:  # the page must get an answer, whatever happened
            sys.excepthook(type(bug), bug, bug.__traceback__)  # and whoever looks, the traceback
            detail = f"{type(bug).__name__}: {bug}"
            reply = {"ok": False, "error": _error(Refusal("internal", detail=detail))}
        return json.dumps(reply, ensure_ascii=False)

    def _answer(self, text: str) -> Reply:
        try:
            request = json.loads(text)
            verb = VERBS[request["do"]]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise Refusal("bad-request", request=str(text)[:60]) from None
        return verb(self, request)

    # What the page is told

    @property
    def current(self) -> Match:
        if self.match is None:
            raise Refusal("no-match")
        return self.match

    def state(self, events: list[Event]) -> Reply:
        """Where the match stands for the person, after these public events.

        `table` (all the person may know), `legal` (the person's actions), `next` (who must act:
        person, bot, deal, over), `undo` (whether it is possible), `link`, `save`, `events`. After a
        jump (load, undo, replay) `story` has all public events of the deal up to here.
        """
        match = self.current
        mine = match.turn == self.seat
        return {
            "events": events,
            "table": match.table(self.seat),
            "level": self.level,
            "levels": self.levels,
            "legal": match.legal() if mine else [],
            "next": self._next(),
            "undo": match.can_undo(self.seat),
            "link": self._link(),
            "save": self._save(),
        }

    def _next(self) -> str:
        match = self.current
        if match.over:
            return "over"
        if match.turn is None:
            return "deal"
        return "person" if match.turn == self.seat else "bot"

    def _link(self) -> str:
        return f"{self.current.link()}&level={self.level}"

    def _jump(self, events: list[Event]) -> Reply:
        return {**self.state(events), "story": self.current.story}

    def _save(self) -> str:
        fields = {
            "save": SAVE,
            "seat": self.seat,
            "level": self.level,
            "record": self.current.record(),
        }
        return json.dumps(fields, ensure_ascii=False)

    # Beginning

    def _seat_down(self, match: Match, seat: object, level: object) -> None:
        """Take this match for ours; Refusal, and nothing changed, if seat or level will not do."""
        if level not in LEVELS:
            raise Refusal("unknown-level", level=str(level))
        if type(seat) is not int or not 0 <= seat < match.game.seats:
            raise Refusal("bad-first", last=match.game.seats - 1)
        self.match, self.seat, self.level, self.thinking = match, seat, str(level), None
        self.levels = [
            None if s == seat else self._level_of(match, s) for s in range(match.game.seats)
        ]

    def _level_of(self, match: Match, seat: int) -> str:
        """The level of a bot. A partner plays no worse than the second."""
        partner = seat in match.game.partners(self.seat)
        return LEVELS[max(LEVELS.index(self.level), 1 if partner else 0)]

    def _new(self, request: Request) -> Reply:
        options = request.get("options") or {}
        if not isinstance(options, dict):
            raise Refusal("bad-request", request="options")
        match = Match(
            str(request.get("game")),
            seats=request.get("seats"),
            options=options,
            seed=request.get("seed"),
        )
        self._seat_down(match, request.get("seat", 0), request.get("level", LEVELS[-1]))
        return self.state(self.current.opening)

    def _inspect(self, request: Request) -> Reply:
        link, level = _split_link(request.get("link"))
        setup = Match.open(link).setup
        return {
            "setup": {
                "game": setup.game,
                "version": GAMES[setup.game].version,
                "seats": setup.seats,
                "options": setup.options,
                "seed": setup.seed,
                "level": level,
            }
        }

    def _open(self, request: Request) -> Reply:
        link, level = _split_link(request.get("link"))
        self._seat_down(Match.open(link), request.get("seat", 0), request.get("level", level))
        return self.state(self.current.opening)

    def _load(self, request: Request) -> Reply:
        try:
            save = json.loads(request["save"])
            fields = save["save"], save["seat"], save["level"], save["record"]
        except (KeyError, ValueError, TypeError, RecursionError):
            raise Refusal("bad-save") from None
        version, seat, level, record = fields
        if version != SAVE:
            raise Refusal("bad-save")
        self._seat_down(Match.load(record), seat, level)
        return self._jump([])

    # Playing

    def _play(self, request: Request) -> Reply:
        match = self.current
        if match.turn is not None and match.turn != self.seat:
            raise Refusal("not-your-turn")
        return self.state(self._with_secrets(match.play(str(request.get("action")))))

    def _why(self, request: Request) -> Reply:
        """Why the person may not do this now; null if it is legal."""
        match, action = self.current, str(request.get("action"))
        if match.turn != self.seat:
            refusal = Refusal("not-your-turn" if match.turn is not None else "no-turn")
            return {"error": _error(refusal)}
        if action in match.legal():
            return {"error": None}
        try:
            id, fields = match.game.refuse(match.game.move(action))
            return {"error": _error(Refusal(id, **fields))}
        except Refusal as refusal:
            return {"error": _error(refusal)}

    def _think(self, request: Request) -> Reply:
        """One slice of the thinking of the bot that is to act; the state once it has played."""
        match = self.current
        seat = match.turn
        if seat is None or seat == self.seat:
            raise Refusal("no-turn" if seat is None else "not-your-turn")
        if self.thinking is None:
            self.thinking = self._begin(seat)
        try:
            next(self.thinking)
            return {"thinking": True}
        except StopIteration as done:
            self.thinking = None
            events = match.play(match.game.text(done.value))
        return self.state(self._with_secrets(events))

    def _begin(self, seat: int) -> Thinking:
        match = self.current
        seed = bot_seed(match, len(match.actions))
        return think(str(self.levels[seat]), match.game.view(seat), seed)

    def _with_secrets(self, events: list[Event]) -> list[Event]:
        """These events, and what bots do that are to act without the person knowing.

        They do it at once: neither a state nor a wait is to tell that somebody was asked.
        """
        match = self.current
        while match.turn not in (None, self.seat):
            shown = match.game.view(self.seat).game
            if (shown.turn, shown.phase) == (match.turn, match.game.phase):
                break
            seat = match.turn
            assert seat is not None
            thinking = self._begin(seat)
            try:
                while True:
                    next(thinking)
            except StopIteration as done:
                events = events + match.play(match.game.text(done.value))
        return events

    def _hint(self, request: Request) -> Reply:
        """One slice of finding a hint; the hint at its end, the next best when asked again."""
        return self.advice.hint(self.current, self.seat)

    def _knew(self, request: Request) -> Reply:
        """What a seat knew at a decision of the deal that has ended (a slice of finding out)."""
        match, seat, index = self.current, request.get("seat"), request.get("index")
        if type(seat) is not int or not 0 <= seat < match.game.seats:
            raise Refusal("bad-request", request="seat")
        if index is not None and type(index) is not int:
            raise Refusal("bad-request", request="index")
        return self.advice.knew(match, seat, index, self.levels[seat])

    def _next_deal(self, request: Request) -> Reply:
        return self.state(self.current.next_deal())

    def _undo(self, request: Request) -> Reply:
        """Back to the person's last decision; where there was but one action there was none."""
        match = self.current
        match.undo(self.seat)
        self.thinking = None
        while len(match.legal()) == 1 and match.can_undo(self.seat):
            match.undo(self.seat)
        return self._jump([])

    def _replay(self, request: Request) -> Reply:
        self.current.replay()
        self.thinking = None
        return self._jump(self.current.opening)


def _error(refusal: Refusal) -> dict[str, Any]:
    return {"id": refusal.id, "args": refusal.fields, "text": str(refusal)}


def _split_link(link: object) -> tuple[str, str]:
    """The engine's part of a link, and the level named at its end."""
    text, _, level = str(link).partition("&level=")
    read_link(text)
    if level and level not in LEVELS:
        raise Refusal("unknown-level", level=level)
    return text, level or LEVELS[-1]


VERBS: dict[str, Callable[[Session, Request], Reply]] = {
    "new": Session._new,
    "inspect": Session._inspect,
    "open": Session._open,
    "load": Session._load,
    "play": Session._play,
    "why": Session._why,
    "think": Session._think,
    "next": Session._next_deal,
    "hint": Session._hint,
    "knew": Session._knew,
    "undo": Session._undo,
    "replay": Session._replay,
}

handle = Session().handle
