"""Every rule has a test that is named after it, and every such test a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from nanafuda import GAMES
from words.texts import read, rules


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    folder = Path(__file__).parents[1] / "games" / game.replace("-", "_")
    text = (folder / "test_rules.py").read_text("utf-8")
    cited = set(re.findall(r"def test_((?:[A-Z]+\d+_)+)", text))
    tested = {id for names in cited for id in names.strip("_").split("_")}
    assert tested == set(rules(read(f"rules/{game}", "en")))
