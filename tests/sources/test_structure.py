"""How the engine's modules hang together, and whether what they show is so."""

from __future__ import annotations

import ast
import doctest
from graphlib import TopologicalSorter
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path
from re import fullmatch

import nanafuda
import pytest

HOME = Path(nanafuda.__file__).parent


def modules() -> dict[str, Path]:
    """The engine's modules by name."""
    names = {path: ".".join(path.relative_to(HOME.parent).with_suffix("").parts)
             for path in HOME.rglob("*.py")}  # fmt: skip
    return {name.removesuffix(".__init__"): path for path, name in names.items()}


def imported(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """What a module imports anywhere in it: for types alone, late, or by a name put together."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            inner = {f"{base}.{alias.name}" for alias in node.names}
            found |= {one if one in known else base for one in inner}
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "part":
            (part,) = node.args
            assert isinstance(part, ast.Constant) and isinstance(part.value, str)
            named = rf"nanafuda\.games\.\w+\.{part.value}"
            found |= {one for one in known if fullmatch(named, one)}
        elif isinstance(node, ast.Name) and node.id == "import_module":
            assert name == "nanafuda.game", f"{name} hides what it imports"
    return found & known.keys() - {name}


def test_no_module_leads_back_to_itself() -> None:
    known = modules()
    graph = {name: imported(name, path, known) for name, path in known.items()}
    assert graph["nanafuda.bots"] > {"nanafuda.bots.choice", "nanafuda.games.seven_bridge.bot"}
    TopologicalSorter(graph).prepare()  # CycleError names the circle


@pytest.mark.parametrize(
    "name", [name for name, path in modules().items() if ">>>" in path.read_text("utf-8")]
)
def test_examples_in_docstrings_hold(name: str) -> None:
    ran = doctest.testmod(import_module(name))
    assert ran.attempted and not ran.failed
