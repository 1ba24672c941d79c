"""Levels and policies against players who play at random: how much they win."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.games.ring_of_sevens.bot.policy import policy as ring
from nanafuda.games.sevens_heaven.bot.policy import best
from nanafuda.games.sevens_heaven.bot.weights import OTHERS, OWN
from nanafuda.games.upside_down.bot.policy import policy as climb

Player = Callable[[Any, Random], Any]  # by a position and luck, a move


def chance(game: Any, rng: Random) -> Any:
    return rng.choice(game.legal())


def beginner(game: Any, _: Random) -> Any:
    return decide("beginner", game.view(game.turn), 1)


def club(game: Any, _: Random) -> Any:
    return decide("club", game.view(game.turn), 1)


def own(game: Any, _: Random) -> Any:
    return best(game, OWN)


def others(game: Any, _: Random) -> Any:
    return best(game, OTHERS)


def played(match: Match, players: list[Player], rng: Random) -> Match:
    """The match with each seat played by its player."""
    while not match.over:
        if match.turn is None:
            match.next_deal()
        else:
            match.game.play(players[match.turn](match.game, rng))
    return match


def won(game: str, hero: Player, rest: Player, count: int, **more: Any) -> float:
    """The hero's share of the wins of so many matches, the seats rotating."""
    found = 0.0
    for number in range(count):
        match = Match(game, seed=f"chance {number}", **more)
        seat, seats = number % match.game.seats, match.game.seats
        played(match, [hero if s == seat else rest for s in range(seats)], Random(number))
        found += (seat in match.winners) / len(match.winners)
    return found / count


@pytest.mark.parametrize(
    ("game", "hero", "count", "more", "floor"),
    [
        ("ring-of-sevens", ring, 60, {"options": {"cycles": "one"}}, 0.4),
        ("upside-down", climb, 60, {"options": {"end": "deals-1"}}, 0.4),
        ("sevens-heaven", beginner, 150, {"seats": 3}, 1.5 / 3),
        ("sevens-heaven", beginner, 150, {"seats": 5}, 1.5 / 5),
        ("sevens-heaven", club, 150, {"seats": 3}, 1.5 / 3),
        ("sevens-heaven", club, 150, {"seats": 5}, 1.5 / 5),
        ("sevens-heaven", own, 60, {}, 22 / 60),
        ("sevens-heaven", others, 60, {}, 22 / 60),
    ],
)
def test_a_player_beats_chance(
    game: str, hero: Player, count: int, more: dict[str, Any], floor: float
) -> None:
    """Players at random all win equally often."""
    assert won(game, hero, chance, count, **more) > floor
