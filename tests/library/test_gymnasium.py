"""The Gymnasium environments: Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

import pickle
import warnings
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
import walks
from gymnasium.utils.env_checker import check_env
from nanafuda import Match
from nanafuda.gymnasium import Against, id_of

SEEDS = [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 24))]


def made(game: str, **more: Any) -> Against:
    e = gymnasium.make(id_of(game), **{"opponents": "beginner", **more}).unwrapped
    assert isinstance(e, Against)
    return e


def play(e: Against, rng: Random, seed: int | None = None) -> tuple[list[Any], float]:
    """Play an episode at random; return what the learner saw, and the sum of its rewards."""
    seen, info = e.reset(seed=seed)
    story: list[Any] = [e.seat, seen.tobytes()]
    total, done = 0.0, False
    while not done:
        assert e.episode.turn == e.seat
        assert e.observation_space.contains(seen)
        assert (e.action_masks() == info["action_mask"]).all()
        seen, reward, done, cut, info = e.step(rng.choice(np.flatnonzero(info["action_mask"])))
        total += reward
        assert not cut and (done or not reward or e.episode.deals > 1)
        story.append(seen.tobytes())
    assert not info["action_mask"].any()
    return story, total


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", SEEDS)
def test_check_env_passes(game: str, seed: int) -> None:
    settings, seats = walks.settings_of(game, seed), walks.seats_of(game, seed)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game, seats=seats, options=settings, deals=1 + seed % 3))


@walks.EVERY_GAME
def test_the_learner_takes_every_seat_and_is_paid_its_returns(game: str) -> None:
    e, rng = made(game), Random(1)
    taken = []
    for number in range(e.episode.seats):
        _, total = play(e, rng, seed=5 if number == 0 else None)
        assert total == e.episode.game.returns[e.seat]
        taken.append(e.seat)
    first = taken[0]
    assert taken == [(first + n) % e.episode.seats for n in range(e.episode.seats)]
    fixed = made(game, seat=1)
    assert {play(fixed, rng)[0][0] for _ in range(2)} == {1}


@walks.EVERY_GAME
def test_a_seed_determines_the_episode_and_copies_go_on_alike(game: str) -> None:
    e = made(game, deals=2)
    assert play(e, Random(2), seed=9) == play(e, Random(2), seed=9)
    for other in (deepcopy(e), pickle.loads(pickle.dumps(e))):
        assert play(other, Random(3)) == play(deepcopy(e), Random(3))


@walks.EVERY_GAME
def test_info_has_the_deal_link_and_the_mask_the_legal_ids(game: str) -> None:
    e = made(game, seat=0, opponents=lambda view, seed: view.legal()[0])
    _, info = e.reset(seed=3)
    match = Match.open(info["link"])
    assert (match.setup.seed, match.deal_no) == (info["seed"], info["deal"])
    while match.turn != 0:
        match.play(match.legal()[0])
    assert match.game == e.episode.game
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(match.game.legal_ids())


def test_an_illegal_action_ends_the_episode_and_says_which_are_legal() -> None:
    e = made("ring-of-sevens", seat=2)
    with pytest.raises(ValueError, match="call reset"):
        e.step(0)
    _, info = e.reset(seed=1)
    strange: list[Any] = [None, "x", 2.5, np.float64(3)]
    for no_id in strange:
        with pytest.raises(TypeError, match="whole number of an id"):
            e.step(no_id)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, done, _, info = e.step(wrong)
    assert (reward, done) == (-1.0, True)
    assert info["illegal"].startswith(f"{wrong} is not the id of a legal action: seat 2 is to act")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"opponents": "master"}, "Player opponents is a function .* not 'master'"),
        ({"seat": 9}, "There is no seat 9: they are 0 to 3"),
        ({"seats": 9}, "3 to 6 seats, not 9"),
        ({"deals": 0}, "whole number from 1"),
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_a_wrong_argument_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        Against("ring-of-sevens", **arguments)


def test_a_wrong_opponent_is_named_with_its_move_and_seat() -> None:
    e = made("ring-of-sevens", seat=0, opponents=lambda view, seed: 99999)
    with pytest.raises(ValueError, match=r"opponents returned 99999 in seat [123] of ring"):
        play(e, Random(1), seed=1)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasiums_own_vector_environments_play(mode: str) -> None:
    envs = gymnasium.make_vec(
        id_of("upside-down"), num_envs=2, vectorization_mode=mode, opponents="beginner"
    )
    try:
        rng, ended = Random(1), 0
        seen, info = envs.reset(seed=4)
        for _ in range(60):
            masks = info["action_mask"]
            ids = [rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks]
            seen, _, done, _, info = envs.step(np.array(ids))
            ended += int(done.sum())
        assert ended > 2 and "illegal" not in info
        assert len(seen) == 2
    finally:
        envs.close()
