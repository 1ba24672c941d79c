"""A player's own bot: how it is loaded and run, and what happens if it fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.bots.search import result_of
from nanafuda.game import state_of
from nanafuda.workshop import Bot, Broken, Position, console
from nanafuda.workshop.measure import deal_steps

FIRST = "def play(view):\n    return view.legal()[0]\n"
ANY = "import random\n\ndef play(view):\n    return random.choice(view.legal())\n"


def trial(source: str, game: str = "upside-down", opponent: str = "random", **more: Any) -> Any:
    return result_of(deal_steps([Bot(source, game)], game, "s", opponent=opponent, **more))


@pytest.mark.parametrize(
    ("source", "id", "line"),
    [
        ("def play(view:\n    return 1", "open", 1),
        ("import nothing_like_it\n" + FIRST, "module", 1),
        ("\nx = y\n", "name", 2),
        ("print('hello')", "no-play", None),
        ("GAME = 'seven-bridge'\n" + FIRST, "game", None),
        ("#" * 100_001, "long", None),
        ("raise SystemExit", "error", 1),
        ("\0", "syntax", None),
    ],
)
def test_a_file_that_is_no_bot_is_refused_with_its_line(
    source: str, id: str, line: int | None
) -> None:
    with pytest.raises(Broken) as caught:
        Bot(source, "upside-down")
    assert (caught.value.fault["id"], caught.value.fault["line"]) == (id, line)


@pytest.mark.parametrize(
    ("body", "id", "line"),
    [
        ("view.legal()[0]", "nothing", 1),
        ("return 7", "type", 2),
        ("return 'play:H99'", "illegal", 2),
        ("return view.legal", "call", 2),
        ("return view.legal()", "list", 2),
        ("return view.hand[0]", "card", 2),
        ("return view.hand()[0]", "value", 2),
        ("return rng.choice(view.legal())", "near", 2),
        ("return random.choice(view.legal())", "import", 2),
        ("t = view.table(); return t['tricks_won']", "key", 2),
        ("return view.table()['tricks_won']", "key", 2),
        ("return {}['H7']", "entry", 2),
        ("return card", "name", 2),
        ("return view.legal[0]", "call", 2),
        ("return max(view.legal, key=len)", "call", 2),
        ("return vew.legal()[0]", "near", 2),
        ("return view.hnad[0]", "near", 2),
        ("return lenn(view.hand)", "near", 2),
        ("return [][0]", "index", 2),
        ("return play(view)", "deep", 2),
        ("raise Broken from view", "name", 2),
        ("return type('Odd', (), {'__repr__': lambda self: 1 / 0})()", "type", 2),
    ],
)
def test_an_error_in_a_decision_names_line_and_position(body: str, id: str, line: int) -> None:
    found = trial(f"def play(view):\n    {body}\n")["broken"]
    assert (found["id"], found["line"]) == (id, line)
    replay = Match.open_replay(found["replay"].partition("&seat=")[0])
    assert replay.at is not None
    assert replay.before(replay.at).legal()


def test_the_last_lines_of_the_traceback_are_those_of_the_file() -> None:
    source = "def helper():\n    return {}['H7']\n\ndef play(view):\n    return helper()\n"
    assert trial(source)["broken"]["trace"] == [
        "line 5, in play: return helper()",
        "line 2, in helper: return {}['H7']",
        "KeyError: 'H7'",
    ]


BOT = """class Bot:
    def __init__(self):
        self.calls = 0

    def bid(self, view):
        self.calls += 1
        print("bid", self.calls)
        return view.legal()[0]

    def play(self, view):
        print(view.table()["phase"])
        return view.legal()[-1]
"""


def test_a_class_decides_with_the_method_of_the_phase() -> None:
    one = Bot(BOT.replace("view.legal()[0]", "view.legal()[1]"), "seven-euchre")
    for seed in ("s", "t"):
        result_of(deal_steps([one], "seven-euchre", seed, opponent="random"))
    printed = one.console.take()
    assert printed.count("bid 1") == 2  # an object for each deal
    assert {line.split()[0] for line in printed} == {"bid", "exchange", "play"}


@pytest.mark.parametrize(
    ("game", "method"),
    [("seven-euchre", "auction"), ("sevens-heaven", "bet"), ("seven-bridge", "start")],
)
def test_a_method_is_named_like_the_phase(game: str, method: str) -> None:
    source = f"class Bot:\n    def {method}(self, view):\n        print('x')\n"
    source += "        return view.legal()[0]\n    def play(self, view): return view.legal()[0]\n"
    one = Bot(source, game)
    for number in range(1, 5):
        result_of(deal_steps([one], game, "s", number, opponent="random"))
    assert "x" in one.console.take()


def test_a_function_play_decides_before_a_class() -> None:
    one = Bot("class Bot:\n    pass\n\n" + FIRST)
    assert one.decide(Match("seven-euchre", seed="k").game, "1") == "pass"


@pytest.mark.parametrize(
    ("methods", "id", "line"),
    [
        ("pass", "no-method", 1),
        ("def trick(self, view): return view.legal()[0]", "no-method", 1),
        ("def bid(self, view): view.legal()", "nothing", 2),
        ("def bid(self, view): return 7", "type", 2),
        ("def bid(self, view): return 'bid:H99'", "illegal", 2),
        ("def bid(self, view):\n        return card", "name", 3),
        ("def bid(self, view):\n        return 1 / 0", "zero", 3),
        ("def bid(view): return 'pass'", "arguments", 2),
        ("def __init__(self):\n        self.deck = cards", "name", 3),
        ("def __init__(self, deck): pass", "missing", None),
    ],
)
def test_an_error_in_a_class_names_its_line(methods: str, id: str, line: int | None) -> None:
    with pytest.raises(Broken) as caught:
        one = Bot(f"class Bot:\n    {methods}\n", "seven-euchre")
        one.decide(Match("seven-euchre", seed="k").game, "1")
    fault = caught.value.fault
    assert (fault["id"], fault["line"]) == (id, line)
    if id in ("nothing", "type"):
        assert fault["args"]["name"] == "bid"


def test_a_loop_that_does_not_end_is_stopped_at_its_line() -> None:
    one = Bot("def play(view):\n    while True:\n        pass\n", seconds=0.05)
    with pytest.raises(Broken) as caught:
        one.decide(Match("seven-euchre", seed="k").game, "1")
    fault = caught.value.fault
    assert fault["id"] == "slow" and fault["line"] == 2


def test_a_flood_of_prints_is_cut() -> None:
    source = "for n in range(100_000):\n    print(n, end='.\\n')\n" + FIRST
    lines = Bot(source).console.take()
    assert lines[0] == "0." and len(lines) == console.LINES + 1
    assert lines[-1] == "… (+99,800)"


@walks.EVERY_GAME
def test_a_bot_sees_what_its_seat_knows_and_cannot_change_the_game(game: str) -> None:
    for match in walks.walk(game, 1, 60):
        if match.turn is None:
            continue
        before = state_of(match.game.clone())
        view = Position(match.game.view(match.turn), Random(1))
        assert view.legal() == match.legal()
        assert not {*view.unseen} & {*view.hand}
        counts = match.table(match.turn)["counts"]
        assert view.table() == {"counts": counts, **match.game.view(match.turn).table()}
        inner = view._view.game
        view.table().clear()
        inner.held[:] = [0] * len(inner.held)
        inner.settings.clear()  # type: ignore[attr-defined]
        assert state_of(match.game) == before


@walks.EVERY_GAME
def test_a_determinized_deal_keeps_the_hand_and_can_be_played_out(game: str) -> None:
    match = Match(game, seed="w")
    assert match.turn is not None
    view = Position(match.game.view(match.turn), Random(1))
    world = view.determinize()
    assert world.hand(view.seat) == view.hand and world.legal() == view.legal()
    other = world.clone()
    other.play(other.legal()[-1])
    assert other.play_out(Random(2)).over and not world.over
    assert isinstance(other.margin(view.seat), float)
    with pytest.raises(ValueError):
        world.play("pass:pass")


@walks.EVERY_GAME
def test_the_same_file_and_deal_give_the_same_actions(game: str) -> None:
    random_bot = Bot(ANY)
    first = result_of(deal_steps([random_bot], game, "s", opponent="beginner"))
    Random(5).random()
    again = result_of(deal_steps([random_bot], game, "s", opponent="beginner"))
    assert first == again == trial(ANY, game, "beginner")
    links = [one["replay"].partition("&seat=")[0] for one in first["played"]]
    assert all(Match.open_replay(link).deal == 1 for link in links)


def test_a_bot_starts_each_deal_anew() -> None:
    source = "calls = 0\n\ndef play(view):\n    global calls\n    calls += 1\n"
    source += "    if calls == 1:\n        print(view.seat)\n    return view.legal()[0]\n"
    one = Bot(source)
    for number in range(1, 5):
        result_of(deal_steps([one], "upside-down", "s", number, opponent="random"))
    assert one.console.take() == ["0", "1", "2", "3"]


# Output and errors


def printed_by(body: str) -> list[str]:
    """The lines that a file prints while it is loaded."""
    script = "import json, sys; from nanafuda.workshop import Bot;"
    script += "lines = Bot(sys.argv[1]).console.take(); print(json.dumps(lines))"
    command = [sys.executable, "-c", script, f"{body}\n{FIRST}"]
    # Of its own: pytest has the warnings and logs of this process.
    alone = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=alone)
    lines: list[str] = json.loads(done.stdout)
    return lines


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("print('a', end=' ')", ["a "]),
        ("import sys\nsys.stdout.write('a\\nb')", ["a", "b"]),
        ("import sys\nprint('a', file=sys.stderr)", ["a"]),
        ("import pprint\npprint.pprint({'a': 1})", ["{'a': 1}"]),
        ("import logging\nlogging.warning('a')", ["WARNING:root:a"]),
        (
            "import io\nf = io.StringIO()\nprint('a', file=f)\nprint(f.getvalue() * 2, end='')",
            ["a"] * 2,
        ),
        ("print('a', 'b', sep='-', flush=True)", ["a-b"]),
    ],
)
def test_all_that_a_bot_prints_appears(body: str, lines: list[str]) -> None:
    assert printed_by(body) == lines


def test_warnings_and_tracebacks_quote_the_bot() -> None:
    body = "import traceback, warnings\nwarnings.warn('odd')\ntry:\n    1 / 0\n"
    lines = printed_by(f"{body}except ZeroDivisionError:\n    traceback.print_exc()")
    assert lines[0].endswith("UserWarning: odd")
    assert lines[1].strip() == "warnings.warn('odd')"
    assert '  File "bot.py", line 4, in <module>' in lines and "    1 / 0" in lines


def test_the_file_is_a_module() -> None:
    source = "from __future__ import annotations\nimport pickle, typing\n"
    source += "from dataclasses import dataclass\n\n@dataclass\nclass Own:\n    a: int = 1\n\n"
    source += "print(pickle.loads(pickle.dumps(Own(2))), typing.get_type_hints(Own), __name__)"
    assert printed_by(source) == ["Own(a=2) {'a': <class 'int'>} bot"]


@pytest.mark.parametrize("mark", ["\f", "\x1c", "\x85", "\u2028", "\u2029", "\v"])
def test_the_quoted_line_is_the_one_that_failed(mark: str) -> None:
    source = f"note = '''a{mark}b'''\ndef play(view):\n    # {mark}\n    return card\n"
    fault = trial(source)["broken"]
    assert fault["line"] == 4 and fault["trace"][0] == "line 4, in play: return card"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_in_python(end: str) -> None:
    fault = trial(f"def play(view):{end}    return card{end}")["broken"]
    assert fault["line"] == 2 and fault["trace"][0] == "line 2, in play: return card"


@pytest.mark.parametrize("kind", ["KeyboardInterrupt", "GeneratorExit", "SystemExit", "Own"])
def test_any_exception_is_the_bots(kind: str) -> None:
    source = f"class Own(BaseException): pass\ndef play(view):\n    raise {kind}\n"
    fault = trial(source)["broken"]
    assert (fault["id"], fault["line"], fault["args"]["kind"]) == ("error", 3, kind)


def test_input_gets_a_sentence_of_its_own() -> None:
    fault = trial("def play(view):\n    return input('card? ')\n")["broken"]
    assert (fault["id"], fault["line"]) == ("input", 2)
