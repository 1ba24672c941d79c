"""Seven Euchre, rule by rule (E1–E23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.games.seven_euchre.rules import RANKINGS, TRUMPS, trumps_in_order, value_of
from nanafuda.mechanics.cards import SEVEN


def deck_of(hands: Sequence[str], centre: str, first: int = 0) -> list[str]:
    """The pack order that gives seats 0–3 these hands when seat `first` deals."""
    cards = [hand.split() for hand in hands]
    eldest = (first + 1) % 4
    order = [cards[(eldest + i) % 4][i // 4] for i in range(48)]
    return [*order, centre]


# Seat 0 all Coffins and five Times, seat 1 Times and Stars, and so on down the suits.
ORDER = list(SEVEN.codes)
BLOCKS = [" ".join(ORDER[12 * s : 12 * s + 12]) for s in range(4)]


def match_of(hands: Sequence[str] = BLOCKS, centre: str = "H7", **more: Any) -> Match:
    more.setdefault("first", 3)
    return Match("seven-euchre", decks=[deck_of(hands, centre, more["first"])], seed="t", **more)


def play(match: Match, actions: str) -> Match:
    for action in actions.split():
        match.play(action)
    return match


def play_out(match: Match) -> Match:
    while match.turn is not None:
        match.play(match.legal()[0])
    return match


def bids(match: Match) -> list[str]:
    return [a.removeprefix("bid:") for a in match.legal() if a != "pass"]


def test_E1_twelve_cards_each_from_the_dealers_left_and_one_in_the_centre() -> None:
    match = Match("seven-euchre", decks=[list(SEVEN.codes)], first=0)
    assert match.table(1)["hand"] == list(SEVEN.codes[0:48:4])
    assert match.table(0)["hand"] == list(SEVEN.codes[3:48:4])
    assert match.game.held[4] == 1 << 48
    assert match.table(0)["dealer"] == 0 and match.turn == 1


def test_E1_nobody_sees_the_centre_card_or_another_hand() -> None:
    match = match_of()
    for seat in range(4):
        view = match.game.view(seat)
        assert view.unseen == SEVEN.full & ~match.game.held[seat]
        assert view.room == [0 if s == seat else 12 for s in range(4)] + [1, 0]


def test_E1_the_first_dealer_comes_from_the_seed() -> None:
    dealers = [Match("seven-euchre", seed=f"d{n}").table(0)["dealer"] for n in range(40)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [Match("seven-euchre", seed=f"d{n}").table(0)["dealer"] for n in range(40)]


def test_E2_the_deal_passes_to_the_left() -> None:
    match = play_out(play(match_of(options={"target": 200}), "bid:F7 pass pass pass"))
    match.next_deal()
    assert match.table(0)["dealer"] == 0


def test_E3_the_auction_starts_at_the_dealers_left_and_goes_clockwise() -> None:
    match = match_of(first=2)
    assert match.turn == 3
    play(match, "pass bid:S7 pass")
    assert match.turn == 2
    with pytest.raises(ValueError, match="higher"):
        match.play("bid:S7")


def test_E4_a_bid_is_a_denomination_and_seven_to_twelve_tricks() -> None:
    legal = match_of().legal()
    assert legal[0] == "pass" and len(legal) == 49
    assert {a[4] for a in legal[1:]} == set("FTSCBOHN")
    assert {a[5:] for a in legal[1:]} == {"7", "8", "9", "10", "11", "12"}


def test_E5_bids_ascend_by_tricks_then_from_coffin_to_no_trump() -> None:
    ascending = bids(match_of())
    assert ascending[:9] == ["F7", "T7", "S7", "C7", "B7", "O7", "H7", "N7", "F8"]
    assert ascending[-1] == "N12" and len(ascending) == 48
    match = match_of()
    match.play("bid:O8")
    assert bids(match) == ascending[ascending.index("O8") + 1 :]


def test_E6_a_player_who_passed_may_bid_again_overcall_the_partner_and_jump() -> None:
    match = play(match_of(), "pass bid:F7 pass bid:N9")  # seat 3 overcalls its partner, with a jump
    play(match, "bid:F10")  # seat 0 passed before
    standing = {"seat": 0, "denomination": "F", "tricks": 10, "value": 31}
    assert match.table(0)["standing"] == standing


def test_E7_three_passes_after_a_bid_end_the_auction() -> None:
    match = play(match_of(), "pass bid:S8 pass pass")
    assert match.table(0)["phase"] == "auction"
    play(match, "pass")
    assert match.table(0)["declarer"] == 1 == match.turn
    assert match.table(0)["contract"] == {"denomination": "S", "tricks": 8, "value": 17}


def test_E7_no_trump_twelve_ends_the_auction_at_once() -> None:
    match = play(match_of(), "pass pass bid:N12")
    assert (match.turn, match.table(0)["phase"]) == (2, "exchange")


def test_E8_after_three_passes_the_dealer_still_speaks() -> None:
    match = play(match_of(), "pass pass pass")
    assert match.turn == 3
    play(match, "bid:C7 bid:B7 pass pass pass")
    assert match.table(0)["declarer"] == 0


def test_E9_the_centre_cards_printed_suit_is_trump_also_a_seven() -> None:
    hands = [b.replace("S7", "H7") for b in BLOCKS]
    match = play(match_of(hands, "S7"), "pass pass pass pass")
    table = match.table(2)
    assert (table["turned"], table["trump"], table["auction"]) == ("S7", "S", 2)
    assert table["phase"] == "auction" and match.turn == 0


def test_E10_the_second_auction_bids_numbers_only_and_each_but_once() -> None:
    match = play(match_of(), "pass pass pass pass")
    assert bids(match) == ["7", "8", "9", "10", "11", "12"]
    match.play("bid:8")
    assert bids(match) == ["9", "10", "11", "12"]
    with pytest.raises(ValueError):
        match.play("bid:8")
    play(match, "pass pass bid:10 bid:11 pass pass")
    assert match.table(0)["phase"] == "auction"
    play(match, "pass")
    assert match.table(0)["declarer"] == 0
    assert match.table(0)["contract"] == {"denomination": "H", "tricks": 11, "value": 45}


def test_E10_twelve_ends_the_second_auction_and_the_dealer_still_speaks() -> None:
    match = play(match_of(), "pass pass pass pass pass pass pass")
    assert match.turn == 3
    match.play("bid:12")
    assert (match.turn, match.table(0)["phase"]) == (3, "play")


def test_E11_eight_passes_void_the_deal() -> None:
    match = match_of(options={"target": "one"})
    events = []
    for _ in range(8):
        events = match.play("pass")
    assert match.turn is None and not match.over and match.scores == [0, 0, 0, 0]
    assert events[-1]["void"] is True
    table = match.table(0)
    assert table["hands"] is None and table["discard"] is None
    match.next_deal()
    assert (match.deal_no, match.table(0)["dealer"], match.table(0)["auction"]) == (2, 0, 1)


def test_E12_trumps_are_the_suit_and_the_six_other_sevens() -> None:
    for suit in range(7):
        assert TRUMPS[suit].bit_count() == 13
        assert TRUMPS[suit] == SEVEN.suit_masks[suit] | SEVEN.rank_masks[7]


LEAD_TESTS = [  # trump, lead, hand of the follower, what is legal
    ("C", "C8", "O7 B9", "O7"),
    ("C", "T8", "T7 B9", "T7 B9"),
    ("C", "F7", "C4 F9", "C4"),
    ("N", "T8", "T7 B9", "T7"),
    ("N", "F7", "C7 F9", "F9"),
]


@pytest.mark.parametrize(("trump", "lead", "hand", "legal"), LEAD_TESTS)
def test_E13_off_suit_seven_follows_trump(trump: str, lead: str, hand: str, legal: str) -> None:
    denomination = (SEVEN.suits + "N").index(trump)
    follow = RANKINGS[denomination].leads[SEVEN.card(lead)][0]
    mine = SEVEN.set(".".join(hand.split()))
    assert SEVEN.spell(mine & follow or mine) == legal.split()


TRUMP_ORDERS = [
    ("B", "B7 B9 B8 F7 T7 S7 C7 O7 H7 B6 B5 B4 B3"),
    ("F", "F7 F13 F12 F11 F10 F9 F8 T7 S7 C7 B7 O7 H7"),
    ("H", "H7 F7 T7 S7 C7 B7 O7 H6 H5 H4 H3 H2 H1"),
]


@pytest.mark.parametrize(("suit", "order"), TRUMP_ORDERS)
def test_E14_order_of_the_trumps(suit: str, order: str) -> None:
    descending = [SEVEN.codes[c] for c in reversed(trumps_in_order(SEVEN.suits.index(suit)))]
    assert descending == order.split()


def test_E15_at_no_trump_a_seven_is_an_ordinary_card() -> None:
    follow, power = RANKINGS[7].leads[SEVEN.card("S6")]
    assert follow == SEVEN.suit_masks[2]
    assert power[SEVEN.card("S8")] > power[SEVEN.card("S7")] > power[SEVEN.card("S6")]
    assert power[SEVEN.card("C7")] == 0


def test_E16_the_declarer_takes_the_centre_card_and_discards_any_card_unseen() -> None:
    match = play(match_of(), "bid:F8 pass pass pass")
    assert len(match.legal()) == 13 and "discard:H7" in match.legal()
    assert match.table(0)["taken"] == "H7" and match.table(2)["taken"] is None
    match.play("discard:F8")
    assert match.table(0)["discard"] == "F8"
    assert [match.table(s)["discard"] for s in (1, 2, 3)] == [None] * 3
    play_out(match)
    assert [match.table(s)["discard"] for s in range(4)] == ["F8"] * 4


def test_E17_no_exchange_after_a_second_auction_and_the_turned_card_is_out_of_play() -> None:
    match = play(match_of(), "pass pass pass pass bid:7 pass pass pass")
    assert match.table(0)["phase"] == "play" and match.turn == 0
    played = set()
    while match.turn is not None:
        played.add(match.legal()[0])
        match.play(match.legal()[0])
    assert len(played) == 48 and "play:H7" not in played
    assert match.table(0)["turned"] == "H7"


def test_E18_the_declarer_leads_and_each_follows_if_able() -> None:
    match = play(match_of(), "pass bid:S8 pass pass pass discard:H7")
    assert match.turn == 1
    # Seat 1 holds T11 T12 S5–S11 C4–C6. Star is trump: S5 calls for seat 2's C7, nothing else.
    match.play("play:S5")
    assert match.legal() == ["play:C7", "play:B7"]
    play(match, "play:C7")
    with pytest.raises(ValueError, match="hold a trump"):
        match.play("play:H1")
    assert match.legal() == ["play:O7"]


def test_E18_no_duty_to_trump() -> None:
    match = play(match_of(), "pass bid:S8 pass pass pass discard:H7")
    match.play("play:C4")
    assert "play:C8" in match.legal() and "play:C7" not in match.legal()
    match.play("play:C8")
    assert len(match.legal()) == 12  # seat 3, without Coins, may trump with O7 or not


def test_E19_the_highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    match = play(match_of(), "pass bid:S8 pass pass pass discard:H7")
    play(match, "play:C6 play:C9 play:O7 play:F13")
    assert match.turn == 3  # the Onion 7 is a trump
    assert match.table(0)["won"] == [0, 1]
    match = play(match_of(), "bid:N8 pass pass pass discard:H7")
    play(match, "play:F13 play:T11 play:B3 play:O3")
    assert match.turn == 0 and match.table(0)["tricks"][0]["winner"] == 0


def test_E19_all_twelve_tricks_are_played() -> None:
    match = play_out(play(match_of(), "bid:F7 pass pass pass"))
    assert len(match.table(0)["tricks"]) == 12 and sum(match.table(0)["won"]) == 12


def settle(bid: int, team: int, tricks: tuple[int, int], scores: Sequence[int] = (0, 0)) -> Match:
    """A match whose first deal ends with so many tricks for each team."""
    match = match_of(options={"target": 77})
    play_out(play(match, "bid:F7 pass pass pass"))
    g: Any = match._start.clone()  # the deal once more, ended by hand
    g.declarer, g.standing, g.won = team, bid, tricks
    g.scores = (*scores, *scores)
    g.phase, g.denomination = 3, 0
    g._score()
    match._game = g
    return match


def test_E20_every_trick_scores_one_made_or_not() -> None:
    assert settle(1, 0, (7, 5)).scores == [14, 5, 14, 5]
    assert settle(10, 0, (7, 5)).scores == [7, 10, 7, 10]  # Time 8, one short


def test_E21_a_made_bid_scores_its_value() -> None:
    values = [value_of(bid) for bid in range(1, 49)]
    table = [7 + 8 * (n - 7) + i for n in range(7, 13) for i in range(8)]
    assert values == table
    assert settle(24, 0, (10, 2)).scores == [40, 2, 40, 2]  # no trump 9 made with 10


def test_E22_a_failed_bid_pays_the_opponents_short_times_their_tricks() -> None:
    assert settle(27, 0, (8, 4)).scores == [8, 12, 8, 12]  # Star 10 with 8 taken
    assert settle(41, 1, (12, 0)).scores == [156, 0, 156, 0]  # Coffin 12 with 0 taken


def test_E23_first_to_the_target_wins_and_the_higher_if_both_get_there() -> None:
    match = settle(27, 0, (8, 4), scores=(69, 66))
    assert match.scores == [77, 78, 77, 78] and match.winners == [1, 3]
    assert not settle(27, 0, (8, 4), scores=(60, 60)).over


def test_E23_at_equal_totals_the_match_goes_on_even_through_a_void_deal() -> None:
    match = settle(27, 0, (8, 4), scores=(70, 66))
    assert match.scores == [78, 78, 78, 78] and not match.over
    match.next_deal()
    play(match, "pass pass pass pass pass pass pass pass")
    assert not match.over and match.winners == []


@pytest.mark.parametrize("target", [77, 100, 200])
def test_E23_target(target: int) -> None:
    match = Match("seven-euchre", seed="t", options={"target": target})
    while not match.over:
        if match.turn is None:
            assert max(match.scores) < target or match.scores[0] == match.scores[1]
            match.next_deal()
        else:
            match.play(match.legal()[0] if match.deal_no % 2 else match.legal()[-1])
    assert max(match.scores) >= target


def test_E23_one_deal_ends_at_the_first_that_is_not_level() -> None:
    match = play_out(play(match_of(options={"target": "one"}), "bid:F7 pass pass pass"))
    assert match.over and match.winners in ([0, 2], [1, 3])


def test_refusals_say_why() -> None:
    match = play(match_of(), "pass bid:S8 pass pass pass discard:H7 play:S5")
    assert walks.refusal(match.play, "play:B8").id == "must-follow-trump"
    assert walks.refusal(match.play, "play:F13").id == "not-in-hand"
    for nonsense in ("", "play:", "play:Z9", "bid:H9", "discard:F8", "play:F13.F12", "draw", "é"):
        record = match.record()
        with pytest.raises(ValueError):
            match.play(nonsense)
        assert match.record() == record
