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
        ("upside-down", beginner, 100, {"options": {"end": "deals-1"}}, 0.36),
        ("upside-down", club, 100, {"options": {"end": "deals-1"}}, 0.6),
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


def test_in_sevens_heaven_club_players_win_more_than_beginners() -> None:
    assert won("sevens-heaven", club, beginner, 300) > 1 / 4


@pytest.mark.parametrize(("hero", "margin"), [(beginner, 1.5), (club, 4)])
def test_in_ring_of_sevens_a_deal_brings_points(hero: Player, margin: float) -> None:
    """Random players gain nothing on average."""
    gained = 0
    for deal in range(100):
        options = {"joker": deal % 2 == 0, "cycles": "one"}
        match = Match("ring-of-sevens", seed=f"bot {deal}", options=options)
        players = [hero if seat == deal % 4 else chance for seat in range(4)]
        gained += played(match, players, Random(deal)).scores[deal % 4] - 50
    assert gained / 100 > margin


def test_in_seven_bridge_both_quick_levels_pay_far_less_than_chance() -> None:
    players: list[Player] = [club, beginner, chance, chance]
    totals = [0] * 4
    for deal in range(60):
        seated = [players[(seat + deal) % 4] for seat in range(4)]
        match = Match("seven-bridge", seed=f"bot {deal}", options={"deals": 1})
        for seat, points in enumerate(played(match, seated, Random(deal)).scores):
            totals[(seat + deal) % 4] += points
    assert 3 * max(totals[:2]) < min(totals[2:])
