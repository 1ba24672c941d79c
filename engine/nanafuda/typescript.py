"""The shapes as TypeScript: `python -m nanafuda.typescript` prints them for the page.

One namespace, `Seam`, without an import: `Seam.State` and the other messages; within it `Common`
and one for each game (`Seam.SevenEuchre.Meld`), and the map `Seam.Games` from a game's id to what
is its own. What belongs to a game takes the id: `Seam.Table<"seven-euchre">` is that game's whole
table, `Seam.Table` the table of any game, which its field `game` tells apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import cleandoc
from types import ModuleType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .game import Game
from .games import GAMES
from .seam import aids, catalogue, common, comparing, learning, looking_back, messages, playing

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
# What every game has its own of: in a game's namespace under this name, in `Games` under that.
OWN = {
    common.Table: ("Table", "table"),
    common.Event: ("Event", "event"),
    common.Result: ("Result", "result"),
    common.Facts: ("Facts", "facts"),
}
# What is marked so, in a message, which is about game G; in what all games share; in a game.
MARKED = {
    "game": ("G", "Game", "{game}"),
    "options": ('Games[G]["options"]', 'Games[Game]["options"]', "Options"),
}
# What passes through the door: these modules share one namespace.
MESSAGES = {
    module.__name__: module
    for module in (playing, looking_back, comparing, aids, learning, messages, catalogue)
}
OPENING = "// Written by `python -m nanafuda.typescript` from the engine's shapes: edit those."


def known_to(module: ModuleType) -> list[Any]:
    """The shapes that a module's own may build on: all games' share, and the other messages."""
    modules = {common.__name__: common, module.__name__: module}
    modules |= MESSAGES if module.__name__ in MESSAGES else {}
    return [shape for one in modules.values() for shape in shapes_of(one).values()]


def shapes_of(module: ModuleType) -> dict[str, Any]:
    """The shapes that a module declares, and the unions and literals that it names, in order."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (
            get_origin(value) in (Literal, UnionType, Union)
            or (is_typeddict(value) and value.__module__ == module.__name__)
        )
    }


def module_of(game: type[Game[Any]]) -> ModuleType:
    """The module of a game's shapes."""
    found: ModuleType = game.part("shapes")
    return found


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """The types of a shape's fields, inherited ones included."""
    return get_type_hints(shape, include_extras=True)


def may_be_absent(hint: Any) -> bool:
    """Whether a field of this type need not be there."""
    return get_origin(hint) is NotRequired


def told_of(shape: Any) -> tuple[str, dict[str, str]]:
    """What a shape's docstring says: of the shape, and of the fields in it, by name."""
    head, _, rest = cleandoc(shape.__doc__ or "").partition("\n\n")
    told: dict[str, str] = {}
    names: list[str] = []
    for line in rest.splitlines():
        if line[:1].strip():
            before, _, line = line.partition(": ")
            names = before.split(", ")
        for name in names:
            told[name] = f"{told.get(name, '')} {line.strip()}".strip()
    return " ".join(head.split()), told


def all_told_of(shape: Any, others: Iterable[Any]) -> dict[str, str]:
    """The same of all its fields: what it inherits is told by a shape that has no other fields."""
    told: dict[str, str] = {}
    for other in [*filter(is_typeddict, others), shape]:
        if fields_of(other).keys() <= fields_of(shape).keys():
            told |= told_of(other)[1]
    return told


class Writer:
    """Writes types as they are called in one module's namespace."""

    def __init__(self, module: ModuleType, game: str = "") -> None:
        """`game` is the id of the game whose module this is, if it is one."""
        self.module, self.game = module, game
        self.names = {
            value: name for name, value in shapes_of(module).items() if not is_typeddict(value)
        }

    def type(self, hint: Any, but: str = "") -> str:
        """A type; named, unless that is the name which is being declared."""
        if self.names.get(hint, but) != but:
            return self.names[hint]
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self.marked(hint.__metadata__[0])
        if origin is NotRequired:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(map(json.dumps, args))
        if origin in (UnionType, Union):
            return " | ".join(dict.fromkeys(map(self.type, args)))
        if origin is list:
            item = self.type(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type, args))}]"
        if origin is dict:
            return f"Record<{', '.join(map(self.type, args))}>"
        assert is_typeddict(hint), hint
        return self.shape(hint)

    def marked(self, mark: str) -> str:
        """The game's id, or its options."""
        here, shared, own = MARKED[mark]
        if self.game:
            return own.format(game=json.dumps(self.game))
        return shared if self.module is common else here

    def shape(self, shape: Any) -> str:
        """A shape by its name."""
        if shape in OWN and self.module is not common:
            name, key = OWN[shape]
            return name if self.game else f'Games[G]["{key}"]'
        name = shape.__name__
        if shape.__module__ in MESSAGES:
            return f"{name}<G>" if is_own(shape) else name
        return name if shape.__module__ == self.module.__name__ else f"Common.{name}"

    def declarations(self) -> Iterator[str]:
        """All that the module declares, line by line."""
        for name, value in shapes_of(self.module).items():
            if not is_typeddict(value):
                yield f"type {name} = {self.whole(name, self.type(value, name))};"
            elif not (self.module is common and value in OWN and not fields_of(value)):
                yield from self.interface(name, value)

    def whole(self, name: str, own: str) -> str:
        """A union of the game's own with what comes on top of it."""
        if self.game and name == "Result":
            return f"Common.Result & ({own})"
        if self.game and name == "Event":
            return f"{own} | (Common.ResultEvent & Result) | Common.Over"
        return own

    def interface(self, name: str, shape: Any) -> Iterator[str]:
        """A shape's declaration; a game's table and result have what all games' have."""
        fields = fields_of(shape)
        told = all_told_of(shape, known_to(self.module))
        heading = f"interface {name}"
        if self.module.__name__ in MESSAGES and is_own(shape):
            heading += "<G extends Game = Game>"
        base = {"Table": common.Table, "Result": common.Result}.get(name)
        if self.game and base:
            heading += f" extends Common.{name}"
            above = fields_of(base)
            narrowed = [key for key in above if any(map(is_own, parts_of(above[key])))]
            fields = {key: above[key] for key in narrowed} | fields
            told = told_of(base)[1] | told
        yield f"/** {told_of(shape)[0]} */"
        yield heading + " {"
        for key, hint in fields.items():
            if key in told:
                yield f"  /** {told[key]} */"
            optional = "?" if may_be_absent(hint) else ""
            yield f"  {key}{optional}: {self.type(hint)};"
        yield "}"


def parts_of(hint: Any) -> Iterator[Any]:
    """The shapes and marked types within a type."""
    if is_typeddict(hint) or get_origin(hint) is Annotated:
        yield hint
    elif get_origin(hint) is not Literal:
        for part in get_args(hint):
            yield from parts_of(part)


def is_own(part: Any) -> bool:
    """Whether every game has its own of this, or of what is in it if it is a message."""
    if part in OWN or get_origin(part) is Annotated:
        return True
    inner = fields_of(part).values() if part.__module__ in MESSAGES else ()
    return any(is_own(one) for hint in inner for one in parts_of(hint))


def namespace_of(game: type[Game[Any]]) -> str:
    """What a game's namespace is called."""
    return "".join(part.capitalize() for part in game.id.split("-"))


def options_of(game: type[Game[Any]]) -> Iterator[str]:
    """A game's options and the values that each may have, as its class declares them."""
    yield "interface Options {"
    for option in game.options:
        yield f"  {option.id}: {' | '.join(map(json.dumps, option.values))};"
    yield "}"


def block(heading: str, lines: Iterable[str]) -> Iterator[str]:
    """Lines between braces."""
    yield heading + " {"
    yield from (f"  {line}" for line in lines)
    yield "}"


def declarations() -> Iterator[str]:
    """Everything within `Seam`."""
    yield from block("namespace Common", Writer(common).declarations())
    for game in GAMES.values():
        writer = Writer(module_of(game), game.id)
        lines = [*options_of(game), *writer.declarations()]
        yield from block(f"namespace {namespace_of(game)}", lines)
    keys = [*OWN.values(), ("Options", "options")]
    yield "/** What is each game's own. */"
    yield from block(
        "interface Games",
        (
            f"{json.dumps(game.id)}: "
            f"{{ {'; '.join(f'{key}: {namespace_of(game)}.{name}' for name, key in keys)} }};"
            for game in GAMES.values()
        ),
    )
    yield "type Game = keyof Games;"
    yield from (f'type {name}<G extends Game = Game> = Games[G]["{key}"];' for name, key in keys)
    for module in MESSAGES.values():
        yield from Writer(module).declarations()


def text() -> str:
    """The whole file."""
    return "\n".join([OPENING, "", *block("declare namespace Seam", declarations()), ""])


if __name__ == "__main__":
    print(text(), end="")
