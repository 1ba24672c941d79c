#!/usr/bin/env python3
"""Builds, serves, tests and measures Nanafuda. Needs Python 3.11 or newer and nothing else:
what is missing is set up in .venv, web/node_modules and .build on the first run."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything newer is imported
    sys.exit(f"Nanafuda's build needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import contextlib
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree import ElementTree

from web.tools.browsers import BROWSERS, find_browser, find_orca, playwright_path, windowless
from web.tools.environment import (
    BIN,
    BUILD,
    PYTHON,
    ROOT,
    WEB,
    Failed,
    Stop,
    alone,
    files,
    make,
    make_tools,
    node,
    pip,
    run,
    say,
    set_up,
    step,
    write_lock,
)
from web.tools.server import SiteServer

SITE = BUILD / "site"
MICROPIP = "micropip-0.11.1-py3-none-any.whl"


# --- The site -----------------------------------------------------------------------------------


def build_site() -> None:
    """Fills .build/site: the one site that is served, tested and published."""
    with alone():
        make_tools()
        make_site()


def make_site() -> None:
    engine = files(ROOT / "engine")
    about = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    wheel = wheel_path()
    step("engine wheel", [*engine, *files(*about)], wheel, lambda: build_wheel(wheel))
    catalogue = make_catalogue()
    tools = WEB / "tools"
    micropip = BUILD / "cache" / MICROPIP
    step("micropip", [tools / "pins.json"], micropip, lambda: fetch_micropip(micropip))
    python = BUILD / "python"
    image_parts = ("manifest.json", "stdlib.image.zip", "pyodide.asm.mjs")
    precompile = [
        tools / name
        for name in ("make-python.mjs", "slim.mjs", "make-image.mjs", "precompile.py", "pins.json")
    ]
    step(
        "Python for the browser, precompiled",
        [wheel, micropip, *precompile, WEB / "worker/image.js", WEB / "package-lock.json"],
        python / "manifest.json",
        lambda: make(node(), tools / "make-python.mjs", python, wheel, micropip),
    )
    step(
        "memory image",
        [*(python / name for name in image_parts), tools / "make-image.mjs"],
        python / "image.wasm",
        lambda: make(node(), "--experimental-wasm-jspi", tools / "make-image.mjs", python),
    )
    step(
        "site",
        [catalogue, *files(python, WEB)],
        SITE / "sw.js",
        lambda: make(node(), tools / "make-site.mjs", SITE, python, catalogue, address()),
        address(),
    )


def address() -> str:
    """Returns where the site will be, if NANAFUDA_ADDRESS says so, with a slash at its end."""
    told = os.environ.get("NANAFUDA_ADDRESS", "")
    if told and not re.fullmatch(r"https?://[^\s\"<>?#]+", told):
        raise Stop(f"NANAFUDA_ADDRESS is {told!r}, which is no address of a site")
    return told and told.rstrip("/") + "/"


def version() -> str:
    """Returns the one version, which the engine says."""
    text = (ROOT / "engine/nanafuda/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+?)"', text, re.MULTILINE)
    assert found
    return found[1]


def wheel_path() -> Path:
    return BUILD / "wheel" / f"nanafuda-{version()}-py3-none-any.whl"


def build_wheel(wheel: Path) -> None:
    shutil.rmtree(wheel.parent, ignore_errors=True)
    make(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", wheel.parent)
    if not wheel.exists():
        raise Stop(f"the build did not make {wheel.name}")


def make_catalogue() -> Path:
    """Writes what the engine declares: of its games, and of the shapes that it speaks in."""
    catalogue = BUILD / "catalogue.json"
    made = {catalogue: "nanafuda.catalogue", BUILD / "seam.d.ts": "nanafuda.typescript"}

    def write() -> None:
        for path, module in made.items():
            env = {"PYTHONPATH": str(ROOT / "engine")}
            text = run(PYTHON, "-m", module, env=env, stdout=subprocess.PIPE)
            path.write_text(text, "utf-8")

    step("catalogue", files(ROOT / "engine"), catalogue, write, *made.values())
    return catalogue


def fetch_micropip(path: Path) -> None:
    """Downloads the pinned wheel; make-python.mjs compares its hash with web/tools/pins.json."""
    name, version = MICROPIP.split("-")[:2]
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--quiet"]
    make(*pip("download"), *options, "--dest", path.parent, f"{name}=={version}")


# --- The commands -------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> None:
    """Builds the site and serves it; builds again whenever a source has changed."""
    if args.dev:
        return serve_dev(args)
    build_site()
    server = SiteServer(SITE, host=args.host, port=args.port).start()
    say(f"Nanafuda is at {server.url} (Ctrl+C stops it)")
    built = newest()
    try:
        while True:
            time.sleep(1)
            if newest() != built:
                built = newest()
                try:
                    build_site()
                except Stop as error:
                    say(f"{error}; the next change is tried again")
    except KeyboardInterrupt:
        server.stop()


def serve_dev(args: argparse.Namespace) -> None:
    """Serves the sources as they are and shows every saved change in the open page."""
    tools, library = WEB / "tools", BUILD / "dev/library.zip"
    parts = [tools / "make-library.mjs", tools / "precompile.py", tools / "pins.json"]
    with alone():
        make_tools()
        step(
            "Python's library for development, compiled once",
            [*parts, WEB / "package-lock.json"],
            library,
            lambda: make(node(), tools / "make-library.mjs", library),
        )
    folders = [f"--engine={args.engine.resolve()}", f"--web={args.web.resolve()}"]
    server = [f"--host={args.host}", f"--port={args.port}"]
    python = [f"--library={library}", f"--python={PYTHON}"]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server ends with this
    with contextlib.suppress(KeyboardInterrupt):
        run(node(), tools / "serve-dev.mjs", *folders, *python, *server)


def newest() -> tuple[int, int]:
    """Returns something that changes with every change of a source."""
    times = [path.stat().st_mtime_ns for path in files(ROOT / "engine", WEB)]
    return len(times), max(times)


def test(args: argparse.Namespace) -> None:
    """Checks and tests everything; with --browser, what that browser's engine can spoil.

    What fails does not stop the rest.
    """
    set_up()
    name = args.browser or "chromium"
    browser = find_browser(name)
    if name == "firefox" and args.long:
        find_orca()
    env = {"NANAFUDA_BROWSER": name, "NANAFUDA_BROWSER_PATH": windowless(browser)}
    engines = "e2e/engines"
    tests = [engines] if args.browser else ["e2e", f"--ignore={engines}"]
    biome, code = WEB / "node_modules/@biomejs/biome/bin/biome", (".", "../e2e", "../docs")
    stages: dict[str, Callable[[], object]] = {
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
    wanted = args.only or (["site", "browser"] if args.browser else list(stages))
    if unknown := set(wanted) - set(stages):
        raise Stop(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(stages)}")
    finish({name: action for name, action in stages.items() if name in wanted})


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


def dist(args: argparse.Namespace) -> None:
    """Builds the site and copies it to a folder that any static host serves."""
    build_site()
    shutil.rmtree(args.to, ignore_errors=True)
    shutil.copytree(SITE, args.to)
    say(f"the site is in {args.to}")
    if not address():
        say("links to it show their picture everywhere only if NANAFUDA_ADDRESS says where it is")


def single(args: argparse.Namespace) -> None:
    """Makes one HTML file with everything inside, to be played from a double click."""
    build_site()
    pack_single(args.to)
    say(f"the game is in {args.to}")


def pack_single(target: Path) -> None:
    inputs = (SITE, BUILD / "python", BUILD / "catalogue.json")
    make(node(), WEB / "tools/make-single.mjs", target, *inputs)


def release(args: argparse.Namespace) -> None:
    """Makes the files of a version: the engine's wheel, the one-file game, the zipped site."""
    if args.tag and args.tag != f"v{version()}":
        raise Stop(f"the tag is {args.tag}, but the engine's version is {version()}")
    news = changes(version())
    build_site()
    shutil.rmtree(args.to, ignore_errors=True)
    args.to.mkdir(parents=True)
    shutil.copy(wheel_path(), args.to)
    pack_single(args.to / f"nanafuda-{version()}.html")
    shutil.make_archive(str(args.to / f"nanafuda-{version()}-site"), "zip", SITE)
    (args.to / "CHANGES.md").write_text(news, "utf-8")
    say(f"version {version()} is in {args.to}")


def changes(number: str) -> str:
    """Returns what CHANGELOG.md says of a version."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(number)}\].*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        raise Stop(f"CHANGELOG.md has nothing of version {number}")
    return found[1].strip() + "\n"


def lock(args: argparse.Namespace) -> None:
    """Writes requirements-dev.txt anew after a change of the tools in pyproject.toml."""
    with alone():
        if not PYTHON.exists():
            make_tools()
        write_lock()
        make_tools()


def bench(args: argparse.Namespace) -> None:
    """Measures the engine and the site and prints JSON."""
    build_site()
    browser = find_browser("chromium")
    paths = os.pathsep.join(map(str, (ROOT, ROOT / "engine")))
    command: list[str | Path] = [PYTHON, ROOT / "e2e/bench.py", "--rounds", str(args.rounds)]
    env = {"PYTHONPATH": paths, "NANAFUDA_BROWSER_PATH": browser}
    run(*command, *args.what, env=env)


def arena(args: argparse.Namespace) -> None:
    """Lets bots play bots on duplicate deals and prints the figures as JSON."""
    set_up()
    run(PYTHON, "-m", "nanafuda.arena", *args.rest, env={"PYTHONPATH": str(ROOT / "engine")})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(
        action: Callable[[argparse.Namespace], None], own_help: bool = True
    ) -> argparse.ArgumentParser:
        text = action.__doc__
        made = commands.add_parser(action.__name__, help=text, description=text, add_help=own_help)
        made.set_defaults(action=action)
        return made

    serving = command(serve)
    serving.add_argument("--host", default="127.0.0.1", help="address to listen on")
    serving.add_argument("--port", type=int, default=0, help="default: a free one")
    serving.add_argument("--dev", action="store_true", help=serve_dev.__doc__)
    serving.add_argument("--engine", type=Path, default=ROOT / "engine", help="with --dev")
    serving.add_argument("--web", type=Path, default=WEB, help="with --dev")
    testing = command(test)
    testing.add_argument(
        "--browser", choices=BROWSERS, help="the tests of the three engines, in this one"
    )
    testing.add_argument("--long", action="store_true", help="also the tests that take minutes")
    testing.add_argument("-k", metavar="EXPR", help="only tests that match, as in pytest")
    stages = "ruff, format, biome, mypy, tsc, engine, site, browser, lighthouse"
    testing.add_argument("only", nargs="*", metavar="STAGE", help=f"of {stages}; default: all")
    making = command(dist)
    making.add_argument("--to", type=Path, default=ROOT / "dist", help="default: dist")
    packing = command(single)
    packing.add_argument("--to", type=Path, default=ROOT / "nanafuda.html")
    releasing = command(release)
    releasing.add_argument("--tag", help="stop unless this is v and the version")
    releasing.add_argument("--to", type=Path, default=BUILD / "release")
    command(lock)
    measuring = command(bench)
    measuring.add_argument("--rounds", type=int, default=7, help="browser starts of each kind")
    measuring.add_argument("what", nargs="*", help="engine, bots, reviews, start, memory, bytes")
    command(arena, own_help=False)  # its options are nanafuda.arena's
    args, rest = parser.parse_known_args()
    args.rest = rest
    if rest and args.action is not arena:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        args.action(args)
    except Stop as error:
        sys.exit(f"build: {error}")


if __name__ == "__main__":
    main()
