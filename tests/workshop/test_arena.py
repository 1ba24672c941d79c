"""The arena with files of bots: the same files as in the page's workshop."""

from __future__ import annotations

import json
import os
import pickle
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from arena import duel_of, player, policy_of, robin
from arena.__main__ import main
from nanafuda.bots.search import result_of
from nanafuda.errors import Refusal
from nanafuda.evaluation import evaluate
from nanafuda.workshop import Bot
from nanafuda.workshop.files import found_in
from nanafuda.workshop.measure import deal_steps
from nanafuda.workshop.season import begin

FIRST = "def play(view):\n    return view.legal()[0]\n"
LAST = "def play(view):\n    return view.legal()[-1]\n"


def test_a_file_plays_for_the_arena(tmp_path: Path) -> None:
    first, last = tmp_path / "first.py", tmp_path / "last.py"
    first.write_text(FIRST)
    last.write_text(LAST)
    one = duel_of("upside-down", str(last), str(first)).difference(1)
    other = duel_of("upside-down", str(first), str(last)).difference(1)
    assert one > 0 > other


def test_a_policy_of_a_file_is_measured_by_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def policy(observation, legal):\n    return legal[-1]\n")
    options = ["--deals", "3", "--option", "joker=yes", "--seats", "3", "--seed", "x"]

    def printed(path: Path) -> Any:
        players = ["--a", f"policy:{path}", "--b", "beginner", "--processes", "2"]
        monkeypatch.setattr(sys, "argv", ["arena", "--game", "ring-of-sevens", *players, *options])
        main()
        return json.loads(capsys.readouterr().out)

    found = evaluate(
        "ring-of-sevens", lambda seen, legal: legal[-1], deals=3, levels="beginner", seats=3,
        options={"joker": True}, seed="x",
    )  # fmt: skip
    assert printed(file)["difference"] == round(found["beginner"].mean, 4)
    file.write_text("other = 1\n")
    policy_of.cache_clear()
    for path, told in ((file, "no function policy"), (tmp_path / "none.py", "There is no file")):
        with pytest.raises(SystemExit):
            printed(path)
        assert told in capsys.readouterr().err


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
    return [*found_in(folder).values()]


def season_of(files: list[Path], deals: int, seed: str = "s.23456789") -> Any:
    return begin("upside-down", [path.stem for path in files], deals, seed=seed)


def test_a_league_goes_on_without_bots_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robin, "PATIENCE", 1.0)
    files = folder_of(tmp_path, *BOTS)
    table, data = robin.tables(robin.league(season_of(files, 8), files))
    _, first, second, *out = [line.split() for line in table.splitlines()]
    assert [first[1], second[1]] == ["high", "low"]
    assert {line[0] for line in out} == {"3–7"}
    assert {line[1] for line in out} == {"broken", "cheat", "gone", "flood", "endless"}
    assert "The bracket “(” is never closed" in table and "“play:H99” is not allowed now" in table
    assert "longer than 5 seconds" in table and "(deal 1)" in table
    assert len(data.splitlines()) == 1 + len(BOTS)


def test_a_league_depends_on_its_seed_alone(tmp_path: Path) -> None:
    files = folder_of(tmp_path, "high", "low", "broken")
    found = robin.league(season_of(files, 2), files)
    assert found == robin.league(season_of(files, 2), files, processes=2)
    other = robin.league(season_of(files, 2, "t.23456789"), files)
    assert found["points"] != other["points"]
    seed = found["seed"]
    steps = [deal_steps([Bot(LAST)], "upside-down", seed, n) for n in (1, 2)]
    here = [result_of(one)["played"][0] for one in steps]
    high = found["names"].index("high")
    assert found["points"][high] == [one["points"] for one in here]
    assert found["usual"][high] == [one["usual"] for one in here]


@pytest.mark.parametrize(
    "wrong", [["--seats", "9"], ["--option", "foo=1"], ["--deals", "0"], ["--seed", "\x00"]]
)
def test_a_wrong_argument_is_one_sentence(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder_of(tmp_path, "high")
    with pytest.raises(SystemExit):
        robin.main([str(tmp_path), "--game", "upside-down", *wrong])
    assert re.search("^arena robin: error: .+[.]$", capsys.readouterr().err, re.MULTILINE)


def test_a_folder_has_the_files_that_the_page_takes(tmp_path: Path) -> None:
    """hand-in.test.ts has the same files."""
    for file, (content, _) in HANDED_IN.items():
        (tmp_path / file).write_bytes(content)
    files = [*found_in(tmp_path).values()]
    assert [path.name for path in files] == [
        file for file, (_, why) in HANDED_IN.items() if why is not None
    ]
    found = robin.league(season_of(files, 1), files)
    for path, why in zip(files, found["why"], strict=True):
        part = HANDED_IN[path.name][1] or ""
        assert part in why and bool(why) == bool(part), path


def test_the_files_of_folders_in_a_folder_are_taken_by_numbered_names(tmp_path: Path) -> None:
    for folder in ("dan", "ema", "__MACOSX", ".git"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "bot.py").write_text(folder)
    found = {name: path.read_text() for name, path in found_in(tmp_path).items()}
    assert found == {"bot": "dan", "bot 2": "ema"}


HANDED_IN: dict[str, tuple[bytes, str | None]] = {  # content; the error, None: it is left out
    ".hidden.py": (LAST.encode(), None),
    "__init__.py": (LAST.encode(), None),
    "cached.pyc": (LAST.encode(), None),
    "marked.py": (LAST.encode("utf-8-sig"), ""),
    "notes.docx": (b"PK\x03\x04\x00", "not a text"),
    "numpy.py": (b"import numpy\n" + LAST.encode(), "is not available"),
    "plain.txt": (LAST.encode(), ""),
    "wide.py": (LAST.encode("utf-16"), ""),
}


def test_a_refusal_crosses_to_another_process() -> None:
    refusal = Refusal("bad-seats", game="upside-down", min=3, max=6, seats="9")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.id, again.fields, str(again)) == (refusal.id, refusal.fields, str(refusal))


@pytest.mark.parametrize("source", ["def play(", "GAME = 'seven-bridge'\n" + FIRST, b"\xff"])
def test_a_file_that_is_no_bot_for_the_game_is_refused(tmp_path: Path, source: str | bytes) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    with pytest.raises(ValueError, match=r"mine\.py: "):
        player(str(path), "upside-down")


def test_odd_file_names_are_shown_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (b"a\xff.py", "b\u202ec.py".encode()):
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name)).write_text(FIRST)
    table = tmp_path / ".table.csv"
    robin.main([str(tmp_path), "--game", "upside-down", "--deals", "1", "--csv", str(table)])
    out = capsys.readouterr().out
    assert r"a\udcff" in out and r"b\u202ec" in out and "failed" not in out
    assert r"a\udcff" in table.read_text("utf-8")


@pytest.mark.parametrize(
    ("argument", "value", "sentence"),
    [
        ("--csv", "missing/table.csv", "No such file"),
        ("--deals", "0", "--deals is from 1 to 10,000, not 0."),
        ("--processes", "0", "--processes is at least 1, not 0"),
    ],
)
def test_a_wrong_argument_ends_the_league_before_its_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], argument: str, value: str, sentence: str
) -> None:
    folder_of(tmp_path, "low")
    with pytest.raises(SystemExit):
        robin.main([str(tmp_path), "--game", "upside-down", argument, value])
    assert sentence in capsys.readouterr().err
