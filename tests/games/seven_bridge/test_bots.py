"""The criteria of Seven Bridge's search."""

from __future__ import annotations

import pytest
from arena.fit import variant
from nanafuda.analysis.advice import assess
from nanafuda.bots import consider, decide
from nanafuda.bots.search import result_of
from nanafuda.games.seven_bridge.bot import payoff as stakes
from nanafuda.games.seven_bridge.bot import policy, weights
from nanafuda.games.seven_bridge.rules import PACK, SevenBridge
from nanafuda.match import Match

from games.seven_bridge import positions as bridge


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    totals = (0, 11, 22, 33)
    chances = [stakes.chance(totals, 0, left) for left in (1, 3, 9)]
    assert chances == sorted(chances, reverse=True)
    assert sum(stakes.chance(totals, seat, 3) for seat in range(4)) == pytest.approx(1)


def test_the_number_that_is_fitted_is_the_one_that_counts() -> None:
    wider = variant("seven_bridge.payoff", SPREAD=2 * weights.SPREAD)
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


# Positions of whole matches of club players; what is right there was found by thousands of worlds
# in which everybody played on as club players do.
LAID_ASIDE = "seed=t2&deal=1&moves=Al1BF1K9Z7rsFh0&at=23&check=ba62f92e"
TWO_CLAIMS = "seed=t1&deal=4&moves=JEvW94Chj0Dqhjok6YOSVV-HFdpkinTeDhDppFjN&at=20&check=ba088e09"
TWO_SEVENS = "seed=4npurp2d&deal=1&moves=Gjz-8KJp&at=1&check=40002204"
AN_ACE = "seed=t2&deal=3&moves=AabVitEjmJZShijqA_eDafYbvQNcjlH7zrPy7BYd&at=40&check=3de84da0"
SAME_ACE = "seed=t2&deal=3&moves=AabVitEjmJZShijqA_eDafYbvQNcjlH7zrPy7BYd&at=51&check=53f44c77"
LOST_MATCH = (
    "seed=t1&deal=10&moves="
    "BTDbG2B4gXPtI44gkLvUFV04eHBriJelVQv1k5m9jSNGoiG0wwlN3H-BbXW5L_DDHXdEKNAjh1-P8oJkPM3nFdpkinTe"
    "DhDppFjN&at=55&check=daaf67c6"
)


@pytest.mark.parametrize(
    ("link", "totals", "right"),
    [
        (LAID_ASIDE, (0, 0, 0, 0), "meld:S9.S10.S11 lay:H9@3 lay:S9@5"),
        (TWO_CLAIMS, (52, 17, 21, 72), "lay:S6@6 discard:S11"),
        (TWO_SEVENS, (0, 0, 0, 0), "meld:D7.C7 meld:C7 meld:D7"),
        (AN_ACE, (44, 9, 7, 6), "discard:D1"),
        (SAME_ACE, (44, 9, 7, 6), "discard:D1"),
        (LOST_MATCH, (194, 56, 84, 167), "discard:D1"),
    ],
)
def test_where_other_opponents_would_have_been_waited_for(
    link: str, totals: tuple[int, ...], right: str
) -> None:
    replay = Match.open_replay(f"game=seven-bridge&v=1&seats=4&{link}")
    assert replay.at is not None
    game = replay.before(replay.at).game
    game.scores = totals
    view = game.view(game.turn)
    for seed in range(3):
        assert view.text(decide("expert", view, seed)) in right.split()


def test_the_last_deal_is_played_for_the_match_as_long_as_that_is_open() -> None:
    game = bridge.match_of("S1 S5 H9 H13 D3 C11 X0", "", "", "", stock="D10").game
    assert isinstance(game, SevenBridge)

    def unit(deal: int, *totals: int) -> str:
        game.deal_no, game.scores = deal, totals
        return stakes.stakes(game, 0).unit

    assert unit(game.deals, 20, 10, 30, 40) == "win"
    assert unit(game.deals - 1, 20, 10, 30, 40) == "points"
    assert unit(game.deals, 120, 10, 30, 40) == unit(game.deals, 0, 150, 130, 140) == "points"


def test_a_claim_is_feared_of_cards_that_are_out_of_sight() -> None:
    game = bridge.match_of("H13 D13 S1 H4 C9 D6 D3", "C13", "", "", stock="C5").game
    assert isinstance(game, SevenBridge)
    king = PACK.card("H13")
    kings, queens = PACK.set("S13") | PACK.set("C13"), PACK.set("H12") | PACK.set("H11")
    assert policy.claim_chance(game, king, kings) > 0
    assert policy.claim_chance(game, king, kings & -kings) == 0
    assert policy.claim_chance(game, king, queens) == 0  # there is no chi in the first round
    game.steps = game.seats
    assert policy.claim_chance(game, king, queens) > 0


def test_a_discard_that_goes_out_is_said_to_do_so_though_it_is_the_only_move() -> None:
    match = bridge.match_of("S1 S2 S3 H4 H5 H6 D9", "", "", "", stock="D10")
    bridge.go(match, "draw meld:S1.S2.S3 meld:H4.H5.H6 discard:D9 - - - draw")
    match.game.held[0] = PACK.set("D10")
    found = assess(match.game.view(0), 1)
    assert found["best"] == "discard:D10"
    assert found["reason"] == {"id": "seven-bridge-hint-last", "args": {}}
