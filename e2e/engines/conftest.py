"""A window of the browser under test, at a copy of the site whose pages note what they do wrong."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.engines.clicking import DESKTOP, prepare
from e2e.engines.window import HERE, Window, Windows, windows
from e2e.server import SiteServer

# Stands before each script of the pages: not every driver tells what a page says on its console.
WATCH = (HERE / "watch.js").read_text("utf-8")


@pytest.fixture(scope="session")
def opening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    with windows(tmp_path_factory.mktemp("browser")) as window:
        yield window


@pytest.fixture(scope="session")
def watched(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site whose pages note what they do wrong."""
    copy = tmp_path_factory.mktemp("watched") / "site"
    shutil.copytree(folder, copy)
    for script in [copy / "arrival.js", *(copy / "assets").glob("*.js")]:
        script.write_text(WATCH + script.read_text("utf-8"), "utf-8")
    return copy


@pytest.fixture
def server(watched: Path) -> Iterator[SiteServer]:
    with SiteServer(watched, prefix="/nanafuda/") as server:
        yield server


@pytest.fixture
def window(opening: Windows, server: SiteServer) -> Iterator[Window]:
    """A new window, which has the settings of the tests; free of faults at the end."""
    made = opening()
    made.resize(*DESKTOP)
    prepare(made, server)
    yield made
    faults = made.run("() => sessionStorage.faults ?? ''")
    assert not faults, f"the page must be free of faults:\n{faults}"
