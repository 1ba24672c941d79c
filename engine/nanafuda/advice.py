"""Advice to the person: a hint at the strongest level, and what a seat knew at a decision.

Both think in slices, as bots do, and from views alone; what was found is kept for as long as the
same is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .bots import LEVELS, Considering, consider, explain
from .errors import Refusal
from .game import View
from .match import Match

if TYPE_CHECKING:
    from .seam.looking_back import LookedBack
    from .seam.playing import Choice, Hint, Thinking

THINKING: Thinking = {"ok": True, "thinking": True}


def bot_seed(match: Match, index: int) -> str:
    """The seed of the thinking before action number `index` of this deal."""
    return f"{match.setup.seed} {match.deal_no} {index}"


class Advice:
    """The advice being thought of, and what was found for the position it was asked for."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._view: View[Any]
        self._thinking: Considering | None = None
        self._choices: list[Choice] = []

    def _begin(self, about: tuple[object, ...], view: View[Any], level: str, seed: str) -> None:
        self._about, self._view = about, view
        self._thinking = consider(level, view, seed, telling=True)

    def _slice(self) -> bool:
        """One slice of considering; whether the choices are there."""
        if self._thinking is not None:
            try:
                next(self._thinking)
                return False
            except StopIteration as done:
                self._thinking, view, found = None, self._view, done.value
            reasons = [explain(view, found, rank) for rank in range(len(found))]
            self._choices = [
                {
                    "action": view.text(choice.move),
                    "reason": {"id": id, "args": fields},
                    "figures": choice.figures,
                }
                for choice, (id, fields) in zip(found, reasons, strict=True)
            ]
        return True

    def hint(self, match: Match, seat: int) -> Hint | Thinking:
        """One slice; at the end all choices of the seat to act, the best first."""
        about = "hint", match, match.deal_no, match.actions
        if about != self._about:
            seed = bot_seed(match, len(match.actions))  # as in `knew`: one position, one answer
            self._begin(about, match.game.view(seat), LEVELS[-1], seed)
        return {"ok": True, "choices": self._choices} if self._slice() else THINKING

    def decisions(self, match: Match, seat: int) -> LookedBack:
        """A seat's decisions in a deal; the match stands where that has ended."""
        made = zip(match.actors, match.actions, strict=True)
        decisions = enumerate(made)
        return {
            "ok": True,
            "knew": {
                "deal": match.deal_no,
                "seat": seat,
                "decisions": [
                    {"index": index, "action": action}
                    for index, (actor, action) in decisions
                    if actor == seat
                ],
            },
        }

    def knew(self, match: Match, seat: int, index: int, level: str) -> LookedBack | Thinking:
        """One slice; at the end what a seat knew at one of its decisions, and what it weighed.

        The match stands where the deal has ended.
        """
        if not 0 <= index < len(match.actors) or match.actors[index] != seat:
            raise Refusal("bad-request", request=f"knew {seat} {index}")
        about = "knew", match.setup, match.history, index
        if about != self._about:
            view = match.before(index).view(seat)
            self._begin(about, view, level, bot_seed(match, index))
        if not self._slice():
            return THINKING
        return {
            "ok": True,
            "knew": {
                "deal": match.deal_no,
                "seat": seat,
                "index": index,
                "level": level,
                "action": match.actions[index],
                "table": match.table_at(match.before(index), seat),
                "choices": self._choices,
            },
        }
