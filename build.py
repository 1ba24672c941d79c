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
import tempfile
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from web.tools.browsers import BROWSERS, find_browser
from web.tools.environment import (
    BUILD,
    PYTHON,
    ROOT,
    WEB,
    Stop,
    alone,
    make_tools,
    node,
    run,
    say,
    set_up,
    write_lock,
)
from web.tools.site import (
    DECLARE,
    SITE,
    TOOLS,
    address,
    build_site,
    build_wheel,
    file_name,
    make_library,
    pack_single,
    version,
    wheel_path,
)
from web.tools.stages import finish, stages_for, wanted


def serve(args: argparse.Namespace) -> None:
    """Build the site and serve it; with --dev, serve the sources."""
    require_free(args.host, args.port)
    if args.dev:
        return serve_dev(args)
    build_site()
    handler = partial(SiteHandler, directory=str(SITE))
    server = ThreadingHTTPServer((args.host, args.port), handler)
    say(f"Nanafuda is at http://{args.host}:{server.server_port}/ (Ctrl+C stops it)")
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


def require_free(host: str, port: int) -> None:
    """Stop with a sentence if a server cannot listen there."""
    try:
        ThreadingHTTPServer((host, port), SiteHandler).server_close()
    except (OSError, OverflowError) as error:
        reason = str(getattr(error, "strerror", None) or error).removesuffix(".")
        raise Stop(
            f"cannot listen on {host}, port {port}: {reason}. "
            "Choose another --port, or none for a free one"
        ) from None


class SiteHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


def serve_dev(args: argparse.Namespace) -> None:
    """Serve the sources and reload the open page after every saved change."""
    with alone():
        make_tools()
        library = make_library()
    folders = [f"--engine={args.engine.resolve()}", f"--web={args.web.resolve()}"]
    python = [f"--library={library}", f"--python={PYTHON}", f"--declare={DECLARE}"]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as out:
        place = [f"--out={out}", f"--host={args.host}", f"--port={args.port}"]
        command = [node(), str(TOOLS / "serve-dev.ts"), *folders, *python, *place]
        with subprocess.Popen(command) as server:
            try:
                if server.wait():
                    raise Stop("the development server failed")
            except KeyboardInterrupt:
                server.terminate()  # not killed: it ends esbuild, which could outlive it


def test(args: argparse.Namespace) -> None:
    """Checks and tests everything; with --browser, what that browser's engine can spoil.

    A failure does not stop the rest.
    """
    stages = stages_for(args)
    names = wanted(args, stages)
    set_up()
    options = ("--browser", args.browser) if args.browser else ()
    finish({name: stages[name] for name in names}, options)


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


def release(args: argparse.Namespace) -> None:
    """Makes the files of a version: the engine's wheel, the one-file game, the zipped site."""
    if args.tag and args.tag != f"v{version()}":
        raise Stop(f"the tag is {args.tag}, but the engine's version is {version()}")
    if waiting := changes("Unreleased", required=False):
        first = next(line for line in waiting.splitlines() if line.startswith("- "))
        raise Stop(f"CHANGELOG.md still has entries under “Unreleased”, the first: {first}")
    news = changes(version())
    build_site()
    shutil.rmtree(args.to, ignore_errors=True)
    args.to.mkdir(parents=True)
    shutil.copy(wheel_path(), args.to)
    name = f"{file_name()}-{version()}"
    pack_single(args.to / f"{name}.html")
    shutil.make_archive(str(args.to / f"{name}-site"), "zip", SITE)
    (args.to / "CHANGES.md").write_text(news, "utf-8")
    say(f"version {version()} is in {args.to}")


def wheel(args: argparse.Namespace) -> None:
    """Makes the engine's wheel, a Python library."""
    with alone():
        make_tools()
        build_wheel(wheel_path())
    say(f"the engine is in {wheel_path()}")


def changes(number: str, required: bool = True) -> str:
    """Return the entries of a version in CHANGELOG.md; "" if it has none and needs none."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(number)}\].*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if found and "\n- " in f"\n{found[1]}":
        return found[1].strip() + "\n"
    if required:
        raise Stop(f"CHANGELOG.md has nothing of version {number}")
    return ""


def lock(args: argparse.Namespace) -> None:
    """Writes requirements-dev.txt anew after a change of the tools in pyproject.toml."""
    with alone():
        if not PYTHON.exists():
            make_tools()
        write_lock()
        make_tools()


def docs(args: argparse.Namespace) -> None:
    """Writes the engine's reference, with its examples, to .build/docs."""
    set_up()
    engine = ROOT / "engine"
    paths = [path.relative_to(engine).with_suffix("") for path in engine.glob("nanafuda/**/*.py")]
    modules = sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)
    # Types imported for checks alone do not resolve; pdoc would warn of each.
    pdoc = (PYTHON, "-W", "ignore", "-m", "pdoc", "--no-show-source", "-o", BUILD / "docs")
    run(*pdoc, *modules, env={"PYTHONPATH": str(engine)})
    say(f"the reference is at {BUILD / 'docs/nanafuda.html'}")


def bench(args: argparse.Namespace) -> None:
    """Measures the site and prints JSON."""
    build_site()
    browser = find_browser("chromium")
    paths = os.pathsep.join(map(str, (ROOT, ROOT / "engine")))
    command: list[str | Path] = [PYTHON, ROOT / "e2e/bench.py", "--rounds", str(args.rounds)]
    env = {"PYTHONPATH": paths, "NANAFUDA_BROWSER_PATH": browser}
    run(*command, *args.what, env=env)


def planted(args: argparse.Namespace) -> None:
    """Apply each mutation of tests/planted to a copy and require that a test notices it."""
    set_up()
    run(PYTHON, ROOT / "tests/mutations.py", *args.names, env={"PYTHONPATH": str(ROOT)})


def new_game(args: argparse.Namespace) -> None:
    """Adds a game that runs, under an id of its own: the small one of docs/adding-a-game.md, to be
    turned into another, file by file.
    """
    if not re.fullmatch(r"[a-z]{2,}(-[a-z]+)*", args.id):
        raise Stop(
            f"“{args.id}” is no id of a game: two or more small letters, or words with hyphens"
        )
    if (WEB / "games" / args.id).exists():
        raise Stop(f"there is a game {args.id} already")
    set_up()
    run(PYTHON, ROOT / "docs/guide.py", args.id)
    say(f"{args.id} is there; what it is made of: docs/adding-a-game.md")


def arena(args: argparse.Namespace) -> None:
    """Lets bots play bots on duplicate deals and prints the figures as JSON."""
    run(
        sys.executable,
        *("-m", "arena", *args.rest),
        cwd=Path.cwd(),  # paths are given from there
        env={"PYTHONPATH": str(ROOT / "engine")},
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(metavar="COMMAND")

    def command(
        action: Callable[[argparse.Namespace], None], own_help: bool = True
    ) -> argparse.ArgumentParser:
        text = action.__doc__
        made = commands.add_parser(
            action.__name__.replace("_", "-"), help=text, description=text, add_help=own_help
        )
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
    late = "browser tests in an order of this seed, while every answer comes late"
    testing.add_argument("--late", type=int, metavar="SEED", help=late)
    testing.add_argument("-k", metavar="EXPR", help="only tests that match, as in pytest")
    stages = "ruff, format, biome, tsc, unit, site, mypy, engine, browser"
    which = f"of {stages}; default: all. Or a test's whole name"
    testing.add_argument("only", nargs="*", metavar="STAGE", help=which)
    making = command(dist)
    making.add_argument("--to", type=Path, default=ROOT / "dist", help="default: dist")
    packing = command(single)
    packing.add_argument("--to", type=Path, default=ROOT / f"{file_name()}.html")
    releasing = command(release)
    releasing.add_argument("--tag", help="stop unless this is v and the version")
    releasing.add_argument("--to", type=Path, default=BUILD / "release")
    command(wheel)
    command(lock)
    command(docs)
    measuring = command(bench)
    measuring.add_argument("--rounds", type=int, default=7, help="browser starts of each kind")
    measuring.add_argument("what", nargs="*", help="start, memory, bytes, thinking")
    command(planted).add_argument("names", nargs="*", metavar="NAME", help="default: all of them")
    command(new_game).add_argument("id", metavar="ID", help="small letters, with hyphens")
    command(arena, own_help=False)  # its options are arena's
    args, rest = parser.parse_known_args()
    if "action" not in args:
        parser.print_help(sys.stderr)
        sys.exit(2)
    args.rest = rest
    if rest and args.action is not arena:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        args.action(args)
    except Stop as error:
        sys.exit(f"build: {error}")


if __name__ == "__main__":
    main()
