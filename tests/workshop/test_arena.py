"""The arena with files of bots: the same files as in the page's workshop."""

from __future__ import annotations

from pathlib import Path

import pytest
from arena import Plan, play_unit, player, robin

FIRST = "def play(view):\n    return view.legal()[0]\n"
LAST = "def play(view):\n    return view.legal()[-1]\n"


def test_a_file_plays_for_the_arena(tmp_path: Path) -> None:
    first, last = tmp_path / "first.py", tmp_path / "last.py"
    first.write_text(FIRST)
    last.write_text(LAST)
    one = play_unit(Plan("upside-down", str(last), str(first)), 1)
    other = play_unit(Plan("upside-down", str(first), str(last)), 1)
    assert one.difference > 0 > other.difference


def test_a_round_robin_prints_the_best_bot_first(tmp_path: Path) -> None:
    for name, source in (("low", FIRST), ("high", LAST)):
        (tmp_path / f"{name}.py").write_text(source)
    head, best, worst = robin.table(tmp_path, "upside-down", 3, "s").splitlines()
    assert head.split() == ["bot", "mean", "high", "low"]
    assert best.split()[0] == "high" and worst.split()[0] == "low"
    assert float(best.split()[1]) > 0 > float(worst.split()[1])


@pytest.mark.parametrize("source", ["def play(", "GAME = 'seven-bridge'\n" + FIRST, b"\xff"])
def test_a_file_that_is_no_bot_for_the_game_is_refused(tmp_path: Path, source: str | bytes) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    with pytest.raises(ValueError, match=r"mine\.py: "):
        player(str(path), "upside-down")
