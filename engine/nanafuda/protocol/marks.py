"""List the fields of each game's messages that hold seats, cards and suits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, is_typeddict

from ..game import Game
from ..messages import common
from .typescript import fields_of, module_of, shapes_of

if TYPE_CHECKING:
    from ..messages.catalogue import Marks


def marks_of(game: type[Game[Any]]) -> Marks:
    """Return the names of a game's marked fields.

    A name means the same in all messages of a game: tests/protocol/test_marks.py.
    """
    found: dict[str, set[str]] = defaultdict(set)
    for field, hint in fields_in(game):
        if get_origin(hint) is not dict:
            for mark in marks_in(hint):
                found[mark].add(field)
    return {
        "seats": sorted(found["seat"] | found["actor"]),
        "cards": sorted(found["card"]),
        "suits": sorted(found["suit"]),
        "actors": sorted(found["actor"]),
    }


def fields_in(game: type[Game[Any]]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a game's own and all games' schemas."""
    for module in (common, module_of(game)):
        for shape in filter(is_typeddict, shapes_of(module).values()):
            yield from fields_of(shape).items()


def marks_in(hint: Any) -> set[str]:
    """Return the marks within a field's type, apart from those of other schemas."""
    if get_origin(hint) is Annotated:
        return {hint.__metadata__[0]}
    return set().union(*map(marks_in, get_args(hint)))
