"""The arena with files of bots: the same files as in the page's workshop."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from arena import duel_of, player, policy_of, robin
from arena.__main__ import main
from arena.files import found_in, source_of
from nanafuda.bots.search import result_of
from nanafuda.errors import Refusal
from nanafuda.evaluation import evaluate
from nanafuda.workshop import Bot, Broken
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


# By name: the bytes as Latin-1, the kind of error, the name of an equal file before it, a part of
# the text. read-bot.test.ts and hand-in.test.ts have the same files.
PUPILS: dict[str, list[str]] = json.loads(Path(__file__).with_name("pupils.json").read_text())


def pupils(folder: Path, *names: str) -> dict[str, Path]:
    for name in names or PUPILS:
        (folder / name).write_bytes(PUPILS[name][0].encode("latin-1"))
    for left_out in (".hidden.py", "__init__.py", "cached.pyc"):
        (folder / left_out).write_text(LAST)
    return found_in(folder)


def test_a_folder_of_a_class_is_read_as_by_the_page(tmp_path: Path) -> None:
    found = pupils(tmp_path)
    assert len(found) == len(PUPILS) == 43 and "が" in found
    read: dict[str, list[str]] = {}
    for path in found.values():
        _, _, same, part = PUPILS[path.name]
        try:
            source, why = source_of(path), ""
            assert part in source and "\r" not in source
        except Broken as broken:
            why = broken.fault["id"]
        read[path.name] = [PUPILS[path.name][0], why, same, part]
    assert read == PUPILS
    files = [*found.values()]
    first = {path.name: files[n].name for path, n in zip(files, robin.twins(files), strict=True)}
    assert {name: one for name, one in first.items() if name != one} == {
        name: same for name, (_, _, same, _) in PUPILS.items() if same
    }


def test_faulty_files_files_in_shift_jis_and_equal_ones_are_in_the_table(tmp_path: Path) -> None:
    chosen = [
        name for name, (text, why, *_) in PUPILS.items() if why or "twin" in name or "jis" in text
    ]
    found = pupils(tmp_path, *chosen)
    files = [*found.values()]
    season = begin("upside-down", [*found], 1, seed="s.23456789")
    table, data = robin.tables(robin.league(season, files))
    assert table.count("failed") == 8 and len(data.splitlines()) == 1 + len(files)
    assert "twin-2 (same text as “twin-1”)" in table
    assert ',"twin-1",' in next(line for line in data.splitlines() if '"twin-2"' in line)
    assert "This is a notebook" in table and "not UTF-8" in table


def test_a_bot_finds_no_way_to_its_neighbours(tmp_path: Path) -> None:
    """Neither its arguments nor its folder nor its environment name the folder of the files."""
    source = "import glob, os, sys\nhere = [*glob.glob('*'), *glob.glob('../*/*.py')]\n"
    source += "known = [*sys.argv, *sys.orig_argv, *os.environ.values(), os.getcwd(), *here]\n"
    source += f"if any({tmp_path.name!r} in one for one in known): raise OSError\n"
    (tmp_path / "spy.py").write_text(source + LAST)
    folder_of(tmp_path, "high")
    files = [*found_in(tmp_path).values()]
    assert robin.league(season_of(files, 1), files)["why"] == ["", ""]


@pytest.mark.parametrize("reader", ["true", "head -n 1", "cat"])
def test_a_closed_pipe_or_an_odd_encoding_loses_nothing(tmp_path: Path, reader: str) -> None:
    folder_of(tmp_path, "high")
    (tmp_path / "七é.py").write_text(FIRST)
    table = tmp_path / ".table.csv"
    command = "'%s' -m arena robin '%s' --game upside-down --deals 1 --processes 1 --csv '%s'"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "cp932"}
    shell = f"{command % (sys.executable, tmp_path, table)} | {reader}"
    done = subprocess.run(shell, shell=True, capture_output=True, env=env, check=True)
    assert "七é" in table.read_text("utf-8") and b"Traceback" not in done.stderr
    whole = done.stdout + done.stderr
    assert reader.startswith("head") or b"Seed: upside-down." in whole
    assert reader != "cat" or "七\\xe9".encode("cp932") in whole


def test_the_files_of_folders_in_a_folder_are_taken_by_numbered_names(tmp_path: Path) -> None:
    for folder in ("dan", "ema", "__MACOSX", ".git"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "bot.py").write_text(folder)
    found = {name: path.read_text() for name, path in found_in(tmp_path).items()}
    assert found == {"bot": "dan", "bot 2": "ema"}


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
