"""Measuring players: luck cancels out, and the arena measures the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from arena import duel_of, summary
from nanafuda import GAMES
from nanafuda.bots import decide
from nanafuda.duplicate.measure import Player, measure, measured
from nanafuda.game import View

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def bot(level: str) -> Player:
    return lambda view, seed: decide(level, view, seed)


def anything(view: View[Any], seed: int) -> Any:
    return Random(seed).choice(view.legal())


@EVERY_GAME
def test_a_player_is_no_better_than_itself(game: str) -> None:
    found = measure(game, bot("beginner"), bot("beginner"), deals=3)
    assert found[:2] == pytest.approx((0.0, 0.0))


@pytest.mark.parametrize("game", ["seven-euchre", "ring-of-sevens", "seven-bridge", "upside-down"])
def test_the_better_player_is_ahead(game: str) -> None:
    found = measure(game, bot("beginner"), anything, deals=25)
    assert 0 < found.interval[0] < found.mean < found.interval[1]


def test_of_two_sides_one_is_as_far_ahead_as_the_other_is_behind() -> None:
    found = measure("seven-euchre", bot("beginner"), anything, deals=5)
    assert measure("seven-euchre", anything, bot("beginner"), deals=5).mean == -found.mean


@EVERY_GAME
def test_the_arena_measures_the_same(game: str) -> None:
    duel = duel_of(game, "club", "beginner", seed="same")
    here = measure(game, bot("club"), bot("beginner"), deals=2, seed="same")
    assert measured([*duel.differences(2, processes=2)]) == here
    assert summary([*duel.differences(2)])["interval"] == round(here.width, 4)


@pytest.mark.parametrize("deals", [0, -1, True, 1.5, "7"])
def test_a_number_of_deals_that_is_none_is_refused(deals: Any) -> None:
    with pytest.raises(ValueError, match="whole number"):
        measure("upside-down", anything, anything, deals=deals)
