#!/usr/bin/env python3
"""Builds, serves, tests and measures Nanafuda. Needs Python 3.11 or newer and nothing else:
what is missing is set up in .venv, web/node_modules and .build on the first run."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything newer is imported
    sys.exit(f"Nanafuda's build needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO
from xml.etree import ElementTree

from web.tools.server import SiteServer

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
SITE = BUILD / "site"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
MICROPIP = "micropip-0.11.1-py3-none-any.whl"
BROWSERS = ("chromium", "firefox", "webkit")


class Stop(Exception):
    """The build cannot go on; the text says why and what to do."""


class Failed(Stop):
    """A command ended with an exit code other than 0."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


def say(text: str) -> None:
    print(f"build: {text}", file=sys.stderr, flush=True)


# --- Running things, and not running them twice -------------------------------------------------


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    env: Mapping[str, str] = {},
    stdout: TextIO | int | None = None,
) -> str:
    """Runs a command with the project's own tools first on the path; returns what was piped."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    words = [str(word) for word in command]
    variables = {**os.environ, "PATH": path, **env}
    result = subprocess.run(words, cwd=cwd, env=variables, stdout=stdout, text=True, check=False)
    if result.returncode:
        text = f"{Path(words[0]).name} {' '.join(words[1:3])} … failed"
        raise Failed(text, result.returncode)
    return result.stdout or ""


def make(*command: str | Path, cwd: Path = ROOT) -> None:
    """Runs a command that makes something; what it says is no result."""
    run(*command, cwd=cwd, stdout=sys.stderr)


def files(*paths: Path) -> list[Path]:
    """Returns all files in the given files and folders, without what tools leave behind."""
    found = [path for path in paths if path.is_file()]
    for path in paths:
        for folder, below, names in os.walk(path):
            below[:] = [name for name in below if name not in ("node_modules", "__pycache__")]
            found += (Path(folder, name) for name in names)
    return sorted(found)


def digest(inputs: Iterable[Path], *words: str) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in inputs:
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def step(
    name: str, inputs: Iterable[Path], result: Path, action: Callable[[], object], *words: str
) -> None:
    """Does `action` unless `result` is there and was made from the same inputs and words."""
    stamp = BUILD / "stamps" / name.replace("/", "-")
    key = digest(inputs, *words)
    if result.exists() and stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    say(name)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keeps two builds of one tree (a server's and a test's) from working at the same time."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- Setting up ---------------------------------------------------------------------------------


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def set_up() -> None:
    """Makes .venv with the pinned tools (Node among them) and web/node_modules."""
    with alone():
        make_tools()


def make_tools() -> None:
    tools: list[str] = project()["dependency-groups"]["dev"]
    version = ".".join(map(str, sys.version_info[:2]))
    step("Python tools (.venv)", [], PYTHON, lambda: make_venv(tools), version, *tools)
    packages = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    step(
        "npm packages (web/node_modules)",
        packages,
        WEB / "node_modules",
        lambda: make(npm(), "ci", "--ignore-scripts", "--loglevel=error", cwd=WEB),
    )


def make_venv(tools: list[str]) -> None:
    pip: list[str | Path] = [PYTHON, "-m", "pip"]
    command: list[str | Path] = [sys.executable, "-m", "venv", "--clear", VENV]
    if importlib.util.find_spec("ensurepip") is None:
        if importlib.util.find_spec("pip") is None:
            raise Stop(
                "this Python comes without pip and without ensurepip, so no environment can be "
                "made. On Debian or Ubuntu: apt-get install python3-venv"
            )
        command.insert(-1, "--without-pip")
        tools = [*tools, "pip"]
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    make(*command)
    make(*pip, "install", "--quiet", "--disable-pip-version-check", *tools)


def npm() -> str:
    return shutil.which("npm", path=str(BIN)) or "npm"


def node() -> str:
    return shutil.which("node", path=str(BIN)) or "node"


def find_browser(name: str) -> str:
    """Returns a system Chromium's path, or "" where Playwright's own browser serves."""
    if name == "chromium":
        for program in ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser"):
            if path := shutil.which(program):
                return path
    if playwright_has(name):
        return ""
    say(f"no {name} found; asking Playwright for one")
    try:
        command = [str(PYTHON), "-m", "playwright", "install", name]
        subprocess.run(command, check=True, timeout=300, stdin=subprocess.DEVNULL)
        return ""
    except (subprocess.SubprocessError, OSError):
        say("Playwright could not download it")
    apt = shutil.which("apt-get")
    if name == "chromium" and apt and getattr(os, "geteuid", lambda: 1)() == 0:
        say("installing Debian's chromium")
        subprocess.run([apt, "update", "-qq"], check=False, stdin=subprocess.DEVNULL)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(apt, "install", "-y", "-qq", "chromium", env=quiet, stdout=sys.stderr)
        if path := shutil.which("chromium"):
            return path
    raise Stop(
        f"the browser tests need {name}, and none can be found or installed here. Install it "
        f"(Debian: apt-get install chromium), or run: {PYTHON} -m playwright install {name}"
    )


def playwright_has(name: str) -> bool:
    code = (
        "import sys, pathlib, playwright.sync_api as p\n"
        "with p.sync_playwright() as w:\n"
        "  sys.exit(not pathlib.Path(getattr(w, sys.argv[1]).executable_path).exists())"
    )
    return subprocess.run([PYTHON, "-c", code, name], check=False).returncode == 0


# --- The site -----------------------------------------------------------------------------------


def build_site() -> None:
    """Fills .build/site: the one site that is served, tested and published."""
    with alone():
        make_tools()
        make_site()


def make_site() -> None:
    version: str = project()["project"]["version"]
    engine = files(ROOT / "engine")
    about = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    wheel = BUILD / "wheel" / f"nanafuda-{version}-py3-none-any.whl"
    step("engine wheel", [*engine, *files(*about)], wheel, lambda: build_wheel(wheel))
    catalogue = BUILD / "catalogue.json"
    step("catalogue", engine, catalogue, lambda: write_catalogue(catalogue))
    tools = WEB / "tools"
    micropip = BUILD / "cache" / MICROPIP
    step("micropip", [tools / "pins.json"], micropip, lambda: fetch_micropip(micropip))
    python = BUILD / "python"
    image_parts = ("manifest.json", "stdlib.image.zip", "pyodide.asm.mjs")
    precompile = [
        tools / name
        for name in ("python.mjs", "slim.mjs", "image.mjs", "precompile.py", "pins.json")
    ]
    step(
        "Python for the browser, precompiled",
        [wheel, micropip, *precompile, WEB / "image.js", WEB / "package-lock.json"],
        python / "manifest.json",
        lambda: make(node(), tools / "python.mjs", python, wheel, micropip),
    )
    step(
        "memory image",
        [*(python / name for name in image_parts), tools / "image.mjs"],
        python / "image.wasm",
        lambda: make(node(), "--experimental-wasm-jspi", tools / "image.mjs", python),
    )
    step(
        "site",
        [catalogue, *files(python, WEB)],
        SITE / "sw.js",
        lambda: make(node(), tools / "site.mjs", SITE, python, catalogue),
    )


def build_wheel(wheel: Path) -> None:
    shutil.rmtree(wheel.parent, ignore_errors=True)
    make(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", wheel.parent)
    if not wheel.exists():
        raise Stop(f"the build did not make {wheel.name}")


def write_catalogue(path: Path) -> None:
    env = {"PYTHONPATH": str(ROOT / "engine")}
    text = run(PYTHON, "-m", "nanafuda.catalogue", env=env, stdout=subprocess.PIPE)
    path.write_text(text, "utf-8")


def fetch_micropip(path: Path) -> None:
    """Downloads the pinned wheel; python.mjs compares its hash with web/tools/pins.json."""
    name, version = MICROPIP.split("-")[:2]
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--quiet"]
    pip: list[str | Path] = [PYTHON, "-m", "pip", "download", "--disable-pip-version-check"]
    make(*pip, *options, "--dest", path.parent, f"{name}=={version}")


# --- The commands -------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> None:
    """Builds the site and serves it; builds again whenever a source has changed."""
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


def newest() -> tuple[int, int]:
    """Returns something that changes with every change of a source."""
    times = [path.stat().st_mtime_ns for path in files(ROOT / "engine", WEB)]
    return len(times), max(times)


def test(args: argparse.Namespace) -> None:
    """Checks and tests everything; what fails does not stop the rest."""
    set_up()
    browser = find_browser(args.browser)
    env = {"NANAFUDA_BROWSER": args.browser, "NANAFUDA_BROWSER_PATH": browser}
    tsc = WEB / "node_modules/typescript/bin/tsc"
    stages: dict[str, Callable[[], object]] = {
        "ruff": lambda: run(BIN / "ruff", "check", "."),
        "format": lambda: run(BIN / "ruff", "format", "--check", "."),
        "mypy": lambda: run(PYTHON, "-m", "mypy"),
        "tsc": lambda: run(node(), tsc, "-p", WEB),
        "engine": lambda: run_pytest("tests", args, {}),
        "site": build_site,
        "browser": lambda: run_pytest("e2e", args, env),
    }
    wanted = args.only or list(stages)
    if unknown := set(wanted) - set(stages):
        raise Stop(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(stages)}")
    finish({name: action for name, action in stages.items() if name in wanted})


def run_pytest(folder: str, args: argparse.Namespace, env: Mapping[str, str]) -> None:
    """Runs the tests of a folder and leaves a report for the summary."""
    report(folder).unlink(missing_ok=True)
    options = ["-q", "-o", "junit_family=xunit1", f"--junitxml={report(folder)}"]
    options += ["-m", "long or not long"] if args.long else []
    options += ["-k", args.k] if args.k else []
    try:
        run(PYTHON, "-m", "pytest", *options, folder, env=env)
    except Failed as failed:
        if not (args.k and failed.code == 5):  # nothing here of that name
            raise


def report(folder: str) -> Path:
    return BUILD / f"tests-{folder}.xml"


def results(folder: str) -> tuple[int, int, list[str]]:
    """Returns how many tests passed and were skipped, and the names of those that failed."""
    cases = list(ElementTree.parse(report(folder)).getroot().iter("testcase"))
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
        folder = {"engine": "tests", "browser": "e2e"}.get(name)
        if folder and report(folder).exists():
            counts = results(folder)
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


def single(args: argparse.Namespace) -> None:
    """Makes one HTML file with everything inside, to be played from a double click."""
    build_site()
    inputs = (SITE, BUILD / "python", BUILD / "catalogue.json")
    make(node(), WEB / "tools/single.mjs", args.to, *inputs)
    say(f"the game is in {args.to}")


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
    testing = command(test)
    testing.add_argument("--browser", choices=BROWSERS, default="chromium")
    testing.add_argument("--long", action="store_true", help="also the tests that take minutes")
    testing.add_argument("-k", metavar="EXPR", help="only tests that match, as in pytest")
    stages = "ruff, format, mypy, tsc, engine, site, browser"
    testing.add_argument("only", nargs="*", metavar="STAGE", help=f"of {stages}; default: all")
    making = command(dist)
    making.add_argument("--to", type=Path, default=ROOT / "dist", help="default: dist")
    packing = command(single)
    packing.add_argument("--to", type=Path, default=ROOT / "nanafuda.html")
    measuring = command(bench)
    measuring.add_argument("--rounds", type=int, default=7, help="browser starts of each kind")
    measuring.add_argument("what", nargs="*", help="engine, bots, start, memory, bytes")
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
