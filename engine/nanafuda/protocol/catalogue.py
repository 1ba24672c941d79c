"""Catalogue of games, options and packs; `python -m nanafuda.protocol.catalogue` prints it."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from .. import limits
from ..analysis.exercises import EXERCISES
from ..bots import LEVELS
from ..duplicate.fields import FIELD, OUTRIGHT
from ..duplicate.tournaments import SIZES
from ..errors import MESSAGES
from ..game import Game
from ..games import GAMES
from ..lessons import LESSONS
from ..mechanics.cards import PACKS, Pack, cards_of
from ..options import settle
from .marks import marks_of

if TYPE_CHECKING:
    from typing import Any

    from ..messages import catalogue as messages


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
        "tournaments": list(SIZES),
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
        "levels": list(LEVELS),
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
