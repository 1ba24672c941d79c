"""Exact endings of two, likely ways out, and the figures that rest on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from nanafuda import Match
from nanafuda.analysis.advice import assess
from nanafuda.bots import decide
from nanafuda.bots.search import result_of
from nanafuda.game import View
from nanafuda.games.upside_down.bot.endings import Solver, ending_of, ending_seen
from nanafuda.games.upside_down.bot.rules import outside_of
from nanafuda.games.upside_down.bot.ways import likely_way
from nanafuda.games.upside_down.rules import EXCHANGE, UpsideDown
from nanafuda.mechanics.cards import SEVEN
from nanafuda.mechanics.climbing import count_answers

Key = tuple[object, ...]


@cache
def matches(count: int, level: str = "beginner") -> list[Match]:
    """First deals of matches, played by bots."""
    found = []
    for number in range(count):
        match = Match("upside-down", seed=f"ending {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            match.play(view.text(decide(level, view, f"{number} {len(match.actions)}")))
        found.append(match)
    return found


def positions(count: int) -> Iterator[UpsideDown]:
    """Positions with a choice, from the first deals of so many matches."""
    for match in matches(count):
        for index in range(len(match.actions)):
            game = match.before(index)
            assert isinstance(game, UpsideDown)
            if len(game.legal()) > 1:
                yield game


def endings(count: int, most: int) -> Iterator[UpsideDown]:
    """The positions of two with at most so many cards."""
    for game in positions(count):
        ending = ending_of(game)
        if ending and ending.cards <= most:
            yield game


def wins(game: UpsideDown, known: dict[Key, bool]) -> bool:
    """Whether the seat to act goes out first, by the rules alone."""
    seat = game.turn
    key = (tuple(game.held), game.low, game.top, game.starter, seat)
    if key not in known:
        known[key] = any(wins_after(game, move, known) for move in game.legal())
    return known[key]


def wins_after(game: UpsideDown, move: int, known: dict[Key, bool]) -> bool:
    seat, after = game.turn, game.clone()
    after.play(move)
    if after.turn is None or seat in after.out:
        return seat in after.out[: after.seats - 1]
    return wins(after, known) if after.turn == seat else not wins(after, known)


def winning(game: UpsideDown) -> list[int]:
    ending = ending_of(game)
    assert ending
    found = result_of(Solver().best(ending, game.legal()))
    assert found is not None
    return list(found)


def test_endings_are_solved_as_by_trying_everything() -> None:
    count, third = 0, 0
    for game in endings(60, 9):
        known: dict[Key, bool] = {}
        assert winning(game) == [m for m in game.legal() if wins_after(game, m, known)]
        count += 1
        third += bool(game.top) and game.next_seat[game.turn] != game.starter
    assert count > 80 and third > 3
