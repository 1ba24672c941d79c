"""The words of hints as they stand on the screen: short, and one figure for one thing.

Read are the sentences that the page's own modules make, in Node, not what the engine answers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import wording
from nanafuda import Match
from nanafuda.advice import SETTLED, assess
from nanafuda.bots import LEVELS, consider, decide, explain
from nanafuda.bots.reasons import Comparison, Standing
from nanafuda.bots.search import result_of
from nanafuda.game import View
from nanafuda.review import judged
from test_reasons import EVERY_GAME, choices, hurried

ROOM = {"en": 100, "ja": 50}  # characters that a hint may have before “More”
GAMES_FTL = Path(__file__).parent.parent / "web/games"


# In an exchange everybody has as many cards.
NEVER = {"give:": ("upside-down-hint-by-rival",)}


# Short


def choice(view: View[Any], move: Any, standing: Standing, behind: float) -> dict[str, Any]:
    return {
        "action": view.text(move),
        "mean": 12.3,
        "error": 1.5,
        "behind": behind,
        "doubt": 0.0,
        "standing": standing,
        "worlds": 48,
        "unit": "win",
    }


def compared(view: View[Any], rng: Random) -> Iterator[dict[str, Any]]:
    """What a position may be told to come to, by the look of it, with all that can be seen."""
    legal = view.legal()
    best = decide("club", view, "wording")
    others = [move for move in legal if move != best]
    other, third = (others[int(rng.random() * len(others))] for _ in range(2))
    standing: Standing = ("equal", "small", "behind")[int(rng.random() * 3)]
    id, args = explain(Comparison(view, best, other, standing, "win", {}))
    told_of = [choice(view, best, "best", 0), choice(view, other, standing, 0.123)]
    if third != other:
        told_of.append(choice(view, third, "small", 0.0456))
    told = {"best": view.text(best), "choices": told_of, "reason": {"id": id, "args": args}}
    yield told
    # What came of the two is told in the same way whatever it is.
    ids = [id for id in came_of(view.game.id) if id not in NEVER.get(view.text(best)[:5], ())]
    id = ids[int(rng.random() * len(ids))]
    seat = next(s for s in range(view.game.seats) if s != view.seat)
    figures = {"here": 8, "there": 7, "seat": seat, "instead": view.text(other)}
    yield {**told, "reason": {"id": id, "args": figures}}


def came_of(game: str) -> list[str]:
    """The reasons that tell a figure."""
    text = (GAMES_FTL / f"{game}/{game}.hints.en.ftl").read_text("utf-8")
    return re.findall(rf"^({game}-hint-by-[\w-]+) =", text, re.MULTILINE)


def asked(match: Match, **told: Any) -> dict[str, Any]:
    """What the page is given there."""
    assert match.turn is not None
    return {"game": match.setup.game, "table": match.table(match.turn), **told}


def short(game: str, count: int) -> None:
    """No hint has more before “More” than there is room for, and none is without a word."""
    rng = Random(f"short {game}")
    lines = [
        asked(match, assessed=told)
        for match in choices(game, count, 40, 5)
        for told in compared(match.game.view(match.turn or 0), rng)
    ]
    for lang, found in wording.said(lines).items():
        assert len(found) == len(lines)
        for one in found:
            assert one["room"] == ROOM[lang]
            for hint in one["hints"]:
                assert 0 < len(hint["said"]) <= ROOM[lang], hint
                assert not re.search(r"[{}]|hint-|undefined|NaN|  ", hint["said"] + hint["more"])
                assert hint["heard"]


@EVERY_GAME
def test_a_hint_is_short_before_more(game: str) -> None:
    short(game, 200)


@pytest.mark.long
@EVERY_GAME
def test_many_hints_are_short_before_more(game: str) -> None:
    short(game, 2000)
