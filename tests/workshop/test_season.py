"""The schedule of a run: whose turn it is, what remains, and what comes from outside."""

from __future__ import annotations

import json
from typing import Any

import pytest
from nanafuda.errors import Refusal
from nanafuda.workshop.season import begin, checked, next_turn, reply, take


def deal(points: int = 1, broken: bool = False) -> Any:
    """What a bot has made of a deal."""
    played = [{"seat": 0, "points": points, "usual": 0, "replay": f"lost {points}"}]
    fault = {"id": "slow", "args": {}, "line": 1, "trace": [], "replay": None}
    return {"parts": 3, "played": played, "broken": fault if broken else None, "bot": 0}


def test_each_bot_plays_a_deal_then_blocks_and_a_slow_one_delays_no_other() -> None:
    season = begin("upside-down", ["slow", "broken", "fast"], 90, seed="s")
    turns = []
    while turn := next_turn(season):
        bot, first, last = turn["bots"][0], turn["number"], turn["until"]
        count = 1 if bot == 1 else min(30 if bot == 0 else 90, last - first + 1)
        turns.append((bot, first, count))
        take(season, [deal(broken=bot == 1)] * count, "late")
        season = checked(json.loads(json.dumps(season)))  # stopped, and resumed
    assert turns[:8] == [
        (0, 1, 1), (1, 1, 1), (2, 1, 1), (0, 2, 30),
        (2, 2, 39), (0, 32, 30), (2, 41, 40), (0, 62, 29),
    ]  # fmt: skip
    assert [len(points) for points in season["points"]] == [90, 0, 90]
    assert season["why"] == ["", "late", ""] and season["worst"] == [0, 1, 0]


def test_only_the_deals_of_the_next_turn_are_taken() -> None:
    season = begin("upside-down", ["a"], 3)
    with pytest.raises(Refusal):
        take(season, [deal(), deal()])  # the first turn has one deal
    take(begin("upside-down", ["a"], 3), [deal()])


def test_the_worst_deal_is_that_with_the_greatest_loss_against_the_level() -> None:
    season = begin("upside-down", ["a"], 4, mode="apart")
    take(season, [deal(2), deal(-1), deal(-3), deal(-2)])
    assert (season["worst"], season["replays"]) == ([3], ["lost -3"])


def test_a_stopped_league_invents_no_results() -> None:
    season = begin("upside-down", ["a", "b"], 40, seed="s.23456789")
    take(season, [deal(-7)])
    found = reply(season)
    assert [row["bot"] for row in found["rows"]] == [0, 1]
    assert found["rows"][1]["figures"] is None and found["pairs"] == []
    head, _, waiting = found["csv"].splitlines()
    assert ',,"b",,,,,waiting,"","upside-down"' in waiting
    assert head.endswith("game,seats,rules,opponent,planned,seed") and "s.23456789" in waiting


@pytest.mark.parametrize(
    "changes",
    [
        {"v": 2},
        {"mode": "teams"},
        {"deals": 0},
        {"names": ["a"]},
        {"points": [[1], []]},
        {"usual": [["1"], [1]]},
        {"why": None},
        {"worst": [-1, 0]},
        {"opponent": "nobody"},
        {"seats": 9},
        {"options": []},
        {"game": "whist"},
    ],
)
def test_a_season_from_outside_is_checked(changes: dict[str, Any]) -> None:
    season = {**begin("upside-down", ["a", "b"], 4), **changes}
    with pytest.raises(Refusal):
        checked(season)
