"""No test asks a clock: what must be quick is counted, what takes its time is waited for."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLOCKS = re.compile(
    r"perf_counter|process_time|thread_time|time\.time\(|monotonic\(|sleep\("
    r"|performance\.now\(\)|Date\.now\(|wait_for_timeout"
)
# `wait_for_function` accepts a promise as an answer, even of a false value: `comes` waits for that.
PROMISES = re.compile(r"wait_for_function\(\s*f?\"[^\"]*(?:async|await|\.then\()")
# What measures; and the one limit of all waits, each with a browser that has no other way.
MEASURE = {"e2e/bench.py", "e2e/chrome.py", "e2e/practising.py"}
WAIT = {"e2e/conftest.py", "e2e/late.py", "e2e/engines/window.py", "e2e/engines/orca.py"}
SOUND = {"e2e/table/test_sounds.py"}  # a sound's own clock


def test_no_test_asks_a_clock_or_takes_a_promise_for_its_answer() -> None:
    own = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("e2e/**/*.py"), *ROOT.glob("e2e/**/*.[jt]s")]
    assert len(own) > 80
    found = {}
    for path in own:
        name, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        clocks = CLOCKS.findall(text) if name not in MEASURE | WAIT | SOUND else []
        if path != Path(__file__) and (asked := clocks + PROMISES.findall(text)):
            found[name] = asked
    assert not found
