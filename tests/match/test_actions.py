"""Action ids: a fixed enumeration that holds every legal action of every position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match, Refusal
from nanafuda.game import Game

# By game: options, seats and the size of the space, as its module documents it.
SIZES: list[tuple[str, dict[str, Any], int | None, int]] = [
    ("seven-euchre", {}, None, 147),
    ("sevens-heaven", {}, 3, 57),
    ("sevens-heaven", {}, 7, 65),
    ("ring-of-sevens", {}, None, 50),
    ("ring-of-sevens", {"joker": True}, None, 62),
    ("seven-bridge", {}, None, 2270),
    ("seven-bridge", {"joker": False}, None, 454),
    ("seven-bridge", {"all_lay_off": False}, None, 2216),
    ("seven-bridge", {"joker": False, "all_lay_off": False}, None, 401),
    ("upside-down", {"end": "deals-1"}, None, 515),
    ("upside-down", {}, 3, 515 + 18424),
    ("upside-down", {}, 4, 515 + 18473),
]
# Numbers that programs have stored: a change needs a new version of the game.
STORED = {
    "seven-euchre": {"pass": 0, "bid:F7": 1, "bid:N12": 48},
    "sevens-heaven": {"bet": 0, "fold": 1},
    "seven-bridge": {"draw": 0},
    "upside-down": {"play:F7": 1, "play:F13": 7},
}


def few(moves: list[Any], rng: Random) -> list[Any]:
    """At most 40 of these moves."""
    return moves if len(moves) < 40 else rng.sample(moves, 40)


@walks.EVERY_GAME
def test_every_legal_action_has_its_own_id_that_leads_back(game: str) -> None:
    for seed in range(18):
        rng, size = Random(seed), 0
        for match in walks.walk(game, seed, 120):
            g = match.game
            size = size or g.num_distinct_actions
            assert g.num_distinct_actions == size
            if g.turn is None:
                assert g.legal_ids() == []
                continue
            moves, ids = list(g.legal()), g.legal_ids()
            assert sorted(set(ids)) == ids and len(ids) == len(moves)
            assert min(ids) >= 0 and max(ids) < size
            for move in few(moves, rng):
                assert g.action_of(g.action_id(move)) == move
                assert g.action_id(move) in ids


@walks.EVERY_GAME
def test_an_id_means_the_same_to_the_seat_as_to_the_position(game: str) -> None:
    for match in walks.sample(game, 12):
        g = match.game
        assert g.turn is not None
        view = g.view(g.turn).game
        assert view.legal_ids() == g.legal_ids()
        assert [view.action_of(id) for id in few(g.legal_ids(), Random(1))]


@pytest.mark.parametrize(("game", "options", "seats", "size"), SIZES)
def test_the_space_has_its_documented_size(
    game: str, options: dict[str, Any], seats: int | None, size: int
) -> None:
    assert Match(game, options=options, seats=seats, seed="s").game.num_distinct_actions == size


@pytest.mark.parametrize("game", STORED)
def test_ids_stay_what_they_were(game: str) -> None:
    for seed in range(60):
        g = Match(game, seed=f"{seed}").game
        for text, id in STORED[game].items():
            move = g.move(text)
            assert g.action_id(move) == id
            assert g.action_of(id) == move


@walks.EVERY_GAME
def test_other_numbers_are_refused(game: str) -> None:
    g: Game[Any] = Match(game, seed="s").game
    for id in (-1, g.num_distinct_actions, True, None, "1", 1.0):
        with pytest.raises(Refusal):
            g.action_of(id)  # type: ignore[arg-type]
