"""What Seven Bridge's search goes by."""

from __future__ import annotations

import pytest
import test_seven_bridge as bridge
from nanafuda.arena.fit import variant
from nanafuda.bots import consider, decide
from nanafuda.bots.search import result_of
from nanafuda.bots.seven_bridge import stakes, weights


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    totals = (0, 11, 22, 33)
    chances = [stakes.chance(totals, 0, left) for left in (1, 3, 9)]
    assert chances == sorted(chances, reverse=True)
    assert sum(stakes.chance(totals, seat, 3) for seat in range(4)) == pytest.approx(1)


def test_the_number_that_is_fitted_is_the_one_that_counts() -> None:
    wider = variant("seven_bridge.stakes", SPREAD=2 * weights.SPREAD)
    assert wider.chance((0, 20), 0, 1) == pytest.approx(stakes.chance((0, 10), 0, 1))


def test_of_discards_as_good_the_one_is_thrown_that_nobody_can_claim() -> None:
    """Two kings are out, so that nobody makes a group with one; all else may be claimed."""
    match = bridge.match_of(
        "H13 D13 S1 H4 C9 D6 D3", "C13", "", "", stock="C5 S6 S10 S2 H10", joker=False
    )
    view = bridge.go(match, "draw discard:H13 draw discard:C13 - - draw").game.view(0)
    for seed in range(6):
        found = result_of(consider("strong", view, seed))
        behind = {view.text(choice.move): choice.behind for choice in found}
        assert view.text(found[0].move) == "discard:D13" or behind["discard:D13"] > 1


def test_who_cannot_win_any_more_saves_points() -> None:
    """The Joker makes what a hand costs five-fold, and somebody is about to go out."""
    match = bridge.match_of(
        "S1 S5 H9 H13 D3 C11 X0",
        "C2 C3 C4 H4 H5 H6 D12",
        "S3 S6 S11 H3 H8 D4 D9",
        "H2 S10 D1 D5 C6 C9 H12",
        stock="D10 S8 S12 C10 D8",
    )
    melds = "meld:C2.C3.C4 meld:H4.H5.H6"
    game = bridge.go(match, f"draw discard:D10 draw {melds} discard:S8 - - draw").game
    game.scores = (900, 0, 0, 0)
    view = game.view(0)
    assert view.text(decide("expert", view, 1)) == "discard:X0"
