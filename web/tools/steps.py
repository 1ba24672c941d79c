"""The steps by which the site is made: what each makes, and on what it depends."""

from __future__ import annotations

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
MICROPIP = "micropip-0.11.1-py3-none-any.whl"


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
    step("micropip", [tools / "python/pins.json"], micropip, lambda: fetch_micropip(micropip))
    python = BUILD / "python"
    image_parts = ("manifest.json", "stdlib.image.zip", "pyodide.asm.mjs", "slim/pyodide.asm.wasm")
    step(
        "Python for the browser, precompiled",
        [
            wheel,
            micropip,
            *files(tools / "python"),
            tools / "bundle.mjs",
            WEB / "src/engine/memory-image.ts",
            WEB / "package-lock.json",
        ],
        python / "manifest.json",
        lambda: make(node(), tools / "python/make-python.mjs", python, wheel, micropip),
    )
    step(
        "memory image",
        [*(python / name for name in image_parts), tools / "python/make-image.mjs"],
        python / "image.wasm",
        lambda: make(node(), "--experimental-wasm-jspi", tools / "python/make-image.mjs", python),
    )
    step(
        "site",
        [catalogue, *engine, *files(python, WEB)],
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
    made = {
        catalogue: "nanafuda.protocol.catalogue",
        BUILD / "protocol.d.ts": "nanafuda.protocol.typescript",
    }

    def write() -> None:
        for path, module in made.items():
            env = {"PYTHONPATH": str(ROOT / "engine")}
            text = run(PYTHON, "-m", module, env=env, stdout=subprocess.PIPE)
            path.write_text(text, "utf-8")

    step("catalogue", files(ROOT / "engine"), catalogue, write, *made.values())
    return catalogue


def fetch_micropip(path: Path) -> None:
    """Downloads the pinned wheel; its hash is compared with web/tools/python/pins.json."""
    name, version = MICROPIP.split("-")[:2]
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--quiet"]
    make(*pip("download"), *options, "--dest", path.parent, f"{name}=={version}")


def pack_single(target: Path) -> None:
    inputs = (SITE, BUILD / "python", BUILD / "catalogue.json")
    make(node(), WEB / "tools/make-single.mjs", target, *inputs)
