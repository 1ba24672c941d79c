"""The workshop's steps: short, without errors, and measured."""

from __future__ import annotations

import json

import pytest
from arena.steps import BOTS, file_of
from nanafuda.bots.search import result_of
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import deal_steps

MOST = 40  # lines that fit on a screen
GAINS = json.loads((BOTS / "gains.json").read_text("utf-8"))  # of the games with steps


def test_the_example_of_a_class_plays_its_game_without_errors() -> None:
    source = file_of("class", "seven-euchre").read_text("utf-8")
    bot = Bot(source, "seven-euchre")
    for seed in "abcdef":
        found = result_of(deal_steps([bot], "seven-euchre", seed, opponent="random"))
        assert found["broken"] is None
    assert len(source.splitlines()) <= MOST


@pytest.mark.parametrize(("game", "step"), [(game, step) for game in GAINS for step in GAINS[game]])
def test_a_step_is_short_runs_and_gains_more_than_its_error(game: str, step: str) -> None:
    source = file_of(step, game).read_text("utf-8")
    assert len(source.splitlines()) <= MOST
    bot = Bot(source.replace("PLAYOUTS = 60", "PLAYOUTS = 2"), game)
    for seed in "abc":
        found = result_of(deal_steps([bot], game, seed, opponent="random"))
        assert found["broken"] is None
    measured = GAINS[game][step]
    gain, width = measured.get("rise", measured["gain"])
    assert gain > width > 0 or step == "random"
