"""Options as data: from one declaration come the form, the link, the record and the check."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass

from .errors import Refusal

Value = bool | int | str
Settings = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its id, the values it may take, and the one it has by default.

    `length`: it says how long a match is, and nothing of how it is played.
    """

    id: str
    values: tuple[Value, ...]
    default: Value
    length: bool = False

    def check(self, value: object) -> Value:
        """The value if it is one of ours, of the same type (True is not 1); Refusal otherwise."""
        for ours in self.values:
            if type(ours) is type(value) and ours == value:
                return ours
        said = spell(value) if isinstance(value, bool | str) else reprlib.repr(value)
        raise Refusal("bad-option", option=self.id, value=said)

    def read(self, text: str) -> Value:
        """The value written so in a link or a record; Refusal if there is none."""
        for ours in self.values:
            if spell(ours) == text:
                return ours
        raise Refusal("bad-option", option=self.id, value=text)


def spell(value: object) -> str:
    """A value as links and records write it: true, false, 77, one."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(game: str, options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value, in declared order, from those given; Refusal names what is unknown."""
    known = {option.id for option in options}
    for id in given:
        if id not in known:
            raise Refusal("unknown-option", game=game, option=str(id))
    return {o.id: o.check(given[o.id]) if o.id in given else o.default for o in options}
