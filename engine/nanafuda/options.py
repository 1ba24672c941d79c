"""Game options: one declaration serves the form, links, records and validation."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass

from .errors import Refusal

Value = bool | int | str
Settings = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its id, allowed values and default.

    `length`: the option sets only the length of a match, not how it is played.
    `suggested`: the value that a new-game form preselects; None for the default. Links, records,
    tournaments and daily deals know only the default.
    """

    id: str
    values: tuple[Value, ...]
    default: Value
    length: bool = False
    suggested: Value | None = None

    def check(self, value: object) -> Value:
        """Return the value if allowed, with the same type (True is not 1); else raise Refusal."""
        for ours in self.values:
            if type(ours) is type(value) and ours == value:
                return ours
        said = spell(value) if isinstance(value, bool | str) else reprlib.repr(value)
        raise Refusal("bad-option", option=self.id, value=said)

    def read(self, text: str) -> Value:
        """Parse a value from a link or record. Raises Refusal if it is not allowed."""
        for ours in self.values:
            if spell(ours) == text:
                return ours
        raise Refusal("bad-option", option=self.id, value=text)


def spell(value: object) -> str:
    """Format a value as links and records write it: true, false, 77, one."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(game: str, options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Return all options in declared order, with defaults. Raises Refusal if one is unknown."""
    known = {option.id for option in options}
    for id in given:
        if id not in known:
            raise Refusal("unknown-option", game=game, option=str(id))
    return {o.id: o.check(given[o.id]) if o.id in given else o.default for o in options}
