"""Holds values to declared shapes: what is missing, too much or of another type is a fault."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from generate.typescript import fields_of, may_be_absent
from nanafuda.messages import common

Fields = dict[str, Any]


class Shapes:
    """The shapes of one game, its own with what comes on top of them; or those of none."""

    def __init__(self, own: ModuleType | None = None) -> None:
        self.own = own
        self._known: dict[Any, list[Fields]] = {}

    def alternatives(self, shape: Any) -> list[Fields]:
        """The fields that an object may have to be of a shape."""
        if shape not in self._known:
            self._known[shape] = self._alternatives(shape)
        return self._known[shape]

    def _alternatives(self, shape: Any) -> list[Fields]:
        own = self.own
        if own is None or shape.__module__ != common.__name__:
            return [fields_of(shape)]
        results = [fields_of(common.Result) | fields_of(one) for one in _members(own.Result)]
        if shape is common.Result:
            return results
        if shape is common.Event:
            events = [fields_of(one) for one in (*_members(own.Event), common.Over)]
            return events + [fields_of(common.ResultEvent) | one for one in results]
        if shape is common.Table:
            return [fields_of(common.Table) | fields_of(own.Table)]
        return [fields_of(getattr(own, shape.__name__, shape))]

    def faults(self, value: Any, hint: Any, path: str = "") -> list[str]:
        """Where a JSON value is not what a type says; [] if it is."""
        if type(value) is hint:
            return []
        origin = get_origin(hint)
        args = get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.faults(value, args[0], path)
        if origin in (UnionType, Union):
            return _least(self.faults(value, one, path) for one in args)
        if origin is Literal:
            known = any(type(one) is type(value) and one == value for one in args)
            return [] if known else [f"{path}: {value!r} is none of {args}"]
        if is_typeddict(hint):
            return _least(self.of(value, one, path) for one in self.alternatives(hint))
        if origin is list and isinstance(value, list):
            if {type(one) for one in value} <= {_plain(args[0])}:
                return []
            return [
                f for i, one in enumerate(value) for f in self.faults(one, args[0], f"{path}[{i}]")
            ]
        if origin is tuple and isinstance(value, list) and len(value) == len(args):
            pairs = enumerate(zip(value, args, strict=True))
            return [f for i, (one, arg) in pairs for f in self.faults(one, arg, f"{path}[{i}]")]
        if origin is dict and isinstance(value, dict):
            keys = [f for key in value for f in self.faults(key, args[0], f"{path}, key")]
            items = value.items()
            return keys + [f for k, one in items for f in self.faults(one, args[1], f"{path}.{k}")]
        fits = type(value) is hint or (hint is float and type(value) is int)
        return [] if fits else [f"{path}: {value!r} is no {hint}"]

    def of(self, value: Any, fields: Fields, path: str) -> list[str]:
        """The same of an object with these fields."""
        if not isinstance(value, dict):
            return [f"{path}: {value!r} is no object"]
        left_out = sorted(fields.keys() - value.keys())
        found = [f"{path}.{one} is missing" for one in left_out if not may_be_absent(fields[one])]
        found += [f"{path}.{name} is not declared" for name in sorted(value.keys() - fields.keys())]
        for name in value.keys() & fields.keys():
            found += self.faults(value[name], fields[name], f"{path}.{name}")
        return found


def _plain(hint: Any) -> Any:
    """A type without its marks."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _members(hint: Any) -> tuple[Any, ...]:
    """The shapes of a union, or the one shape."""
    return (hint,) if is_typeddict(hint) else get_args(hint)


def _least(tried: Iterable[list[str]]) -> list[str]:
    """The fewest faults of all that was tried; when there are none, no more is tried."""
    least: list[str] | None = None
    for faults in tried:
        if not faults:
            return faults
        least = faults if least is None or len(faults) < len(least) else least
    assert least is not None
    return least
