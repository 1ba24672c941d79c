"""A layer of the page imports only lower ones; the guides name paths that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
# From the lowest. A feature imports another one only through its index.ts.
LAYERS = ["cards", "i18n", "engine", "storage", "ui", "table", "features", "app"]
MANY = 20  # files
DATA = {"tests/golden", "tests/planted"}  # in which nobody looks for the place of a line
ANY = re.compile(r'(?:from |import\()"(\.[^"]+)"')
IMPORT = re.compile(r'^(?:import|export) (?!type )(?:[^;]* from )?"(\.[^"]+)";', re.MULTILINE)
# Every layer may use the address, and the engine that the first script has started.
COMMON = {"app/router", "app/bootstrap"}


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


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_below(layer: str) -> None:
    below = LAYERS[: LAYERS.index(layer) + 1]
    for script in scripts(layer):
        for other in imports(script) - COMMON:
            assert other.split("/")[0] in below, f"{name(script)} imports {other}"


def test_a_feature_imports_another_one_only_through_its_index() -> None:
    features = SOURCES / "features"
    for script in scripts("features"):
        own = script.relative_to(features).parts[0]
        for path in ANY.findall(script.read_text("utf-8")):
            other = (script.parent / path).resolve()
            if other.is_relative_to(features) and other.relative_to(features).parts[0] != own:
                assert other.name == "index.ts", f"{name(script)} imports {path}"


def test_the_table_gets_its_mode_from_elsewhere() -> None:
    for script in (SOURCES / "table").rglob("*.ts"):
        if script.parent.name != "modes":
            assert not any(path.startswith("table/modes/") for path in imports(script)), script
