"""The stages of `build.py test`, and what is told of them at the end."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree import ElementTree

from .browsers import find_browser, find_orca, playwright_path, windowless
from .environment import BIN, BUILD, PYTHON, WEB, Failed, Stop, alone, node, run, say
from .server import SiteServer
from .steps import SITE, build_site, make_catalogue


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
        "mypy": lambda: run(PYTHON, "-m", "mypy"),
        "tsc": check_types,
        "engine": lambda: run_pytest("engine", ["tests"], args, {}),
        "site": build_site,
        "browser": lambda: run_pytest("browser", tests, args, env),
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
    stage: str, tests: list[str], args: argparse.Namespace, env: Mapping[str, str]
) -> None:
    """Runs a stage's tests on all cores and leaves a report for the summary."""
    report(stage).unlink(missing_ok=True)
    options = [
        "-q",
        "--numprocesses=auto",
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


def finish(stages: dict[str, Callable[[], object]]) -> None:
    """Runs the stages in order; ends with the failures and one line that counts everything."""
    passed = skipped = 0
    failures: list[str] = []
    begun = time.monotonic()
    for name, action in stages.items():
        say(name)
        since = time.monotonic()
        failed: list[str] = []
        try:
            action()
        except Stop as error:
            failed = [f"{name}: {error}"]
        if name in ("engine", "browser") and report(name).exists():
            counts = results(name)
            failed = counts[2] or failed
        else:
            counts = (not failed, 0, failed)
        passed, skipped = passed + counts[0], skipped + counts[1]
        failures += failed
        say(f"{name} {'FAILED' if failed else 'passed'} in {time.monotonic() - since:.1f}s")
    print("", *(f"FAILED {failure}" for failure in failures), sep="\n")
    parts = [(len(failures), "failed"), (passed, "passed"), (skipped, "skipped")]
    words = ", ".join(f"{count} {word}" for count, word in parts if count)
    print(f"===== {words} in {time.monotonic() - begun:.1f}s =====", flush=True)
    if failures:
        sys.exit(1)
