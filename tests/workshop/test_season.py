"""The table of a season, and seasons from outside."""

from __future__ import annotations

from typing import Any

import pytest
import walks
from nanafuda.workshop.season import begin, checked, reply


def test_a_stopped_league_invents_no_results() -> None:
    season = begin("upside-down", ["a", "b", "c"], 40, seed="s.23456789")
    season |= {"parts": 3, "points": [[-7], [], []], "usual": [[0], [], []]}
    found = reply(season)
    assert [row["bot"] for row in found["rows"]] == [0, 1, 2]
    assert found["rows"][1]["figures"] is None and found["pairs"] == []
    head, _, waiting, _ = found["csv"].splitlines()
    assert ',,"b",,,,,waiting,"","","upside-down"' in waiting
    assert head.endswith("game,seats,rules,opponent,planned,seed") and "s.23456789" in waiting


def test_two_bots_are_compared_on_their_common_deals() -> None:
    season = begin("upside-down", ["a", "b"], 40)
    assert season["seed"].startswith("upside-down.")  # nothing was typed
    season |= {"points": [[1, 2, 3, 9], [0, 1, 2]], "usual": [[0] * 4, [0] * 3]}
    found = reply(season)
    assert [figures and figures["mean"] for figures in found["pairs"][0]] == [None, 1]
    assert [n for n, *_ in found["course"]] == [2, 3]


def test_a_running_table_has_figures_of_the_deals_that_order_it() -> None:
    season = begin("upside-down", ["slow", "fast", "late"], 40)
    season |= {"points": [[5, 5], [9, 2, 40], []], "usual": [[0] * 2, [0] * 3, []]}
    rows = reply(season)["rows"]
    assert [row["bot"] for row in rows] == [1, 0, 2]
    assert [row["figures"] and row["figures"]["mean"] for row in rows] == [5.5, 5, None]
    assert [row["figures"] and row["figures"]["deals"] for row in rows] == [2, 2, None]


@pytest.mark.parametrize(
    "changes",
    [
        {"deals": 0},
        {"names": ["a"]},
        {"points": [[1], []]},
        {"points": [[1] * 5, []], "usual": [[1] * 5, []]},
        {"usual": [["1"], [1]]},
        {"why": None},
        {"same": [0, 2]},
        {"opponent": "nobody"},
        {"seats": 9},
        {"options": []},
        {"game": "whist"},
    ],
)
def test_a_season_from_outside_is_checked(changes: dict[str, Any]) -> None:
    season = {**begin("upside-down", ["a", "b"], 4), **changes}
    walks.refusal(checked, season)
