"""How the engine's modules hang together, and whether what they show is so."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path
from re import fullmatch

import nanafuda
import pytest
from facts import facts_of_games
from generate.reference import reference
from nanafuda import GAMES

HOME = Path(nanafuda.__file__).parent


def modules() -> dict[str, Path]:
    """The engine's modules by name."""
    names = {path: ".".join(path.relative_to(HOME.parent).with_suffix("").parts)
             for path in HOME.rglob("*.py")}  # fmt: skip
    return {name.removesuffix(".__init__"): path for path, name in names.items()}


# Packages from the lowest to the highest. A module imports from its own layer and those before it.
LAYERS = [
    r"messages(\..*)?",
    r"(errors|limits|options|levels)",
    r"mechanics(\..*)?",
    r"(game|spaces)",
    r"games(\.\w+(\.(rules|views|actions|observation|schema))?)?",
    r"match(\..*)?",
    r"bots(\..*)?|games\.\w+\.bot(\..*)?",
    r"analysis(\..*)?|games\.\w+\.(assist|themes)",
    r"(duplicate|lessons|workshop)(\..*)?|games\.\w+\.lessons",
    r"protocol(\..*)?|evaluation|episode",
    r"pettingzoo|gymnasium",
]


def layer_of(module: str) -> int:
    """The place of a module in LAYERS."""
    name = module.removeprefix("nanafuda.")
    return next(n for n, pattern in enumerate(LAYERS) if fullmatch(pattern, name))


def imports(name: str, path: Path, known: dict[str, Path], types: bool = False) -> set[str]:
    """The engine's modules that a module imports when it runs, with `types` those for types too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test) and not types:
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            inner = {f"{base}.{alias.name}" for alias in node.names}
            found |= {one if one in known else base for one in inner}
    return found & known.keys() - {name, "nanafuda"}


def test_a_module_imports_nothing_of_a_higher_layer() -> None:
    known = modules()
    del known["nanafuda"]
    upward = [
        f"{name} imports {other}"
        for name, path in known.items()
        for other in imports(name, path, known, types=True)
        if layer_of(other) > layer_of(name)
    ]
    assert not upward
    seen = imports("nanafuda.analysis.advice", known["nanafuda.analysis.advice"], known)
    assert seen > {"nanafuda.bots", "nanafuda.game"}  # the test sees imports


def test_only_the_games_and_their_list_name_a_game() -> None:
    names = "|".join(game.replace("-", "[-_]") for game in GAMES)
    for name, path in modules().items():
        if not name.startswith("nanafuda.games"):
            code = re.sub(r'"""[\s\S]*?"""', "", path.read_text("utf-8"))
            assert not re.search(names, code), name


def test_the_shared_modules_know_no_fact_of_one_game() -> None:
    """No action of one game alone, and no field whose name is two words or more."""
    forms = {form["form"] for actions in reference()["actions"].values() for form in actions}
    own = {word for _, word in facts_of_games() if word in forms or "_" in word}
    known = [
        f"{name}: {node.value}"
        for name, path in modules().items()
        if not name.startswith("nanafuda.games.")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in own
    ]
    assert len(own) > 20 and not known


@pytest.mark.parametrize(
    "name",
    [
        ".".join(path.relative_to(HOME.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in HOME.parent.rglob("*.py")
        if ">>>" in path.read_text("utf-8")
    ],
)
def test_examples_in_docstrings_hold(name: str) -> None:
    ran = doctest.testmod(import_module(name))
    assert ran.attempted and not ran.failed
