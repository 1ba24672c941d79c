"""A mistake on the command line of the build gets a sentence."""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import build
from web.tools.environment import Stop, run
from web.tools.site import DECLARE, declared

ROOT = Path(__file__).parents[2]


def test_without_a_command_it_lists_all() -> None:
    done = subprocess.run([sys.executable, ROOT / "build.py"], capture_output=True, text=True)
    assert done.returncode == 2
    for command in ("serve", "test", "dist", "release", "new-game"):
        assert f"    {command} " in done.stderr


def test_a_used_port_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Stop, match=f"port {port}"):
            build.require_free("127.0.0.1", port)
    for port in (-1, 70_000):
        with pytest.raises(Stop, match="--port") as stop:
            build.require_free("127.0.0.1", port)
        assert ".." not in str(stop.value)
    build.require_free("127.0.0.1", 0)


def test_a_missing_program_is_named() -> None:
    with pytest.raises(Stop, match="no-such-program"):
        run("no-such-program")


def test_a_release_leaves_nothing_unreleased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "version", lambda: "2.0.0")
    text = "## [Unreleased]\n\n### Added\n\n- A game\n\n## [2.0.0] - 2026-01-01\n\n- All\n"
    (tmp_path / "CHANGELOG.md").write_text(text, "utf-8")
    with pytest.raises(Stop, match="A game"):
        build.release(argparse.Namespace(tag="v2.0.0", to=tmp_path))
    (tmp_path / "CHANGELOG.md").write_text(text.replace("- A game\n\n", ""), "utf-8")
    assert build.changes("Unreleased", required=False) == ""
    assert build.changes("2.0.0") == "- All\n"


def test_what_the_engine_prints_does_not_spoil_its_declarations(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "import sys\nprint('loaded')\nprint('{}', file=sys.__stdout__)\n", "utf-8"
    )
    command = [sys.executable, "-c", DECLARE, "loud"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("{}\n", "loaded\n")
    assert declared("generate.catalogue").startswith("{")
