"""Statistics of measurements and leagues."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest
from nanafuda.workshop.figures import DEALS, csv, error, figures, places, standings


def cells(points: list[int]) -> list[tuple[int, int]]:
    return [(one, 0) for one in points]


def test_the_error_allows_for_a_big_deal_not_yet_seen() -> None:
    points = [6, -3, 0, 12]
    mean = sum(points) / 4
    spread = sum((one - mean) ** 2 for one in points)
    assert error(points) == pytest.approx(sqrt((spread + 2 * 144) / 4) / 2)


def test_a_running_interval_is_wider_than_the_result() -> None:
    points = [5, 1] * 50
    running, result = figures(cells(points), 3, 101), figures(cells(points), 3, 100)
    assert (running["state"], result["state"]) == ("running", "result")
    assert running["width"] / result["width"] == pytest.approx(3.5 / 2.05)


@pytest.mark.parametrize(
    ("points", "verdict"),
    [
        ([3] * (DEALS - 1), "open"),
        ([3] * DEALS, "ahead"),
        ([-3] * DEALS, "behind"),
        ([3, -3] * 50, "even"),
        ([3] * 19 + [0] * 200, "open"),
        ([0] * 400, "open"),
    ],
)
def test_a_verdict_needs_thirty_deals_and_twenty_differences(
    points: list[int], verdict: str
) -> None:
    assert figures(cells(points), 3, len(points))["verdict"] == verdict


def test_thirds_that_cancel_out_are_exactly_zero() -> None:
    assert figures(cells([1, 1, -2] * 40), 3, 120)["mean"] == 0


def test_places_are_exact_only_where_pairs_are_separated() -> None:
    luck = Random(1)
    strong = [4 + luck.randrange(3) for _ in range(100)]
    weak = [luck.randrange(3) for _ in range(100)]
    twin = [one + luck.choice((-1, 1)) for one in weak]
    assert places([cells(row) for row in (weak, strong, twin)]) == [(2, 3), (1, 1), (2, 3)]


def test_equal_bots_are_rarely_put_in_order() -> None:
    wrong = 0
    for seed in range(100):
        luck = Random(seed)
        rows = [[luck.randrange(-9, 10) for _ in range(60)] for _ in range(6)]
        wrong += places([cells(row) for row in rows]) != [(1, 6)] * 6
    assert wrong <= 10  # about 5 are expected


def test_a_running_league_has_an_order_by_common_deals_and_no_places() -> None:
    table = standings([cells([9, 9, -90]), cells([1, 1]), None], 1, 100)
    assert [row["bot"] for row in table] == [0, 1, 2]
    assert all(row["places"] is None for row in table)


def test_bots_that_failed_share_the_last_places() -> None:
    table = standings([None, cells([1] * 40), None], 1, 40)
    assert [row["places"] for row in table] == [[1, 1], [2, 3], [2, 3]]
    assert 'failed,"say ""no"""' in csv(table, ["a", "b", "c"], ['say "no"', "", ""])


def test_a_bot_that_plays_like_the_level_has_no_luck_left() -> None:
    luck = Random(3)
    level = [luck.randrange(-30, 31) for _ in range(60)]
    same = figures([(one, one) for one in level], 3, 60)
    assert (same["mean"], same["width"], same["different"]) == (0, 0, 0)
    ahead = figures([(one + luck.choice((0, 2)), one) for one in level], 3, 60)
    other = figures([(luck.randrange(-30, 31), one) for one in level], 3, 60)
    alone = figures([(luck.randrange(-30, 31), 0) for one in level], 3, 60)
    assert ahead["width"] < other["width"] / 5 < alone["width"]


def test_a_bot_that_has_not_played_has_no_figures() -> None:
    table = standings([[], cells([1])], 1, 40)
    assert [(row["bot"], row["figures"] is None) for row in table] == [(1, False), (0, True)]
    assert csv(table, ["a", "b"], ["", ""]).splitlines()[2] == ',,"a",,,,,waiting,"",""'
