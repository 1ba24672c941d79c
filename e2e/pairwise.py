"""Parameters of which a few combinations are tested by default, and all with --long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

import pytest


def covering(together: int, **axes: Sequence[str] | Mapping[str, Any]) -> pytest.MarkDecorator:
    """Parametrize a test with every combination of these values; all but a few are long.

    The few contain each combination of values of any `together` axes: with 2 each pair, with 1
    each value. Values that are no texts have names.
    """
    rows = [*product(*(range(len(values)) for values in axes.values()))]
    chosen = {rows[nth] for nth in cover(rows, together)}
    params = [
        pytest.param(
            *(value_at(values, at) for values, at in zip(axes.values(), row, strict=True)),
            id="-".join([*values][at] for values, at in zip(axes.values(), row, strict=True)),
            marks=[] if row in chosen else [pytest.mark.long],
        )
        for row in rows
    ]
    return pytest.mark.parametrize([*axes], params)


def value_at(values: Sequence[str] | Mapping[str, Any], place: int) -> Any:
    return [*(values.values() if isinstance(values, Mapping) else values)][place]


def cover(rows: Sequence[tuple[int, ...]], together: int) -> list[int]:
    """Return the places of rows that contain all that occurs together in any of them: always the
    row with most that is new, and of equals one whose values were chosen least."""
    parts = [{*combinations(enumerate(row), together)} for row in rows]
    left, used, chosen = set[Any]().union(*parts), Counter[tuple[int, int]](), list[int]()

    def gain(nth: int) -> tuple[int, int]:
        return len(parts[nth] & left), -sum(used[value] for value in enumerate(rows[nth]))

    while left:
        best = max(range(len(rows)), key=gain)
        left -= parts[best]
        used.update(enumerate(rows[best]))
        chosen.append(best)
    return chosen
