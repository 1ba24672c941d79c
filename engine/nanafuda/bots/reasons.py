"""Why a choice is the best: what it brings about in imagined worlds that the next best does not.

While a search tries its moves it takes down what came of each, outcome by outcome and world by
world, if a reason is to be told. A difference between two moves is told only if it is more than
SURE standard errors, both being tried in the same worlds, and if the worlds that make it are also
those in which the better move is worth more: an outcome that changes nothing is no reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf, sqrt
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from ..game import View
    from . import Choice, Reason
    from .search import Rating

M = TypeVar("M")

SURE = 2.0  # standard errors by which outcomes must differ, or a choice must be behind, to be told
WORTH = "worth"  # the outcome that every search takes down: what it goes by
Outcomes = dict[str, list[float]]  # what came of a move in the worlds tried, in their order


class Notes(Generic[M]):
    """What came of each of some moves in the worlds in which they were tried."""

    def __init__(self, moves: Sequence[M]) -> None:
        self._of: dict[M, Outcomes] = {move: {} for move in moves}

    def take(self, move: M, **outcomes: float) -> None:
        """Take down what came of a move in the next world; the same outcomes every time."""
        rows = self._of[move]
        for name, value in outcomes.items():
            rows.setdefault(name, []).append(value)

    def of(self, rating: Rating[M]) -> Outcomes:
        """What came of a rated move, its worth among it."""
        return {**self._of[rating.move], WORTH: rating.values}


class Difference(NamedTuple):
    """An outcome, and what it comes to on average with the best choice and with the next best."""

    outcome: str
    here: float
    there: float


def ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors of their difference one row is ahead; in the same worlds."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    count = len(differences)
    mean = fsum(differences) / count
    spread = fsum(d * d for d in differences) / count - mean * mean
    if spread < 1e-12:
        return inf if mean > 1e-9 else -inf if mean < -1e-9 else 0.0
    return mean / sqrt(spread / count)


def is_clear(choices: Sequence[Choice]) -> bool:
    """Whether the search found the next best choice behind the best."""
    return len(choices) > 1 and choices[1].behind >= SURE


def is_even(choices: Sequence[Choice]) -> bool:
    """Whether the search could not tell the two best choices apart."""
    return len(choices) > 1 and abs(choices[1].behind) < SURE


def difference(
    choices: Sequence[Choice],
    shares: Sequence[str] = (),
    means: Sequence[str] = (WORTH,),
    less: str = "",
) -> Difference | None:
    """What the best choice brings about and the next best does not; None if nothing is sure.

    Of outcomes that happen or do not, the one that differs most; if there is none, the first of
    those that are told as means. Of the outcome `less`, less is better.
    """
    if not is_clear(choices) or not choices[0].outcomes:
        return None
    found = [d for name in shares if (d := _between(choices, name, 1)) and _percents(d)]
    if found:
        return max(found, key=lambda d: d.here - d.there)
    signs = [(name, -1 if name == less else 1) for name in means]
    return next((d for name, sign in signs if (d := _between(choices, name, sign))), None)


def _between(choices: Sequence[Choice], name: str, sign: int) -> Difference | None:
    """How the two best choices differ in an outcome, if they do for sure and for their worth."""
    one, other = choices[0].outcomes, choices[1].outcomes
    if name not in one or name not in other or sign * ahead(one[name], other[name]) < SURE:
        return None
    rows = zip(one[name], other[name], one[WORTH], other[WORTH], strict=False)
    if sign * fsum((a - b) * (v - w) for a, b, v, w in rows) <= 0:
        return None
    count = min(len(one[name]), len(other[name]))
    return Difference(name, fsum(one[name][:count]) / count, fsum(other[name][:count]) / count)


def _percents(found: Difference) -> bool:
    return of_100(found.here) > of_100(found.there)


def of_100(share: float) -> int:
    """In how many of a hundred worlds, halves upward; 0 and 100 are none and all of them."""
    return int(share) * 100 if share in (0, 1) else min(max(int(100 * share + 0.5), 1), 99)


def signed(mean: float) -> str:
    """A mean with its sign, to a tenth."""
    return f"{mean:+.1f}".replace("-", "−")


def _tenth(mean: float) -> str:
    return f"{mean:.1f}".replace("-", "−")


def instead(view: View[Any], choices: Sequence[Choice]) -> dict[str, str]:
    """The next best choice, for the page to name."""
    return {"instead": view.text(choices[1].move)}


def told(
    view: View[Any],
    choices: Sequence[Choice],
    shares: Sequence[str] = (),
    means: Sequence[str] = (),
    less: str = "",
) -> Reason | None:
    """What the search found to make the difference; None if nothing is sure.

    The message is the game's own for the outcome; means are told to a tenth, shares and the worth
    in hundredths.
    """
    found = difference(choices, shares, (*means, WORTH), less)
    if not found:
        return None
    here, there = (
        (_tenth(found.here), _tenth(found.there))
        if found.outcome in means
        else (of_100(found.here), of_100(found.there))
    )
    if here == there:
        return None
    fields = {"here": here, "there": there, **instead(view, choices)}
    return f"{view.game.id}-hint-by-{found.outcome}", fields


def otherwise(view: View[Any], choices: Sequence[Choice]) -> Reason:
    """What is always true of the best choice, where there is no better reason."""
    if len(choices) < 2:
        return "hint-rule", {}
    if is_clear(choices):
        return "hint-ahead", {**instead(view, choices), "worlds": int(choices[1].figures["worlds"])}
    return "hint-close", instead(view, choices)
