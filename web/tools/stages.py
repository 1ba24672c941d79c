"""The stages of `build.py test`, and what is told of them at the end."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from .browsers import find_browser, find_orca, playwright_path, windowless
from .environment import APART, BIN, BUILD, PYTHON, WEB, Failed, Stop, alone, node, run, say
from .server import SiteServer
from .steps import SITE, build_site, make_catalogue

# Those that this process may use.
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
# Each of these keeps one core busy: so many go on at a time, in the order of the stages.
SINGLE = {"ruff", "format", "biome", "tsc", "site", "mypy"}


def stages_for(args: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """Returns the stages by name, in the order in which they run."""
    name = args.browser or "chromium"
    browser = find_browser(name)
    if name == "firefox" and args.long:
        find_orca()
    env = {"NANAFUDA_BROWSER": name, "NANAFUDA_BROWSER_PATH": windowless(browser)}
    engines = "e2e/engines"
    tests = [engines] if args.browser else ["e2e", f"--ignore={engines}"]
    biome, code = WEB / "node_modules/@biomejs/biome/bin/biome", (".", "../e2e", "../docs")
    return {
        "ruff": lambda: run(BIN / "ruff", "check", "."),
        "format": lambda: run(BIN / "ruff", "format", "--check", "."),
        "biome": lambda: run(node(), biome, "check", "--error-on-warnings", *code, cwd=WEB),
        "tsc": check_types,
        "site": build_site,
        "mypy": lambda: run(PYTHON, "-m", "mypy"),
        "engine": lambda: run_pytest("engine", ["tests"], args, CORES),
        # A page waits for timers, disks and other processes now and then.
        "browser": lambda: run_pytest("browser", tests, args, CORES * 3 // 2, env),
        "lighthouse": lambda: audit(("ja", "en") if args.long else ("ja",)),
    }


def check_types() -> None:
    """Checks the page's types, those of the engine's messages included."""
    with alone():
        make_catalogue()
    run(node(), WEB / "node_modules/typescript/bin/tsc", "-p", WEB)


def audit(langs: tuple[str, ...]) -> None:
    """Asks Lighthouse about the lobby in some languages, in Chromium.

    One page and one script serve both; in both languages, axe tests the lobby itself.
    """
    build_site()
    browser = find_browser("chromium")
    tool = WEB / "tools/lighthouse.mjs"
    with SiteServer(SITE, prefix="/nanafuda/") as site:
        for lang in langs:
            run(node(), tool, site.url, browser or playwright_path("chromium"), lang)


def run_pytest(
    stage: str,
    tests: list[str],
    args: argparse.Namespace,
    workers: int,
    env: Mapping[str, str] = {},
) -> None:
    """Runs a stage's tests in so many processes and leaves a report for the summary."""
    report(stage).unlink(missing_ok=True)
    options = [
        "-q",
        f"--numprocesses={workers}",
        "--dist=worksteal",
        "-o",
        "junit_family=xunit1",
        f"--junitxml={report(stage)}",
    ]
    options += ["-m", "long or not long"] if args.long else []
    options += ["-k", args.k] if args.k else []
    try:
        run(PYTHON, "-m", "pytest", *options, *tests, env=env)
    except Failed as failed:
        if not (args.k and failed.code == 5):  # nothing here of that name
            raise


def report(stage: str) -> Path:
    return BUILD / f"tests-{stage}.xml"


def results(stage: str) -> tuple[int, int, list[str]]:
    """Returns how many tests passed and were skipped, and the names of those that failed."""
    cases = list(ElementTree.parse(report(stage)).getroot().iter("testcase"))
    bad = [c for c in cases if c.find("failure") is not None or c.find("error") is not None]
    skipped = sum(c.find("skipped") is not None for c in cases)
    names = [f"{c.get('file')}::{c.get('name')}" for c in bad]
    return len(cases) - len(bad) - skipped, skipped, names


@dataclass
class Outcome:
    """How a stage ended; `said` is what was not shown while it ran."""

    seconds: float
    passed: int
    skipped: int
    failures: list[str]
    said: str = ""


def attempt(name: str, action: Callable[[], object]) -> Outcome:
    since = time.monotonic()
    failed: list[str] = []
    try:
        action()
    except Stop as error:
        failed = [f"{name}: {error}"]
    passed, skipped = int(not failed), 0
    if name in ("engine", "browser") and report(name).exists():
        passed, skipped, bad = results(name)
        failed = bad or failed
    return Outcome(time.monotonic() - since, passed, skipped, failed)


def attempt_apart(name: str, action: Callable[[], object]) -> Outcome:
    """Runs a stage beside others: what it says is kept, so that nobody's words are mixed."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        APART.set(said)
        outcome = attempt(name, action)
        said.seek(0)
        outcome.said = said.read()
    return outcome


def finish(stages: dict[str, Callable[[], object]]) -> None:
    """Runs the stages; ends with the failures and one line that counts everything."""
    begun = time.monotonic()
    ended: list[Outcome] = []
    with ThreadPoolExecutor(CORES) as cores:
        apart = {
            name: cores.submit(attempt_apart, name, action)
            for name, action in stages.items()
            if name in SINGLE
        }
        for name, action in stages.items():
            say(name)
            outcome = apart[name].result() if name in apart else attempt(name, action)
            print(outcome.said, end="", file=sys.stderr)
            word = "FAILED" if outcome.failures else "passed"
            say(f"{name} {word} in {outcome.seconds:.1f}s")
            ended.append(outcome)
    failures = [failure for outcome in ended for failure in outcome.failures]
    print("", *(f"FAILED {failure}" for failure in failures), sep="\n")
    parts = [
        (len(failures), "failed"),
        (sum(outcome.passed for outcome in ended), "passed"),
        (sum(outcome.skipped for outcome in ended), "skipped"),
    ]
    words = ", ".join(f"{count} {word}" for count, word in parts if count)
    print(f"===== {words} in {time.monotonic() - begun:.1f}s =====", flush=True)
    if failures:
        sys.exit(1)
