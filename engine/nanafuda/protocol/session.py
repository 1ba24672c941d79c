"""Session of one person: the match, the seat, the bots' levels and running computations.

A bot may have a choice that the person must not notice. After every action that could cause one,
the state shows only public information and `next` is a bot; `think` then resolves the choice. A
hidden choice produces no separate state, so timing reveals nothing.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

from .. import limits
from ..analysis.advice import Advice, Positions
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
    from ..messages.match import Fault, State

SAVE = 1  # version of the save format


class Session:
    """State on which the request handlers operate."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.seat = 0
        self.level = LEVELS[-1]
        self.levels: list[str | None] = []
        self.settled = True  # False while a hidden choice is possible
        self.thinking: Thinking | None = None
        self.thought = False  # whether a bot has thought, or idled, since the last state
        self.timed: set[tuple[str, str]] = set()  # games and levels of the decisions made so far
        self.elsewhere: Thinking | None = None  # runs instead of the first forced move
        self.course: Course | None = None  # set while a lesson runs
        positions = Positions()
        self.advice = Advice(positions)
        self.reviews = Reviews(positions)
        self.judging = Judging(positions)
        self.fields: Fields | None = None  # created at the first field request
        self.own: Any = None  # a player's bot in the other seats, as handlers/workshop.py asks it
        self.bench: Any = None  # of the workshop: see handlers/workshop.py
        # Position and running check.
        self.settling: tuple[object, Generator[None, None, bool]] | None = None

    @property
    def current(self) -> Match:
        """The match. Raises Refusal if there is none."""
        if self.match is None:
            raise Refusal("no-match")
        return self.match

    def seat_down(self, match: Match, seat: object, level: object) -> None:
        """Start using a match. Raises Refusal, without changes, if seat or level is invalid."""
        if level not in LEVELS:
            raise Refusal("unknown-level", level=str(level))
        if type(seat) is not int or not 0 <= seat < match.game.seats:
            raise Refusal("bad-first", last=match.game.seats - 1)
        self.match, self.seat, self.level = match, seat, str(level)
        self.thinking = self.elsewhere = self.course = self.own = None
        match.level = self.level
        around = levels_around(match.game, seat, self.level)
        self.levels = [None if s == seat else level for s, level in enumerate(around)]

    def load(self, text: object) -> None:
        """Restore a saved match. Raises Refusal, without changes, if the save is invalid."""
        save = _read_save(text)
        match = Match.load(save["record"])
        if "undone" in save:
            match.undone_deals &= set(save["undone"])
        self.seat_down(match, save["seat"], save["level"])

    # State for the page

    def state(self, events: list[Event]) -> State:
        """Return the state for the person after these public events."""
        match, next = self.current, self.next
        self.thought = False
        game = match.game if self.settled else match.game.public_position()
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
        """The party to act, as reported in a state."""
        match = self.current
        if self.course is not None:
            return self.course.next
        if match.over:
            return "over"
        if match.turn is None:
            return "deal"
        return "person" if match.turn == self.seat and self.settled else "bot"

    def moved(self, events: list[Event]) -> State:
        """Return the state after the match has moved."""
        self.settled = self.course is not None or not self.current.game.has_secret_choice
        return self.state(events)

    def not_next(self) -> Refusal:
        """Return the refusal of an action out of turn."""
        return Refusal("no-turn" if self.current.turn is None else "not-your-turn")

    def _save(self) -> str:
        fields = {
            "save": SAVE,
            "seat": self.seat,
            "level": self.level,
            "record": self.current.record(),
            "undone": sorted(self.current.undone_deals),
        }
        return json.dumps(fields, ensure_ascii=False)


def fault_of(refusal: Refusal) -> Fault:
    """Return a refusal as a protocol message."""
    return {"id": refusal.id, "args": refusal.fields, "text": str(refusal)}


def _read_save(text: object) -> dict[str, Any]:
    """Return the fields of a save, values unchecked. Raises Refusal if it is not a valid save.

    `undone`, the deals in which actions were undone, is checked; older saves do not have it.
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
