"""The games, played by clicking: each module has its GAME, a SHORT match, and how to take_turn."""

from importlib import import_module
from pathlib import Path
from typing import Any

TABLES: list[Any] = [
    import_module(f"{__name__}.{path.stem}")
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
]
