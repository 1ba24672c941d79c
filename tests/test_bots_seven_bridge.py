"""Seven Bridge's light policy, and what its search leaves out."""

from __future__ import annotations

from random import Random

import test_seven_bridge as bridge
import walks
from nanafuda import Match
from nanafuda.bots.seven_bridge import stakes
from nanafuda.bots.seven_bridge.policy import policy, worths
from nanafuda.bots.seven_bridge.search import sensible


def test_the_policy_goes_by_what_its_seat_can_see() -> None:
    for match in walks.sample("seven-bridge", 60, 700):
        assert match.turn is not None
        view = match.game.view(match.turn)
        assert len({policy(view.imagine(Random(n)), Random(0)) for n in range(6)}) == 1


def worth_of(match: Match, code: str) -> float:
    """What it is worth to the policy to throw a card of the hand."""
    game = bridge.game_of(match)
    assert game.turn is not None
    return worths(game, game.held[game.turn], (game.pack.card(code),))[0]


def test_a_pair_is_thrown_the_sooner_the_less_can_complete_it() -> None:
    hand, other = "S9 H9 S1 S4 D13 H13 C5", "D9 C9 H4"
    match = bridge.go(bridge.match_of(hand, other, stock="C2 C3 S2", joker=False), "draw")
    alive = worth_of(match, "S9")
    bridge.go(match, "discard:D13 draw discard:D9")
    bridge.go(match, "pass draw")
    assert worth_of(match, "S9") > alive + 1


def test_no_seven_is_thrown_that_may_be_laid_out_alone() -> None:
    match = bridge.go(bridge.match_of("S7 H10", "H1", stock="D2"), "draw")
    moves = {match.game.text(move) for move in sensible(match.game.view(0))}
    assert set(match.legal()) - moves == {"discard:S7"}
    match = bridge.go(bridge.match_of("S7 H7 H10", "H1", stock="D2"), "draw meld:S7.H7")
    assert sensible(match.game.view(0)) == list(match.game.legal())


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    chances = [stakes.chance((0, 11, 22, 33), 0, left) for left in (1, 3, 9)]
    assert chances == sorted(chances, reverse=True)
    assert abs(sum(stakes.chance((0, 11, 22, 33), seat, 3) for seat in range(4)) - 1) < 1e-9
