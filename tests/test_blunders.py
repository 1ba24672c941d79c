"""What people would call blunders, as the arena counts them."""

from __future__ import annotations

import pytest
import test_ring_of_sevens as ring
from nanafuda.arena.blunders import blunders_of, count, games

ARM = "S8 H8 D8 H10 D10 H11 H12 D12 H13"  # the upper red arm but for its 9


@pytest.mark.parametrize(
    ("hands", "laid", "move", "blunder"),
    [
        (["S8 C13", "H8", "*"], None, "pass", "passes with a card that serves nobody else"),
        (["H8 H10 S6", "D8", "*"], "H9", "play:S6", "opens for others, not its own way"),
        (["H9 D9 S9", "H6", "C9 *"], ARM, "play:S9", "gives another more than it need"),
        (["H8 S6", "S5", "S4 *"], None, "play:S6", "plays for others with a card that serves"),
        (["H9 D9", "H8", "C9 *"], "D8 H8 S8", "pass", "does not go out"),
    ],
)
def test_ring_of_sevens_knows_a_blunder(
    hands: list[str], laid: str | None, move: str, blunder: str
) -> None:
    match = ring.at(hands, laid)
    view = match.game.view(0)
    made = {
        name: [action for action in match.legal() if is_made(view, view.move(action))]
        for name, is_made in blunders_of("ring-of-sevens").items()
        if name.startswith(blunder)
    }
    (found,) = made.values()
    assert move in found and len(found) < len(match.legal())


@pytest.mark.parametrize("game", games())
def test_who_plays_at_random_blunders(game: str) -> None:
    found = count(game, "random", 4, "random")
    assert found["decisions"] > 20
    assert all(0 <= found[name] < 1000 for name in blunders_of(game))
    assert sum(found[name] for name in blunders_of(game)) > 20
