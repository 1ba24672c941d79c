"""The stages of `build.py test`, and their summary."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from .browsers import find_browser, find_orca, playwright_path, windowless
from .environment import APART, BIN, BUILD, PYTHON, WEB, Failed, Stop, alone, node, run
from .server import SiteServer
from .steps import SITE, build_site, make_catalogue

# Those that this process may use.
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
# Each of these keeps one core busy: so many go on at a time, in the order of the stages.
SINGLE = {"ruff", "format", "biome", "tsc", "site", "mypy"}
LONGEST = 5  # slowest tests listed in the summary


def stages_for(args: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """Returns the stages by name, in the order in which they run."""
    biome, code = WEB / "node_modules/@biomejs/biome/bin/biome", (".", "../e2e", "../docs")
    return {
        "ruff": lambda: run(BIN / "ruff", "check", "."),
        "format": lambda: run(BIN / "ruff", "format", "--check", "."),
        "biome": lambda: run(node(), biome, "check", "--error-on-warnings", *code, cwd=WEB),
        "tsc": check_types,
        "site": build_site,
        "mypy": lambda: run(PYTHON, "-m", "mypy"),
        "engine": lambda: run_pytest("engine", ["tests"], args, CORES),
        "browser": lambda: play(args),
        "lighthouse": audit,
    }


def wanted(args: argparse.Namespace, stages: Iterable[str]) -> list[str]:
    """Returns which of the stages are asked for: by name, by a test's, or by an option."""
    if unknown := {one for one in args.only if "/" not in one} - set(stages):
        raise Stop(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(stages)}")
    names = {one for one in args.only if "/" not in one}
    if any(one.startswith("tests/") for one in args.only):
        names.add("engine")
    if args.browser or any(one.startswith("e2e/") for one in args.only):
        names |= {"site", "browser"}
    if not names:
        names = {"site", "engine", "browser"} if args.k else {*stages}
        if not args.long:
            names.discard("lighthouse")
    return [name for name in stages if name in names]


def play(args: argparse.Namespace) -> None:
    """Plays the built site in a browser."""
    name, engines = args.browser or "chromium", "e2e/engines"
    browser = find_browser(name)
    if name == "firefox" and args.long:
        find_orca()
    env = {"NANAFUDA_BROWSER": name, "NANAFUDA_BROWSER_PATH": windowless(browser)}
    if args.late is not None:
        env |= {"PYTEST_PLUGINS": "e2e.late", "NANAFUDA_LATE": str(args.late)}
    tests = [engines] if args.browser else ["e2e", f"--ignore={engines}"]
    # A page waits for timers, disks and other processes now and then.
    run_pytest("browser", tests, args, CORES * 3 // 2, env)


def check_types() -> None:
    """Checks the page's types, those of the engine's messages included."""
    with alone():
        make_catalogue()
    run(node(), WEB / "node_modules/typescript/bin/tsc", "-p", WEB)


def audit() -> None:
    """Asks Lighthouse about the lobby in every language, in Chromium."""
    build_site()
    browser = find_browser("chromium")
    tool = WEB / "tools/lighthouse.mjs"
    with SiteServer(SITE, prefix="/nanafuda/") as site:
        for lang in sorted(path.name for path in (WEB / "locales").iterdir() if path.is_dir()):
            run(node(), tool, site.url, browser or playwright_path("chromium"), lang)


def run_pytest(
    stage: str,
    tests: list[str],
    args: argparse.Namespace,
    workers: int,
    env: Mapping[str, str] = {},
) -> None:
    """Runs a stage's tests, or those named, in so many processes; leaves a report of them."""
    report(stage).unlink(missing_ok=True)
    named = [one for one in args.only if one.startswith(f"{tests[0].partition('/')[0]}/")]
    options = [
        "-q",
        f"--numprocesses={0 if named else workers}",
        "--dist=worksteal",
        "-o",
        "junit_family=xunit1",
        f"--junitxml={report(stage)}",
    ]
    options += ["-m", "long or not long"] if args.long or named else []
    options += ["-k", spelled(args.k)] if args.k else []
    try:
        run(PYTHON, "-m", "pytest", *options, *(named or tests), env=env)
    except Failed as failed:
        if not (args.k and failed.code == 5):  # nothing here of that name
            raise


def spelled(expression: str) -> str:
    """Names of games both ways: as files of tests have them and as parameters do."""
    for folder in (WEB / "games").iterdir():
        name = folder.name
        either = rf"(?<![\w-]){name.replace('-', '[-_]')}(?![\w-])"
        expression = re.sub(either, f"({name} or {name.replace('-', '_')})", expression)
    return expression


def report(stage: str) -> Path:
    return BUILD / f"tests-{stage}.xml"


@dataclass
class Outcome:
    """How a stage ended; `said` is what was not shown while it ran."""

    seconds: float = 0
    passed: int = 0
    skipped: int = 0
    failures: list[str] = field(default_factory=list)  # stages, or tests by what pytest calls them
    times: dict[str, float] = field(default_factory=dict)  # of the tests, in seconds
    said: str = ""

    def read(self, path: Path) -> None:
        """Takes in a report of pytest's."""
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            name = f"{case.get('file')}::{case.get('name')}"
            self.times[name] = float(case.get("time", 0))
            bad = case.find("failure") is not None or case.find("error") is not None
            if bad and name not in self.failures:
                self.failures.append(name)
            self.skipped += case.find("skipped") is not None
        self.passed = len(self.times) - len(self.failures) - self.skipped


def attempt(name: str, action: Callable[[], object]) -> Outcome:
    """Runs a stage. Its output is captured: several stages run at the same time."""
    outcome, since = Outcome(), time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        APART.set(said)
        try:
            action()
            outcome.passed = 1
        except Stop as error:
            print(f"build: {error}", file=said)
            outcome.failures = [name]
        said.seek(0)
        outcome.said = said.read()
    if name in ("engine", "browser") and report(name).exists():
        told, outcome.failures = outcome.failures, []
        outcome.read(report(name))
        outcome.failures = outcome.failures or told
    outcome.seconds = time.monotonic() - since
    return outcome


def finish(stages: Mapping[str, Callable[[], object]], options: Sequence[str] = ()) -> None:
    """Runs the stages, a line for each; ends with the failures, what took longest and a count.

    Shows the full output of a failed stage. `options` are those of this run.
    """
    begun = time.monotonic()
    ended: list[Outcome] = []
    with ThreadPoolExecutor(CORES) as cores:
        apart = {
            name: cores.submit(attempt, name, action)
            for name, action in stages.items()
            if name in SINGLE
        }
        for name, action in stages.items():
            print(f"build: {name} ", end="", file=sys.stderr, flush=True)
            alone = apart.get(name) or cores.submit(attempt, name, action)
            outcome = alone.result()
            word = "FAILED" if outcome.failures else "passed"
            count = f", {outcome.passed} tests" if outcome.times else ""
            print(f"{word} in {outcome.seconds:.1f} s{count}", file=sys.stderr)
            if outcome.failures:
                print(outcome.said, end="", file=sys.stderr, flush=True)
            ended.append(outcome)
    times = {name: time for outcome in ended for name, time in outcome.times.items()}
    if times:
        print("Longest:")
        for name in sorted(times, key=lambda name: -times[name])[:LONGEST]:
            print(f"  {times[name]:5.1f} s  {name}")
    failures = [failure for outcome in ended for failure in outcome.failures]
    for failure in failures:
        again = shlex.join(["python3", "build.py", "test", *options, failure])
        print(f"FAILED {failure}\n  alone: {again}")
    parts = [
        (len(failures), "failed"),
        (sum(outcome.passed for outcome in ended), "passed"),
        (sum(outcome.skipped for outcome in ended), "skipped"),
    ]
    words = ", ".join(f"{count} {word}" for count, word in parts if count)
    print(f"===== {words} in {time.monotonic() - begun:.1f}s =====", flush=True)
    if failures:
        sys.exit(1)
