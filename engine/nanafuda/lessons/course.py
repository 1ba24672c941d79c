"""Lesson mode: the progress of a learner through a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ..errors import Refusal
from ..game import Event
from .lesson import Lesson, Step, verb_of

if TYPE_CHECKING:
    from ..messages.match import Coach


class Course:
    """A lesson in progress: its own match and the position in the script."""

    def __init__(self, lesson: Lesson, step: int = 0, taken: Sequence[str] = ()) -> None:
        """Start the lesson before a step of its script, as if all earlier steps were done.

        `taken` are the learner's actions, in order. If it is too short, the first accepted action
        is used. Raises Refusal if the step does not exist or an action of `taken` is not accepted.
        """
        if type(step) is not int or not 0 <= step <= len(lesson.steps):
            raise Refusal("no-such-step", step=str(step))
        self.lesson = lesson
        self.match = lesson.match()
        self.step = 0
        self.taken: list[str] = []
        self.said: str | None = None  # message id after a wrong answer
        self.card: str | None = None  # the learner's last card
        while self.step < step:
            self._pass(taken)

    @property
    def up(self) -> Step | None:
        """The current step; None at the end."""
        steps = self.lesson.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def kind(self) -> Literal["say", "tap", "ask", "watch", "end"]:
        """The kind of the current step."""
        up = self.up
        if up is None:
            return "end"
        if "say" in up:
            return "tap" if "tap" in up else "say"
        return "ask" if "ask" in up else "watch"

    @property
    def next(self) -> Literal["person", "bot", "deal", "coach"]:
        """The party to act, as the protocol's states name it."""
        kind = self.kind
        if kind not in ("ask", "watch"):
            return "coach"
        if self.match.turn is None:
            return "deal"
        return "person" if kind == "ask" else "bot"

    @property
    def quick(self) -> bool:
        """Whether the next action need not be shown."""
        up = self.up
        return up is not None and "action" in up and up.get("quick", False)

    def accepted(self) -> list[str]:
        """Return the accepted actions if the learner must act, else none."""
        up = self.up
        if up is None or "ask" not in up:
            return []
        return self.match.legal() if up.get("free") else up.get("accept", [])

    def said_of(self, action: str) -> str | None:
        """Return the message id for a legal action that is not accepted; None if there is none."""
        up = self.up
        assert up is not None and "ask" in up
        why = up.get("why", {})
        return why.get(action) or why.get(verb_of(action)) or up.get("else")

    # Progress

    def listen(self) -> None:
        """Continue after a message of the coach."""
        self._on()

    def watch(self) -> list[Event]:
        """Play the next scripted action and, if it is quick, the quick ones after it."""
        quick, events = self.quick, self.act()
        while quick and self.quick and self.next == "bot":
            events += self.act()
        return events

    def act(self) -> list[Event]:
        """Play one scripted action and return its events."""
        up = self.up
        assert up is not None and "action" in up
        events = self.match.play(up["action"])
        self._on()
        return events

    def take(self, action: str) -> list[Event] | None:
        """Play a legal action of the learner. If it is not accepted, set `said` and return None."""
        self.card = self._moved_by(action)
        if action not in self.accepted():
            self.said = self.said_of(action)
            return None
        events = self.match.play(action)
        self.taken.append(action)
        self._on()
        return events

    def show(self, card: str) -> None:
        """Answer a question with a card. If it is wrong, set `said`: first to a nudge."""
        up = self.up
        assert up is not None and "tap" in up
        self.match.game.pack.card(card)
        self.card = card
        if card in up["tap"]:
            self._on()
        else:
            self.said = up["else"] if self.said else up["nudge"]

    def _on(self) -> None:
        self.step += 1
        self.said = None

    def _pass(self, taken: Sequence[str]) -> None:
        """Perform a step with the recorded or the first accepted action."""
        if self.next == "deal":
            self.match.next_deal()
        kind = self.kind
        if kind == "watch":
            self.act()
        elif kind == "ask":
            known = taken[len(self.taken) :]
            action = known[0] if known else self.accepted()[0]
            if action not in self.accepted():
                raise Refusal("not-legal")
            self.take(action)
        else:
            self._on()

    def _moved_by(self, action: str) -> str | None:
        """Return the card that an action moves from or to the learner's hand, if it is one."""
        seat, here = self.lesson.seat, self.match.game
        game = here.clone()
        game.play(game.move(action))
        cards = game.pack.spell(game.held[seat] ^ here.held[seat])
        return cards[0] if len(cards) == 1 else None

    def _pointed(self) -> list[str]:
        """Return what to point at: the answer to a question after a second wrong card."""
        up = self.up
        if up is None or "action" in up:
            return []
        shown = "tap" in up and self.said == up["else"]
        return list(up["tap"] if shown and "tap" in up else up.get("at", []))

    def coach(self) -> Coach:
        """Return the coach's state for the page."""
        up, say = self.up, None
        if up is not None and "ask" in up:
            say = up["ask"]
        elif up is not None and "say" in up:
            say = up["say"]
            if "tap" not in up and self.taken:
                by, last = up.get("by", {}), self.taken[-1]
                say = by.get(last) or by.get(verb_of(last)) or say
        own = ["action" not in step for step in self.lesson.steps]
        return {
            "lesson": self.lesson.id,
            "step": self.step,
            "of": len(own),
            "nth": min(sum(own[: self.step]) + 1, sum(own)),
            "count": sum(own),
            "kind": self.kind,
            "quick": self.quick,
            "say": say,
            "at": self._pointed(),
            "said": self.said,
            "card": self.card,
            "taken": list(self.taken),
        }
