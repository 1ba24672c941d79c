"""Reasons: why a move is better than another, from a difference in their outcomes.

A reason answers “why not the other one?”. It uses the determinizations in which both moves were
measured, never those of the search. It reports a difference only if that exceeds CERTAIN standard
errors of the paired samples, and if it correlates with the better move's higher amount: an outcome
without effect on the amount is no reason. An outcome that cannot happen after a move is not among
the move's facts, so it is never compared: a folded hand does not “avoid bankruptcy”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import fsum, inf, sqrt
from typing import Any, Generic, Literal, NamedTuple

from ..game import G, M, View

SURE = 2.0  # standard errors by which a move must be behind to be reported as behind
CERTAIN = 3.0  # standard errors by which an outcome must differ to be a reason
AMOUNT = "amount"  # the outcome measured for every move: its value in the unit
# Reasons that name nothing particular of a move.
PLAIN = frozenset(
    ["hint-rule", "hint-same", "hint-equal", "hint-unclear", "hint-ahead", "hint-better"]
)
NO_MATTER = ("-alike", "-either")  # ends of reasons why it does not matter which of two is done
Reason = tuple[str, dict[str, Any]]  # the id of a message and its arguments
Rows = Mapping[str, Sequence[float]]  # outcome values of a move, one per determinization
Unit = Literal["tricks", "points", "win", "place"]  # a win is a share of 1
# Standing against another move: ahead; as good, within the threshold; not told apart, though the
# difference may exceed the threshold; behind, but not surely by the threshold; behind.
Standing = Literal["better", "equal", "unclear", "small", "behind"]
TIED = ("equal", "unclear")  # standings of moves that form a tie


@dataclass(frozen=True, slots=True)
class Comparison(Generic[G, M]):
    """The best move and another, both measured in the same determinizations.

    `other` is the move that a person would ask about, or None if there is no alternative.
    `standing` is its standing against the best. `rows` has each move's outcomes, including its
    amount. It is empty if nothing had to be measured.
    """

    view: View[G]
    best: M
    other: M | None
    standing: Standing
    unit: Unit
    rows: Mapping[M, Rows]

    def difference(
        self, shares: Sequence[str] = (), means: Sequence[str] = (), less: str = ""
    ) -> Difference | None:
        """Return an outcome that differs significantly between the two; None if there is none.

        `shares` are outcomes that happen or not: the largest difference wins. If none differs, the
        first of `means` that does is returned. For the outcome `less`, a smaller value is better.
        """
        if self.other is None or self.standing not in ("small", "behind"):
            return None
        found = [d for name in shares if (d := self._between(name, 1)) and d.here - d.there > 0.1]
        if found:
            return max(found, key=lambda d: d.here - d.there)
        signs = [(name, -1 if name == less else 1) for name in means]
        return next((d for name, sign in signs if (d := self._between(name, sign))), None)

    def _between(self, name: str, sign: int) -> Difference | None:
        """Return the difference in an outcome if it is significant and affects the amount."""
        assert self.other is not None
        one, other = (self.rows.get(move, {}) for move in (self.best, self.other))
        if name not in one or name not in other or sign * ahead(one[name], other[name]) < CERTAIN:
            return None
        rows = zip(one[name], other[name], one[AMOUNT], other[AMOUNT], strict=True)
        if sign * fsum((a - b) * (v - w) for a, b, v, w in rows) <= 0:
            return None
        here, there = (fsum(row) / len(row) for row in (one[name], other[name]))
        return Difference(name, here, there)


class Ground(NamedTuple):
    """A true reason for the best move, and whether it tells as much for another move."""

    id: str
    fields: dict[str, Any]
    holds: Callable[[Any], bool]
    firm: bool = False  # decides by itself: no later reason is preferred

    def shared(self, moves: Sequence[Any]) -> list[Any]:
        """Return the moves for which this reason tells as much."""
        return [] if self.firm else [move for move in moves if self.holds(move)]


def told_by(
    tell: Callable[[Any], Iterable[Reason]],
    best: Any,
    firm: Sequence[str] = (),
    more: Sequence[str] = (),
    less: Sequence[str] = (),
) -> list[Ground]:
    """Return the reasons that `tell` yields for the best move, the most important first.

    One holds for another move for which `tell` yields it, too, with as large a value of each
    argument in `more` and as small a one in `less`.
    """

    @cache
    def known(move: Any) -> dict[str, dict[str, Any]]:
        return dict(tell(move))

    def holds(id: str, fields: dict[str, Any], move: Any) -> bool:
        there = known(move).get(id)
        return there is not None and not (
            any(there[name] < fields[name] for name in more if name in fields)
            or any(there[name] > fields[name] for name in less if name in fields)
        )

    found = known(best).items()
    return [Ground(id, fields, partial(holds, id, fields), id in firm) for id, fields in found]


ORDER = 0.04  # share of the other moves that one place in a game's order of reasons is worth
ENOUGH = 0.3  # a reason that tells as much for no more than this share of the other moves suffices
WORTH = 0.6  # a second reason leaves at most this part of them


def separating(grounds: Sequence[Ground], moves: Sequence[Any]) -> Ground | None:
    """Return the reason that tells for the fewest other moves; of nearly equal ones the first."""
    firm = next((ground for ground in grounds if ground.firm), None)
    if firm or not grounds:
        return firm
    size = max(1, len(moves))
    ranks = [len(g.shared(moves)) / size + ORDER * n for n, g in enumerate(grounds)]
    return grounds[ranks.index(min(ranks))]


def beside(first: Ground, grounds: Sequence[Ground], moves: Sequence[Any]) -> Ground | None:
    """Return a second reason that excludes many of the moves that the first leaves, or None."""
    left = first.shared(moves)
    if len(left) <= ENOUGH * len(moves):
        return None
    rest = [ground for ground in grounds if ground.id != first.id]
    second = min(rest, key=lambda ground: len(ground.shared(left)), default=None)
    return second if second and len(second.shared(left)) <= WORTH * len(left) else None


class Thumb(NamedTuple):
    """A rule of thumb that wins by duplicate deals; `moves` are those among which it chooses."""

    id: str
    moves: Sequence[Any]
    keeps: Callable[[Any], bool]
    said: Sequence[str] = ()  # reasons that say the same


def rule_of_thumb(
    rules: Iterable[Thumb], found: Comparison[Any, Any], first: Ground | None
) -> Reason | None:
    """Return a rule for a tie: the first that the best move keeps and the other breaks.

    If it chooses among other moves, half of them must break it. `first` is the reason given.
    """
    if found.other is None or found.standing not in TIED:
        return None
    for rule in rules:
        if found.best in rule.moves and not (first and first.id in rule.said):
            broken = [move for move in rule.moves if not rule.keeps(move)]
            many = found.other not in rule.moves and 2 * len(broken) >= len(rule.moves)
            if (many or found.other in broken) and found.best not in broken:
                return f"{found.view.game.id}-hint-rule-{rule.id}", {}
    return None


def least(moves: Sequence[Any], value: Callable[[Any], float]) -> Callable[[Any], bool]:
    """Return whether a move has the least value of some moves."""
    bound = min(map(value, moves), default=0.0)
    return lambda move: value(move) == bound


class Difference(NamedTuple):
    """An outcome, and its average with the best move and with the other."""

    outcome: str
    here: float
    there: float


def ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """Return by how many standard errors of the paired difference one row is ahead."""
    mean, error = lead(one, other)
    if not error:
        return inf if mean > 1e-9 else -inf if mean < -1e-9 else 0.0
    return mean / error


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean paired difference of two rows and its standard error."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    count = len(differences)
    mean = fsum(differences) / count
    spread = fsum(d * d for d in differences) / count - mean * mean
    return mean, sqrt(spread / count) if spread >= 1e-12 else 0.0


def tenths(share: float) -> int:
    """Return a share as times in ten, halves rounded up. Small samples allow no finer figure."""
    return int(10 * share + 0.5)


def parted(shares: Sequence[float]) -> list[int]:
    """Return shares that add up to 1 as times in ten that add up to ten (largest remainders).

    >>> parted([0.26, 0.26, 0.48])
    [3, 2, 5]
    """
    times = [int(10 * share + 1e-9) for share in shares]
    rest = sorted(range(len(times)), key=lambda i: times[i] - 10 * shares[i])
    for i in rest[: 10 - sum(times)]:
        times[i] += 1
    return times


def _tenth(mean: float) -> str:
    return f"{mean:.1f}".replace("-", "−")


def by_difference(
    found: Comparison[Any, Any],
    shares: Sequence[str] = (),
    means: Sequence[str] = (),
    less: str = "",
) -> Reason | None:
    """Return the difference between the two moves as a reason; None if nothing is certain.

    The message is the game's own for the outcome. Its arguments `here` and `there` are means to one
    decimal, or shares as times in ten.
    """
    made = found.difference(shares, means, less)
    if not made:
        return None
    form: Any = _tenth if made.outcome in means else tenths
    here, there = form(made.here), form(made.there)
    if here == there:
        return None
    return f"{found.view.game.id}-hint-by-{made.outcome}", {"here": here, "there": there}


def otherwise(found: Comparison[Any, Any]) -> Reason:
    """Return the generic reason for the best move, if there is no specific one."""
    if found.other is None:
        return "hint-rule", {}
    if found.standing == "equal" and _same(found):
        return "hint-same", {}
    if found.standing in ("small", "behind"):
        return "hint-better", {}
    if _seems_better(found):
        return "hint-ahead", {}
    return "hint-unclear" if found.standing == "unclear" else "hint-equal", {}


def _seems_better(found: Comparison[Any, Any]) -> bool:
    """Return whether the best move is ahead by more than an error, if not clearly."""
    best, other = (found.rows.get(move, {}).get(AMOUNT) for move in (found.best, found.other))
    mean, error = lead(best, other) if best and other else (0.0, 0.0)
    return mean > error > 0


def _same(found: Comparison[Any, Any]) -> bool:
    """Return whether both moves had equal amounts in every determinization tried."""
    best, other = (found.rows.get(move, {}).get(AMOUNT) for move in (found.best, found.other))
    return bool(best) and best == other
