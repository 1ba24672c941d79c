"""Statistics of measured bots: intervals that hold while one watches, and places as ranges.

Points are integers, with one divisor for all: the mean of differences that cancel out is exactly 0.
A deal is the unit. The standard error allows for a big deal that has not been seen yet. Its factors
were tested with bots of the five games, in 100 deals drawn from 200 or, in Sevens Heaven against
beginners, from 4,000: the truth lay outside the result's interval in 3 to 5 %, and ever outside the
running one in 2 % at most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import erfc, fsum, inf, sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ..messages.workshop import Figures, Row

RUNNING, FINAL = 3.5, 2.05  # standard errors on either side of the mean
DEALS, DIFFERENT = 30, 20  # deals, and deals with a difference, that a verdict needs
LEVEL = 0.05  # chance of a false order anywhere in a table
POINTS = 60  # of a course


# A deal's points and the level's, with the same cards in the same seat; or a difference and 0.
Cell: TypeAlias = tuple[int, int]


def beyond(cells: Sequence[Cell]) -> list[float]:
    """Subtract the share of the level's points that leaves the least error.

    The level's points are 0 on average, so that any share keeps the mean. The best one is the
    slope of the regression.

    >>> beyond([(3, 3), (-1, -1)]), beyond([(2, 0), (-2, 0)])
    ([0.0, 0.0], [2.0, -2.0])
    """
    count = len(cells)
    total, level = (sum(side) for side in zip(*cells, strict=True)) if cells else (0, 0)
    own = count * sum(two * two for _, two in cells) - level * level  # exact
    both = count * sum(one * two for one, two in cells) - total * level
    share = both / own if own else 1.0
    return [one - share * two for one, two in cells]


def error(points: Sequence[float]) -> float:
    """Return the robust standard error of the mean.

    >>> error([3, -3, 3, -3]) > error([1, -1, 1, -1])
    True
    """
    count, mean = len(points), fsum(points) / len(points)
    spread = fsum((one - mean) ** 2 for one in points)
    most = max(map(abs, points))
    return sqrt(spread + 2 * most * most) / count


def figures(cells: Sequence[Cell], parts: int, planned: int) -> Figures:
    """Return the mean of these deals in points, with its interval and verdict.

    `parts`: the divisor of the points. With fewer deals than `planned` the interval is the wide one
    that holds while one watches.

    >>> found = figures([(6, 0), (3, 0)] * 50, 12, 100)
    >>> found["mean"], found["state"], found["verdict"]
    (0.375, 'result', 'ahead')
    >>> figures([(6, 0), (3, 0)] * 14, 12, 100)["verdict"]
    'open'
    """
    count = len(cells)
    final = count >= planned
    mean = width = 0.0
    if count:
        points = beyond(cells)
        mean = fsum(points) / (count * parts)
        width = (FINAL if final else RUNNING) * error(points) / parts
    different = sum(one != two for one, two in cells)
    verdict = "open"
    if count >= DEALS and different >= DIFFERENT:
        verdict = "even" if abs(mean) <= width else "ahead" if mean > 0 else "behind"
    return {
        "mean": mean,
        "width": width,
        "deals": count,
        "different": different,
        "state": "result" if final else "running",
        "verdict": verdict,  # type: ignore[typeddict-item]
    }


def course(cells: Sequence[Cell], parts: int) -> list[list[float]]:
    """Return number of deals, mean and half the running interval at some of the deals."""
    count = len(cells)
    if count < 3:
        return []
    at = sorted({2 + round(i * (count - 2) / (POINTS - 1)) for i in range(POINTS)})
    found = [(n, figures(cells[:n], parts, n + 1)) for n in at]
    return [[n, one["mean"], one["width"]] for n, one in found]


def differences(one: Sequence[Cell], other: Sequence[Cell]) -> list[Cell]:
    """Return the differences of two bots on their common deals: they need no level.

    >>> differences([(3, 1), (1, 1), (2, 0)], [(1, 1), (1, 1)])
    [(2, 0), (0, 0)]
    """
    return [(a - b, 0) for (a, _), (b, _) in zip(one, other, strict=False)]


def places(rows: Sequence[Sequence[Cell]]) -> list[tuple[int, int]]:
    """Return the best and the worst place that each bot may have; all have the same deals.

    Holm's method over all pairs: a pair counts if it is separated.

    >>> places([[(5, 0), (6, 0)] * 20, [(0, 0), (1, 0)] * 20, [(1, 0), (0, 0)] * 20])
    [(1, 1), (2, 3), (2, 3)]
    """
    pairs = []
    for i, j in combinations(range(len(rows)), 2):
        apart = differences(rows[i], rows[j])
        if (found := figures(apart, 1, 1))["verdict"] != "open":
            size = abs(found["mean"]) / found["width"] * FINAL
            pairs.append((size, *((i, j) if found["mean"] > 0 else (j, i))))
    better, worse = [0] * len(rows), [0] * len(rows)
    tests = len(rows) * (len(rows) - 1) // 2
    for number, (size, winner, loser) in enumerate(sorted(pairs, reverse=True)):
        if erfc(size / sqrt(2)) > LEVEL / (tests - number):
            break
        worse[winner] += 1
        better[loser] += 1
    return [(1 + up, len(rows) - down) for up, down in zip(better, worse, strict=True)]


def standings(rows: Sequence[Sequence[Cell] | None], parts: int, planned: int) -> list[Row]:
    """Return the table of a league, the best first.

    `rows`: each bot's cells by deal; None for a bot that has failed, which comes last. Places
    exist once all deals are played; before, figures and order are of the deals that all bots with
    results have played.

    >>> table = standings([None, [(1, 0)] * 40, [(2, 0)] * 40], 1, 40)
    >>> [(row["bot"], row["places"]) for row in table]
    [(2, [1, 1]), (1, [2, 2]), (0, [3, 3])]
    """
    playing = [(bot, row) for bot, row in enumerate(rows) if row is not None]
    common = min((len(row) for _, row in playing if row), default=0)
    ended = all(len(row) >= planned for _, row in playing)
    found = places([row for _, row in playing]) if ended else []
    table: list[Row] = [
        {
            "bot": bot,
            "places": list(found[n]) if ended else None,
            "figures": figures(row[:common], parts, planned) if row else None,
        }
        for n, (bot, row) in enumerate(playing)
    ]
    table.sort(
        key=lambda row: (row["places"] or [], -row["figures"]["mean"] if row["figures"] else inf)
    )
    last = [len(playing) + 1, len(rows)] if ended else None
    out: list[Row] = [
        {"bot": bot, "places": last, "figures": None} for bot, row in enumerate(rows) if row is None
    ]
    return table + out


def pairs(
    table: Sequence[Row], rows: Sequence[Sequence[Cell] | None], parts: int, planned: int
) -> list[list[Figures | None]]:
    """Return each bot's result against each other one on common deals, in the table's order."""
    ordered = [rows[row["bot"]] for row in table]
    return [
        [
            figures(differences(a, b), parts, planned) if i != j and a and b else None
            for j, b in enumerate(ordered)
        ]
        for i, a in enumerate(ordered)
    ]


HEAD = (
    *("place_from", "place_to", "bot", "points", "interval", "deals", "different", "state", "why"),
    "same_text_as",
)


def csv(
    table: Sequence[Row],
    names: Sequence[str],
    why: Sequence[str],
    conditions: Mapping[str, object] | None = None,
    same: Sequence[int] = (),
) -> str:
    """Return a table as the text of a file. `why`: the sentence of each bot that has failed.

    `same`: for each bot the first one with the same text. `conditions` are further columns, the
    same in each row. A name cannot become a formula of a spreadsheet.

    >>> print(csv(standings([[(1, 0)] * 40], 2, 40), ["=A1"], [""], {"game": "upside-down"}))
    place_from,place_to,bot,points,interval,deals,different,state,why,same_text_as,game
    1,1,"'=A1",0.5000,0.0362,40,40,result,"","","upside-down"
    <BLANKLINE>
    """
    also = conditions or {}
    lines = [",".join([*HEAD, *also])]
    for row in table:
        found, places = row["figures"], [f"{place}" for place in row["places"] or ()]
        bot = row["bot"]
        cells = ["", "", "", "", "failed" if why[bot] else "waiting"]
        if found:
            cells = [f"{found['mean']:.4f}", f"{found['width']:.4f}", f"{found['deals']}"]
            cells += [f"{found['different']}", found["state"]]
        twin = names[same[bot]] if same and same[bot] != bot else ""
        head = [*(places or ("", "")), _quoted(names[bot]), *cells, _quoted(why[bot])]
        head.append(_quoted(twin))
        lines.append(",".join([*head, *(_quoted(str(value)) for value in also.values())]))
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    plain = " ".join(text.replace('"', '""').split())
    return f'"\'{plain}"' if plain[:1] in ("=", "+", "-", "@") else f'"{plain}"'
