"""Seven Bridge, rule by rule (B1–B21, B40), option by option, and what nobody may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.games.seven_bridge.rules import SPECIAL, SevenBridge, worth
from nanafuda.mechanics.cards import FRENCH, FRENCH_JOKER, cards_of, mask_of
from nanafuda.mechanics.melds import (
    CARDS,
    FITS,
    GROWN,
    MELDS,
    SIZES,
    all_laid_off,
    melds_in,
    read_meld,
)

from games.seven_bridge.positions import go, match_of


def of(match: Match, verb: str) -> list[str]:
    """The cards of the legal actions with this verb."""
    return [a.partition(":")[2] for a in match.legal() if a.partition(":")[0] == verb]


def refusal(match: Match, action: str) -> str:
    return walks.refusal(match.play, action).id


def melds(match: Match) -> list[str]:
    return [".".join(meld["cards"]) for meld in match.table(0)["melds"]]


def game_of(match: Match) -> SevenBridge:
    assert isinstance(match.game, SevenBridge)
    return match.game


def worlds_of(match: Match, seat: int, count: int) -> list[SevenBridge]:
    """Positions that the seat may imagine."""
    worlds = [match.game.view(seat).determinize(Random(n)) for n in range(count)]
    assert all(isinstance(world, SevenBridge) for world in worlds)
    return worlds  # type: ignore[return-value]


# Hands without a meld or a pair.
DULL = (
    "S1 S4 S10 H2 H8 D5 D12",
    "S2 S5 S11 H3 H9 D1 D13",
    "S3 S6 S12 H4 H10 D6 D9",
    "H1 H5 H11 C2 C4 C9 C12",
)


def test_B1_the_first_oya_is_random_and_the_deal_moves_clockwise() -> None:
    first = {Match("seven-bridge", seed=f"o{n}").table(0)["dealer"] for n in range(40)}
    assert first == {0, 1, 2, 3}
    match = match_of(*DULL, first=3, deals=3)
    while match.turn is not None:
        match.play(match.legal()[0])
    match.next_deal()
    assert match.table(0)["dealer"] == 0 and match.game.turn == 0


def test_B1_seven_cards_each_from_oyas_left_and_the_rest_is_the_stock() -> None:
    match = Match("seven-bridge", seats=3, decks=[list(FRENCH_JOKER.codes)], first=1)
    assert match.table(2)["hand"] == list(FRENCH_JOKER.codes[0:21:3])
    assert match.table(1)["hand"] == list(FRENCH_JOKER.codes[2:21:3])
    assert match.table(0)["stock"] == 53 - 21 and match.table(0)["pile"] == []
    match.play("draw")
    assert FRENCH_JOKER.codes[21] in match.table(1)["hand"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_B1_two_to_six_seats(seats: int) -> None:
    match = Match("seven-bridge", seats=seats, seed="x", options={"joker": False})
    assert match.table(0)["stock"] == 52 - 7 * seats
    assert match.table(0)["counts"] == [7] * seats


def test_B2_oya_plays_first_and_play_goes_clockwise() -> None:
    match = match_of(*DULL, first=2, stock="C7 C3 C8 C13")
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        go(match, "draw")
        match.play(match.legal()[0])
    assert turns == [2, 3, 0, 1]


def test_B3_a_turn_is_a_draw_melds_and_a_discard() -> None:
    match = match_of("S8 S9 S10 H2 H13 D5 C1", DULL[3], stock="C7")
    assert match.legal() == ["draw"]
    assert refusal(match, "discard:H2") == "draw-first"
    assert refusal(match, "meld:S8.S9.S10") == "draw-first"
    go(match, "draw meld:S8.S9.S10 meld:C7")
    assert refusal(match, "draw") == "drawn-already"
    go(match, "discard:H13")
    assert match.turn == 1 and match.table(1)["pile"] == [{"card": "H13", "seat": 0}]


def test_B4_groups_of_three_or_four() -> None:
    match = match_of("S9 H9 D9 C9 H3 H12 H13", "S1 S3 S5 D1 D3 D5 C6", stock="H1")
    go(match, "draw")
    triples = ["S9.H9.D9", "S9.H9.C9", "S9.D9.C9", "H9.D9.C9"]
    assert sorted(of(match, "meld")) == sorted([*triples, "S9.H9.D9.C9"])
    for text in ("H12.H13.H1", "S9.H9", "S9.H9.D9.H13"):
        assert refusal(match, f"meld:{text}") == "not-a-meld"


def test_B4_runs_of_three_or_more_up_to_the_king() -> None:
    match = match_of("D1 D2 D3 D4 D5 H9 H12", "S1 S3 S5 H5 C3 C5 C6", stock="H13")
    go(match, "draw")
    assert sorted(of(match, "meld")) == [
        "D1.D2.D3", "D1.D2.D3.D4", "D1.D2.D3.D4.D5", "D2.D3.D4", "D2.D3.D4.D5", "D3.D4.D5",
    ]  # fmt: skip
    assert refusal(match, "meld:H12.H13.D1") == "not-a-meld"


def test_B5_a_lone_seven_and_pairs_with_a_seven() -> None:
    match = match_of("S6 S7 H7 H8 D10 D13 C1", DULL[3], stock="C3")
    go(match, "draw")
    assert sorted(of(match, "meld")) == ["H7", "H7.H8", "S6.S7", "S7", "S7.H7"]
    assert refusal(match, "meld:S6.H7") == "not-a-meld"
    assert refusal(match, "meld:D10") == "not-a-meld"


@pytest.mark.parametrize(
    "card, kind, then",
    [("S6", "run", ["S5", "S8"]), ("S8", "run", ["S6", "S9"]), ("H7", "group", ["C7"])],
)
def test_B6_a_lone_seven_becomes_what_is_laid_on_it(card: str, kind: str, then: list[str]) -> None:
    match = match_of("S7 S5 S6 S8 S9 H7 C7", DULL[3], stock="H2", joker=False)
    go(match, "draw meld:S7")
    assert match.table(0)["melds"][0]["kind"] == "lone"
    assert sorted(of(match, "lay")) == ["C7@1", "H7@1", "S6@1", "S8@1"]
    go(match, f"lay:{card}@1")
    assert match.table(0)["melds"][0]["kind"] == kind
    assert sorted(of(match, "lay")) == [f"{c}@1" for c in then]


def test_B7_melds_come_after_a_draw_in_any_number_and_never_by_force() -> None:
    match = match_of("S8 S9 S10 H2 D2 C2 C12", "S1 S3 S5 H5 C3 C5 C6", stock="C7")
    go(match, "draw")
    assert "discard:C12" in match.legal()  # nothing has to be laid out
    go(match, "meld:S8.S9.S10 meld:H2.D2.C2 discard:C12")  # in the first round
    assert melds(match) == ["S8.S9.S10", "H2.D2.C2"]


def test_B8_laying_off_needs_a_meld_of_ones_own_and_a_lone_seven_is_enough() -> None:
    match = match_of("S8 S9 S10 H2 H13 D5 C1", "S11 H7 D8 D12 C3 C13 H10", stock="C8 D1")
    go(match, "draw meld:S8.S9.S10 discard:H2 draw")
    assert of(match, "lay") == []
    assert refusal(match, "lay:S11@1") == "no-meld-of-your-own"
    go(match, "meld:H7")
    assert of(match, "lay") == ["S11@1"]
    assert refusal(match, "lay:D8@2") == "does-not-fit"
    assert refusal(match, "lay:D8@3") == "no-such-meld"
    go(match, "lay:S11@1")
    assert melds(match) == ["S8.S9.S10.S11", "H7"]


def test_B8_a_group_ends_at_four_and_a_run_at_ace_and_king() -> None:
    hands = ("S2 S3 S4 H9 D9 C9 C13", "S1 S9 S5 H11 H12 H13 D3")
    match = match_of(*hands, stock="C11 C12", joker=False)
    go(match, "draw meld:S2.S3.S4 meld:H9.D9.C9 discard:C11 draw meld:H11.H12.H13")
    assert of(match, "lay") == ["S1@1", "S5@1", "S9@2"]
    assert FITS[read_meld("H11.H12.H13")] == FRENCH_JOKER.set("H10.X0")  # nothing above the K
    assert FITS[read_meld("S1.S2.S3.S4")] == FRENCH_JOKER.set("S5.X0")  # nor below the A
    go(match, "lay:S1@1 lay:S9@2")
    assert melds(match)[:2] == ["S1.S2.S3.S4", "S9.H9.D9.C9"]
    assert FITS[read_meld("S9.H9.D9.C9")] == 0
    assert of(match, "lay") == ["S5@1"]


def chi_match(**options: Any) -> Match:
    """Seat 1 can make runs with the S9 of seat 0."""
    hands = ("S9 H2 H8 D5 D12 C1 C4", "S6 S7 S8 S10 S11 D1 C9")
    return match_of(*hands, stock="C13 H13 D8 H4", **options)


def test_B9_chi_makes_a_run_with_the_discard_of_the_seat_before() -> None:
    match = go(chi_match(), "- - draw discard:S9")
    assert match.turn == 1 and match.legal()[0] == "draw"
    assert sorted(of(match, "chi")) == [
        "S10.S11", "S6.S7.S8", "S6.S7.S8.S10", "S6.S7.S8.S10.S11", "S7.S8",
        "S7.S8.S10", "S7.S8.S10.S11", "S8.S10", "S8.S10.S11",
    ]  # fmt: skip
    assert refusal(match, "chi:S8") == "not-a-meld"
    go(match, "chi:S8.S10")
    assert melds(match) == ["S8.S9.S10"] and match.table(0)["pile"][-1]["card"] == "H13"
    meld = match.table(0)["melds"][0]
    assert (meld["claimed"], meld["from"], meld["seat"]) == ("S9", 0, 1)


def test_B9_no_chi_before_the_turn_has_come_back_to_oya() -> None:
    match = go(chi_match(), "draw discard:S9")
    assert match.legal() == ["draw"]
    assert refusal(match, "chi:S8.S10") == "chi-too-early"
    back = match_of("S8 S10 H2 H8 D5 D12 C1", "S9 S6 H3 D1 D8 C9 C4", stock="C13")
    go(back, "- draw discard:S9")
    assert back.turn == 0 and of(back, "chi") == ["S8.S10"]


def test_B9_chi_is_for_the_next_seat_and_never_a_run_of_two() -> None:
    hands = ("S8 H2 H8 D5 D12 C1 C4", "S7 H3 H9 H13 D1 D10 C9", "S9 S10 S6 H4 D6 D9 C12")
    match = go(match_of(*hands, stock="C13 C5 C3 C10"), "- - - draw discard:S8")
    assert match.turn == 1 and match.legal() == ["draw"]  # 7-8 alone; seat 2 is not asked


def test_B9_a_pon_that_carries_the_turn_past_oya_ends_the_lap() -> None:
    hands = ("H9 S5 S6 H2 D12 C1 C4", "H3 H8 S12 D1 D10 C3 C11", "S9 D9 S4 H4 H6 D6 C13")
    match = go(match_of(*hands, first=1, stock="C10 C6 H12"), "- - draw")
    assert not match.table(0)["chi"]
    go(match, "discard:H9 pon:S9.D9")  # from seat 0 over oya, seat 1, to seat 2
    assert match.table(0)["chi"]
    go(match, "discard:S4")
    assert of(match, "chi") == ["S5.S6"]


def test_B9_a_pon_that_does_not_pass_oya_leaves_the_lap_open() -> None:
    hands = ("H9 H2 S12 D12 C1 C4 C7", "H3 H8 S1 D1 D10 C3 C11", "S9 D9 S4 H4 H6 D6 C13",
             "S5 S6 H1 H10 D3 D13 C8")  # fmt: skip
    match = go(match_of(*hands, stock="C10"), "draw discard:H9 pon:S9.D9 discard:S4")
    assert match.turn == 3 and match.legal() == ["draw"]  # the third seat of four


def test_B10_pon_by_any_seat_but_the_thrower_in_the_first_round_too() -> None:
    hands = ("H9 C9 S9 D12 C1 C4 S13", "H2 H8 S1 S4 D2 D10 C6", "H3 H13 S3 S12 D4 D7 C5",
             "D9 X0 H6 H12 H10 C8 C11")  # fmt: skip
    match = go(match_of(*hands, stock="C2"), "draw discard:H9")  # a pair is left in its own hand
    assert match.turn == 3 and match.legal() == ["pass", "pon:D9.X0"]
    assert refusal(match, "draw") == "claim-or-pass"


def test_B10_three_or_four_cards_as_the_seat_likes() -> None:
    hands = ("H9 H2 H8 D5 D12 C1 C4", "S9 D9 C9 X0 S1 D3 C6")
    match = go(match_of(*hands, stock="S3"), "draw discard:H9")
    assert match.legal()[0] == "pass"
    assert sorted(of(match, "pon")) == sorted(
        ["S9.D9", "S9.C9", "D9.C9", "S9.X0", "D9.X0", "C9.X0",
         "S9.D9.C9", "S9.D9.X0", "S9.C9.X0", "D9.C9.X0"]
    )  # fmt: skip
    assert refusal(match, "pon:S9") == "not-a-meld"
    go(match, "pon:S9.D9.C9")
    assert melds(match) == ["S9.H9.D9.C9"]


# Seat 0 throws the H9: seat 1 could take it for a chi, seats 2 and 3 for a pon.
WANTED = (
    "H9 H2 D5 D12 C1 C4 S13",
    "H8 H10 S1 S4 D2 D13 H5",
    "S9 D9 S3 S12 D4 D7 C5",
    "C9 X0 H6 H12 D1 C8 C11",
)


def test_B11_pon_comes_before_chi_and_the_jokers_holder_first() -> None:
    match = match_of(*WANTED, stock="C2 C3 S2 S5 C13")
    go(match, "- - - - draw discard:H9")
    assert (match.turn, match.legal()) == (3, ["pass", "pon:C9.X0"])
    go(match, "pass")
    assert (match.turn, match.legal()) == (2, ["pass", "pon:S9.D9"])
    go(match, "pass")
    assert (match.turn, match.legal()) == (1, ["draw", "chi:H8.H10"])


def test_B11_the_jokers_holder_takes_it_unasked_by_the_other() -> None:
    match = match_of(*WANTED, stock="C2")
    go(match, "draw discard:H9 pon:C9.X0")
    assert match.turn == 3 and match.table(0)["phase"] == "claimed"


def test_B12_after_a_claim_only_a_discard() -> None:
    hands = ("H9 H2 H8 D5 D12 C1 C4", "S9 D9 S7 X0 S1 D3 C6")
    match = go(match_of(*hands, stock="S3"), "draw discard:H9 pon:S9.D9")
    assert match.turn == 1 and match.table(1)["phase"] == "claimed"
    assert all(action.startswith("discard:") for action in match.legal())
    assert refusal(match, "meld:S7") == "discard-after-claim"
    assert refusal(match, "lay:X0@1") == "discard-after-claim"
    go(match, "discard:S1")
    assert match.table(0)["counts"] == [7, 4]


def test_B13_after_a_pon_the_turn_goes_to_the_left_of_it() -> None:
    match = match_of(*WANTED, stock="C2")
    go(match, "draw discard:H9 pass pon:S9.D9 discard:S3")
    assert match.turn == 3  # seat 1 is skipped
    match = match_of(*WANTED[:1], *WANTED[2:], WANTED[1], stock="C2")
    go(match, "draw discard:H9 pon:C9.X0 discard:C8")
    assert match.turn == 3


def test_B14_no_claim_on_the_last_discard_nor_on_a_joker() -> None:
    hands = ("S8 S9 S10 H2 H3 H4 X0", "D9 C9 H5 D1 D5 D12 C4")
    match = match_of(*hands, stock="H9")
    go(match, "draw discard:X0")
    assert match.legal() == ["draw"]
    match = match_of(*hands, stock="H9")
    go(match, "draw meld:S8.S9.S10.X0=S11 meld:H2.H3.H4 discard:H9")
    assert match.turn is None and match.results[-1]["out"] == 0


def test_B15_a_seat_goes_out_with_its_last_card_discarded() -> None:
    match = match_of("S8 S9 S10 H2 H3 H4 H5", "S1 S3 S5 D1 D3 D5 C6", stock="H6")
    go(match, "draw meld:S8.S9.S10")
    assert "meld:H2.H3.H4.H5" in match.legal()
    assert refusal(match, "meld:H2.H3.H4.H5.H6") == "keep-a-discard"
    go(match, "meld:H2.H3.H4.H5")
    assert match.legal() == ["discard:H6"]
    assert refusal(match, "lay:H6@2") == "keep-a-discard"
    go(match, "discard:H6")
    assert match.over and match.scores[0] == 0


def last_cards(two: str, **options: Any) -> Match:
    """Seat 1 has laid out five cards and holds these two when seat 0 throws the H9."""
    hands = ("H9 H2 H8 D5 D12 C1 C4", f"S2 S3 S4 S5 S6 {two}")
    match = match_of(*hands, stock="C11 D2 C8", **options)
    return go(match, "- draw meld:S2.S3.S4.S5.S6 discard:D2 draw discard:H9")


def test_B15_no_claim_without_a_card_left_to_discard() -> None:
    match = last_cards("S9 D9")
    assert match.turn == 1 and match.legal() == ["draw"]
    chi = last_cards("H10 H11")
    assert chi.legal() == ["draw"]
    assert refusal(chi, "chi:H10.H11") == "keep-a-discard"


@pytest.mark.parametrize(
    "hand, points",
    [
        ("S7", 14), ("S7.H7", 56), ("S13.S7", 34), ("S13.S7.X0", 170), ("X0", 0),
        ("S1.H4", 14), ("S12.H9.D2", 21), ("S7.H7.D7", 168), ("S10.H5.X0", 75), ("S11", 10),
        ("S7.H7.D7.C7", 28 * 16),
    ],
)  # fmt: skip
def test_B16_a_hand_doubles_for_every_seven_and_five_fold_for_the_joker(
    hand: str, points: int
) -> None:
    assert worth(FRENCH_JOKER.set(hand)) == points


# Seat 0 draws the C13 and is out at once, by six cards in melds, a lone 7 and the King.
OUT = "S8 S9 S10 H2 H3 H4 C7"
LOSERS = ("S13 S7 X0 D1 D2 C5 C9", "H13 S5 D8 D4 C1 C2 C4")
GO_OUT = "draw meld:S8.S9.S10 meld:H2.H3.H4 meld:C7 discard:C13"


def test_B16_the_score_sheet_explains_every_point() -> None:
    match = go(match_of(OUT, *LOSERS, stock="C13", concealed=False), GO_OUT)
    result = match.results[-1]
    assert (result["out"], result["how"], result["points"]) == (0, "out", [0, 430, 43])
    assert result["lines"] == [
        {"seat": 0, "reason": "out", "points": 0},
        {"seat": 1, "reason": "hand", "cards": ["S7", "S13", "D1", "D2", "C5", "C9", "X0"],
         "card_pips": [7, 10, 10, 2, 5, 9, 0], "pips": 43,
         "sevens": 1, "joker": True, "doubled": False, "points": 430},
        {"seat": 2, "reason": "hand", "cards": ["S5", "H13", "D4", "D8", "C1", "C2", "C4"],
         "card_pips": [5, 10, 4, 8, 10, 2, 4], "pips": 43,
         "sevens": 0, "joker": False, "doubled": False, "points": 43},
    ]  # fmt: skip
    assert match.winners == [0]


@pytest.mark.parametrize("deals", [1, 3, 5, 10])
def test_B17_the_lowest_total_after_the_chosen_deals_wins(deals: int) -> None:
    match = Match("seven-bridge", seats=3, seed="w", options={"deals": deals})
    walks.play_deals(match, Random(deals), 99)
    assert match.deal_no == deals
    best = min(match.scores)
    assert match.winners == [s for s in range(3) if match.scores[s] == best]
    totals = [sum(result["points"][s] for result in match.results) for s in range(3)]
    assert totals == match.scores


def test_B17_ties_are_shared() -> None:
    match = match_of("S1 H3 D5 C9 S11 H13 D8", "H1 S3 C5 D9 H11 S13 C8", joker=False)
    game_of(match).held = [FRENCH.set("S1"), FRENCH.set("H11"), 0]
    game_of(match).pile = []
    go(match, "draw")  # no stock, no discards: the deal is drawn, ten points each
    assert match.scores == [10, 10] and match.winners == [0, 1]


# The Joker


def test_B20_the_joker_stands_for_any_card_in_melds_of_three_or_more() -> None:
    match = match_of("S8 S10 X0 H9 D9 C1 C13", DULL[3].replace("C9", "C3"), stock="H4")
    go(match, "draw")
    assert sorted(of(match, "meld")) == ["H9.D9.X0", "S8.S10.X0=S9"]
    for text in ("X0", "S8.X0", "S8.S10.X0", "H9.D9.X0=S9", "S8.X0=S9"):
        assert refusal(match, f"meld:{text}") == "not-a-meld"
    go(match, "meld:S8.S10.X0=S9")
    assert melds(match) == ["S8.X0.S10"]


def test_B20_beside_a_real_seven_the_joker_makes_a_meld_of_two() -> None:
    match = match_of("S7 X0 H2 H10 D5 D9 C13", DULL[3].replace("C9", "C3"), stock="S3")
    go(match, "draw")
    assert sorted(of(match, "meld")) == ["S7", "S7.X0", "S7.X0=S6", "S7.X0=S8"]
    assert refusal(match, "meld:S7.X0=S9") == "not-a-meld"


def test_B20_the_joker_is_laid_off_on_a_lone_seven_as_neighbour_or_group() -> None:
    match = match_of("S7 X0 H2 H10 D5 D9 C13", DULL[3].replace("C9", "C3"), stock="S3")
    go(match, "draw meld:S7")
    assert sorted(of(match, "lay")) == ["X0=S6@1", "X0=S8@1", "X0@1"]
    go(match, "lay:X0=S8@1")
    assert match.table(0)["melds"][0]["kind"] == "run" and melds(match) == ["S7.X0"]


def test_B20_one_joker_to_a_meld_and_it_may_name_a_card_that_lies_elsewhere() -> None:
    match = match_of("S8 S9 S10 S11 X0 D9 C9", "H1 H3 H5 D1 D3 C12 C5", stock="H9")
    go(match, "draw meld:H9.D9.C9")
    assert "meld:S8.S10.X0=S9" in match.legal()  # though the real one is in the hand
    go(match, "meld:S8.S9.S10")
    assert sorted(a for a in of(match, "lay") if "X0" in a) == ["X0=S11@2", "X0=S7@2", "X0@1"]
    go(match, "lay:X0=S11@2")
    assert melds(match)[1] == "S8.S9.S10.X0"
    assert of(match, "lay") == []  # S11 is in hand, but its place is taken


def test_B21_what_the_joker_stands_for_stays_and_its_group_has_four_cards() -> None:
    match = match_of("S9 H9 D9 X0 C1 C4 C12", "C9 H7 H3 S1 S4 D2 D12", stock="H13 C2")
    go(match, "draw meld:S9.H9.D9.X0 discard:H13 draw meld:H7")
    assert of(match, "lay") == []
    assert refusal(match, "lay:C9@1") == "does-not-fit"
    for m, meld in enumerate(MELDS):
        for grown in GROWN[m].values():
            assert meld.face in (-1, MELDS[grown].face)
            assert SIZES[grown] <= 4 or MELDS[grown].kind == 1


def test_B21_the_joker_is_a_neighbour_for_what_follows_it() -> None:
    match = match_of("S8 S9 X0 S11 S6 D2 C13", DULL[3], stock="S7")
    go(match, "draw meld:S8.S9.X0=S10")
    assert sorted(of(match, "lay")) == ["S11@1", "S7@1"]


# The stock


def recycling(**options: Any) -> Match:
    """Two seats that throw all they draw, until the stock is empty."""
    hands = ("S1 S3 S5 H2 H9 D4 C6", "S2 S6 H4 H11 D3 D12 C9")
    match = match_of(*hands, **options)
    while match.table(0)["stock"]:
        go(match, "-" if match.legal()[0] == "draw" else "pass")
    while match.legal()[0] == "pass":
        go(match, "pass")
    return match


def test_B40_the_discards_under_the_top_one_become_the_stock_oldest_on_top() -> None:
    match = recycling()
    pile = [entry["card"] for entry in match.table(0)["pile"]]
    seat = match.turn
    assert seat is not None
    events = match.play("draw")
    assert events[0] == {"type": "recycle", "cards": len(pile) - 1}
    assert pile[0] in match.table(seat)["hand"]  # the order of a deck that is written out is kept
    table = match.table(1 - seat)
    assert [e["card"] for e in table["pile"]] == pile[-1:] and table["stock"] == len(pile) - 2
    game = game_of(match)
    assert game.stock[1:] == tuple(game.pack.card(code) for code in pile[1:-1])


def test_B40_a_seeded_deal_shuffles_the_same_way_every_time() -> None:
    def stock(seed: str) -> tuple[int, ...]:
        match = Match("seven-bridge", seats=2, seed=seed)
        while not match.table(0)["recycled"]:
            go(match, "-" if match.legal()[0] == "draw" else "pass")
        order = game_of(match).stock
        assert order != tuple(sorted(order))
        assert game_of(Match.load(match.record())).stock == order
        return order

    assert stock("r1") == stock("r1")


def throw_on(match: Match) -> Match:
    """Go on throwing what is drawn until the stock is empty again."""
    go(match, "-")
    while match.turn is not None and match.table(0)["stock"]:
        go(match, "-" if match.legal()[0] == "draw" else "pass")
    while match.turn is not None and match.legal()[0] == "pass":
        go(match, "pass")
    return match


def test_B40_without_progress_between_two_empty_stocks_the_deal_is_drawn() -> None:
    match = throw_on(recycling())
    assert match.table(0)["last"]
    hands = [match.game.held[s] for s in range(2)]
    go(match, "draw")
    result = match.results[-1]
    assert (result["out"], result["how"]) == (None, "drawn")
    assert match.scores == [worth(hand) for hand in hands]


@pytest.mark.parametrize("progress", ["meld", "lay", "claim"])
def test_B40_a_meld_a_lay_off_or_a_claim_keeps_the_deal_alive(progress: str) -> None:
    match = match_of("S7 S8 S3 H2 H9 D4 C6", "S6 S1 H4 H11 D9 C9 C13", joker=False)
    if progress == "lay":
        go(match, "draw meld:S7 discard:S3")
    while match.table(0)["stock"] or match.turn == 1:
        go(match, "-" if match.legal()[0] == "draw" else "pass")
    actions = {
        "meld": "draw meld:S7 discard:S3",
        "lay": "draw lay:S8@1 discard:H2",
        "claim": "draw discard:H9 pon:D9.C9 discard:C13",
    }
    go(match, actions[progress])
    while match.legal()[0] == "pass":
        go(match, "pass")
    assert game_of(match).progress
    assert not throw_on(match).table(0)["last"]
    go(match, "draw")
    assert match.turn is not None and match.table(0)["recycled"] == 2


def test_B40_nothing_to_shuffle_is_a_drawn_deal() -> None:
    match = recycling()
    game_of(match).pile = game_of(match).pile[-1:]
    go(match, "draw")
    assert match.results[-1]["how"] == "drawn"


def test_B40_the_seat_at_an_empty_stock_may_still_claim() -> None:
    match = match_of("S9 H2 H8 D5 D12 C1 C4", "S8 S10 H3 H11 D1 D9 C6", stock="C13 H13")
    go(match, "- - draw")
    game_of(match).held[2] = 0
    go(match, "discard:S9")
    assert match.legal() == ["draw", "chi:S8.S10"]


# Options


def test_option_last_discard_free_ends_the_deal_with_the_last_card_laid() -> None:
    match = match_of("S8 S9 S10 H2 H3 H4 H5", LOSERS[0], stock="H6", last_discard="free")
    go(match, "draw meld:S8.S9.S10 meld:H2.H3.H4.H5")
    assert sorted(match.legal()) == ["discard:H6", "lay:H6@2"]
    go(match, "lay:H6@2")
    assert match.over and match.results[-1]["how"] == "out"
    whole = match_of("S8 S9 S10 H2 H3 H4 H5", LOSERS[0], stock="H6", last_discard="free")
    go(whole, "draw meld:S8.S9.S10 meld:H2.H3.H4.H5.H6")
    assert whole.results[-1]["how"] == "concealed"
    for two, claim in (("S9 D9", "pon:S9.D9"), ("H10 H11", "chi:H10.H11")):
        match = last_cards(two, last_discard="free")
        go(match, claim)
        assert match.results[-1]["out"] == 1


def test_option_last_discard_required_is_the_default() -> None:
    assert Match("seven-bridge").game.settings["last_discard"] == "required"
    match = match_of("S8 S9 S10 H2 H3 H4 H5", LOSERS[0], stock="H6")
    go(match, "draw meld:S8.S9.S10 meld:H2.H3.H4.H5")
    assert match.legal() == ["discard:H6"]


def test_option_no_special_finish_bars_a_seven_or_joker_as_the_last_card() -> None:
    hand = "S8 S9 S10 H2 H3 H4 C7"
    match = match_of(hand, LOSERS[1], stock="H5", no_special_finish=True)
    go(match, "draw meld:S8.S9.S10")
    assert refusal(match, "meld:H2.H3.H4.H5") == "special-last"  # the 7 would be left
    go(match, "meld:H2.H3.H4")
    assert refusal(match, "lay:H5@2") == "special-last"
    assert sorted(match.legal()) == ["discard:C7", "discard:H5", "meld:C7"]
    off = match_of(hand, LOSERS[1], stock="H5")
    go(off, "draw meld:S8.S9.S10 meld:H2.H3.H4.H5 discard:C7")
    assert off.over


def test_option_no_special_finish_concerns_all_cards_that_empty_the_hand() -> None:
    options: dict[str, Any] = {"no_special_finish": True, "last_discard": "free"}
    match = match_of("S8 S9 S10 H2 H3 H4 C7", LOSERS[1], stock="C6", **options)
    go(match, "draw meld:S8.S9.S10 meld:H2.H3.H4")
    assert "meld:C6.C7" not in match.legal() and "meld:C7" in match.legal()
    match = last_cards("S9 X0", **options)
    assert match.turn == 1 and match.legal() == ["draw"]  # the Joker would be among the last
    match = last_cards("S9 D9", **options)
    assert match.legal() == ["pass", "pon:S9.D9"]


def test_option_no_special_finish_lets_no_claim_leave_a_seven_alone() -> None:
    hands = ("H9 H2 H8 D5 D12 C1 C4", "S2 S3 S4 S5 S9 D9 C7")
    for on in (True, False):
        match = match_of(*hands, stock="C11 D2 C8", no_special_finish=on)
        go(match, "- draw meld:S2.S3.S4.S5 discard:D2 draw discard:H9")
        assert (match.legal()[0] == "pass") is not on


@pytest.mark.parametrize("on", [True, False])
def test_option_concealed_doubles_what_the_others_score(on: bool) -> None:
    match = go(match_of(OUT, *LOSERS, stock="C13", concealed=on), GO_OUT)
    result = match.results[-1]
    assert result["how"] == ("concealed" if on else "out")
    assert result["points"] == ([0, 860, 86] if on else [0, 430, 43])
    assert [line.get("doubled") for line in result["lines"]] == [None, on, on]


def test_option_concealed_is_lost_by_a_lay_off_or_an_earlier_meld() -> None:
    laid = match_of("S8 S9 S10 S11 H2 H3 H4", LOSERS[1], stock="C13")
    go(laid, "draw meld:S8.S9.S10 lay:S11@1 meld:H2.H3.H4 discard:C13")
    assert laid.results[-1]["how"] == "out"
    early = match_of(OUT, LOSERS[1], stock="C13 H11 D9")
    go(early, "draw meld:C7 discard:C13 - draw meld:S8.S9.S10 meld:H2.H3.H4 discard:D9")
    assert early.results[-1]["how"] == "out"


def test_option_concealed_is_lost_by_a_claim_in_the_same_turn() -> None:
    hands = ("H9 H2 S12 D5 D12 C1 C4", "S9 D9 S2 S3 S4 S5 C7")
    match = match_of(*hands, stock="C11", meld_after_claim=True)
    go(match, "draw discard:H9 pon:S9.D9 meld:S2.S3.S4.S5 discard:C7")
    assert match.results[-1]["how"] == "out"


# Three melds on the table; the Joker and two 7s stay out of the way.
TABLE = "H4 H5 H6 S11 D11 C11 C12"
LAY_ALL = "draw meld:H4.H5.H6 meld:S11.D11.C11 discard:C12"


def test_option_all_lay_off_before_drawing() -> None:
    match = match_of(TABLE, "H1 H2 H3 H7 H8 H9 H11", LOSERS[1].replace("H13", "S13"), stock="D13")
    go(match, LAY_ALL)
    assert match.legal() == ["draw", "lay-all"]
    go(match, "lay-all")
    result = match.results[-1]
    assert (result["out"], result["how"]) == (1, "lay-all")
    assert result["points"] == [worth(match.game.held[0]), -50, worth(match.game.held[2])]
    assert melds(match) == ["H1.H2.H3.H4.H5.H6.H7.H8.H9", "S11.H11.D11.C11"]
    assert match.table(0)["pile"][-1]["card"] == "C12"  # nothing is discarded


def test_option_all_lay_off_after_drawing_names_a_discard() -> None:
    match = match_of(TABLE, "H1 H2 H3 H7 H8 H9 D2", LOSERS[1].replace("D4", "S4"), stock="D13 H11")
    go(match, LAY_ALL)
    assert match.legal() == ["draw"]
    assert refusal(match, "lay-all") == "cannot-lay-all"
    go(match, "draw")
    assert of(match, "lay-all") == ["D2"]
    go(match, "lay-all:D2")
    assert match.results[-1]["points"][1] == -50
    assert match.table(0)["pile"][-1] == {"card": "D2", "seat": 1}


def test_option_all_lay_off_any_of_eight_that_fit_may_be_the_discard() -> None:
    match = match_of(TABLE, "H1 H2 H3 H7 H8 H9 H11", stock="D13 H10")
    go(match, LAY_ALL + " draw")
    # Without the H1, H10 or H11 the chain holds; without any other it breaks.
    assert of(match, "lay-all") == ["H1", "H10", "H11"]


def test_option_all_lay_off_is_for_seats_with_nothing_laid_out_and_can_be_off() -> None:
    hand = "H1 H2 H3 H7 H8 H9 H11"
    off = go(match_of(TABLE, hand, stock="D13", all_lay_off=False), LAY_ALL)
    assert off.legal() == ["draw"]
    match = go(match_of(TABLE, hand, stock="D13 C7"), LAY_ALL + " draw")
    assert of(match, "lay-all") == ["C7"]
    go(match, "meld:C7")
    assert of(match, "lay-all") == []
    assert refusal(match, "lay-all:H1") == "cannot-lay-all"


def test_option_all_lay_off_uses_the_joker_and_lone_sevens() -> None:
    alone = read_meld("S7")
    for cards, can in (
        ("S8.S9.S10", True), ("H7.D7.C7", True), ("S8.H7", False), ("S8.S10", False),
        ("S8.S10.X0", True), ("H7.X0", True), ("H7.D7.C7.X0", False), ("S5.S9.X0", False),
    ):  # fmt: skip
        lays = all_laid_off([alone], FRENCH_JOKER.set(cards))
        assert (lays is not None) == can, cards
    two = [read_meld("H7.D7.C7"), read_meld("S3.S4.S5")]
    assert all_laid_off(two, FRENCH_JOKER.set("S7.S8.X0"))  # the Joker as S6, not the S7 above


@pytest.mark.parametrize("on", [True, False])
def test_option_no_special_finish_and_lay_all(on: bool) -> None:
    hand = "H1 H2 H3 H7 H8 H9 H11"
    match = match_of(TABLE, hand, stock="D13 C7", no_special_finish=on)
    go(match, LAY_ALL)
    assert ("lay-all" in match.legal()) is not on  # the H7 is among the seven
    go(match, "draw")
    assert of(match, "lay-all") == ([] if on else ["C7"])  # the discard would be a 7
    plain = match_of(TABLE, hand, stock="D13 C2", no_special_finish=on)
    assert of(go(plain, LAY_ALL + " draw"), "lay-all") == ["C2"]


@pytest.mark.parametrize("on", [True, False])
def test_option_responsibility_makes_the_thrower_pay_for_all(on: bool) -> None:
    hands = ("H9 H2 S12 D5 D12 C1 C4", "S9 D9 S2 S3 S4 S5 C8", "S13 H13 D1 D3 H6 C6 C2")
    match = match_of(*hands, stock="C11 D2 C3 C13", responsibility=on)
    go(match, "- draw meld:S2.S3.S4.S5 discard:D2 - draw discard:H9 pon:S9.D9 discard:C8")
    result = match.results[-1]
    owed = [worth(match.game.held[s]) for s in (0, 2)]
    assert result["how"] == "out" and result["out"] == 1
    assert result["points"] == ([sum(owed), 0, 0] if on else [owed[0], 0, owed[1]])
    shifted = [line for line in result["lines"] if line["reason"] in ("relieved", "responsible")]
    assert shifted == (
        [
            {"seat": 2, "reason": "relieved", "points": -owed[1]},
            {"seat": 0, "reason": "responsible", "for": 2, "points": owed[1]},
        ]
        if on
        else []
    )


def test_option_responsibility_ends_with_the_turn_of_the_claim() -> None:
    hands = ("H9 H2 S12 D5 D12 C1 C4", "S9 D9 S2 S3 S4 S5 C8")
    match = match_of(*hands, stock="C11 D2 C3", responsibility=True)
    go(match, "draw discard:H9 pon:S9.D9 discard:C8 - draw meld:S2.S3.S4.S5 discard:C3")
    assert [line["reason"] for line in match.results[-1]["lines"]] == ["hand", "out"]


@pytest.mark.parametrize("on", [True, False])
def test_option_first_round_pon_off_waits_for_the_round_of_chi(on: bool) -> None:
    match = match_of(*WANTED, stock="C2 C3 S2 S5 C13", first_round_pon=on)
    go(match, "draw discard:H9")
    assert (match.legal()[0] == "pass") is on
    hands = (*WANTED[1:], WANTED[0])
    last = match_of(*hands, stock="C2 C3 S2 S5", first_round_pon=on)
    go(last, "- - - draw discard:H9")  # the turn that it opens is oya's second
    assert last.legal()[0] == "pass"


@pytest.mark.parametrize("on", [True, False])
def test_option_meld_after_claim_allows_melds_and_lay_offs(on: bool) -> None:
    hands = ("H9 H2 H8 D5 D12 C1 C4", "S9 D9 S7 X0 S1 S8 C6")
    match = match_of(*hands, stock="S3", meld_after_claim=on)
    go(match, "draw discard:H9 pon:S9.D9")
    others = [action for action in match.legal() if not action.startswith("discard")]
    assert ("meld:S7.S8" in others and "lay:X0@1" in others) if on else not others
    assert refusal(match, "draw") == "claimed-already"


@pytest.mark.parametrize("on", [True, False])
def test_option_joker_is_a_fifty_third_card(on: bool) -> None:
    match = Match("seven-bridge", options={"joker": on})
    assert match.table(0)["stock"] == (53 if on else 52) - 28
    assert ("X0" in match.game.pack.codes) is on


# Hidden information


def test_a_declined_pon_leaves_no_trace() -> None:
    """Two deals that differ in whether seat 2 could call pon look the same to all the others."""
    could = match_of(*WANTED[:3], "C10 C3 H6 H12 D1 C8 C11", stock="C2 S5 X0")
    hands = (*WANTED[:2], WANTED[2].replace("D9", "D3"), "C10 C3 H6 H12 D1 C8 C11")
    not_ = match_of(*hands, stock="C2 S5 X0")
    events = [go(m, "draw").play("discard:H9") for m in (could, not_)]
    assert events[0] == events[1] and (could.turn, not_.turn) == (2, 1)
    for match in (could, not_):
        for seat in (0, 1, 3):
            view = match.game.view(seat)
            assert (view.turn, match.table(seat)["turn"]) == (1, 1)
            assert match.table(seat)["phase"] == "start"
    assert could.play("pass") == []
    for seat in (0, 1, 3):
        assert could.table(seat) == not_.table(seat)
        assert could.game.view(seat).room == not_.game.view(seat).room


def test_the_seat_that_is_asked_does_not_learn_who_else_is() -> None:
    match = match_of(*WANTED, stock="C2")
    alone = match_of(*WANTED[:3], WANTED[3].replace("C9", "C10"), stock="C2")
    go(match, "draw discard:H9 pass")
    go(alone, "draw discard:H9")
    assert match.turn == alone.turn == 2
    assert match.table(2) == alone.table(2)
    first = match_of(*WANTED, stock="C2")
    go(first, "draw discard:H9")
    assert first.turn == 3
    assert game_of(first).queue == (2,)
    queues = {world.queue for world in worlds_of(first, 3, 200)}
    assert (2,) in queues and () in queues


def test_the_stock_has_no_order_in_a_view_and_any_in_an_imagined_world() -> None:
    match = match_of(*DULL)
    view = match.game.view(1)
    assert view.count(4) == 25
    tops = {world.stock[0] for world in worlds_of(match, 1, 400)}
    assert tops == set(cards_of(view.unseen))


def test_after_a_recycling_every_hand_holds_as_many_of_its_cards_as_it_drew() -> None:
    match = recycling()
    seat = match.turn
    assert seat is not None
    pile = mask_of(match.game.pack.card(entry["card"]) for entry in match.table(0)["pile"][:-1])
    go(match, "draw discard:S1" if seat == 0 else "draw discard:S2")
    while match.legal()[0] == "pass":
        go(match, "pass")
    view = match.game.view(1 - seat)
    worlds = worlds_of(match, 1 - seat, 300)
    assert all((world.held[seat] & pile).bit_count() == 1 for world in worlds)
    assert {lone for world in worlds for lone in cards_of(world.held[seat] & pile)} == set(
        cards_of(view.unseen & pile)
    )
    assert all(not world.held[2] & ~pile for world in worlds)
    me = match.game.view(seat)
    assert not me.room[2] and me.game.held[2] == match.game.held[2]  # it has drawn the one gone


# Melds by the table


def test_every_meld_in_a_hand_is_found() -> None:
    rng = Random(7)
    for _ in range(300):
        hand = mask_of(int(rng.random() * 53) for _ in range(9))
        found = melds_in(hand)
        assert sorted(found) == [m for m in range(len(MELDS)) if not CARDS[m] & ~hand]


def test_melds_and_lay_offs_hang_together() -> None:
    for m, meld in enumerate(MELDS):
        assert SIZES[m] == CARDS[m].bit_count() == len(meld.row)
        for face, grown in GROWN[m].items():
            card = face if face < 52 else 52
            assert CARDS[grown] == CARDS[m] | 1 << card and not CARDS[m] >> card & 1
            assert FITS[m] >> card & 1


# The bot


def test_the_bot_never_throws_away_a_win() -> None:
    match = match_of("S8 S9 S10 S11 H2 H3 H4", LOSERS[1], stock="C13")
    while match.turn == 0:
        match.play(match.game.text(decide("club", match.game.view(0))))
    assert match.results[-1]["how"] == "concealed"  # four in a run, not three and a lay-off
    match = go(match_of(TABLE, "H1 H2 H3 H7 H8 H9 H11", stock="D13"), LAY_ALL)
    assert match.game.text(decide("club", match.game.view(1))) == "lay-all"


def test_the_bot_keeps_its_melds_together() -> None:
    hands = ("H9 H2 S12 D5 D12 C1 C4", "S2 S3 S4 S9 D9 H13 C11")
    match = go(match_of(*hands, stock="C6", joker=False), "draw discard:H9")
    go(match, match.game.text(decide("club", match.game.view(1))))
    assert melds(match) == ["S9.H9.D9"]
    assert match.game.text(decide("club", match.game.view(1))) in ("discard:H13", "discard:C11")


def test_a_last_card_that_may_not_leave_the_hand_is_in_no_imagined_deal() -> None:
    hands = ("S1 H12", "S8 S9 S10 S11 H2 H3 H4", "D1 D12")
    match = match_of(*hands, stock="C1", first=1, no_special_finish=True)
    for action in ("draw", "meld:S8.S9.S10.S11", "meld:H2.H3.H4"):
        match.play(action)
    assert match.game.held[1].bit_count() == 1
    view = match.game.view(0)
    worlds = [view.determinize(Random(n)) for n in range(60)]
    assert len({world.held[1] for world in worlds}) > 10
    assert not any(world.held[1] & SPECIAL for world in worlds)
