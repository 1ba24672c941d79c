"""A review in one sentence: it names the costliest decision and agrees with the result."""

from __future__ import annotations

from typing import Any

import pytest
import wording

RANKED = {"ranking": [1, 2, 0], "change": [-1, 3, 1]}
ALONE = {"winner": 0, "change": [0, 0, 2]}  # nobody else bet, and another got a point besides
HEAVEN = "sevens-heaven"
FOLDED = {"winner": 2, "change": [0, 0, 7]}
BROKE = {"winner": 2, "change": [-7, 0, 7]}


def line(verdict: str, loss: float = 0.0, unit: str = "points") -> dict[str, Any]:
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
    assert ja == "ミスはなし。あと一歩の手が2手ありました。"


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
        "ミスはなし。それでも負ける日はあります。" if lost else "ミスは見つかりませんでした。"
    )
