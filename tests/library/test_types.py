"""A user's script is typed: it passes mypy --strict without a cast."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
SCRIPT = """
from collections.abc import Sequence
from random import Random
from typing import assert_type

from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.duplicate.measure import Measured, measure
from nanafuda.game import Game, View
from nanafuda.games.ring_of_sevens.rules import RingOfSevens


def club(view: View[Game[int]], seed: int) -> int:
    move = decide("club", view, seed)
    assert_type(move, int)
    return move


def anything(view: View[Game[int]], seed: int) -> int:
    legal = view.legal()
    assert_type(legal, Sequence[int])
    return Random(seed).choice(legal)


match = Match("ring-of-sevens", seats=4, seed="k3f9")
assert_type(match.returns, list[float])
assert_type(match.legal(), list[str])
assert_type(match.turn, int | None)
assert_type(match.table(0)["passes"], list[int])
assert_type([result["ranking"] for result in match.results], list[list[int]])
assert_type(match.game, RingOfSevens)
game = match.game.clone()
view = game.view(0)
assert_type(Match("seven-euchre").table(0)["needed"], list[int] | None)
assert_type(Match("sevens-heaven").table(0)["hand"], list[str])
assert_type(Match("seven-bridge").game.view(0).legal(), Sequence[int])
assert_type([result["scores"] for result in Match("upside-down").results], list[list[int]])
assert_type(view.key(), str)
assert_type(view.determinize(Random(7)), RingOfSevens)
assert_type(view.legal(), Sequence[int])
assert_type(game.action_of(game.legal_ids()[0]), int)
assert_type(game.observation(0), bytes)
assert_type(measure("ring-of-sevens", club, anything, deals=2), Measured)
"""


def check(folder: Path, script: str) -> str:
    """Returns the report of mypy --strict on a script outside the project."""
    (folder / "script.py").write_text(script, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "script.py"]
    path = {**os.environ, "MYPYPATH": str(ENGINE)}
    done = subprocess.run(command, cwd=folder, env=path, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.long
def test_a_users_script_passes_mypy_strict(tmp_path: Path) -> None:
    assert "Success" in check(tmp_path, SCRIPT)
    assert "Expression is of type" in check(tmp_path, SCRIPT.replace("(move, int)", "(move, str)"))
