"""The games by clicking: each has GAME, a SHORT match, take_turn; some, SCENES and OPENS."""

from importlib import import_module
from pathlib import Path
from typing import Any

TABLES: list[Any] = [
    import_module(f"{__name__}.{path.stem}")
    for path in sorted(Path(__file__).parent.glob("*.py"))
    if not path.stem.startswith(("_", "test_"))
]
for _table in TABLES:
    _missing = [name for name in ("GAME", "SHORT", "take_turn") if not hasattr(_table, name)]
    assert not _missing, f"{_table.__name__} lacks {', '.join(_missing)}: see docs/adding-a-game.md"
