"""The rooms: none holds too much; in those of the page outside a table an arrow leads down."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web/shell"
# From the lowest: each knows those before it and what lies beside the rooms, but for the app.
ROOMS = ["kept", "begin", "parts", "visits", "others", "practice"]
MANY = 20  # files
DATA = {"tests/golden", "tests/planted"}  # in which nobody looks for the place of a line
IMPORT = re.compile(r'^(?:import|export) (?:[^;]* from )?"(\.[^"]+)";', re.MULTILINE)


def imports(script: Path) -> set[Path]:
    """The scripts of the shell that this one imports; types alone are none."""
    found = IMPORT.findall(script.read_text("utf-8"))
    paths = {(script.parent / path).resolve() for path in found}
    assert all(path.exists() for path in paths)
    return {path.relative_to(SHELL) for path in paths if path.is_relative_to(SHELL)}


def test_there_are_no_other_rooms() -> None:
    assert {path.name for path in SHELL.iterdir() if path.is_dir()} == set(ROOMS)


@pytest.mark.parametrize("tree", ["docs", "e2e", "engine", "tests", "web"])
def test_a_room_is_seen_at_a_glance(tree: str) -> None:
    for folder, rooms, files in os.walk(ROOT / tree):
        rooms[:] = {*rooms} - {"node_modules", "__pycache__"}
        room = Path(folder).relative_to(ROOT).as_posix()
        assert room in DATA or len(files) <= MANY, f"{len(files)} files in {room}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_arrow_leads_up(room: str) -> None:
    known = ROOMS[: ROOMS.index(room) + 1]
    for script in (SHELL / room).iterdir():
        for path in imports(script):
            assert path.parts[0] in (*known, "bounds.js", "route.js"), f"{script.name}: {path}"


def test_what_lies_beside_the_rooms_knows_none() -> None:
    for name in ("bounds.js", "route.js"):
        assert {path.parts[0] for path in imports(SHELL / name)} <= {"bounds.js"}


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "README.md", "docs/adding-a-game.md"])
def test_what_a_guide_names_is_there(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    paths = re.findall(r"\b(?:docs|e2e|engine|tests|web)/[\w./-]*\w(?![\w./-]*[<{*])", text)
    assert not [path for path in paths if "seven" not in path and not (ROOT / path).exists()]


def test_the_map_is_read_at_one_sight() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    _, *rows = re.findall(r"^\| .*", text.partition("\n## The two commands")[0], re.MULTILINE)
    assert 0 < len(rows) <= MANY
