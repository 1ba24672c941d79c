"""Reference of the workshop as JSON: what a bot may use, from docstrings and schema comments.

python -m nanafuda.protocol.workshop_reference
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from typing import Any, get_args

from ..games import GAMES
from ..workshop import Position, World
from .comments import comments_in
from .typescript import module_of


def reference() -> dict[str, Any]:
    """Return the members of a view and of a complete deal; by game, table fields and phases."""
    return {
        "view": [
            _entry("game", "The game's id."),
            _entry("seat", "The seat of the bot, from 0."),
            _entry("seats", "The number of seats."),
            _entry("rng", "A random.Random whose seed depends on the deal and the decision alone."),
            *_members(Position),
        ],
        "world": _members(World),
        "tables": {id: _fields(module_of(kind).Table) for id, kind in GAMES.items()},
        "phases": {id: _phases(module_of(kind).Phase) for id, kind in GAMES.items()},
    }


def _entry(name: str, about: str) -> dict[str, str]:
    return {"name": name, "about": about}


def _members(kind: type) -> list[dict[str, str]]:
    """Return the public properties and methods of a class, in order."""
    found = []
    for name, member in vars(kind).items():
        about = inspect.getdoc(member) or ""
        if name.startswith("_"):
            continue
        if not isinstance(member, property):
            names = [one for one in inspect.signature(member).parameters if one != "self"]
            name = f"{name}({', '.join(names)})"
        found.append(_entry(name, " ".join(about.split())))
    return found


def _fields(table: type) -> list[dict[str, str]]:
    """Return the fields of a schema; one without a comment is what its name says."""
    about = comments_in(table.__module__)[table.__name__]
    texts = {name: about.get(name, f"the {name}").rstrip(".") for name in table.__annotations__}
    return [_entry(name, re.sub(r"\bnull\b", "None", f"{text}.")) for name, text in texts.items()]


def _phases(phase: Any) -> list[str]:
    """Return the names of the phases in which a seat decides."""
    return [name for name in get_args(phase) if name != "ended"]


if __name__ == "__main__":
    print(json.dumps(reference(), ensure_ascii=False), file=sys.__stdout__)
