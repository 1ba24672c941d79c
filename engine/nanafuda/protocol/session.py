"""One person at one table: the match, the seat, the levels of the bots, and what is under way.

A bot may be asked something without the person knowing of it. So after every action after which
that might be, whether it is or not, the state shows what is seen by all, and a bot is said to be
next: `think` settles the question like any other. What nobody could see has no state of its own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

from .. import limits
from ..analysis.advice import Advice
from ..analysis.reviews import Judging, Reviews
from ..bots import LEVELS, levels_around
from ..bots.choice import Thinking
from ..errors import Refusal
from ..game import Event
from ..lessons.course import Course
from ..match import Match

if TYPE_CHECKING:
    from collections.abc import Generator

    from ..duplicate.fields import Fields
    from .messages.match import Fault, State

SAVE = 1  # the version of the save's own form


class Session:
    """What the verbs act on."""

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
        self.settling: tuple[object, Generator[None, None, bool]] | None = (
            None  # and of which place
        )

    @property
    def current(self) -> Match:
        """The match; Refusal if there is none."""
        if self.match is None:
            raise Refusal("no-match")
        return self.match

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

    def load(self, text: object) -> None:
        """Go on with a saved match; Refusal, and nothing changed, if it is none of ours."""
        save = _read_save(text)
        match = Match.load(save["record"])
        if "undone" in save:
            match.taken_back &= set(save["undone"])
        self.seat_down(match, save["seat"], save["level"])

    # What the page is told

    def state(self, events: list[Event]) -> State:
        """Where the match stands for the person, after these public events."""
        match, next = self.current, self.next
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

    @property
    def next(self) -> Literal["person", "bot", "deal", "over", "coach"]:
        """Who must act, as a state tells it."""
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

    def not_next(self) -> Refusal:
        """Why somebody may not act whose turn it is not."""
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


def fault_of(refusal: Refusal) -> Fault:
    """A refusal as the page is told of it."""
    return {"id": refusal.id, "args": refusal.fields, "text": str(refusal)}


def _read_save(text: object) -> dict[str, Any]:
    """The fields of a save, their values unchecked; Refusal if it is none of ours.

    `undone`, the deals in which play was taken back, is checked; an older save does not tell them.
    """
    if isinstance(text, str) and len(text) > limits.SAVE:
        raise Refusal("long-save", most=limits.SAVE)
    try:
        save = limits.parse(text)
    except ValueError:
        raise Refusal("bad-save") from None
    if not isinstance(save, dict) or type(save.get("save")) is not int:
        raise Refusal("bad-save")
    if save["save"] != SAVE:
        raise Refusal("unknown-form", form=str(save["save"]))
    if not {"seat", "level", "record"} <= save.keys():
        raise Refusal("bad-save")
    undone = save.get("undone", [])
    if not (isinstance(undone, list) and all(type(deal) is int for deal in undone)):
        raise Refusal("bad-save")
    return save
