"""Reference of the workshop as JSON: what a bot may use, from docstrings and schema comments.

python -m generate.reference
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

from nanafuda.bots import LEVELS, decide
from nanafuda.game import Game
from nanafuda.games import GAMES
from nanafuda.match import Match
from nanafuda.workshop import Position, World

from .comments import comments_in
from .typescript import module_of

DEALS = 12  # of a match that is played for examples; 2 with each value of each option
SEED = "r32"  # a match in which all cards could be laid off
LONG = 110  # characters of an example of a field


def reference() -> dict[str, Any]:
    """Return the members of a view and of a complete deal; by game, fields, actions and phases."""
    examples = {id: _examples(kind) for id, kind in GAMES.items()}
    return {
        "view": [
            _entry("game", "The game's id."),
            _entry("seat", "The seat of the bot, from 0."),
            _entry("seats", "The number of seats."),
            _entry("rng", "A random.Random whose seed depends on the deal and the decision alone."),
            *_members(Position),
        ],
        "world": _members(World),
        "tables": {
            id: _fields(module_of(kind).Table, examples[id][1]) for id, kind in GAMES.items()
        },
        "actions": {id: actions for id, (actions, _) in examples.items()},
        "phases": {id: _phases(module_of(kind).Phase) for id, kind in GAMES.items()},
    }


def _entry(name: str, about: str) -> dict[str, str]:
    return {"name": name, "about": about}


def _members(kind: type) -> list[dict[str, str]]:
    """Return the public properties and methods of a class, in order."""
    entries = []
    for name, member in vars(kind).items():
        about = inspect.getdoc(member) or ""
        if name.startswith("_"):
            continue
        if not isinstance(member, property):
            names = [one for one in inspect.signature(member).parameters if one != "self"]
            name = f"{name}({', '.join(names)})"
        entries.append(_entry(name, " ".join(about.split())))
    return entries


def _fields(table: type, examples: dict[str, str]) -> list[dict[str, str]]:
    """Return the fields of a schema; one without a comment is what its name says."""
    about = comments_in(table.__module__)[table.__name__]
    texts = {name: about.get(name, f"the {name}").rstrip(".") for name in table.__annotations__}
    return [
        {**_entry(name, re.sub(r"\bnull\b", "None", f"{text}.")), "example": examples.get(name, "")}
        for name, text in texts.items()
    ]


def _examples(kind: type[Game[Any]]) -> tuple[list[dict[str, str]], dict[str, str]]:
    """Return an example of each form of an action, and of each field that has fields itself."""
    actions: dict[str, str] = {}
    fields: dict[str, str] = {}
    for view in _positions(kind):
        for action in view.legal():
            actions.setdefault(_form(action), action)
        for name, value in view.table().items():
            nested = value[-1:] if isinstance(value, list) else value
            text = f"[…, {nested[0]!r}]" if isinstance(value, list) and nested else repr(nested)
            if "{" in text and (name not in fields or len(fields[name]) < len(text) <= LONG):
                fields[name] = text
    for action in kind.rare_actions:
        actions.setdefault(_form(action), action)
    return [{"form": form, "example": actions[form]} for form in sorted(actions)], fields


def _form(action: str) -> str:
    """Return an action's verb, with "at" for a place and "as" for a Joker's card."""
    verb, _, rest = action.partition(":")
    return verb + "".join(f"-{name}" for sign, name in (("@", "at"), ("=", "as")) if sign in rest)


def _positions(kind: type[Game[Any]]) -> Iterator[Position]:
    """Yield positions of some matches between beginners, the same ones every time."""
    settings = [{o.id: value} for o in kind.options if not o.length for value in o.values]
    for options in ({}, *settings):
        match = Match(kind.id, options=options, seed=SEED)
        for number in range(2 if options else DEALS):
            rng = Random(number)
            while match.turn is not None:
                view = match.game.view(match.turn)
                yield Position(view, rng)
                match.play(view.text(decide(LEVELS[0], view, f"{number}")))
            if match.over:
                break
            match.next_deal()


def _phases(phase: Any) -> list[str]:
    """Return the names of the phases in which a seat decides."""
    return [name for name in get_args(phase) if name != "ended"]


if __name__ == "__main__":
    print(json.dumps(reference(), ensure_ascii=False), file=sys.__stdout__)
