"""The build of the site: its steps and their inputs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from .environment import (
    BUILD,
    PYTHON,
    ROOT,
    WEB,
    Stop,
    alone,
    files,
    make,
    make_tools,
    node,
    pip,
    run,
    step,
)

SITE = BUILD / "site"
TOOLS = WEB / "tools"
MAKERS, PYODIDE = TOOLS / "python", BUILD / "python"
MICROPIP = "micropip-0.11.1-py3-none-any.whl"


def build_site() -> None:
    """Build .build/site, which is served, tested and published."""
    with alone():
        make_tools()
        make_site()


def make_site() -> None:
    engine = files(ROOT / "engine")
    about = [ROOT / name for name in ("pyproject.toml", "LICENSE")]
    wheel, micropip = wheel_path(), BUILD / "cache" / MICROPIP
    make_library()
    step("engine wheel", [*engine, *files(*about)], wheel, lambda: build_wheel(wheel))
    step("micropip", [MAKERS / "micropip.txt"], micropip, lambda: fetch_micropip(micropip))
    sources = [*files(MAKERS), TOOLS / "bundle.ts", WEB / "src/engine/memory-image.ts"]
    step(
        "Python for the browser",
        [wheel, micropip, *sources, WEB / "package-lock.json"],
        PYODIDE / "manifest.json",
        lambda: make(node(), MAKERS / "make-python.ts", PYODIDE, wheel, micropip),
    )
    parts = ("manifest.json", "stdlib.image.zip", "pyodide.asm.mjs", "slim/pyodide.asm.wasm")
    step(
        "memory image",
        [*(PYODIDE / name for name in parts), MAKERS / "make-image.ts"],
        PYODIDE / "image.wasm",
        lambda: make(node(), "--experimental-wasm-jspi", MAKERS / "make-image.ts", PYODIDE),
    )
    catalogue = make_catalogue()
    step(
        "site",
        [catalogue, *engine, *files(PYODIDE, WEB)],
        SITE / "sw.js",
        lambda: make(node(), TOOLS / "make-site.ts", SITE, PYODIDE, catalogue, address()),
        address(),
    )


def make_library() -> Path:
    """Compile Python's whole library, for development and the workshop."""
    library = PYODIDE / "stdlib.whole.zip"
    parts = [MAKERS / name for name in ("make-library.ts", "precompile.py")]
    step(
        "Python's library",
        [*parts, WEB / "package-lock.json"],
        library,
        lambda: make(node(), MAKERS / "make-library.ts", PYODIDE),
    )
    return library


def file_name() -> str:
    """Return the product's name in names of files, as `fileBrand` in web/src does."""
    brand = json.loads((WEB / "brand.json").read_text("utf-8"))
    return re.sub(r"[\W_]+", "-", brand["names"]["en"].lower()).strip("-")


def address() -> str:
    """Return the public address of the site with a final slash; "" if it is not known."""
    brand = json.loads((WEB / "brand.json").read_text("utf-8"))
    given = os.environ.get("NANAFUDA_ADDRESS") or brand["address"]
    if given and not re.fullmatch(r"https?://[^\s\"<>?#]+", given):
        raise Stop(f"{given!r} (NANAFUDA_ADDRESS, web/brand.json) is no address of a site")
    return given and given.rstrip("/") + "/"


def version() -> str:
    """Return the version, which only the engine's package names."""
    text = (ROOT / "engine/nanafuda/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+?)"', text, re.MULTILINE)
    assert found
    return found[1]


def wheel_path() -> Path:
    return BUILD / "wheel" / f"nanafuda-{version()}-py3-none-any.whl"


def build_wheel(wheel: Path) -> None:
    shutil.rmtree(wheel.parent, ignore_errors=True)
    make(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", wheel.parent)


# Runs a module that writes to the original stdout; what the engine prints goes to the terminal.
DECLARE = (
    "import runpy, sys; sys.stdout = sys.stderr; "
    "runpy.run_module(sys.argv[1], run_name='__main__', alter_sys=True)"
)


def make_catalogue() -> Path:
    """Write the catalogue, the message types, the reference, the puzzles' hands and tests' ends."""
    catalogue, types = BUILD / "catalogue.json", BUILD / "protocol.d.ts"
    modules = {
        catalogue: "generate.catalogue",
        types: "generate.typescript",
        BUILD / "reference.json": "generate.reference",
        BUILD / "hands.json": "arena.hands",
        BUILD / "ends.json": "arena.ends",
    }

    def write() -> None:
        for path, module in modules.items():
            path.write_text(declared(module), "utf-8")

    step("catalogue", files(ROOT / "engine"), catalogue, write)
    return catalogue


def make_message_ids() -> None:
    """Write the ids of all messages as types: `t` and `say` take no other text that is written out.

    A game's messages begin with its id, which `say` adds.
    """
    texts = [*(WEB / "locales/en").glob("*.ftl"), *(WEB / "games").glob("*/*.en.ftl")]
    result = BUILD / "messages.d.ts"

    def write() -> None:
        found = "\n".join(path.read_text("utf-8") for path in sorted(texts))
        ids = re.findall(r"^([a-z][\w-]*) *=", found, re.M)
        games = [path.name for path in (WEB / "games").iterdir()]
        own = {id[len(game) + 1 :] for game in games for id in ids if id.startswith(f"{game}-")}
        kinds = {"Id": [*ids, *(f"{game}-alias" for game in games)], "Own": own}
        lines = (
            f"type {name} = {' | '.join(map(json.dumps, sorted(all)))};"
            for name, all in kinds.items()
        )
        result.write_text("declare namespace Messages {\n" + "\n".join(lines) + "\n}\n", "utf-8")

    step("message ids", sorted(texts), result, write)


def declared(module: str) -> str:
    env = {"PYTHONPATH": str(ROOT / "engine")}
    return run(PYTHON, "-c", DECLARE, module, env=env, stdout=subprocess.PIPE)


def fetch_micropip(path: Path) -> None:
    """Download the pinned wheel; pip checks its hash."""
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--quiet"]
    pinned = ("--require-hashes", "-r", MAKERS / "micropip.txt")
    make(*pip("download"), *options, *pinned, "--dest", path.parent)


def pack_single(target: Path) -> None:
    inputs = (SITE, BUILD / "python", BUILD / "catalogue.json")
    make(node(), TOOLS / "make-single.ts", target, *inputs, address())
