"""Catalogue of games, options and packs; `python -m generate.catalogue` prints it."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, is_typeddict

from nanafuda import limits
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.bots import LEVELS, levels_of
from nanafuda.duplicate.fields import FIELD, OUTRIGHT
from nanafuda.errors import MESSAGES
from nanafuda.game import Game
from nanafuda.games import GAMES
from nanafuda.lessons import LESSONS
from nanafuda.mechanics.cards import PACKS, Pack, cards_of
from nanafuda.messages import common
from nanafuda.options import settle

from .typescript import fields_of, module_of, shapes_of

if TYPE_CHECKING:
    from nanafuda.messages import catalogue as messages


def catalogue() -> messages.Catalogue:
    """Return all games with seats, options and constants, the packs, levels and limits."""
    return {
        "levels": list(LEVELS),
        "errors": list(MESSAGES),
        "bounds": {
            "link": limits.LINK,
            "save": limits.SAVE,
            "depth": limits.DEPTH,
            "seed": limits.SEED,
            "name": limits.NAME,
            "bot": limits.BOT,
            "seconds": limits.SECONDS,
            "bots": limits.BOTS,
            "others": len(FIELD),
            "outright": int(OUTRIGHT),
        },
        "packs": {
            "seven": _pack(PACKS["seven"]),
            "colours": _pack(PACKS["colours"]),
            "french": _pack(PACKS["french"]),
        },
        "games": [_entry(game) for game in GAMES.values()],
    }


def _entry(game: type[Game[Any]]) -> messages.GameEntry:
    fewest, most, usual = game.seat_range
    position = game(usual, settle(game.id, game.options, {}), 0)
    return {
        "id": game.id,
        "version": game.version,
        "pack": game.pack_name,
        "levels": list(levels_of(game.id)),
        "seats": {
            "min": fewest,
            "max": most,
            "default": usual,
            "suggested": game.suggested_seats or usual,
        },
        "partners": len(position.teams) < usual,
        "lowest": game.lowest_wins,
        "initial": game.initial,
        "options": [
            {
                "id": o.id,
                "values": list(o.values),
                "default": o.default,
                "suggested": o.default if o.suggested is None else o.suggested,
                "length": o.length,
            }
            for o in game.options
        ],
        "marks": marks_of(game),
        "facts": game.views.facts(),
        "lessons": [{"id": one.id, "steps": len(one.steps)} for one in LESSONS[game.id]],
        "exercises": [one["id"] for one in EXERCISES[game.id]],
    }


def marks_of(game: type[Game[Any]]) -> messages.Marks:
    """Return the names of a game's marked fields.

    A name means the same in all messages of a game: tests/protocol/test_marks.py.
    """
    by_mark: dict[str, set[str]] = defaultdict(set)
    for field, hint in fields_in(game):
        if get_origin(hint) is not dict:
            for mark in marks_in(hint):
                by_mark[mark].add(field)
    return {
        "seats": sorted(by_mark["seat"] | by_mark["actor"]),
        "cards": sorted(by_mark["card"]),
        "suits": sorted(by_mark["suit"]),
        "actors": sorted(by_mark["actor"]),
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


def _pack(pack: Pack) -> messages.Pack:
    suits = [[pack.rank_of[card] for card in cards_of(mask)] for mask in pack.suit_masks]
    counts = [mask.bit_count() for mask in pack.rank_masks]
    return {
        "suits": [
            {"suit": letter, "low": min(ranks), "high": max(ranks)}
            for letter, ranks in zip(pack.suits, suits, strict=True)
        ],
        "ranks": [{"rank": rank, "cards": counts[rank]} for rank in range(1, len(counts))],
        "joker": None if pack.joker is None else pack.codes[pack.joker],
    }


if __name__ == "__main__":
    print(json.dumps(catalogue(), ensure_ascii=False), file=sys.__stdout__)
