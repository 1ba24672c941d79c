"""Positions with a choice, and bots in a hurry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.bots import LEVELS, bot_of, decide
from nanafuda.bots.search import Effort
from nanafuda.bots.verdict import Verdict
from nanafuda.game import View


def choices(game: str, count: int, seed: int, step: int = 3) -> Iterator[Match]:
    """Matches of quick bots at so many positions with a choice, every so many of a match."""
    number = seed
    while count:
        match, rng = walks.start(game, number), Random(f"reasons {number}")
        for index in range(120):
            if match.over or not count:
                break
            if match.turn is None:
                match.next_deal()
                continue
            view = match.game.view(match.turn)
            if len(view.legal()) > 1 and rng.random() < 1 / step:
                count -= 1
                yield match
            level = LEVELS[int(rng.random() * 2)]
            match.play(view.text(decide(level, view, f"{number} {index}")))
        number += 1


def hurried(monkeypatch: pytest.MonkeyPatch, game: str, worlds: int = 2) -> None:
    """Choosing and measuring with an effort that a test has time for; all else is as it was."""
    bot = bot_of(game)
    search: Any = getattr(bot, "search", bot)

    def less(effort: Any) -> Any:
        if isinstance(effort, Effort):
            return replace(effort, most=8, least=8)
        if isinstance(effort, tuple):
            return tuple(map(less, effort))
        if not is_dataclass(effort) or isinstance(effort, type):
            return effort
        return replace(effort, **{f.name: less(getattr(effort, f.name)) for f in fields(effort)})

    monkeypatch.setitem(search.EFFORTS, LEVELS[-1], less(search.EFFORTS[LEVELS[-1]]))
    judge = bot.judge

    def quickly(view: View[Any], rng: Random) -> Verdict[Any]:
        verdict = judge(view, rng)
        look = verdict.quick._replace(least=worlds, most=worlds)
        return verdict._replace(quick=look, careful=look)

    monkeypatch.setattr(bot, "judge", quickly)
