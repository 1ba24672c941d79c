"""The folders: none holds too much; a layer of the page imports only what lies below it."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
# From the lowest. A feature may use another one's modules.
LAYERS = ["cards", "i18n", "engine", "storage", "ui", "table", "features", "app"]
MANY = 20  # files
DATA = {"tests/golden", "tests/planted"}  # in which nobody looks for the place of a line
IMPORT = re.compile(r'^(?:import|export) (?!type )(?:[^;]* from )?"(\.[^"]+)";', re.MULTILINE)
# Common modules: the address, and the engine that the first script has started.
COMMON = {"app/router", "app/bootstrap"}
# Imports that lead up, until what they need has moved down.
UPWARD = {
    ("engine/restart-notice", "ui/notices"),
    ("features/duplicate/challenge", "app/settings-dialog"),
    ("features/duplicate/tournaments", "app/settings-dialog"),
    ("features/play/put-aside", "app/settings-dialog"),
    ("features/stats/my-deals", "app/settings-dialog"),
    ("table/modes/exercise-mode", "features/review/review"),
    ("table/modes/match-mode", "features/review/review"),
    ("table/modes/puzzle-mode", "features/review/review"),
    ("table/modes/reviewed-mode", "features/review/review"),
    ("table/play/hint", "features/review/review"),
    ("ui/audio", "table/animation/cues"),
    ("ui/dialogs", "features/play/dealt-hand"),
    ("ui/views", "features/play/dealt-hand"),
    ("ui/views", "table/draw/drawing"),
    ("ui/views", "table/draw/scene"),
}


def imports(script: Path) -> set[str]:
    """The page's modules that this one imports; types alone are none."""
    found = IMPORT.findall(script.read_text("utf-8"))
    paths = {(script.parent / path).resolve() for path in found}
    assert all(path.exists() for path in paths), script
    return {name(path) for path in paths if path.is_relative_to(SOURCES)}


def name(script: Path) -> str:
    return script.relative_to(SOURCES).with_suffix("").as_posix()


def scripts(layer: str) -> list[Path]:
    return [path for path in (SOURCES / layer).rglob("*") if path.suffix in (".js", ".ts")]


def test_there_are_no_other_layers() -> None:
    assert {path.name for path in SOURCES.iterdir() if path.is_dir()} == set(LAYERS)


@pytest.mark.parametrize("tree", ["docs", "e2e", "engine", "tests", "web"])
def test_a_folder_is_seen_at_a_glance(tree: str) -> None:
    for folder, rooms, files in os.walk(ROOT / tree):
        rooms[:] = {*rooms} - {"node_modules", "__pycache__"}
        room = Path(folder).relative_to(ROOT).as_posix()
        assert room in DATA or len(files) <= MANY, f"{len(files)} files in {room}"


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_below(layer: str) -> None:
    below = LAYERS[: LAYERS.index(layer) + 1]
    for script in scripts(layer):
        for other in imports(script) - COMMON:
            known = other.split("/")[0] in below or (name(script), other) in UPWARD
            assert known, f"{name(script)} imports {other}"


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "README.md", "docs/adding-a-game.md"])
def test_what_a_guide_names_is_there(guide: str) -> None:
    text = (ROOT / guide).read_text("utf-8")
    paths = re.findall(r"\b(?:docs|e2e|engine|tests|web)/[\w./-]*\w(?![\w./-]*[<{*])", text)
    assert not [path for path in paths if "seven" not in path and not (ROOT / path).exists()]


def test_the_map_is_read_at_one_sight() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    _, *rows = re.findall(r"^\| .*", text.partition("\n## The two commands")[0], re.MULTILINE)
    assert 0 < len(rows) <= MANY
