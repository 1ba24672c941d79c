"""The faults that `build.py planted` plants fit the sources, and the tests that they name exist."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAULTS = sorted((ROOT / "tests/planted").glob("*.patch"))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda path: path.stem)
def test_a_fault_can_be_planted_and_noticed(fault: Path) -> None:
    tried = subprocess.run(["git", "apply", "--check", fault], cwd=ROOT, check=False)
    assert tried.returncode == 0, "the sources have changed: make it anew"
    named = re.search(r"^Noticed by: (\S+)(?: -k (.+))?$", fault.read_text("utf-8"), re.MULTILINE)
    assert named
    tests = re.findall(r"^def (test_\w+)", (ROOT / named[1]).read_text("utf-8"), re.MULTILINE)
    for part in named[2].split(" or ") if named[2] else []:
        assert any(part in test for test in tests), part
