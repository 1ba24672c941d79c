"""A fork changes a rule: its tests and puzzles show where, and CONTRIBUTING's steps cure them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("engine", "tests/games", "tests/words", "web/games", "web/locales", "web/pages")
GAME = "engine/nanafuda/games/sevens_heaven"
RULES_PAGE = "web/games/sevens-heaven/sevens-heaven.rules"
# RT11: not the third, but the fourth trick of one seat ends a round.
RULE = {f"{GAME}/rules.py": [("TRICKS = 3  #", "TRICKS = 4  #")]}
PAGES = {
    f"{RULES_PAGE}.en.md": [("someone has won a third trick", "someone has won a fourth trick")],
    f"{RULES_PAGE}.ja.md": [("誰かが3トリック目を取った", "誰かが4トリック目を取った")],
}
TESTS = {
    "tests/games/sevens_heaven/test_rules.py": [
        ("tricks_end_at_a_third_trick", "tricks_end_at_a_fourth_trick"),
        (
            'R5 G3"))\n    assert match.turn is None and match.table(0)["won"] == [3, 0, 0]',
            'R5 G3 R6 G4"))\n    assert match.turn is None and match.table(0)["won"] == [4, 0, 0]',
        ),
        ('["hand"] == ["G4", "G5", "G6"]', '["hand"] == ["G5", "G6"]'),
        ('cards("R3 R1 R2  G3 G1 G2")', 'cards("R3 R1 R2  G3 G1 G2  U3 U1 U2")'),
        ('["won"] == [0, 2, 3]', '["won"] == [0, 2, 4]'),
        (
            'G1 G2"))\n    assert match.table(0)["won"] == [0, 1, 3]',
            'G1 G2  R3 R1 R2"))\n    assert match.table(0)["won"] == [0, 1, 4]',
        ),
    ]
}


@pytest.mark.long
def test_a_changed_rule_is_carried_through(tmp_path: Path) -> None:
    """In the order of CONTRIBUTING: the rule, its tests, its page, its puzzles."""

    def ran(*module: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "engine")}
        command = [sys.executable, "-m", *module]
        return subprocess.run(
            command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False
        )

    def tested(*options: str) -> subprocess.CompletedProcess[str]:
        return ran("pytest", "-q", "-p", "no:cacheprovider", *options)

    def edit(changes: dict[str, list[tuple[str, str]]]) -> None:
        for name, replaced in changes.items():
            text = (tmp_path / name).read_text("utf-8")
            for old, new in replaced:
                assert text.count(old) == 1, (name, old)
                text = text.replace(old, new)
            (tmp_path / name).write_text(text, "utf-8")

    for part in PARTS:
        left_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    rule = ("tests/games/sevens_heaven/test_rules.py", "-k", "RT11")
    edit(RULE)
    old = tested(*rule)
    assert old.returncode == 1 and "2 failed" in old.stdout, old.stdout
    edit(TESTS)
    new = tested(*rule)
    assert new.returncode == 0 and "2 passed" in new.stdout, new.stdout
    edit(PAGES)
    pages = tested("tests/words/test_rules_pages.py", "-k", "sevens-heaven")
    assert pages.returncode == 0, pages.stdout

    def puzzles() -> int:
        stock = (tmp_path / GAME / "puzzles.jsonl").read_text("utf-8")
        return sum("step" not in json.loads(line) for line in stock.splitlines())

    before = puzzles()
    broken = ran("arena.hands")
    assert broken.returncode == 1 and "Traceback" not in broken.stderr
    assert "sevens-heaven: the puzzle sevens-heaven-" in broken.stderr
    assert "build.py arena puzzles sevens-heaven --legal" in broken.stderr
    cured = ran("arena", "puzzles", "sevens-heaven", "--legal")
    assert cured.returncode == 0, cured.stderr
    assert 0 < puzzles() < before
    assert len(json.loads(ran("arena.hands").stdout)["sevens-heaven"]) == puzzles()
