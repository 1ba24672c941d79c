"""The schedule of a run: which bot plays which deal next, and what the deals come to.

A season is one JSON value. The command line loops over it. The page sends it with a request and
stores the reply, so that a run can stop at any deal and go on later.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import Refusal
from ..limits import clip
from ..match.setup import SEED_LETTERS, fresh_seed, set_up
from .figures import course, csv, differences, pairs, standings
from .measure import OPPONENTS

if TYPE_CHECKING:
    from ..messages.workshop import Dealt, Season, SeasonReply, Turn
    from .figures import Cell

FORM = 1  # version of the value
MODES = ("turns", "apart", "table")
BLOCK = 40  # deals that a bot plays before the next one's turn
FINALISTS = 4  # bots in a final
MOST = 10_000  # deals
BOTS = 300
LONGEST = 600  # characters of a name, a sentence or a link
SEED = 40  # characters of what is typed: with the rest it stays within the limit of a seed
WHOLE = re.compile(rf".+\.[{SEED_LETTERS}]{{8}}", re.DOTALL)


def whole_seed(typed: str) -> str:
    """Return the seed of a run: what was typed, with a secret part that no bot can guess.

    A seed that has one already stays, so that a run can be repeated.

    >>> whole_seed("class.k3f9ab2c"), len(whole_seed("class"))
    ('class.k3f9ab2c', 14)
    """
    return typed if WHOLE.fullmatch(typed) else f"{typed or 'deals'}.{fresh_seed()}"


def begin(
    game: str,
    names: Sequence[str],
    deals: int,
    *,
    seed: str = "",
    mode: str = "turns",
    opponent: str = "club",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Season:
    """Return a season before its first deal. Raises Refusal if a value is invalid."""
    whole = whole_seed(seed)
    setup = set_up(game, seats, options or {}, whole, None, ())
    return checked({
        "v": FORM, "game": game, "mode": mode, "seed": whole, "deals": deals,
        "opponent": opponent, "seats": setup.seats, "options": setup.options, "parts": 1,
        "lost": 0, "names": [*names], **_blank(len(names)),
    })  # fmt: skip


def apart(season: Season) -> list[Season]:
    """Split a season before its first deal into one for each bot: their deals stay the same."""
    return [{**season, "names": [name], **_blank(1)} for name in season["names"]]


def united(season: Season, parts: Sequence[Season]) -> Season:
    """Return a season with the results of its parts."""
    columns: Any = {
        name: [one for part in parts for one in part[name]]  # type: ignore[literal-required]
        for name in _blank(0)
    }
    return {**season, "parts": max(part["parts"] for part in parts), **columns}


def _blank(bots: int) -> Any:
    """Return the columns of bots that have not played."""
    several = range(bots)
    return {
        "turns": [0] * bots,
        "points": [[] for _ in several],
        "usual": [[] for _ in several],
        "why": [""] * bots,
        "worst": [0] * bots,
        "replays": [""] * bots,
    }


def final(season: Season) -> Season | None:
    """Return the season in which the best bots of an ended one meet; None if too few are left."""
    if next_turn(season):
        return None
    rows = standings(_rows(season), season["parts"], season["deals"])
    best = [row["bot"] for row in rows if row["figures"]][: min(FINALISTS, season["seats"])]
    if len(best) < 2:
        return None
    return begin(
        season["game"],
        [season["names"][bot] for bot in best],
        season["deals"],
        mode="table",
        seed=season["seed"],
        opponent=season["opponent"],
        seats=season["seats"],
        options=season["options"],
    )


def next_turn(season: Season) -> Turn | None:
    """Return who plays next, and which deals: in turns first one each, then blocks."""
    deals, lost = season["deals"], season["lost"]
    playing = [bot for bot, why in enumerate(season["why"]) if not why]
    left = [bot for bot in playing if len(season["points"][bot]) < deals]
    if not left:
        return None
    if season["mode"] != "turns":
        number = len(season["points"][left[0]]) + lost + 1
        return {"bots": playing, "number": number, "until": deals + lost}
    bot = min(left, key=lambda bot: (season["turns"][bot], bot))
    until = min(deals, season["turns"][bot] * BLOCK or 1)
    return {"bots": [bot], "number": len(season["points"][bot]) + 1, "until": until}


def take(season: Season, dealt: Sequence[Dealt], why: str = "") -> None:
    """Enter the deals that have been played in the next turn, which ends with them.

    `why`: the sentence of the error, if a bot has failed in the last one. Raises Refusal if they
    are not of that turn.
    """
    turn = next_turn(season)
    for played in dealt:
        if turn is None or turn["number"] > turn["until"]:
            raise Refusal("bad-request", request="dealt")
        _enter(season, turn, played, why)
        turn["number"] += 1
    for bot in turn["bots"] if turn else ():
        season["turns"][bot] += 1


def _enter(season: Season, turn: Turn, dealt: Dealt, why: str) -> None:
    if dealt["broken"]:
        bot = turn["bots"][dealt["bot"] or 0]
        season["why"][bot] = why or dealt["broken"]["id"]
        season["worst"][bot], season["replays"][bot] = (
            turn["number"],
            dealt["broken"]["replay"] or "",
        )
        season["lost"] += season["mode"] == "table"  # the others have seen these cards
        return
    season["parts"] = dealt["parts"]
    for bot, one in zip(turn["bots"], dealt["played"], strict=True):
        points, usual = season["points"][bot], season["usual"][bot]
        worst = min((a - b for a, b in zip(points, usual, strict=True)), default=0)
        points.append(one["points"])
        usual.append(one["usual"])
        if one["points"] - one["usual"] < min(0, worst):
            season["worst"][bot], season["replays"][bot] = turn["number"], one["replay"]


def reply(season: Season) -> SeasonReply:
    """Return a season with its table, and what comes next."""
    rows, parts, deals = _rows(season), season["parts"], season["deals"]
    table = standings(rows, parts, deals)
    first: Sequence[Cell] = (rows[0] if rows else None) or []
    following, few = next_turn(season), season["mode"] == "apart"
    if few and len(rows) == 2:
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
        "season": season,
        "next": following,
        "rows": table,
        "pairs": pairs(table, rows, parts, deals) if not following or few else [],
        "course": course(first, parts) if few else [],
        "csv": csv(table, season["names"], season["why"], rules),
    }


def _rows(season: Season) -> list[list[Cell] | None]:
    """Return the cells of each bot; None for one that has failed."""
    every = zip(season["points"], season["usual"], season["why"], strict=True)
    return [None if why else list(zip(a, b, strict=True)) for a, b, why in every]


def checked(value: Any) -> Season:
    """Return a season that came from outside. Raises Refusal if it is none."""
    try:
        names = value["names"]
        whole = [
            value["v"],
            value["deals"],
            value["parts"],
            value["lost"],
            *value["worst"],
            *value["turns"],
        ]
        lists = [value[name] for name in _blank(0)]
        texts = [value["mode"], value["seed"], *names, *value["why"], *value["replays"]]
        cells = [(a, b) for a, b in zip(value["points"], value["usual"], strict=True)]
        sound = (
            value["v"] == FORM
            and value["mode"] in MODES
            and 0 < value["deals"] <= MOST
            and value["parts"] > 0
            and type(names) is list
            and 0 < len(names) <= BOTS
            and all(type(one) is list and len(one) == len(names) for one in lists)
            and all(type(one) is int and 0 <= one <= 2 * MOST for one in whole)
            and all(type(one) is str and len(one) <= LONGEST for one in texts)
            and all(type(a) is type(b) is list and len(a) == len(b) <= MOST for a, b in cells)
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
