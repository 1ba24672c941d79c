"""A table does not know its mode: shared modules name no mode."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TABLE = Path(__file__).parents[2] / "web/src/table"
KINDS = {path.stem.removesuffix("-mode") for path in TABLE.glob("modes/*-mode.ts")}
# Modules for all modes: drawing, announcing, input.
EVERY = ("table", "frame", "actions", "bar", "menu", "listeners", "scene", "autoplay", "keys")
# A name or a word in any form: `atLesson`, “the coach’s”, `#reviews`.
NAMES = re.compile(rf"(?i){'|'.join(sorted(KINDS | {'coach', 'review', 'watching'}))}")
OTHER = re.compile(r"\.matche?s\(|MatchSession")


@pytest.mark.parametrize("name", EVERY)
def test_a_table_names_no_mode(name: str) -> None:
    (path,) = TABLE.rglob(f"{name}.ts")
    text = OTHER.sub("", path.read_text("utf-8"))
    lines = text.splitlines()
    named = [f"{n}: {line}" for n, line in enumerate(lines, 1) if NAMES.search(line)]
    assert not named, f"{path.name} names a mode:\n" + "\n".join(named)


def test_the_table_gets_its_mode_from_elsewhere() -> None:
    imports = re.compile(r'^import (?!type ).* from "[^"]*modes/', re.MULTILINE)
    own = TABLE / "modes"
    for path in TABLE.rglob("*.ts"):
        if path.parent != own:
            assert not imports.search(path.read_text("utf-8")), f"{path.name} imports a mode"
