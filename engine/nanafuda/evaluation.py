"""Measuring a policy over action ids against the levels.

>>> def first(observation, legal):
...     return legal[0]
>>> found = evaluate("upside-down", first, deals=20, levels=["beginner"])
>>> found["beginner"].interval[1] < 0
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeAlias

from .duplicate.measure import Measured, measure
from .episode import single
from .game import View
from .levels import LEVELS

# Chooses one of the legal ids, from what the seat to act may know.
Policy: TypeAlias = Callable[[bytes, list[int]], int]


class Evaluation(dict[str, Measured]):
    """How far a policy is ahead of each level; `str()` is a table in Markdown.

    >>> print(Evaluation({"club": Measured(-1.0, 0.25, 200)}))
    | against | points a deal | 95 % interval | deals |
    |---|---|---|---|
    | club | -1.00 ± 0.25 | -1.49 to -0.51 | 200 |
    """

    def __str__(self) -> str:
        rows = ["| against | points a deal | 95 % interval | deals |", "|---|---|---|---|"]
        for level, found in self.items():
            low, high = found.interval
            figures = f"{found.mean:+.2f} ± {found.error:.2f} | {low:+.2f} to {high:+.2f}"
            if found.deals == 1:
                figures = f"{found.mean:+.2f} | none from one deal"
            rows.append(f"| {level} | {figures} | {found.deals} |")
        return "\n".join(rows)


def evaluate(
    game: str,
    policy: Policy,
    *,
    deals: int = 100,
    levels: Iterable[str] = LEVELS,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "evaluation",
    processes: int = 1,
) -> Evaluation:
    """Measure a policy over action ids against levels, on duplicate deals.

    The policy gets an observation and the legal ids, and returns one of these. Both are those of
    an environment with the same seats and options and one deal. The rest is as in `measure`.
    """
    if not callable(policy):
        raise ValueError(f"A policy is a function of bytes and legal ids, not {policy!r}.")
    levels = [levels] if isinstance(levels, str) else list(levels)
    if not set(levels) <= set(LEVELS):
        raise ValueError(f"`levels` is a list of some of {', '.join(LEVELS)}, not {levels!r}.")
    measured = partial(
        measure, game, by_id(policy), deals=deals, seats=seats, options=single(game, options),
        seed=seed, processes=processes,
    )  # fmt: skip
    return Evaluation({level: measured(level) for level in levels})


def by_id(policy: Policy) -> Callable[[View[Any], int], Any]:
    """Return the player of a policy; picklable if the policy is."""
    return partial(_play_by_id, policy)


def _play_by_id(policy: Policy, view: View[Any], seed: int) -> Any:
    legal = view.game.legal_ids()
    id = policy(view.observation(), legal)
    for ours in legal:
        if type(id) is not bool and ours == id:
            return view.game.action_of(ours)
    raise ValueError(
        f"The policy returned {id!r} in seat {view.seat} of {view.game.id}, which is not one of "
        f"the legal ids {legal[:8]}{' …' if len(legal) > 8 else ''}."
    )
