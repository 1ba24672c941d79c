"""The arena with files of bots: the same files as in the page's workshop."""

from __future__ import annotations

from pathlib import Path

import pytest
from arena import Plan, play_unit, player, robin
from nanafuda.bots.search import result_of
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import trial_steps

FIRST = "def play(view):\n    return view.legal()[0]\n"
LAST = "def play(view):\n    return view.legal()[-1]\n"


def test_a_file_plays_for_the_arena(tmp_path: Path) -> None:
    first, last = tmp_path / "first.py", tmp_path / "last.py"
    first.write_text(FIRST)
    last.write_text(LAST)
    one = play_unit(Plan("upside-down", str(last), str(first)), 1)
    other = play_unit(Plan("upside-down", str(first), str(last)), 1)
    assert one.difference > 0 > other.difference


BOTS = {
    "high": LAST,
    "low": FIRST,
    "broken": "def play(",
    "cheat": "def play(view):\n    return 'play:H99'\n",
    "gone": "import os\n\ndef play(view):\n    os._exit(0)\n",
    "flood": "import os\n\ndef play(view):\n    for n in range(9999): os.write(3, b'x' * 9999)\n",
    "endless": "import itertools\n\ndef play(view):\n    return sum(itertools.count())\n",
}


def folder_of(folder: Path, *names: str) -> list[Path]:
    for name in names:
        (folder / f"{name}.py").write_text(BOTS[name])
    return robin.found_in(folder)


def test_a_league_goes_on_without_bots_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robin, "PATIENCE", 1.0)
    files = folder_of(tmp_path, *BOTS)
    season = robin.Season("upside-down", 30, "s")
    text, data = robin.tables(season, files, robin.league(season, files), True)
    table, matrix = text.split("\n\n")
    _, first, second, *out = [line.split() for line in table.splitlines()]
    assert first[:2] == ["1", "high"] and second[:2] == ["2", "low"]
    assert {line[0] for line in out} == {"3–7"}
    assert {line[1] for line in out} == {"broken", "cheat", "gone", "flood", "endless"}
    assert "not valid Python" in table and "“play:H99” is not allowed now" in table
    assert "longer than 5 seconds" in table
    assert matrix.splitlines()[1].split()[:2] == ["high", "—"]
    assert len(data.splitlines()) == 1 + len(BOTS)


def test_a_league_depends_on_its_seed_alone(tmp_path: Path) -> None:
    files = folder_of(tmp_path, "high", "low", "broken")
    season = robin.Season("upside-down", 2, "s")
    found = robin.league(season, files)
    assert found == robin.league(season, files, processes=2)
    assert found != robin.league(season._replace(seed="t"), files)
    here = [result_of(trial_steps(Bot(LAST), "upside-down", "club", f"s-{n}")) for n in (1, 2)]
    high = found[[path.stem for path in files].index("high")]
    assert high.points == [one["points"] for one in here]


def test_the_best_meet_in_a_final_in_which_one_that_fails_is_out(tmp_path: Path) -> None:
    folder_of(tmp_path, "high", "low")
    (tmp_path / "late.py").write_text("def play(view):\n    return 7\n")
    files = robin.found_in(tmp_path)
    season = robin.Season("upside-down", 2, "s")
    points = {"high": [2, 2], "low": [1, 1], "late": [3, 3]}
    league = [robin.Entry(points[path.stem], 12, "") for path in files]
    chosen, found = robin.final(season, files, league)
    assert [path.stem for path in chosen] == ["late", "high", "low"]
    assert found[0].points is None and "(deal 1)" in found[0].why
    assert len(found[1].points or []) == 2 and sum(found[1].points or []) > 0
    assert (chosen, found) == robin.final(season, files, league)


@pytest.mark.parametrize("source", ["def play(", "GAME = 'seven-bridge'\n" + FIRST, b"\xff"])
def test_a_file_that_is_no_bot_for_the_game_is_refused(tmp_path: Path, source: str | bytes) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    with pytest.raises(ValueError, match=r"mine\.py: "):
        player(str(path), "upside-down")
