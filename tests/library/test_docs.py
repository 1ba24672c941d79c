"""The guide to the library and its examples do what they say."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.episode import Episode
from nanafuda.evaluation import Policy, evaluate
from nanafuda.workshop import Bot, Position
from nanafuda.workshop.wire import pack, unpack

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "docs/library.md", ROOT / "engine/README.md", ROOT / "docs/training.md"]
GUIDE = PAGES[0].read_text("utf-8")
SCRIPTS = [
    block
    for page in PAGES
    for block in re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
]


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_the_scripts_of_the_guide_run(number: int, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPTS[number], "utf-8")
    path = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    done = subprocess.run([sys.executable, script], env=path, capture_output=True, text=True)
    assert not done.returncode, done.stderr


def module_of(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_to_beat_the_beginner() -> None:
    example = module_of(ROOT / "docs/examples/learn_ring.py")
    found = example.compare(example.train(1500, seed=1), "beginner", 200)
    assert found.mean > 2 * found.error > 0


def test_the_trained_policy_is_saved_loaded_and_better_than_a_naive_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    example, game = ROOT / "docs/examples/train.py", "ring-of-sevens"
    trained = module_of(example)
    options = ["--deals", "200", "--measured", "60", "--bot", "bot.py"]
    monkeypatch.setattr(sys, "argv", ["train.py", game, *options])
    trained.main()
    printed = capsys.readouterr().out
    loaded = module_of(example)
    found = evaluate(game, loaded.policy, deals=60, levels=["beginner", "club"])
    assert printed == f"{found}\n"
    naive = evaluate(game, lambda seen, legal: legal[0], deals=60, levels=["club"])
    assert found["club"].mean > naive["club"].mean + 2 * naive["club"].error
    assert_same_player(loaded.policy, Bot(Path("bot.py").read_text("utf-8"), game), Episode(game))


def assert_same_player(policy: Policy, bot: Bot, episode: Episode) -> None:
    """Play deals of the environment; the bot gets its views as in the workshop, as JSON."""
    for number in range(3):
        episode.reset(number)
        while (seat := episode.turn) is not None:
            view = unpack(json.loads(json.dumps(pack(episode.game.view(seat)))))
            position = Position(view, Random(1))
            seen, ids = episode.observation(seat), list(episode.menu)
            assert position.observation() == seen
            assert [position.action_id(action) for action in position.legal()] == ids
            chosen = policy(bytes(seen), ids)
            assert position.action_id(bot.answer(view, "1")) == chosen
            episode.step(chosen)


def test_the_guide_prints_the_layout_of_every_observation() -> None:
    assert module_of(ROOT / "docs/layouts.py").tables() in GUIDE


@pytest.mark.parametrize("game", ["seven-euchre", "sevens-heaven", "seven-bridge"])
def test_the_guide_states_the_size_of_an_observation(game: str) -> None:
    planes, cards, numbers = Match(game, seed="s").game.observation_shape
    assert f"| {planes} × {cards} + {numbers} |" in GUIDE


def test_the_guide_states_the_size_without_options_too() -> None:
    ring = Match("ring-of-sevens", seed="s").game.observation_shape
    down = Match("upside-down", seed="s").game.observation_shape
    for planes, cards, numbers in (ring, down):
        assert f"| {planes} × {cards} + {numbers} |" in GUIDE
