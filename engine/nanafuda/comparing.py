"""Others at the same cards: the session's verb for the field of a deal, slice by slice."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from .field import FIELD, field_steps
from .lookback import SLICE
from .match import Match

if TYPE_CHECKING:
    from .seam import comparing as seam
    from .session import Session

FIELDS = 8  # how many are kept


def field(session: Session, request: seam.AskField) -> seam.Compared:
    """One slice of the field of a deal, in the person's seat; its end is told by `found`."""
    fields, match = session.fields, session.current
    return {"ok": True, "field": fields.slice(match, request.get("deal"), session.seat)}


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
