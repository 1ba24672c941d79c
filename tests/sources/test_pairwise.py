"""The combinations of parameters that browser tests choose."""

from __future__ import annotations

from itertools import product

import pytest

from e2e.pairwise import cover, covering


@pytest.mark.parametrize(("together", "most"), [(1, 6), (2, 30), (3, 60)])
def test_what_occurs_together_is_chosen_with_few_rows(together: int, most: int) -> None:
    rows = [*product(range(5), range(2), range(6))]
    chosen = [rows[nth] for nth in cover(rows, together)]
    assert len(chosen) <= most
    for one, two in ((0, 1), (0, 2), (1, 2)):
        pairs = {(row[one], row[two]) for row in chosen}
        assert together == 1 or pairs == {(row[one], row[two]) for row in rows}
    for axis, count in enumerate((5, 2, 6)):
        assert {row[axis] for row in chosen} == set(range(count))


def test_the_rest_is_long() -> None:
    params = covering(1, game="abcd", lang=("ja", "en")).args[1]
    assert params[3].id == "b-en"
    short = [param.values for param in params if not param.marks]
    assert len(params) == 8 and short == [("a", "ja"), ("b", "en"), ("c", "ja"), ("d", "en")]
