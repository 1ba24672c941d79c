"""The PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
import walks
from nanafuda import GAMES, Match
from nanafuda.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space


def of(game: str, seed: int, deals: int = 1) -> dict[str, Any]:
    """The arguments of an environment whose seats and options the seed chooses."""
    settings = walks.settings_of(game, seed)
    if deals == 1:  # one deal, regardless of the match's length
        settings = {o.id: settings[o.id] for o in GAMES[game].options if not o.length}
    return {"game": game, "seats": walks.seats_of(game, seed), "options": settings, "deals": deals}


@walks.EVERY_GAME
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 40))]
)
def test_api_test_passes(game: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test asks for arrays where a mask needs a dict
        api_test(env(**of(game, seed, 1 + seed % 2)), num_cycles=60)
        central = env(**of(game, seed, 1 + seed % 2))
        central.reset(seed=seed)
        check_state_space(central)


@walks.EVERY_GAME
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


@walks.EVERY_GAME
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


@walks.EVERY_GAME
def test_state_has_all_cards_and_info_the_deal_link(game: str) -> None:
    for seed in range(2):
        e = raw_env(**of(game, seed, 2))
        e.reset(seed=seed)
        info, state, g = e.infos["player_0"], e.state(), e.game
        assert Match.open(info["link"]).game == g
        assert (info["seed"], info["deal"]) == (Match.open(info["link"]).setup.seed, 1)
        assert e.state_space.contains(state)
        planes = state[: (g.seats + 1) * g.pack.size].reshape(g.seats + 1, g.pack.size)
        for seat in range(g.seats):
            assert sum(1 << int(c) for c in np.flatnonzero(planes[seat])) == g.held[seat]
        seen = [e.observe(agent)["observation"] for agent in e.possible_agents]
        assert state[planes.size :].tolist() == np.concatenate(seen).tolist()


@walks.EVERY_GAME
@pytest.mark.parametrize("make", [env, raw_env])
def test_an_environment_is_copied_and_pickled_at_any_time(game: str, make: Any) -> None:
    def rest(e: Any) -> list[Any]:
        story, rng = [], Random(7)
        for agent in e.agent_iter():
            seen, reward, ended, cut, _ = e.last()
            story.append((agent, reward, seen["observation"].tobytes()))
            mask = np.flatnonzero(seen["action_mask"]).tolist()
            e.step(None if ended or cut else rng.choice(mask))
        return story

    ways: list[Callable[[Any], Any]] = [deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
    fresh = make(game)
    for way in ways:
        way(fresh).reset(seed=1)
    fresh.reset(seed=1)
    copies = [way(fresh) for way in ways]
    story = rest(fresh)
    assert all(rest(other) == story for other in copies)


@pytest.mark.parametrize("make", [env, raw_env])
def test_a_step_before_the_first_reset_says_so(make: Any) -> None:
    with pytest.raises((ValueError, AssertionError), match=r"reset\(\)"):
        make("ring-of-sevens").step(0)


@walks.EVERY_GAME
def test_only_the_agent_to_act_has_actions(game: str) -> None:
    e = raw_env(game)
    e.reset(seed=1)
    for agent in e.possible_agents:
        mask = e.observe(agent)["action_mask"]
        if agent == e.agent_selection:
            assert np.flatnonzero(mask).tolist() == sorted(e.game.legal_ids())
        else:
            assert not mask.any()


@walks.EVERY_GAME
def test_an_illegal_action_is_refused_by_the_raw_environment(game: str) -> None:
    e = raw_env(game)
    e.reset(seed=1)
    before = e.game.clone()
    for action in (-1, e.game.num_distinct_actions):
        with pytest.raises(ValueError, match="not the id of a legal action"):
            e.step(action)
    for wrong in (None, "x", 2.5, True, [1]):
        with pytest.raises(TypeError, match="whole number of an id"):
            e.step(wrong)  # type: ignore[arg-type]
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
        ({"game": "upside-down", "reward": "win"}, "reward"),
        ({"game": "upside-down", "render_mode": "human"}, "render_mode"),
    ],
)
def test_a_wrong_argument_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**arguments)


def test_a_gift_is_given_card_by_card() -> None:
    assert raw_env("upside-down").action_space("player_0").n == 515
    e = raw_env("upside-down", seats=4, deals=2)
    assert e.action_space("player_0").n == 515 + 49
    e.reset(seed=1)
    rng, given = Random(1), 0
    while e.agents and not all(e.terminations.values()):
        before, agent = e.game.clone(), e.agent_selection
        gifts = {sum(1 << c for c in cards) for cards in by_cards(e)} if e.episode.giving else set()
        assert gifts == (set(before.legal()) if gifts else set())
        chosen: list[int] = []
        while not chosen or (e.agent_selection == agent and e.game == before):
            seen = e.observe(agent)
            if gifts:
                assert np.flatnonzero(seen["observation"][-49:]).tolist() == sorted(chosen)
                assert not any(e.observe(a)["observation"][-49:].any() for a in others(e, agent))
            id = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            chosen.append(id - 515)
            e.step(id)
        given += bool(gifts)
    assert given >= 2


def others(e: raw_env, agent: str) -> list[str]:
    return [one for one in e.possible_agents if one != agent]


def by_cards(e: raw_env, chosen: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """All gifts that the masks allow, as cards."""
    parts = e.episode._parts(sum(1 << card for card in chosen)) or []
    if chosen and not parts:
        return [chosen]
    return [gift for part in parts for gift in by_cards(e, (*chosen, part.bit_length() - 1))]


@walks.EVERY_GAME
def test_the_reward_of_a_match_is_that_of_its_winners(game: str) -> None:
    for seed in range(3):
        e = raw_env(**of(game, seed, 2), reward="match")
        _, total = play(e, seed, Random(seed))
        values = [total[agent] for agent in e.possible_agents]
        totals = [-n if e.game.lowest_wins else n for n in e.game.scores]
        won = list(e.game.winners) or [s for s, n in enumerate(totals) if n == max(totals)]
        assert sum(values) == pytest.approx(0)
        assert {s for s, value in enumerate(values) if value == max(values)} == {*won}
        assert max(values) <= 1


def test_render_shows_the_position() -> None:
    e = raw_env("ring-of-sevens", render_mode="ansi")
    e.reset(seed=1)
    assert "ring-of-sevens, deal 1" in (e.render() or "")


def test_the_engine_itself_imports_none_of_it() -> None:
    code = (
        "import sys, pkgutil, importlib, nanafuda\n"
        "for m in pkgutil.walk_packages(nanafuda.__path__, 'nanafuda.'):\n"
        "    if m.name[9:] not in ('pettingzoo', 'gymnasium'): importlib.import_module(m.name)\n"
        "assert not {'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": "engine"})
