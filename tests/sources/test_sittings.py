"""A table does not ask what it is for: what is said at every table names no kind of sitting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TABLE = Path(__file__).parents[2] / "web/table"
KINDS = {path.stem for path in TABLE.glob("sittings/*.js")} - {"sitting"}
# What is drawn, heard and pressed whatever is played.
EVERY = ("table", "frame", "actions", "bar", "menu", "listening", "scene", "alone", "keys")
# A name or a word, in whatever form: `atLesson`, “the coach’s”, `#reviews`.
NAMES = re.compile(rf"(?i){'|'.join(sorted(KINDS | {'coach', 'review', 'watching'}))}")
OTHER = re.compile(r"\.matche?s\(")


@pytest.mark.parametrize("name", EVERY)
def test_a_table_names_no_kind_of_sitting(name: str) -> None:
    (path,) = TABLE.rglob(f"{name}.js")
    text = OTHER.sub("", path.read_text("utf-8"))
    lines = text.splitlines()
    named = [f"{n}: {line}" for n, line in enumerate(lines, 1) if NAMES.search(line)]
    assert not named, f"{path.name} names a kind of sitting:\n" + "\n".join(named)


def test_the_table_gets_its_sitting_from_elsewhere() -> None:
    imports = re.compile(r'^import .* from "[^"]*sittings/', re.MULTILINE)
    own = TABLE / "sittings"
    for path in TABLE.rglob("*.js"):
        if path.parent != own:
            assert not imports.search(path.read_text("utf-8")), f"{path.name} imports a sitting"
