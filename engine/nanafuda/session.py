"""The one door between the page and the engine: `handle(json) -> json`.

A session holds one match, the seat of the person and the levels of the bots. A request names a
verb, `do`; what each verb takes and is answered is told in seam/. A refused request
changes nothing, and `handle` never raises.

What takes thought is answered slice by slice: a reply with `thinking` asks for the same request
again.

A bot may be asked something without the person knowing of it. So after every action after which
that might be, whether it is or not, the state shows what is seen by all, and a bot is said to be
next: `think` settles the question like any other. What nobody could see has no state of its own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from . import bounds, learning, lookback
from .advice import THINKING, Advice, bot_seed
from .bots import LEVELS, Thinking, levels_around, think
from .errors import Refusal
from .game import Event
from .games import GAMES
from .learning import Course
from .lookback import Judging, Reviews, inspect_replay, is_replay
from .match import Match
from .record import read_link
from .views import views_of

if TYPE_CHECKING:
    from .comparing import Fields
    from .seam import looking_back, playing
    from .seam.comparing import Challenged, Compared, Entered, Rivalled, Summed
    from .seam.playing import Fault, Hint, Inspected, Refused, State

    Reply = (
        State
        | Refused
        | Inspected
        | playing.Explained
        | playing.Thinking
        | looking_back.Reviewed
        | looking_back.Judged
        | looking_back.Looked
        | looking_back.IsKept
        | Hint
        | looking_back.LookedBack
        | Compared
        | Entered
        | Summed
        | Challenged
        | Rivalled
    )

SAVE = 1  # the version of the save's own form


class Session:
    """One person at one table."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.seat = 0
        self.level = LEVELS[-1]
        self.levels: list[str | None] = []
        self.settled = True  # no: somebody may be asked in secret, or may have been
        self.thinking: Thinking | None = None
        self.course: Course | None = None  # of a lesson, while one is being given
        self.advice = Advice()
        self.reviews = Reviews()
        self.judging = Judging()
        self.fields: Fields | None = None  # once one has been asked for

    def handle(self, text: str) -> str:
        """Answer one request. Both are JSON texts."""
        try:
            reply = self._answer(text)
        except Refusal as refusal:
            reply = {"ok": False, "error": _fault(refusal)}
        except Exception as bug:  # the page must get an answer, whatever happened
            sys.excepthook(type(bug), bug, bug.__traceback__)  # and whoever looks, the traceback
            detail = f"{type(bug).__name__}: {bug}"
            reply = {"ok": False, "error": _fault(Refusal("internal", detail=detail))}
        return json.dumps(reply, ensure_ascii=False)

    def _answer(self, text: str) -> Reply:
        try:
            request = bounds.parse(text)
            verb = VERBS[request["do"]]
        except (ValueError, KeyError, TypeError):
            raise Refusal("bad-request", request=str(text)) from None
        if self.course is not None and request["do"] in learning.CLOSED:
            raise Refusal("not-in-a-lesson")
        return verb(self, request)

    # What the page is told

    @property
    def current(self) -> Match:
        if self.match is None:
            raise Refusal("no-match")
        return self.match

    def state(self, events: list[Event]) -> State:
        """Where the match stands for the person, after these public events."""
        match, next = self.current, self._next()
        game = match.game if self.settled else match.game.openly()
        return {
            "ok": True,
            "game": game.id,
            "events": events,
            "story": list(match.story),
            "table": match.table_at(game, self.seat),
            "level": self.level,
            "levels": self.levels,
            "legal": match.legal() if next == "person" else [],
            "next": next,
            "undo": self.course is None and match.can_undo(self.seat),
            "link": f"{match.link()}&level={self.level}",
            "save": self._save(),
            "coach": None if self.course is None else self.course.coach(),
        }

    def _next(self) -> Literal["person", "bot", "deal", "over", "coach"]:
        match = self.current
        if self.course is not None:
            return self.course.next
        if match.over:
            return "over"
        if match.turn is None:
            return "deal"
        return "person" if match.turn == self.seat and self.settled else "bot"

    def moved(self, events: list[Event]) -> State:
        """The state after the match has moved."""
        self.settled = self.course is not None or not self.current.game.asks_in_secret
        return self.state(events)

    def _not_now(self) -> Refusal | None:
        """Why the person may not act; None if they may."""
        if self._next() == "person":
            return None
        return Refusal("no-turn" if self.current.turn is None else "not-your-turn")

    def _save(self) -> str:
        fields = {
            "save": SAVE,
            "seat": self.seat,
            "level": self.level,
            "record": self.current.record(),
            "undone": sorted(self.current.taken_back),
        }
        return json.dumps(fields, ensure_ascii=False)

    # Beginning

    def seat_down(self, match: Match, seat: object, level: object) -> None:
        """Take this match for ours; Refusal, and nothing changed, if seat or level will not do."""
        if level not in LEVELS:
            raise Refusal("unknown-level", level=str(level))
        if type(seat) is not int or not 0 <= seat < match.game.seats:
            raise Refusal("bad-first", last=match.game.seats - 1)
        self.match, self.seat, self.level = match, seat, str(level)
        self.thinking = self.course = None
        match.level = self.level
        around = levels_around(match.game, seat, self.level)
        self.levels = [None if s == seat else level for s, level in enumerate(around)]

    def _new(self, request: playing.New) -> State:
        options: object = request.get("options") or {}
        if not isinstance(options, dict):
            raise Refusal("bad-request", request="options")
        match = Match(
            str(request.get("game")),
            seats=request.get("seats"),
            options=options,
            seed=request.get("seed"),
        )
        self.seat_down(match, request.get("seat", 0), request.get("level", LEVELS[-1]))
        return self.moved(self.current.opening)

    def _inspect(self, request: playing.Inspect) -> Inspected:
        link = request.get("link")
        if is_replay(link):
            match, level, place = inspect_replay(link)
        else:
            text, level = _split_link(link)
            match, place = Match.open(text), None
        setup = match.setup
        return {
            "ok": True,
            "setup": {
                "game": setup.game,
                "version": GAMES[setup.game].version,
                "seats": setup.seats,
                "options": setup.options,
                "seed": setup.seed,
                "level": level,
                "replay": place,
                "hand": match.table(place["seat"] if place else 0)["hand"],
            },
        }

    def _open(self, request: playing.Open) -> State:
        link, level = _split_link(request.get("link"))
        self.seat_down(Match.open(link), request.get("seat", 0), request.get("level", level))
        return self.moved(self.current.opening)

    def _load(self, request: playing.Load) -> State:
        seat, level, record, undone = _read_save(request.get("save"))
        match = Match.load(record)
        if undone is not None:
            match.taken_back &= undone
        self.seat_down(match, seat, level)
        return self.moved([])

    # Playing

    def _play(self, request: playing.Play) -> State:
        match, action = self.current, str(request.get("action"))
        if self.course is not None:
            return learning.play(self, self.course, action)
        if match.turn is not None and self._next() != "person":
            raise Refusal("not-your-turn")
        return self.moved(match.play(action))

    def _why(self, request: playing.Why) -> playing.Explained:
        try:
            fault = self._fault_of(str(request.get("action")))
        except Refusal as refusal:
            fault = refusal
        return {"ok": True, "error": None if fault is None else _fault(fault)}

    def _fault_of(self, action: str) -> Refusal | None:
        """Why the person may not do this now; None if it is legal. Refusal if it is no action."""
        match = self.current
        if not_now := self._not_now():
            return not_now
        if action in match.legal():
            return None
        game = match.game
        return views_of(game.id).refuse(game, game.move(action))

    def _think(self, request: playing.Think) -> State | playing.Thinking:
        match = self.current
        if self.course is not None:
            return learning.think(self, self.course)
        if self._next() != "bot":
            raise Refusal("no-turn" if match.turn is None else "not-your-turn")
        seat = match.game.turn
        if seat == self.seat:
            self.settled = True
            return self.state([])
        if self.thinking is None:
            self.thinking = self._begin(seat)
        try:
            next(self.thinking)
            return THINKING
        except StopIteration as done:
            self.thinking = None
            events = match.play(match.game.text(done.value))
        return self.moved(events) if events else THINKING

    def _begin(self, seat: int) -> Thinking:
        match = self.current
        seed = bot_seed(match, len(match.actions))
        return think(str(self.levels[seat]), match.game.view(seat), seed)

    def _hint(self, request: playing.AskHint) -> Hint | playing.Thinking:
        if not_now := self._not_now():
            raise not_now
        return self.advice.hint(self.current, self.seat)

    def _next_deal(self, request: playing.Next) -> State:
        if self.course is not None and self._next() != "deal":
            raise Refusal("lesson-waits")
        return self.moved(self.current.next_deal())

    def _undo(self, request: playing.Undo) -> State:
        """Back to the person's last decision; where there was but one action there was none."""
        match = self.current
        match.undo(self.seat)
        self.thinking = None
        while len(match.legal()) == 1 and match.can_undo(self.seat):
            match.undo(self.seat)
        self.settled = True  # it is a decision that the person has had before
        return self.state([])

    def _replay(self, request: playing.Replay) -> State:
        self.current.replay()
        self.thinking = None
        return self.moved(self.current.opening)


def _fault(refusal: Refusal) -> Fault:
    return {"id": refusal.id, "args": refusal.fields, "text": str(refusal)}


def _read_save(text: object) -> tuple[object, object, Any, frozenset[int] | None]:
    """The seat, the level and the record of a save, unchecked; Refusal if it is none of ours.

    Last, the deals in which play was taken back; None where an older save does not tell them.
    """
    if isinstance(text, str) and len(text) > bounds.SAVE:
        raise Refusal("long-save", most=bounds.SAVE)
    try:
        save = bounds.parse(text)
    except ValueError:
        raise Refusal("bad-save") from None
    if not isinstance(save, dict) or type(save.get("save")) is not int:
        raise Refusal("bad-save")
    if save["save"] != SAVE:
        raise Refusal("unknown-form", form=str(save["save"]))
    if not {"seat", "level", "record"} <= save.keys():
        raise Refusal("bad-save")
    undone = save.get("undone")
    if undone is not None and not (
        isinstance(undone, list) and all(type(deal) is int for deal in undone)
    ):
        raise Refusal("bad-save")
    named = None if undone is None else frozenset(undone)
    return save["seat"], save["level"], save["record"], named


def _split_link(link: object) -> tuple[str, str]:
    """The engine's part of a link, and the level named at its end."""
    text, _, level = str(link).partition("&level=")
    read_link(text)
    if level and level not in LEVELS:
        raise Refusal("unknown-level", level=level)
    return text, level or LEVELS[-1]


def _comparing(verb: str) -> Callable[[Session, Any], Reply]:
    """A verb for others at the same cards. What that takes no deal needs, nor a start: where the
    page has it apart (web/worker/image.js), it is there before the first such request.
    """

    def answer(session: Session, request: Any) -> Reply:
        from . import comparing

        reply: Reply = getattr(comparing, verb)(session, request)
        return reply

    return answer


VERBS: dict[str, Callable[[Session, Any], Reply]] = {
    "new": Session._new,
    "inspect": Session._inspect,
    "open": Session._open,
    "load": Session._load,
    "play": Session._play,
    "why": Session._why,
    "think": Session._think,
    "next": Session._next_deal,
    "hint": Session._hint,
    "undo": Session._undo,
    "replay": Session._replay,
    "watch": lookback.watch,
    "review": lookback.review,
    "judge": lookback.judge,
    "look": lookback.look,
    "knew": lookback.knew,
    "branch": lookback.branch,
    "keep": lookback.keep,
    "field": _comparing("field"),
    "tournament": _comparing("tournament"),
    "board": _comparing("board"),
    "results": _comparing("results"),
    "challenge": _comparing("challenge"),
    "rival": _comparing("rival"),
    "learn": learning.learn,
    "on": learning.on,
    "answer": learning.answer,
    "exercise": learning.exercise,
}

handle = Session().handle
