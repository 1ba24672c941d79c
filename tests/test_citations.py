"""Every rule has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from nanafuda import GAMES


def ids(prefix: str, last: int, first: int = 1) -> list[str]:
    return [f"{prefix}{n}" for n in range(first, last + 1)]


RULES = {
    "seven-euchre": ids("E", 23),
    "sevens-heaven": ids("RT", 21),
    "ring-of-sevens": ids("R", 29),
    "seven-bridge": [*ids("B", 17), "B20", "B21", "B40"],
    "upside-down": [*ids("U", 15), *ids("X", 3)],
}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    text = (Path(__file__).parent / f"test_{game.replace('-', '_')}.py").read_text()
    cited = set(re.findall(r"def test_((?:[A-Z]+\d+_)+)", text))
    tested = {id for names in cited for id in names.strip("_").split("_")}
    assert set(RULES[game]) - tested == set()
