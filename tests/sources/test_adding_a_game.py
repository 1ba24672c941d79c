"""A game is added to a copy of the tree as docs/adding-a-game.md says, and held to every law."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs import guide
from web.tools.environment import node

MOST = 4  # places that a game may touch besides its own files
PACKAGES = guide.ROOT / "web/node_modules"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a tree, by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("before") / "tree"
    guide.copy_tree(folder)
    return contents(folder)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the game in it."""
    folder = tmp_path_factory.mktemp("after") / "tree"
    guide.copy_tree(folder)
    guide.follow(folder)
    for tools in (".venv", "web/node_modules"):
        (folder / tools).symlink_to(guide.ROOT / tools)
    return folder


def run(folder: Path, *command: str | Path) -> None:
    output = subprocess.PIPE
    done = subprocess.run(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, text=True)
    assert not done.returncode, done.stdout


def test_the_game_touches_no_more_than_the_guide_says(before: dict[str, bytes], tree: Path) -> None:
    after = contents(tree)
    touched = {path for path in before if after.get(path) != before[path]}
    assert touched == guide.edits().keys()
    assert len(touched) <= MOST
    own = after.keys() - before.keys()
    names = (guide.GAME, guide.GAME.replace("-", "_"))
    assert all(any(name in path for name in names) for path in own)


def test_a_game_begins_under_an_id_of_its_own(
    before: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("begun") / "tree"
    guide.copy_tree(folder)
    run(folder, sys.executable, "docs/guide.py", "first-steps")  # as `build.py new-game` does
    after = contents(folder)
    own = after.keys() - before.keys()
    assert len(own) > len(guide.own_files())  # what is kept on record comes on top
    assert all("first_steps" in path or "first-steps" in path for path in own)
    assert not any(b"even High" in after[path] or b"SH1" in after[path] for path in own)
    changed = [path for path in after if before.get(path) != after[path] and path.endswith(".py")]
    run(folder, sys.executable, "-m", "ruff", "check", *changed)
    tests = "tests/games/first_steps"
    run(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", tests)


def test_the_guide_names_all_that_lies_in_the_template() -> None:
    assert set(guide.own_files()) == contents(guide.TEMPLATE).keys()


def test_all_that_is_tested_of_every_game_holds_for_this_one(tree: Path) -> None:
    """Laws, records, sessions, bots, shapes, words, pages, citations, and the game's own rules.

    The tests are the same as everywhere. Damage to links is no matter of a game's.
    """
    wanted = "(seven-high or seven_high or test_words or test_rules_pages) and not damaged_link"
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist"]
    run(tree, *pytest, "-k", wanted, "--ignore=tests/sources/test_adding_a_game.py")


def test_the_games_python_is_typed_and_in_the_house_style(tree: Path) -> None:
    own = [path for path in guide.own_files() if path.endswith(".py")]
    run(tree, sys.executable, "-m", "ruff", "check", *own)
    run(tree, sys.executable, "-m", "ruff", "format", "--check", *own)
    if (guide.ROOT / ".mypy_cache").exists():  # what has not changed need not be read again
        shutil.copytree(guide.ROOT / ".mypy_cache", tree / ".mypy_cache")
    run(tree, sys.executable, "-m", "mypy", *own, "engine/nanafuda/games/__init__.py")


def test_the_games_table_is_typed_by_the_shapes(tree: Path) -> None:
    shapes = tree / ".build/protocol.d.ts"
    shapes.parent.mkdir()
    command = [sys.executable, "-m", "generate.typescript"]
    told = subprocess.run(command, cwd=tree / "engine", check=True, stdout=subprocess.PIPE)
    shapes.write_bytes(told.stdout)
    ids = "from web.tools import site; site.make_message_ids()"
    run(tree, sys.executable, "-c", ids)
    # tsc reads the game and what it imports, not the other pages.
    typed = ["src/*.d.ts", "../.build/*.d.ts", "games/seven-high/*.ts"]
    config = tree / "web/tsconfig.game.json"
    config.write_text(json.dumps({"extends": "./tsconfig.json", "include": typed}), "utf-8")
    run(tree, node(), PACKAGES / "typescript/bin/tsc", "-p", config)
    biome = PACKAGES / "@biomejs/biome/bin/biome"
    run(tree / "web", node(), biome, "check", "--error-on-warnings", "games/seven-high")
