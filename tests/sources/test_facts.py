"""The engine says every fact: a constant that is another in its rules is another on the page.

A copy of the engine gets other constants, all at once. Its catalogue and tables must have changed
as well: otherwise the fact does not come from the rule. (That the page keeps no such constant
of its own is tested with the page.)
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nanafuda
import pytest
from nanafuda import Match
from nanafuda.protocol.catalogue import catalogue

ENGINE = Path(nanafuda.__file__).parent
SWAPS = {
    "mechanics/cards.py": [
        ('("F", 7, 13), ("T", 6, 12)', '("T", 7, 13), ("F", 6, 12)'),
        ('("R", 1, 17), ("G", 1, 17)', '("R", 1, 17), ("G", 2, 16)'),
    ],
    "games/seven_euchre/rules.py": [
        ("return bid + 6", "return 3 * bid + 10 * (bid % 8)"),
        ("(77, 100, 200,", "(70, 100, 200,"),
        ('"one"), 77,', '"one"), 70,'),
    ],
    "games/sevens_heaven/rules.py": [
        ("\nTARGET = 77\n", "\nTARGET = 61\n"),
        ("\nTRICKS = 3 ", "\nTRICKS = 2 "),
        ("\nSTACK_CARDS = 2\n", "\nSTACK_CARDS = 3\n"),
        ("\nJACKPOT = 3\n", "\nJACKPOT = 4\n"),
        ("\nCHIP_POINTS = 7\n", "\nCHIP_POINTS = 9\n"),
    ],
    "games/ring_of_sevens/rules.py": [
        ("{9: 5, 5: 5, 11: 3, 3: 3,", "{9: 3, 5: 5, 11: 5, 3: 3,"),
        ("= 50  # R21", "= 40  # R21"),
        ("[3 + sevens", "[4 + sevens"),
    ],
    "games/seven_bridge/rules.py": [
        ("_FACTOR = 2, 5, 2", "_FACTOR = 3, 4, 6"),
        ("\nALL_LAID_OFF = -50\n", "\nALL_LAID_OFF = -30\n"),
        ("10 if rank in (1, 11, 12, 13)", "11 if rank in (1, 12, 13)"),
    ],
    "games/upside_down/rules.py": [
        ('"winner": 3, "second-winner": 1', '"winner": 5, "second-winner": 2'),
        ('SEVEN.card("C7")', 'SEVEN.card("B7")'),
        ('return ["winner", "commoner", "loser"]', 'return ["winner", "second-loser", "loser"]'),
    ],
}
OTHER = """
import json
from nanafuda import GAMES, Match
from nanafuda.protocol.catalogue import catalogue
told = {"catalogue": catalogue()}
for game in GAMES:
    match = Match(game, seats=GAMES[game].seat_range[0], seed="facts", first=0)
    told[game] = {"table": match.table(0), "story": match.story}
match = Match("seven-euchre", seed="facts", first=3)
for action in ("bid:S8", "pass", "pass", "pass"):
    match.play(action)
told["contract"] = match.table(0)
print(json.dumps(told))
"""


def told(engine: Path) -> Any:
    """Everything that an engine reports to the page."""
    command = [sys.executable, "-c", OTHER]
    env = {"PYTHONPATH": str(engine), "PYTHONDONTWRITEBYTECODE": "1"}
    return json.loads(subprocess.run(command, env=env, check=True, capture_output=True).stdout)


def facts(of: Any, game: str) -> Any:
    return next(one["facts"] for one in of["catalogue"]["games"] if one["id"] == game)


@pytest.fixture(scope="module")
def usual() -> Any:
    return told(ENGINE.parent)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Any:
    engine = tmp_path_factory.mktemp("engine")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ENGINE, engine / "nanafuda", ignore=ignored)
    for name, swaps in SWAPS.items():
        path = engine / "nanafuda" / name
        text = path.read_text("utf-8")
        for old, new in swaps:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    return told(engine)


def test_packs(usual: Any, other: Any) -> None:
    suits, now = (one["catalogue"]["packs"]["seven"]["suits"] for one in (usual, other))
    assert suits[:2] == [{"suit": "F", "low": 7, "high": 13}, {"suit": "T", "low": 6, "high": 12}]
    assert now[:2] == [{"suit": "T", "low": 7, "high": 13}, {"suit": "F", "low": 6, "high": 12}]
    assert now[2:] == suits[2:]
    ranks, now = (one["catalogue"]["packs"]["colours"]["ranks"] for one in (usual, other))
    assert {one["cards"] for one in ranks} == {3} and len(ranks) == 17
    assert [one["cards"] for one in now] == [2, *[3] * 15, 2]
    assert usual["catalogue"]["packs"]["french"]["joker"] == "X0"


def test_seven_euchre(usual: Any, other: Any) -> None:
    here, there = (facts(one, "seven-euchre") for one in (usual, other))
    assert (here["denominations"][:2], there["denominations"][:2]) == (["F", "T"], ["T", "F"])
    assert [bid["value"] for bid in here["bids"]] == list(range(7, 55))
    assert [bid["value"] for bid in there["bids"][:9]] == [13, 26, 39, 52, 65, 78, 91, 24, 37]
    assert here["levels"] == [7, 8, 9, 10, 11, 12]
    trumps = [" ".join(of["trumps"]["B"]) for of in (here, there)]  # E14
    assert trumps[0] == "B7 B9 B8 F7 T7 S7 C7 O7 H7 B6 B5 B4 B3"
    assert trumps[1] == "B7 B9 B8 T7 F7 S7 C7 O7 H7 B6 B5 B4 B3"
    targets = [of["seven-euchre"]["table"]["target"] for of in (usual, other)]
    assert targets == [77, 70]
    assert usual["contract"]["contract"]["value"] == 17  # 7 + 8 + 2 (E21)
    assert other["contract"]["contract"]["value"] == 3 * 11 + 30
    assert usual["contract"]["needed"] == [8, 5]
    assert usual["seven-euchre"]["table"]["teams"] == [[0, 2], [1, 3]]


def test_the_lowest_bid_that_may_be_made() -> None:
    match = Match("seven-euchre", seed="facts", first=3)
    for bid, lowest in (("pass", "F7"), ("bid:S8", "C8"), ("bid:N8", "F9"), ("bid:H12", "N12")):
        match.play(bid)
        now = match.table(0)["lowest"]
        assert f"{now['denomination']}{now['tricks']}" == lowest
    match.play("bid:N12")
    assert match.table(0)["lowest"] is None


def test_sevens_heaven(usual: Any, other: Any) -> None:
    names = ("target", "tricks", "stack_cards", "jackpot", "prediction")
    assert [facts(usual, "sevens-heaven")[name] for name in names] == [77, 3, 2, 3, 7]
    assert [facts(other, "sevens-heaven")[name] for name in names] == [61, 2, 3, 4, 9]
    here, there = (one["sevens-heaven"]["table"] for one in (usual, other))
    assert (here["target"], there["target"]) == (77, 61)
    assert (here["centre"], there["centre"]) == (2, 3)


def test_what_a_declaration_can_win_and_lose() -> None:
    decks = [["R2", "G9", "U4", *(c for c in _colours() if c not in ("R2", "G9", "U4"))]]
    match = Match("sevens-heaven", seats=3, decks=decks, seed="s", first=0)
    ranks = sorted(int(card[1:]) for card in match.table(0)["hand"])
    stakes = match.table(0)["stakes"]
    assert (stakes["low"], stakes["high"], stakes["of"]) == (ranks[0], ranks[-1], 7)
    assert (stakes["reach"], stakes["alone"], stakes["predicts"]) == (0, False, True)
    assert match.table(1)["stakes"] is None
    match.play("fold")
    assert match.table(1)["stakes"]["predicts"] is False  # one other at most can bet (RT7)
    match.play("fold")
    assert match.table(2)["stakes"]["alone"] is True
    assert match.table(2)["card_points"] == [2, 9, None]


def _colours() -> list[str]:
    return [f"{colour}{rank}" for colour in "RGU" for rank in range(1, 18)]


def test_ring_of_sevens(usual: Any, other: Any) -> None:
    here, there = (facts(one, "ring-of-sevens")["worth"] for one in (usual, other))
    assert [here[card] for card in ("H9", "S11", "D5", "C3", "H1", "X0", "H8")] == [
        5, 3, 5, 3, 1, 1, 0,
    ]  # fmt: skip
    assert [there[card] for card in ("H9", "S11", "D5")] == [3, 5, 5]
    now, then = (one["ring-of-sevens"]["table"] for one in (usual, other))
    assert [n + 1 for n in now["passes"]] == then["passes"]
    assert (now["scores"][0], then["scores"][0]) == (50, 40)
    assert [one["catalogue"]["games"][2]["initial"] for one in (usual, other)] == [50, 40]
    assert now["deals"] == 6  # two cycles of three seats
    places = {one["place"]: one["cards"] for one in facts(usual, "ring-of-sevens")["places"]}
    assert places["R9"] == ["H9", "D9"] and places["H8"] == ["H8"] and places["S7"] == ["S7"]
    assert sorted(card for cards in places.values() for card in cards) == sorted(
        f"{suit}{rank}" for suit in "SHDC" for rank in range(1, 14)
    )


def test_seven_bridge(usual: Any, other: Any) -> None:
    here, there = (facts(one, "seven-bridge") for one in (usual, other))
    factors = ("seven_factor", "joker_factor", "concealed_factor", "all_laid_off")
    assert [here[name] for name in factors] == [2, 5, 2, -50]
    assert [there[name] for name in factors] == [3, 4, 6, -30]
    assert [here["pips"][card] for card in ("S1", "H11", "D7", "X0")] == [10, 10, 7, 0]
    assert [there["pips"][card] for card in ("S1", "H11", "D7", "X0")] == [11, 11, 7, 0]
    for of, told in ((here, usual), (there, other)):
        table = told["seven-bridge"]["table"]
        penalty = sum(of["pips"][card] for card in table["hand"])
        for card in table["hand"]:
            penalty *= of["seven_factor"] if card[1:] == "7" else 1
            penalty *= of["joker_factor"] if card == "X0" else 1
        assert table["penalty"] == penalty


def test_upside_down(usual: Any, other: Any) -> None:
    assert facts(usual, "upside-down")["points"] == {"winner": 3, "second-winner": 1, "loser": -1}
    assert facts(other, "upside-down")["points"]["winner"] == 5
    here, there = (one["upside-down"] for one in (usual, other))
    assert here["table"]["titles"] == ["winner", "commoner", "loser"]
    assert there["table"]["titles"] == ["winner", "second-loser", "loser"]
    assert [one["card"] for one in here["story"] if one["type"] == "show"] == ["C7"]
    assert [one["card"] for one in there["story"] if one["type"] == "show"] == ["B7"]
    assert here["table"]["ranks"] == list(range(1, 14)) and here["table"]["stronger"] == []


def test_the_ranks_that_beat_what_lies_there() -> None:
    match = Match("upside-down", seats=3, seed="facts", first=0)
    match.play(next(one for one in match.legal() if one.startswith("play:S") and "." not in one))
    table = match.table(0)
    lowest = min(int(card[1:]) for card in table["top"]["cards"])
    assert table["die"] == 6 and table["stronger"] == list(range(lowest + 1, 14))
    match.play("pass")
    assert match.table(0)["ranks"] == list(range(1, 14))


def test_only_partners_are_teams() -> None:
    partners = {entry["id"]: entry["partners"] for entry in catalogue()["games"]}
    assert [id for id in partners if partners[id]] == ["seven-euchre"]
    assert Match("seven-bridge", seats=3).table(0)["teams"] == [[0], [1], [2]]
