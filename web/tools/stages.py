"""The stages of `build.py test`."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from .browsers import find_browser, windowless
from .environment import APART, BIN, PYTHON, WEB, Failed, Stop, alone, node, run
from .site import build_site, make_catalogue, make_message_ids

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PARALLEL = {"ruff", "format", "biome", "tsc", "unit", "site", "mypy"}  # each uses one core
# The engine's tests in `build.py test unit`: all but those in which bots search.
QUICK = ["tests/games", "tests/match", "--ignore-glob=*/test_bots.py"]
# A line of pytest's list of durations: seconds, phase, and the test with its folder.
LASTED = re.compile(r"^ *([\d.]+)s (?:call|setup|teardown) +((.*?)(?:/[^/]*)?\.py::.*)\n", re.M)
DEAREST = 5  # tests that are named with their time


def stages_for(args: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """Return the stages by name, in their order."""
    biome, code = WEB / "node_modules/@biomejs/biome/bin/biome", (".", "../e2e", "../docs")
    return {
        "ruff": lambda: run(BIN / "ruff", "check", "."),
        "format": lambda: run(BIN / "ruff", "format", "--check", "."),
        "biome": lambda: run(node(), biome, "check", "--error-on-warnings", *code, cwd=WEB),
        "tsc": lambda: run_typed(WEB / "node_modules/typescript/bin/tsc", "-p", WEB),
        "unit": lambda: run_units(args),
        "site": build_site,
        "mypy": lambda: run(PYTHON, "-m", "mypy"),
        "engine": lambda: run_pytest(["tests"], args, CORES),
        "browser": lambda: run_browser(args),
    }


def wanted(args: argparse.Namespace, stages: Iterable[str]) -> list[str]:
    """Return the stages that the arguments ask for: by name, by a test or by an option."""
    names = {one for one in args.only if "/" not in one}
    if unknown := names - set(stages):
        raise Stop(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(stages)}")
    if any(one.startswith("tests/") for one in args.only):
        names.add("engine")
    if args.browser or "browser" in names or any(one.startswith("e2e/") for one in args.only):
        names |= {"site", "browser"}
    names = names or ({"site", "engine", "browser"} if args.k else {*stages})
    return [name for name in stages if name in names]


def run_typed(*command: os.PathLike[str] | str) -> None:
    """Run one of npm's tools that reads what the engine declares."""
    with alone():
        make_catalogue()
        make_message_ids()
    run(node(), *map(str, command), cwd=WEB)


def run_units(args: argparse.Namespace) -> None:
    """Run Vitest; if this stage is asked for by name, also the engine's quick tests."""
    run_typed(WEB / "node_modules/vitest/vitest.mjs", "run", *(["-t", args.k] if args.k else []))
    if "unit" in args.only:
        run_pytest(QUICK, args, CORES)


def run_browser(args: argparse.Namespace) -> None:
    """Run the tests of the built site in a browser."""
    name, engines = args.browser or "chromium", "e2e/engines"
    browser = windowless(find_browser(name))
    env = {"NANAFUDA_BROWSER": name, "NANAFUDA_BROWSER_PATH": browser}
    workers = CORES * 3 // 2  # pages wait for timers and disks now and then
    if args.late is not None:
        workers = CORES * 5 // 2  # and for late answers
        env |= {"PYTEST_PLUGINS": "e2e.late", "NANAFUDA_LATE": str(args.late)}
    tests = [engines] if args.browser else ["e2e", f"--ignore={engines}"]
    run_pytest(tests, args, workers, env)


def run_pytest(
    tests: list[str], args: argparse.Namespace, workers: int, env: Mapping[str, str] = {}
) -> None:
    """Run these tests, or those of the same folder that are named."""
    named = [one for one in args.only if one.startswith(f"{tests[0].partition('/')[0]}/")]
    options = ["-q", f"--numprocesses={0 if named else workers}", "--dist=worksteal"]
    options += ["--durations=0"]  # every one, for the sums by folder
    options += ["-m", "long or not long"] if args.long or named else []
    options += ["-k", spelled(args.k)] if args.k else []
    # Compiled sources are kept even if the shell says otherwise: without them each worker and each
    # Python that a test starts compiles all again.
    kept = {"PYTHONDONTWRITEBYTECODE": ""}
    try:
        run(PYTHON, "-m", "pytest", *options, *(named or tests), env={**kept, **env})
    except Failed as failed:
        if not (args.k and failed.code == 5):  # no test has this name
            raise


def spelled(expression: str) -> str:
    """Replace a game's id by both spellings: file names have underscores."""
    for folder in (WEB / "games").iterdir():
        name = folder.name
        either = rf"(?<![\w-]){name.replace('-', '[-_]')}(?![\w-])"
        expression = re.sub(either, f"({name} or {name.replace('-', '_')})", expression)
    return expression


def attempt(action: Callable[[], object]) -> tuple[bool, str, float]:
    """Run a stage. Return whether it passed, its output and the seconds it took."""
    begun, passed = time.monotonic(), True
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        APART.set(said)
        try:
            action()
        except Stop as error:
            print(f"build: {error}", file=said)
            passed = False
        said.seek(0)
        return passed, said.read(), time.monotonic() - begun


def durations(said: str) -> tuple[str, list[str], dict[str, float]]:
    """Return pytest's output without its list of durations, the dearest tests, and the seconds
    that the tests of each folder took."""
    spent = dict[str, float]()
    for seconds, _, folder in LASTED.findall(said):
        spent[folder] = spent.get(folder, 0) + float(seconds)
    dearest = [f"{seconds} s {test}" for seconds, test, _ in LASTED.findall(said)[:DEAREST]]
    return LASTED.sub("", said), dearest, spent


def finish(stages: Mapping[str, Callable[[], object]], options: Sequence[str] = ()) -> None:
    """Run the stages and print a line for each, with all output of those that failed."""
    begun, failed, counts = time.monotonic(), list[str](), dict.fromkeys(("passed", "skipped"), 0)
    table: list[str] = []
    with ThreadPoolExecutor(CORES) as pool:
        early = {name: pool.submit(attempt, stages[name]) for name in stages if name in PARALLEL}
        for name, action in stages.items():
            print(f"build: {name} ", end="", file=sys.stderr, flush=True)
            passed, said, seconds = (early.get(name) or pool.submit(attempt, action)).result()
            said, dearest, spent = durations(said)
            print(f"{'passed' if passed else 'FAILED'} in {seconds:.1f} s", file=sys.stderr)
            if not passed:
                print(said, end="", file=sys.stderr, flush=True)
                failed += re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE) or [name]
            ended = re.findall(r"^(?:\d+ \w+, )*\d+ \w+.* in [\d.]+s", said, re.MULTILINE)
            for count, word in re.findall(r"(\d+) (passed|skipped)", "\n".join(ended)):
                counts[word] += int(count)
            if passed and not ended:
                counts["passed"] += 1
            for line in dearest:
                print(f"build:   {line}", file=sys.stderr)
            for folder in sorted(spent, key=spent.__getitem__, reverse=True):
                table.append(f"{name:8} {folder:18} {spent[folder]:7.1f} s")
    for row in table:
        print(f"build: {row}", file=sys.stderr)
    for name in failed:
        again = " ".join(["python3 build.py test", *options, f"'{name}'"])
        print(f"FAILED {name}\n  alone: {again}")
    all_counts = {"failed": len(failed), **counts}
    words = ", ".join(f"{count} {word}" for word, count in all_counts.items() if count)
    print(f"===== {words} in {time.monotonic() - begun:.1f}s =====", flush=True)
    if failed:
        sys.exit(1)
