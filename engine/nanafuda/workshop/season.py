"""Results of bots in the same deals: places, intervals and a file.

The page and the command line play the deals themselves, one bot after the other, and keep them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import Refusal
from ..limits import BOTS, clip
from ..match.setup import SEED_LETTERS, fresh_seed, set_up
from .figures import course, csv, differences, pairs, standings
from .measure import OPPONENTS

if TYPE_CHECKING:
    from ..messages.workshop import Season, SeasonReply
    from .figures import Cell

MOST = 10_000  # deals
SEED = 40  # characters of what is typed: with the rest it stays within the limit of a seed
WHOLE = re.compile(rf".+\.[{SEED_LETTERS}]{{8}}", re.DOTALL)


def whole_seed(typed: str) -> str:
    """Return the seed of a run: what was typed, with a secret part that no bot can guess.

    A seed that has one already stays, so that a run can be repeated.

    >>> whole_seed("class.k3f9ab2c"), len(whole_seed("class"))
    ('class.k3f9ab2c', 14)
    """
    return typed if WHOLE.fullmatch(typed) else f"{typed}.{fresh_seed()}"


def begin(
    game: str,
    names: Sequence[str],
    deals: int,
    *,
    seed: str = "",
    opponent: str = "club",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Season:
    """Return a season before its first deal. Raises Refusal if a value is invalid."""
    whole = whole_seed(seed or game)
    setup = set_up(game, seats, options or {}, whole, None, ())
    several = range(len(names))
    return checked({
        "game": game, "seed": whole, "deals": deals, "opponent": opponent, "seats": setup.seats,
        "options": setup.options, "parts": 1, "names": [*names], "points": [[] for _ in several],
        "usual": [[] for _ in several], "why": [""] * len(names), "same": [*several],
    })  # fmt: skip


def reply(season: Season) -> SeasonReply:
    """Return the table of a season."""
    every = zip(season["points"], season["usual"], season["why"], strict=True)
    rows: list[list[Cell] | None] = [
        None if why else list(zip(points, usual, strict=True)) for points, usual, why in every
    ]
    parts, deals, few = season["parts"], season["deals"], len(rows) <= 2
    table = standings(rows, parts, deals)
    first: Sequence[Cell] = rows[0] or []
    if len(rows) == 2:
        first = differences(first, rows[1] or [])
    rules = {
        "game": season["game"],
        "seats": season["seats"],
        "rules": " ".join(f"{id}={value}" for id, value in season["options"].items()),
        "opponent": season["opponent"],
        "planned": deals,
        "seed": season["seed"],
    }
    return {
        "ok": True,
        "rows": table,
        "pairs": pairs(table, rows, parts, deals) if few else [],
        "course": course(first, parts) if few else [],
        "csv": csv(table, season["names"], season["why"], rules, season["same"]),
    }


def checked(value: Any) -> Season:
    """Return a season that came from outside. Raises Refusal if it is none."""
    try:
        names, why, deals, same = (value[one] for one in ("names", "why", "deals", "same"))
        cells = [(a, b) for a, b in zip(value["points"], value["usual"], strict=True)]
        sound = (
            type(deals) is type(value["parts"]) is int
            and 0 < deals <= MOST
            and 0 < value["parts"] <= MOST
            and type(names) is type(why) is list
            and 0 < len(names) == len(why) == len(cells) <= BOTS
            and type(same) is list
            and len(same) == len(names)
            and all(type(one) is int and 0 <= one < len(names) for one in same)
            and all(type(one) is str for one in (value["seed"], *names, *why))
            and all(type(a) is type(b) is list and len(a) == len(b) <= deals for a, b in cells)
            and all(type(n) is int and abs(n) < 1 << 40 for a, b in cells for n in [*a, *b])
        )
    except (KeyError, TypeError, ValueError):
        sound = False
    if not sound:
        raise Refusal("bad-request", request="season")
    if value["opponent"] not in OPPONENTS:
        raise Refusal("unknown-level", level=clip(str(value["opponent"])))
    rules = value["options"] if isinstance(value["options"], dict) else {"": ""}
    set_up(value["game"], value["seats"], rules, value["seed"], None, ())
    found: Season = value
    return found
