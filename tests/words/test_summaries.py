"""A review in one sentence: it names the costliest decision and agrees with the result."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import walks
import wording
from nanafuda.games import GAMES

WEB = Path(__file__).parents[2] / "web"

RANKED = {"ranking": [1, 2, 0], "change": [-1, 3, 1]}
ALONE = {"winner": 0, "change": [0, 0, 2]}  # nobody else bet, and another got a point besides
HEAVEN = "sevens-heaven"
FOLDED = {"winner": 2, "change": [0, 0, 7]}
BROKE = {"winner": 2, "change": [-7, 0, 7]}


def line(
    verdict: str, loss: float = 0.0, unit: str = "points", reason: str = "hint-better"
) -> dict[str, Any]:
    return {
        "index": 0,
        "verdict": verdict,
        "mistake": verdict == "mistake",
        "hard": verdict == "hard",
        "loss": loss,
        "error": 0.6,
        "weight": loss,
        "unit": unit,
        "action": "chosen",
        "equal": [],
        "near": [],
        "later": [],
        "plan": [],
        "best": "best",
        "reason": {"id": reason, "args": {}},
        "choices": [{"action": "best", "mean": 0.41}, {"action": "chosen", "behind": loss}],
    }


def summaries(*asked: dict[str, Any]) -> list[tuple[str, str]]:
    found = wording.said(asked)
    both = zip(*([one["summary"] for one in found[lang]] for lang in wording.LANGS), strict=True)
    return [(en, ja) for en, ja in both]


def deal(*lines: dict[str, Any], result: Any = FOLDED, game: str = HEAVEN) -> dict[str, Any]:
    return {"game": game, "lines": lines, "result": result}


def test_costs_of_single_decisions_are_never_added_up() -> None:
    costs = [line("mistake", cost) for cost in (40, 12, 24, 20, 15)]
    win = line("mistake", 0.32, "win")
    (five, one, chances) = summaries(deal(*costs), deal(line("mistake", 12)), deal(win))
    assert five == (
        "Of 5 mistakes, the worst cost about 40 points.",
        "ミスは5手。いちばん痛かったのは、約40点の損でした。",
    )
    assert one == ("One mistake cost about 12 points.", "ミスは1手。約12点の損でした。")
    assert chances == (
        "One mistake took you from 41 to 9 wins in 100.",
        "ミスは1手。勝率が41%から9%に下がりました。",
    )


def test_what_is_a_little_worse_does_not_stand_beside_no_mistakes_found() -> None:
    small = line("small", 0.3)
    [(en, ja)] = summaries(deal(line("best"), small, small, result=RANKED, game="upside-down"))
    assert en == "No clear mistakes; 2 choices were just short of the best."
    assert ja == "はっきりしたミスはなし。あと一歩の手が2手ありました。"


def test_small_losses_are_added_up_if_the_sum_is_known() -> None:
    three = [line("small", 2) for _ in range(3)]
    both, units = [line("small", 0.8)] * 2, [*three, line("small", 0.1, "win")]
    known, unknown, mixed = summaries(deal(*three), deal(*both), deal(*units))
    assert known == (
        "No clear mistakes; 3 choices were just short of the best, about 6 points together.",
        "はっきりしたミスはなし。あと一歩の手が3手、合わせて約6点の損でした。",
    )
    assert unknown[0] == "No clear mistakes; 2 choices were just short of the best."
    assert mixed[0] == "No clear mistakes; 4 choices were just short of the best."


def test_a_kind_of_loss_that_recurs_is_named() -> None:
    ring = "ring-of-sevens"
    ids = [f"{ring}-hint-{sign}" for sign in ("lets", "gift", "neither")]
    opened = [line("mistake", 5, reason=ids[0]), *(line("small", 1, reason=id) for id in ids[1:])]
    result = {"small_winner": 1, "big_winner": 1, "big_loser": 2, "change": [0, 0, 0]}
    said, twice = summaries(
        deal(*opened, result=result, game=ring), deal(*opened[1:], result=result, game=ring)
    )
    assert said == (
        "One mistake cost about 5 points. 3 times you opened for others.",
        "ミスは1手。約5点の損でした。ほかの人の道を開いた手が3回。",
    )
    assert "times" not in twice[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_of_loss_is_told_by_reasons_and_actions_of_the_game(game: str) -> None:
    folder = WEB / "games" / game
    known = re.search(r"  lapses: \{\n(.*?)\n  \},", (folder / "table.ts").read_text("utf-8"), re.S)
    kinds = dict(re.findall(r"(\w+): \[(.*?)\]", known[1] if known else "", re.S))
    for lang in wording.LANGS:
        words = (folder / f"{game}.hints.{lang}.ftl").read_text("utf-8")
        assert re.findall(rf"^{game}-lapse-(\w+) =", words, re.M) == [*kinds]
    hints = (folder / f"{game}.hints.en.ftl").read_text("utf-8")
    legal = (action for match in walks.sample(game, 600, 1) for action in match.legal())
    verbs = {action.partition(":")[0] for action in legal}
    for sign in re.findall(r'"(.+?)"', " ".join(kinds.values())):
        both = sign.split(":")
        assert {*both} <= verbs if len(both) == 2 else f"\n{game}-hint-{sign} =" in hints, sign


@pytest.mark.parametrize(
    ("result", "game", "lost"),
    [
        (ALONE, HEAVEN, False),
        (FOLDED, HEAVEN, False),
        (BROKE, HEAVEN, True),
        (RANKED, "upside-down", True),
        ({"ranking": [0, 1], "change": [-3, 0]}, "upside-down", False),
        ({"change": [12, 0, 5]}, "seven-bridge", True),
        ({"change": [0, 0, 5]}, "seven-bridge", False),
        ({"change": [5, 5, 5]}, "seven-bridge", False),
        ({"change": [0, 0, 0, 0], "void": True}, "seven-euchre", False),
    ],
)
def test_a_lost_deal_without_mistakes_is_told_as_such(result: Any, game: str, lost: bool) -> None:
    [(en, ja)] = summaries(deal(line("best"), result=result, game=game))
    assert en == "No mistakes found" + (", and still lost. It happens." if lost else ".")
    assert ja == (
        "ミスは見つからず。それでも負ける日はあります。" if lost else "ミスは見つかりませんでした。"
    )
