"""A fork changes a rule: the build names the puzzles that it breaks, and a command cures them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = "engine/nanafuda/games/sevens_heaven"
RULE = "TRICKS = 3  #", "TRICKS = 4  #"  # RT11
PAGES = [f"web/games/sevens-heaven/sevens-heaven.rules.{lang}.md" for lang in ("en", "ja")]


@pytest.mark.long
def test_a_changed_rule_is_carried_through(tmp_path: Path) -> None:
    def ran(*module: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "engine")}
        command = [sys.executable, "-m", *module]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=left_out)
    rules, stock = (tmp_path / OWN / name for name in ("rules.py", "puzzles.jsonl"))
    text = rules.read_text("utf-8")
    assert RULE[0] in text and all("RT11" in (ROOT / page).read_text("utf-8") for page in PAGES)
    rules.write_text(text.replace(*RULE), "utf-8")
    before = len(stock.read_text("utf-8").splitlines())
    broken = ran("arena.hands")
    assert broken.returncode == 1 and "Traceback" not in broken.stderr
    assert "sevens-heaven: the puzzle sevens-heaven-" in broken.stderr
    assert "build.py arena puzzles sevens-heaven --legal" in broken.stderr
    cured = ran("arena", "puzzles", "sevens-heaven", "--legal")
    assert cured.returncode == 0, cured.stderr
    left = len(stock.read_text("utf-8").splitlines())
    assert 0 < left < before
    assert len(json.loads(ran("arena.hands").stdout)["sevens-heaven"]) == left
