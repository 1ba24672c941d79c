"""Request handlers by subject. A function decorated with `request` declares a request.

Its keyword-only parameters are the fields of the message, its return type is the reply. The
docstring describes the request, then every field as `name: meaning`. `typescript` reads the whole
declaration; in a browser only the parameters' names and defaults are left.

Values come from outside: a handler checks their types itself. A missing required field is None. If
an optional field's default is None, null means the same as its absence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

from ..session import Session

Handler = Callable[..., Mapping[str, Any]]
Declared = TypeVar("Declared", bound=Handler)

HANDLERS: dict[str, Handler] = {}  # by request type
# Modules that a first deal does not need. A page that started from the memory image supplies their
# sources before it sends one of their requests (web/src/engine/memory-image.ts).
LATER = ("duplicate", "assist", "practice", "workshop")


def request(handler: Declared) -> Declared:
    """Register a handler; the request type is its name in camel case."""
    first, *others = handler.__name__.split("_")
    HANDLERS[first + "".join(map(str.capitalize, others))] = handler
    return handler


def handler_of(do: object) -> Handler | None:
    """Return the handler of a request type; None if there is none."""
    if not isinstance(do, str):
        return None
    if do not in HANDLERS:
        import_later()
    return HANDLERS.get(do)


def import_later() -> None:
    """Import the modules in `LATER` that are there."""
    for name in LATER:
        path = f"{__name__}.{name}"
        try:
            import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise


def parameters_of(handler: Handler) -> tuple[str, ...]:
    """Return the names of a request's fields; the session is not one."""
    code = handler.__code__
    return code.co_varnames[1 : 1 + code.co_kwonlyargcount]


def call(handler: Handler, session: Session, message: dict[str, Any]) -> Mapping[str, Any]:
    """Call a handler with the fields of the message that it names."""
    defaults = handler.__kwdefaults__ or {}
    fields = {name: message.get(name, defaults.get(name)) for name in parameters_of(handler)}
    return handler(session, **fields)
