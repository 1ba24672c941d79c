"""The PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
import walks
from nanafuda import GAMES
from nanafuda.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def of(game: str, seed: int, deals: int = 1) -> dict[str, Any]:
    """The arguments of an environment whose seats and options the seed chooses."""
    settings = walks.settings_of(game, seed)
    if deals == 1:  # one deal, regardless of the match's length
        settings = {o.id: settings[o.id] for o in GAMES[game].options if not o.length}
    return {"game": game, "seats": walks.seats_of(game, seed), "options": settings, "deals": deals}


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_api_test_passes(game: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test asks for arrays where a mask needs a dict
        api_test(env(**of(game, seed, 1 + seed % 2)), num_cycles=60)


@EVERY_GAME
def test_seed_test_passes(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=40)


def play(e: raw_env, seed: int, rng: Random) -> tuple[list[bytes], dict[str, float]]:
    """Play an episode at random; return the observations of the agents to act, and all rewards."""
    e.reset(seed=seed)
    seen: list[bytes] = []
    total = dict.fromkeys(e.possible_agents, 0.0)
    for agent in e.agent_iter():
        observed, reward, ended, cut, _ = e.last()
        assert isinstance(observed, dict)
        total[agent] += reward
        if ended or cut:
            e.step(None)
            continue
        seen.append(observed["observation"].tobytes())
        e.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    return seen, total


@EVERY_GAME
@pytest.mark.parametrize("deals", [1, 3])
def test_rewards_are_the_returns_and_cancel_out(game: str, deals: int) -> None:
    for seed in range(6):
        e = raw_env(**of(game, seed, deals))
        seen, total = play(e, seed, Random(seed))
        assert sum(total.values()) == pytest.approx(0)
        assert e.game.over or e.game.deal_no == deals
        if deals == 1:
            assert [total[agent] for agent in e.possible_agents] == e.game.returns
        again, same = play(e, seed, Random(seed))
        assert (again, same) == (seen, total)


@EVERY_GAME
def test_only_the_agent_to_act_has_actions(game: str) -> None:
    e = raw_env(game)
    e.reset(seed=1)
    for agent in e.possible_agents:
        mask = e.observe(agent)["action_mask"]
        if agent == e.agent_selection:
            assert np.flatnonzero(mask).tolist() == sorted(e.game.legal_ids())
        else:
            assert not mask.any()


@EVERY_GAME
def test_an_illegal_action_is_refused_by_the_raw_environment(game: str) -> None:
    e = raw_env(game)
    e.reset(seed=1)
    before = e.game.clone()
    for action in (-1, e.game.num_distinct_actions, None, "x"):
        with pytest.raises(ValueError, match="not the id of a legal action"):
            e.step(action)  # type: ignore[arg-type]
    assert e.game == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "whist"}, "no game called"),
        ({"game": "seven-euchre", "seats": 5}, "4 to 4 seats"),
        ({"game": "upside-down", "options": {"moon": 1}}, "no option called"),
        ({"game": "upside-down", "options": {"points": "some"}}, "cannot be"),
        ({"game": "upside-down", "deals": 0}, "whole number from 1"),
        ({"game": "upside-down", "deals": True}, "whole number from 1"),
        ({"game": "upside-down", "render_mode": "human"}, "render_mode"),
    ],
)
def test_a_wrong_argument_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**arguments)


def test_one_deal_needs_no_exchange() -> None:
    assert raw_env("upside-down").game.num_distinct_actions == 515
    assert raw_env("upside-down", deals=2).game.num_distinct_actions == 515 + 18473


def test_render_shows_the_position() -> None:
    e = raw_env("ring-of-sevens", render_mode="ansi")
    e.reset(seed=1)
    assert "ring-of-sevens, deal 1" in (e.render() or "")


def test_the_engine_itself_imports_none_of_it() -> None:
    code = (
        "import sys, pkgutil, importlib, nanafuda\n"
        "for m in pkgutil.walk_packages(nanafuda.__path__, 'nanafuda.'):\n"
        "    if m.name != 'nanafuda.pettingzoo': importlib.import_module(m.name)\n"
        "assert not {'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": "engine"})
