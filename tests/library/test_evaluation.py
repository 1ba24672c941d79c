"""Evaluation of a policy over ids: the figures of `measure`, wrong players."""

from __future__ import annotations

from functools import partial
from inspect import signature
from random import Random
from typing import Any

import numpy as np
import pytest
from nanafuda import GAMES
from nanafuda.bots import LEVELS
from nanafuda.duplicate.measure import measure
from nanafuda.episode import single
from nanafuda.evaluation import evaluate
from nanafuda.game import View

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
WRONG: Any = 3  # is no player, no policy and half of it no number


def last(observation: bytes, legal: list[int]) -> Any:
    return np.int64(legal[-1])


def last_of_view(view: View[Any], seed: int) -> Any:
    ids = view.game.legal_ids()
    return view.game.action_of(ids[-1])


@EVERY_GAME
def test_a_policy_over_ids_is_measured_as_the_same_player(game: str) -> None:
    found = evaluate(game, last, deals=4, levels=["beginner"], seed="x")
    assert found == evaluate(game, last, deals=4, levels=["beginner"], seed="x", processes=2)
    assert found == evaluate(game, last, deals=4, levels="beginner", seed="x")
    options = single(game, {})
    same = measure(game, last_of_view, "beginner", deals=4, seed="x", options=options)
    assert found["beginner"] == same


def test_the_table_has_a_row_for_each_level_and_no_interval_of_one_deal() -> None:
    found = evaluate("ring-of-sevens", last, deals=1, levels=["beginner", "club"])
    table = str(found).splitlines()
    levels = [line.split(" | ")[0].removeprefix("| ") for line in table[2:]]
    assert levels == ["beginner", "club"]
    assert signature(evaluate).parameters["levels"].default == LEVELS
    assert all("none from one deal" in line and "±" not in line for line in table[2:])
    assert "±" not in str(measure("ring-of-sevens", "club", "beginner", deals=1))


@pytest.mark.parametrize("answer", [99999, "play:C7", None, True, -1])
def test_a_wrong_player_is_named_with_its_move_and_seat(answer: object) -> None:
    def wrong(view: View[Any], seed: int) -> object:
        return answer

    told = rf"Player B returned {answer!r} in seat \d of seven-euchre, which is not a legal move"
    with pytest.raises(ValueError, match=told):
        measure("seven-euchre", "beginner", wrong, deals=1)
    told = rf"The policy returned {answer!r} in seat \d of seven-euchre"
    with pytest.raises(ValueError, match=told):
        evaluate("seven-euchre", lambda seen, legal: answer, deals=1)  # type: ignore[arg-type,return-value]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (partial(measure, "upside-down", "master", "club"), "Player A is a function .* 'master'"),
        (partial(measure, "upside-down", "club", WRONG), "Player B is a function .* not 3"),
        (partial(evaluate, "upside-down", WRONG), "A policy is a function .* not 3"),
        (partial(evaluate, "upside-down", last, deals=0), "`deals` is a whole number from 1"),
        (
            partial(evaluate, "upside-down", last, processes=WRONG / 2),
            "`processes` is a whole number",
        ),
        (partial(evaluate, "upside-down", last, levels="x"), "`levels` is a list of some of begin"),
        (
            partial(evaluate, "upside-down", lambda seen, legal: legal[0], processes=2),
            "function at the top of a module",
        ),
        (partial(evaluate, "upside-down", last, seats=9), "seats, not 9"),
    ],
)
def test_a_wrong_argument_is_a_value_error_with_a_sentence(call: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        call()


def test_numpys_integers_are_moves() -> None:
    def numpys(view: View[Any], seed: int) -> Any:
        return np.int64(Random(seed).choice(view.legal()))

    def ours(view: View[Any], seed: int) -> Any:
        return Random(seed).choice(view.legal())

    for game in ("ring-of-sevens", "upside-down"):
        found = measure(game, numpys, "beginner", deals=2)
        assert found == measure(game, ours, "beginner", deals=2)
