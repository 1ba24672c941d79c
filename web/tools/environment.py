"""Basics of the build: running things, not running them twice, and setting up the tools."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOCK = ROOT / "requirements-dev.txt"
TOOLS = VENV / "complete"  # written once all of the lock is installed
UV = "uv==0.13.8"  # resolves, and knows the files for all systems; `build.py lock` alone takes it
# Where a thread's words and its commands' go, if not to the terminal.
APART: ContextVar[TextIO | None] = ContextVar("APART", default=None)


class Stop(Exception):
    """The build cannot go on; the text says why and what to do."""


class Failed(Stop):
    """A command ended with an exit code other than 0."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


def say(text: str) -> None:
    print(f"build: {text}", file=APART.get() or sys.stderr, flush=True)


# --- Running things, and not running them twice -------------------------------------------------


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    env: Mapping[str, str] = {},
    stdout: TextIO | int | None = None,
) -> str:
    """Runs a command with the project's own tools first on the path; returns what was piped."""
    words = [str(word) for word in command]
    result = subprocess.run(
        words,
        cwd=cwd,
        env={**with_tools(), **env},
        stdout=stdout or APART.get(),
        stderr=APART.get(),
        text=True,
        check=False,
    )
    if result.returncode:
        text = f"{Path(words[0]).name} {' '.join(words[1:3])} … failed"
        raise Failed(text, result.returncode)
    return result.stdout or ""


def with_tools() -> dict[str, str]:
    """Returns the environment in which the project's own tools are found first.

    Playwright runs on our Node: its own needs a library (libatomic) that a small system lacks.
    """
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"PLAYWRIGHT_NODEJS_PATH": node(), **os.environ, "PATH": path}


def make(*command: str | Path, cwd: Path = ROOT) -> None:
    """Runs a command that makes something; what it says is no result."""
    run(*command, cwd=cwd, stdout=APART.get() or sys.stderr)


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


def dev_tools() -> list[str]:
    """Returns the tools of pyproject.toml, each as name==version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tools: list[str] = project["dependency-groups"]["dev"]
    return tools


def set_up() -> None:
    """Makes .venv with the pinned tools (Node among them) and web/node_modules."""
    with alone():
        make_tools()


def make_tools() -> None:
    """Makes what is missing or old: Node first, then with it npm's packages beside pip's."""
    python = (".".join(map(str, sys.version_info[:2])), *dev_tools())
    step("Node (.venv)", [LOCK], PYTHON, make_venv, *python)
    packages = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    modules = WEB / "node_modules"
    with ThreadPoolExecutor() as beside:
        both = [
            beside.submit(step, "Python tools (.venv)", [LOCK], TOOLS, install_tools, *python),
            beside.submit(step, "npm packages (web/node_modules)", packages, modules, install_npm),
        ]
    for one in both:
        one.result()


def make_venv() -> None:
    """Makes .venv with the part of the lock that is Node."""
    locked = LOCK.read_text("utf-8")
    if missing := set(dev_tools()) - set(locked.split()):
        raise Stop(f"{LOCK.name} lacks {', '.join(sorted(missing))}: run python3 build.py lock")
    without = [] if importlib.util.find_spec("ensurepip") else ["--without-pip"]
    make(sys.executable, "-m", "venv", "--clear", *without, VENV)
    part = VENV / "node.txt"
    part.write_text("".join(re.findall(r"^nodejs-.*\n(?: .*\n)+", locked, re.M)), "utf-8")
    install(part)


def install_tools() -> None:
    install(LOCK)
    TOOLS.touch()


def install(lock: Path) -> None:
    """Installs exactly what a lock names: pip checks every file's hash."""
    make(*pip("install"), "--quiet", "--no-deps", "--require-hashes", "-r", lock)


def install_npm() -> None:
    make(npm(), "ci", "--ignore-scripts", "--loglevel=error", cwd=WEB)


def pip(command: str) -> list[str | Path]:
    """Returns the start of a pip command for .venv."""
    options = ["--disable-pip-version-check", command]
    if importlib.util.find_spec("ensurepip"):
        return [PYTHON, "-m", "pip", *options]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", PYTHON, *options]
    raise Stop(
        "this Python comes without pip and without ensurepip, so no environment can be "
        "made. On Debian or Ubuntu: apt-get install python3-venv"
    )


def write_lock() -> None:
    """Writes down which files the tools of pyproject.toml are, and their dependencies'."""
    folder = BUILD / UV.replace("==", "-")
    step("uv", [], folder, lambda: make(*pip("install"), "--quiet", "--target", folder, UV), UV)
    make(
        *(folder / "bin/uv", "pip", "compile", "--quiet", "--group", "dev", "-o", LOCK),
        *("--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-annotate", "--no-emit-index-url", "--custom-compile-command", "build.py lock"),
    )


def npm() -> str:
    return shutil.which("npm", path=str(BIN)) or "npm"


def node() -> str:
    return shutil.which("node", path=str(BIN)) or "node"
