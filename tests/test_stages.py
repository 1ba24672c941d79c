"""The stages of `build.py test` that go on side by side."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import pytest

from web.tools.environment import run
from web.tools.stages import SINGLE, finish

BEGINS_AND_ENDS = """import sys, time
print(sys.argv[1], "begins", flush=True)
time.sleep(0.3)
sys.exit(f"{sys.argv[1]} ends")
"""


def test_each_is_told_whole_and_no_failure_stops_another(
    capfd: pytest.CaptureFixture[str],
) -> None:
    stages: dict[str, Callable[[], object]] = {
        name: partial(run, sys.executable, "-c", BEGINS_AND_ENDS, name) for name in sorted(SINGLE)
    }
    with pytest.raises(SystemExit):
        finish(stages)
    out, err = capfd.readouterr()
    told = iter(err.splitlines())
    for name in stages:
        assert [next(told) for _ in range(3)] == [
            f"build: {name}",
            f"{name} begins",
            f"{name} ends",
        ]
        assert next(told).startswith(f"build: {name} FAILED in ")
    assert out.count("FAILED") == len(stages)
