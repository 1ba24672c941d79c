"""Why a move is better than another: what it brings about that the other does not.

A reason answers “why not the other one?”. What it tells comes from the worlds in which the two were
measured, never from those that chose: a difference is told only if it is more than CERTAIN standard
errors, both being tried in the same worlds, and if the worlds that make it are also those in which
the better move came to more: an outcome that changes nothing is no reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from ..game import View

M = TypeVar("M")

SURE = 2.0  # standard errors by which a move must be behind to be told so
CERTAIN = 3.0  # and by which an outcome must differ: of several, the one that differs most is told
AMOUNT = "amount"  # the outcome that is measured of every move: what it comes to, in the unit
Reason = tuple[str, dict[str, Any]]  # the id of a message and its arguments
Rows = Mapping[str, Sequence[float]]  # what came of a move in the worlds tried, in their order
Unit = Literal["tricks", "points", "win", "place"]  # a win is a share of 1
# How a move stands to another: ahead; not told apart; behind, but by less than matters; behind.
Standing = Literal["better", "equal", "small", "behind"]


@dataclass(frozen=True, slots=True)
class Comparison(Generic[M]):
    """The best move at a position beside another, both measured in the same worlds.

    `other` is the one that a person would ask about, and `standing` how it stands to the best; None
    where there is nothing else to do. `rows` has what came of each, its amount among it; it is
    empty where nothing had to be measured.
    """

    view: View[M]
    best: M
    other: M | None
    standing: Standing
    unit: Unit
    rows: Mapping[M, Rows]

    def difference(
        self, shares: Sequence[str] = (), means: Sequence[str] = (), less: str = ""
    ) -> Difference | None:
        """What the best move brings about and the other does not; None if nothing is certain.

        Of outcomes that happen or do not, the one that differs most; if there is none, the first of
        those that are told as means. Of the outcome `less`, less is better.
        """
        if self.other is None or self.standing not in ("small", "behind"):
            return None
        found = [d for name in shares if (d := self._between(name, 1)) and d.here - d.there > 0.1]
        if found:
            return max(found, key=lambda d: d.here - d.there)
        signs = [(name, -1 if name == less else 1) for name in means]
        return next((d for name, sign in signs if (d := self._between(name, sign))), None)

    def _between(self, name: str, sign: int) -> Difference | None:
        """How the two differ in an outcome, if they do for certain and for what they come to."""
        assert self.other is not None
        one, other = (self.rows.get(move, {}) for move in (self.best, self.other))
        if name not in one or name not in other or sign * ahead(one[name], other[name]) < CERTAIN:
            return None
        rows = zip(one[name], other[name], one[AMOUNT], other[AMOUNT], strict=True)
        if sign * fsum((a - b) * (v - w) for a, b, v, w in rows) <= 0:
            return None
        here, there = (fsum(row) / len(row) for row in (one[name], other[name]))
        return Difference(name, here, there)


class Difference(NamedTuple):
    """An outcome, and what it comes to on average with the best move and with the other."""

    outcome: str
    here: float
    there: float


def ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors of their difference one row is ahead; in the same worlds."""
    mean, error = lead(one, other)
    if not error:
        return inf if mean > 1e-9 else -inf if mean < -1e-9 else 0.0
    return mean / error


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one row is ahead of the other on average, and one standard error of that."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    count = len(differences)
    mean = fsum(differences) / count
    spread = fsum(d * d for d in differences) / count - mean * mean
    return mean, sqrt(spread / count) if spread >= 1e-12 else 0.0


def tenths(share: float) -> int:
    """How many times in ten, halves upward: few worlds tell no more of a share than that."""
    return int(10 * share + 0.5)


def _tenth(mean: float) -> str:
    return f"{mean:.1f}".replace("-", "−")


def told(
    found: Comparison[Any], shares: Sequence[str] = (), means: Sequence[str] = (), less: str = ""
) -> Reason | None:
    """What makes the difference between the best move and the other; None if nothing is certain.

    The message is the game's own for the outcome, with what it comes to `here` and `there`: means
    to a tenth, shares as so many times in ten.
    """
    made = found.difference(shares, means, less)
    if not made:
        return None
    form: Any = _tenth if made.outcome in means else tenths
    here, there = form(made.here), form(made.there)
    if here == there:
        return None
    return f"{found.view.game.id}-hint-by-{made.outcome}", {"here": here, "there": there}


def otherwise(found: Comparison[Any]) -> Reason:
    """What is always true of the best move, where there is no better reason."""
    if found.other is None:
        return "hint-rule", {}
    if found.standing == "equal" and _same(found):
        return "hint-same", {}
    return "hint-equal" if found.standing in ("equal", "better") else "hint-better", {}


def _same(found: Comparison[Any]) -> bool:
    """Whether the two came to the same in every world that was tried."""
    best, other = (found.rows.get(move, {}).get(AMOUNT) for move in (found.best, found.other))
    return bool(best) and best == other
