"""The bots decide as it is on record: the moves of all levels (decisions.py)."""

from __future__ import annotations

from pathlib import Path

import decisions
import pytest
from nanafuda import GAMES

GOLDEN = Path(__file__).parents[1] / "golden/decisions"


@pytest.mark.parametrize("game", list(GAMES))
def test_decisions_are_those_on_record(game: str) -> None:
    found = decisions.lines(game).splitlines()
    recorded = (GOLDEN / f"{game}.jsonl").read_text("utf-8").splitlines()
    changed = [pair for pair in zip(recorded, found, strict=False) if pair[0] != pair[1]]
    assert not changed[:1]
    assert len(found) == len(recorded) > 0
