"""What Seven Bridge's search goes by."""

from __future__ import annotations

import pytest
from nanafuda.arena.fit import variant
from nanafuda.bots.seven_bridge import stakes, weights


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    totals = (0, 11, 22, 33)
    chances = [stakes.chance(totals, 0, left) for left in (1, 3, 9)]
    assert chances == sorted(chances, reverse=True)
    assert sum(stakes.chance(totals, seat, 3) for seat in range(4)) == pytest.approx(1)


def test_the_number_that_is_fitted_is_the_one_that_counts() -> None:
    wider = variant("seven_bridge.stakes", SPREAD=2 * weights.SPREAD)
    assert wider.chance((0, 20), 0, 1) == pytest.approx(stakes.chance((0, 10), 0, 1))
