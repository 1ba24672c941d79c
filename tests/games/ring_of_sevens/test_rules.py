"""Ring of Sevens, rule by rule (R1–R29)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match, Refusal
from nanafuda.bots import LEVELS, decide
from nanafuda.games.ring_of_sevens.rules import RingOfSevens, points_of
from nanafuda.mechanics.cards import FRENCH

from games.ring_of_sevens.positions import GAME, at, cards, ring

ODDS = (1, 3, 5, 9, 11, 13)


def play(match: Match, actions: str) -> Match:
    """Play these: `pass`, `drop` and cards (`H9`, `X0@R9`)."""
    for action in actions.split():
        match.play(action if action in ("pass", "drop") else f"play:{action}")
    return match


def can(match: Match) -> list[str]:
    """Actions of the seat to act, without passes."""
    return [a.removeprefix("play:") for a in match.legal() if a.startswith("play:")]


def board(laid: str, place: str = "", **options: bool) -> set[str]:
    """Cards that the board accepts from any seat."""
    match = at(["*", "", ""], laid, at=place, **options)
    return set(FRENCH.spell(ring(match).ready))


def red(codes: set[str]) -> set[str]:
    return {code for code in codes if code[0] in "HD"}


def play_out(match: Match, rng: Random | None = None) -> Match:
    while match.turn is not None:
        legal = match.legal()
        match.play(legal[int(rng.random() * len(legal))] if rng else legal[-1])
    return match


# Deal


def test_R1_all_cards_are_dealt_from_the_start_player_on() -> None:
    match = Match(GAME, seats=5, decks=[list(FRENCH.codes)], first=3)
    dealt = [set(match.table(s)["hand"]) | set(match.table(s)["sevens"][s]) for s in range(5)]
    assert dealt[3] == set(FRENCH.codes[0::5]) and dealt[2] == set(FRENCH.codes[4::5])
    assert [len(d) for d in dealt] == [10, 10, 10, 11, 11]
    assert match.turn == match.table(0)["start"] == 3


def test_R1_the_first_start_player_is_drawn_and_moves_to_the_left() -> None:
    assert {Match(GAME, seed=f"s{n}").table(0)["start"] for n in range(40)} == {0, 1, 2, 3}
    match = play_out(Match(GAME, seats=3, seed="s", first=2))
    match.next_deal()
    assert match.turn == match.table(0)["start"] == 0


def test_R2_every_seat_lays_out_its_sevens() -> None:
    match = Match(GAME, seats=4, decks=[list(FRENCH.codes)], first=0)
    table = match.table(1)
    assert table["sevens"] == [["D7"], ["C7"], ["S7"], ["H7"]]
    assert table["laid"] == ["S7", "H7", "D7", "C7"]
    assert not any(card[1:] == "7" for seat in range(4) for card in match.table(seat)["hand"])
    laying = [event for event in match.opening if event["type"] == "sevens"]
    assert [(event["seat"], event["cards"]) for event in laying] == list(enumerate(table["sevens"]))


def test_R3_three_passes_and_one_for_each_seven_laid_out() -> None:
    for seed in range(20):
        table = Match(GAME, seats=3 + seed % 4, seed=f"p{seed}").table(0)
        assert table["passes"] == [3 + len(sevens) for sevens in table["sevens"]]
        assert sum(table["passes"]) == 3 * table["seats"] + 4


# The board


def test_R4_four_arms_each_of_both_suits_of_a_colour() -> None:
    for suit, other in ("HD", "DH", "SC", "CS"):
        for ranks in (range(8, 14), range(6, 0, -1)):
            laid: list[str] = []
            for rank in ranks:
                playable = board(" ".join(laid))
                assert f"{suit}{rank}" in playable
                assert (f"{other}{rank}" in playable) == (rank in (8, 6))
                laid.append(f"{suit}{rank}")
            # Play stops at the end, and the other three arms have not moved.
            assert board(" ".join(laid)) == board("") - {f"{suit}{ranks[0]}"}


HEARTS_UP = "H8 D8 D9 H10 H11 H12 H13"
UPPER = "H8 D8 H9 H10 D10 H11 H12 D12 H13"
LOWER = "S6 C6 S5 S4 C4 S3 S2 C2 C1"
LINK, REVERSE, JOKER = {"link": True}, {"reverse": True}, {"joker": True}


@pytest.mark.parametrize(
    ("rule", "laid", "joker", "options", "follow"),
    [
        ("R5", "H8 D8", "", {}, "H9 D9 H6 D6"),
        ("R5", "H8 D8 H9", "", {}, "H10 D10 H6 D6"),  # one fills the place for both
        ("R5", "H8 D8 D9", "", {}, "H10 D10 H6 D6"),
        ("R5", "S6 C6 C5", "", {}, "S4 C4 S8 C8"),
        ("R5", "H8 D8 H9 H10", "", {}, "D10 H11 H6 D6"),  # an even rank: one for each suit
        ("R6", "H8 H9", "", {}, "D8 H10 H6 D6"),
        ("R6", "H8 H9 D8", "", {}, "H10 D10 H6 D6"),
        ("R6", "S8 C8 C9 S10", "", {}, "C10 S11 S6 C6"),
        ("R6", "D6 D5", "", {}, "D4 H6 H8 D8"),
        ("R13", "H8 D9 H13 H10 H11", "", {}, "H12 D8 H6 D6"),
        ("R23", "H8 H9 H10 H11 H12", "R13", JOKER, "D8 H6 D6 H13 D13"),  # nothing beyond the K
        ("R23", "H8 H9 H10 H11 H12 H13 D8 D10 D12", "R1", REVERSE | JOKER, "H1 D1 H2 D2"),
        ("R26", HEARTS_UP, "", {}, "D10 H6 D6"),
        ("R26", HEARTS_UP, "", LINK, "D10 H6 D6 H1"),
        ("R26", f"{HEARTS_UP} D1", "", LINK, "D10 H6 D6 H2"),
        ("R26", f"{HEARTS_UP} D1 H2", "", LINK, "D10 H6 D6 H3"),
        ("R27", f"{UPPER} H6 D6 H5", "", {}, "H4 D4"),
        ("R27", f"{UPPER} H6 D6 H5", "", REVERSE, "H1 D1"),  # a full arm
        ("R27", f"{UPPER} H6 D6 H5 D1", "", REVERSE, "H2 D2"),
        ("R27", f"{UPPER} D1 D2 D6", "", REVERSE, "H2 D3"),
        ("R27", f"{LOWER} S8", "", REVERSE, "S13 C13"),
        ("R27", f"{HEARTS_UP} D10", "", REVERSE, "D12 H6 D6"),  # not full
        ("R28", f"{HEARTS_UP} H6", "", LINK | REVERSE, "D10 H5 D6 H1"),
        ("R28", f"{UPPER} H6 D6 H5", "", LINK | REVERSE, "H1 D1"),
        ("R28", UPPER.replace("H11 ", ""), "R11", REVERSE | JOKER, "H11 D11 H1 D1"),
    ],
)
def test_R5_R6_R13_R23_R26_R27_R28_what_may_follow(
    rule: str, laid: str, joker: str, options: dict[str, bool], follow: str
) -> None:
    colour = "HD" if laid[0] in "HD" else "SC"
    found = {code for code in board(laid, joker, **options) if code[0] in colour}
    assert found == set(follow.split())


def test_R6_all_eights_and_sixes_are_playable_from_the_start() -> None:
    assert board("") == {f"{suit}{rank}" for suit in "SHDC" for rank in (6, 8)}


def test_R6_an_odd_card_needs_its_own_place_empty() -> None:
    match = at(["H9 C2", "*", ""], "D8 D9 H8")
    assert can(match) == []
    refused = walks.refusal(play, match, "H9")
    assert refused.id == "score-card" and "score card" in str(refused)


def test_R6_the_refusal_names_the_card_that_is_missing() -> None:
    match = at(["D10 D12 S4", "*", ""], "H8 H9")
    for card, suit, rank in (("D10", "D", "8"), ("D12", "D", "8"), ("S4", "S", "6")):
        refused = walks.refusal(play, match, card)
        assert (refused.id, refused.fields) == ("not-connected", {"suit": suit, "rank": rank})
    match = at(["H12 S4", "*", ""], "H8 H9 H10")
    assert walks.refusal(play, match, "H12").fields == {"suit": "R", "rank": "J"}


# A turn


def test_R7_the_turn_goes_clockwise_from_the_start_player() -> None:
    match = Match(GAME, seats=4, seed="c", first=2)
    turns = []
    for _ in range(5):
        turns.append(match.turn)
        match.play(match.legal()[-1])
    assert turns == [2, 3, 0, 1, 2]


def test_R7_a_pass_is_free_while_passes_are_left() -> None:
    match = at(["H8 S2", "S8 S4", "*"], "")
    assert match.legal() == ["pass", "play:H8"]
    play(match, "pass")
    assert match.table(0)["passes"] == [2, 3, 3] and match.turn == 1


def test_R8_without_passes_who_can_play_must_and_who_cannot_drops_out() -> None:
    match = at(["H8 S2", "S2 S4", "*"], "", passes=0)
    assert match.legal() == ["play:H8"]
    with pytest.raises(Refusal, match="passes"):
        play(match, "pass")
    with pytest.raises(Refusal, match="drops out"):
        play(match, "drop")
    play(match, "H8")
    assert match.legal() == ["drop"]
    play(match, "drop")
    assert match.table(0)["states"] == ["in", "dropped", "in"]


def test_R8_a_playable_joker_and_a_swap_count() -> None:
    match = at(["X0 S2", "*", ""], "H8", passes=0, joker=True)
    assert match.legal() == ["play:X0@R9"]
    match = at(["X0 S2", "*", ""], "", passes=0, joker=True)
    assert match.legal() == ["drop"]
    match = at(["D9 S2", "*", ""], "H8", at="R9", passes=0, joker=True)
    assert match.legal() == ["play:D9"]


def test_R9_the_twin_becomes_a_score_card_that_only_its_holder_sees() -> None:
    match = at(["H9 S2", "D9 S4", "*"], "H8")
    play(match, "H9")
    assert match.table(1)["score_cards"] == [[], ["D9"], []]
    assert match.table(0)["score_cards"] == match.table(2)["score_cards"] == [[], [], []]
    assert "D9" in match.table(1)["hand"] and can(match) == []


def test_R9_twelve_score_cards_of_thirty_six_points_a_deal() -> None:
    for seed in range(12):
        match = play_out(Match(GAME, seats=3 + seed % 4, seed=f"n{seed}"), Random(seed))
        table = match.table(0)
        lost = [one["lost"] for one in table["dropouts"] if one["lost"]]
        kept = [FRENCH.card(code) for codes in [*table["score_cards"], lost] for code in codes]
        assert len(kept) == 12 and sum(points_of(1 << card) for card in kept) == 36
    worth = {rank: points_of(1 << FRENCH.card(f"C{rank}")) for rank in ODDS}
    assert worth == {9: 5, 5: 5, 11: 3, 3: 3, 13: 1, 1: 1}


def test_R10_the_play_that_empties_the_hand_goes_out_and_shows_the_score_cards() -> None:
    match = at(["S8 D5", "S10", "*"], "H6 H5 S6")
    events = match.play("play:S8")
    assert {"type": "out", "seat": 0, "rank": 1, "cards": ["D5"]} in events
    assert match.table(2)["score_cards"][0] == ["D5"]
    assert match.table(2)["states"][0] == "out" and match.table(2)["ranked"] == [0]


def test_R10_ones_own_twin_may_empty_the_hand() -> None:
    match = at(["H9 D9", "S10", "*"], "H8")
    play(match, "H9")
    assert match.table(1)["ranked"] == [0] and match.table(1)["score_cards"][0] == ["D9"]


def test_R10_a_hand_emptied_by_others_goes_out_at_its_next_turn_which_that_uses_up() -> None:
    match = at(["H9 S2", "S4", "D9", "*"], "H8")
    play(match, "H9")
    assert match.table(0)["states"] == ["in"] * 4 and match.turn == 1
    assert match.table(0)["counts"][2] == 1
    events = match.play("pass")
    assert match.turn == 3 and match.table(0)["ranked"] == [2]
    assert [event["type"] for event in events] == ["pass", "out"]
    assert match.table(0)["plays"][-1] == {"seat": 2, "action": "out"}


# Dropping out


def dropped(**options: bool) -> Match:
    """The example of the rules: seat 0 holds D9 H13 D13, and D5 and H3 as score cards."""
    match = at(["D9 H13 D13 D5 H3", "H9 S2", "*"], "H8 H6 H5 H4 D6 D4 D3", passes=0, **options)
    return play(match, "drop")


def test_R11_a_dropouts_hand_is_laid_connected_or_not() -> None:
    table = dropped().table(1)
    assert table["dropouts"] == [{"seat": 0, "laid": ["H13", "D9"], "lost": "D5"}]
    assert {"D9", "H13"} <= set(table["laid"]) and "D13" not in table["laid"]
    assert table["score_cards"][0] == ["H3", "D13"]
    assert table["score_cards"][1] == ["H9"]


def test_R11_of_twins_the_first_in_pack_order_is_laid() -> None:
    match = at(["S13 C13 H1 D1 C2 S2", "S4", "*"], "S8", passes=0)
    play(match, "drop")
    assert match.table(1)["dropouts"][0]["laid"] == ["S2", "S13", "H1", "C2"]
    assert match.table(1)["score_cards"][0] == ["C13"]


def test_R12_the_dropout_loses_the_most_valuable_score_card() -> None:
    match = at(["D11 C9 S9 S3 H2", "S4", "*"], "H8 H9 H10 H11 C6 C5 C4 C3", passes=0)
    play(match, "drop")  # of 3, 5 and 3 points
    assert match.table(1)["dropouts"][0]["lost"] == "C9"
    assert match.table(1)["score_cards"][0] == ["S3", "D11"]


def test_R12_of_equals_the_first_in_pack_order_and_the_joker_last() -> None:
    match = at(["X0 D13 C1 H2", "S4", "*"], "H13 S1", passes=0, joker=True)
    play(match, "drop")
    assert match.table(1)["dropouts"][0]["lost"] == "D13"
    assert match.table(1)["score_cards"][0] == ["C1", "X0"]
    match = at(["X0 H2", "S4", "*"], "", passes=0, joker=True)
    play(match, "drop")
    assert match.table(1)["dropouts"][0]["lost"] == "X0"
    match = at(["H2", "S4", "*"], "", passes=0)
    play(match, "drop")
    assert match.table(1)["dropouts"][0]["lost"] is None


def test_R13_cards_laid_unconnected_count_as_any_other() -> None:
    match = dropped()
    assert red(set(FRENCH.spell(ring(match).ready))) == {"H10", "D8", "H2", "D2"}
    assert "D10" in board("H8 D8 D9")


# The end of a deal


def test_R14_the_last_one_in_lays_the_hand_and_loses_nothing() -> None:
    match = at(["S8", "S6", "H12 D13 H13 H9"], "H8 D8 D9")
    play(match, "S8")
    assert match.turn == 1
    events = match.play("play:S6")
    assert {"type": "settle", "seat": 2, "laid": ["H12", "H13"], "cards": ["H9", "D13"]} in events
    result = match.game.result
    assert match.turn is None and result is not None
    assert result["ranking"] == [0, 1, 2] and result["points"] == [0, 0, 6]
    assert match.table(0)["states"] == ["out", "out", "in"]


def test_R15_those_who_went_out_then_the_last_one_in_then_dropouts_the_earliest_last() -> None:
    match = at(["S8", "H2", "H4", "C12 C10*"], "C6", passes=0)
    play(match, "S8 drop drop")
    result: dict[str, Any] = match.game.result
    assert result["ranking"] == [0, 3, 2, 1]
    assert match.table(0)["phase"] == "ended"


def settled(*points: int, before: int = 50, **options: Any) -> Match:
    """A deal that is over, the seats ranking 0, 1, 2, … with these points in score cards."""
    left = {5: ["S9", "H9", "S5", "H5"], 3: ["S11", "H11", "S3", "H3"]}
    left[1] = ["S13", "H13", "S1", "H1"]
    hands = []
    for total in points:
        hand = []
        for value in (5, 3, 1):
            while total >= value and left[value]:
                hand.append(left[value].pop())
                total -= value
        assert not total
        hands.append(" ".join(hand))
    hands[-2] += " S8"
    hands[-1] += " S10"
    seats = len(points)
    match = at(hands, None, turn=seats - 2, **options)
    g = ring(match)
    g.scores = (before,) * seats
    for seat in range(seats - 2):
        g._go_out(seat)
    return play(match, "S8")


def result_of(*points: int) -> dict[str, Any]:
    """How such a deal ends."""
    match = settled(*points)
    result: dict[str, Any] = match.game.result
    assert result["ranking"] == list(range(len(points)))
    assert result["points"] == list(points)
    assert match.scores == [50 + change for change in result["change"]]
    return result


def test_R16_the_small_winner_ranks_first_and_the_big_winner_has_most_points() -> None:
    result = result_of(4, 9, 6, 17)  # the last-ranked seat's 17 do not count
    assert (result["small_winner"], result["big_winner"]) == (0, 1)
    result = result_of(5, 9, 9, 13)
    assert result["big_winner"] == 1  # the better rank at equal points


def test_R16_a_dropout_can_be_the_big_winner() -> None:
    match = at(["S8", "H2", "D9 D5 D2", "H4 D4"], None, passes=0)
    play(match, "S8 drop drop")
    result: dict[str, Any] = match.game.result
    assert result["ranking"] == [0, 3, 2, 1]
    assert result["points"] == [0, 0, 5, 0]  # one of the two fives is lost
    assert (result["small_winner"], result["big_winner"], result["small_loser"]) == (0, 2, 3)


def test_R17_the_losers_are_the_last_and_the_lowest_of_the_others() -> None:
    result = result_of(4, 9, 6, 17)
    assert (result["small_loser"], result["big_loser"]) == (2, 3)
    result = result_of(2, 5, 13, 16)
    assert (result["small_loser"], result["big_loser"]) == (1, 3)


def test_R18_each_winner_takes_from_one_loser_the_winners_own_points() -> None:
    assert result_of(4, 9, 6, 17)["change"] == [4, 9, -4, -9]
    assert result_of(2, 5, 13, 16)["change"] == [2, -2, 13, -13]
    assert result_of(4, 11, 6, 5, 10)["change"] == [4, 11, 0, -4, -11]
    assert result_of(4, 9, 6, 17)["lines"] == [
        {"from": 3, "to": 1, "reason": "big", "points": 9},
        {"from": 2, "to": 0, "reason": "small", "points": 4},
    ]


def test_R19_one_winner_of_both_is_paid_by_all() -> None:
    result = result_of(15, 9, 4, 8)
    assert result["change"] == [45, -15, -15, -15]
    assert [line["reason"] for line in result["lines"]] == ["alone"] * 3


def test_R19_without_points_the_first_wins_alone_for_nothing() -> None:
    result = result_of(0, 0, 0, 36)
    assert result["small_winner"] == result["big_winner"] == 0
    assert result["small_loser"] is None and result["change"] == [0, 0, 0, 0]


def test_R20_with_three_seats_the_last_pays_both() -> None:
    result = result_of(6, 14, 16)
    assert result["change"] == [6, 14, -20] and result["small_loser"] is None
    assert result_of(14, 6, 16)["change"] == [28, -14, -14]


@pytest.mark.parametrize(("cycles", "deals"), [("one", 1), (1, 3), (2, 6), (3, 9)])
def test_R21_everyone_starts_with_50_and_a_cycle_is_as_many_deals_as_seats(
    cycles: str | int, deals: int
) -> None:
    match = Match(GAME, seats=3, seed=f"c{cycles}", options={"cycles": cycles})
    assert match.scores == [50, 50, 50]
    rng = Random(1)
    while not match.over:
        play_out(match, rng)
        if not match.over:
            match.next_deal()
    assert match.deal_no == deals
    assert sum(match.scores) == 150
    assert match.winners == [s for s in range(3) if match.scores[s] == max(match.scores)]
    changes = [result["change"] for result in match.results]
    assert match.scores == [50 + sum(change[s] for change in changes) for s in range(3)]


def test_R21_ties_are_shared_and_totals_may_be_negative() -> None:
    match = settled(0, 0, 0, 36, cycles="one")
    assert match.over and match.winners == [0, 1, 2, 3]
    assert settled(6, 14, 16, before=5).scores == [11, 19, -15]
    assert settled(6, 14, 16, cycles="one").winners == [1]


# Joker


def test_R22_the_joker_goes_to_an_empty_odd_place_where_a_card_could_go() -> None:
    match = at(["X0 C2", "*", ""], "H8 S6 S8 S9 S10", joker=True)
    assert can(match) == ["X0@R9", "X0@K5", "X0@K11"]
    for place in ("R5", "K9", "K13"):
        with pytest.raises(Refusal, match="Joker"):
            play(match, f"X0@{place}")
    play(match, "X0@K5")
    assert match.table(2)["joker"] == "K5" and match.turn == 1
    assert match.table(2)["score_cards"] == [[], [], []]
    walks.refusal(Match(GAME, seed="no").play, "play:X0@R9")


def test_R23_beyond_the_joker_either_suit_goes_on() -> None:
    assert red(board("H8", "R9", joker=True)) >= {"H10", "D10", "D8"}
    assert red(board("D9 D10", "R5", joker=True)) >= {"H8", "D8"}
    assert "D4" not in board("H5", "R3", joker=True)


def test_R23_a_card_played_so_stays_connected_after_a_swap() -> None:
    match = at(["D10 D9 S2", "D11 S4", "*"], "H8", at="R9", joker=True)
    play(match, "D10 pass pass D9")
    assert match.table(0)["joker"] is None
    assert match.turn == 1 and can(match) == ["D11"]


def test_R23_a_card_that_already_lay_there_does_not_become_connected() -> None:
    assert "D11" not in board("H8 D10", "R9", joker=True)
    assert "H10" in board("H8 D10", "R9", joker=True)
    assert "D11" in board("H8 D8 D10", "R9", joker=True)


def test_R23_nothing_follows_from_the_king_to_the_ace() -> None:
    opened = board("H8 H9 H10 H11 H12", "R13", joker=True, link=True)
    assert "H1" in opened and "D1" not in opened  # R26 alone, for the hearts


def test_R23_open_directions_are_those_of_link_and_reverse() -> None:
    hearts = "H8 H9 H10 H11 H12 H13"
    assert {"H2", "D2"} <= board(hearts, "R1", link=True, joker=True)
    assert not {"H2", "D2"} & board(hearts, "R1", joker=True)
    upper = f"{hearts} D8 D10 D12"
    assert not {"H4", "D4"} & board(f"{upper} H6", "R5", reverse=True, joker=True)


def test_R24_the_swap_needs_no_path_and_makes_a_score_card_of_the_twin() -> None:
    match = at(["D9 S2", "H9 S4", "*"], "", at="R9", joker=True)
    assert match.table(1)["score_cards"][1] == []
    events = match.play("play:D9")
    assert {"type": "swap", "seat": 0, "place": "R9"} in events
    assert match.table(0)["hand"] == ["S2", "X0"]
    assert match.table(1)["score_cards"][1] == ["H9"] and match.table(1)["joker"] is None
    assert "D9" in match.table(2)["laid"]
    assert ring(match).view(2).game.held[0] == cards("X0")  # all have seen who took it


def test_R24_also_in_a_reversed_arm() -> None:
    upper = "H8 D8 H9 H10 D10 H11 H12 D12 H13"
    match = at(["D5 S2", "*", ""], upper, at="R5", joker=True, reverse=True)
    assert "D5" in can(match)


def test_R24_until_then_both_cards_are_ordinary_hand_cards() -> None:
    match = at(["D9", "S4", "H9", "*"], "H8", at="R9", joker=True)
    assert can(match) == ["D9"]
    play(match, "pass pass")
    assert match.turn == 2 and match.table(0)["states"] == ["in"] * 4


def test_R25_a_hand_of_only_the_joker_goes_out_by_itself() -> None:
    match = at(["S8 X0", "S10", "*"], "H8", joker=True)
    play(match, "S8")
    assert match.table(1)["ranked"] == [0] and match.table(1)["score_cards"][0] == ["X0"]
    match = at(["H9 S2", "D9 X0", "*"], "H8", joker=True)
    play(match, "H9")
    assert match.turn == 2 and match.table(0)["score_cards"][1] == ["D9", "X0"]


def test_R25_a_swap_may_be_the_last_play() -> None:
    match = at(["D9", "S4", "*"], "H8", at="R9", joker=True)
    play(match, "D9")
    assert match.table(1)["ranked"] == [0] and match.table(1)["score_cards"][0] == ["X0"]


def test_R25_the_last_ones_cards_of_the_jokers_place_become_score_cards() -> None:
    match = at(["S8", "S10", "H9 D9 H10"], None, at="R9", joker=True)
    play(match, "S8 S10")
    result = match.game.result
    assert result is not None and result["points"][2] == 10
    assert match.table(0)["score_cards"][2] == ["H9", "D9"]
    match = at(["S8", "S10", "H10 X0"], None, joker=True)
    play(match, "S8 S10")
    result = match.game.result
    assert result is not None and result["points"][2] == 1
    assert match.table(0)["score_cards"][2] == ["X0"]


# Link and Reverse


def test_R26_a_suit_connected_down_to_one_end_goes_on_from_the_other() -> None:
    assert {"C13", "S8"} <= board("C6 C5 C4 C3 C2 C1", link=True)


def test_R26_without_its_own_cards_a_suit_has_the_usual_way_only() -> None:
    assert "D1" not in board(HEARTS_UP, link=True)
    assert "D1" in board(f"{HEARTS_UP} D10 D12", link=True)


def test_R27_the_refusal_says_that_the_arm_is_reversed() -> None:
    match = at(["D4 H2 S2", "*", ""], f"{UPPER} H6 D6 H5", reverse=True)
    assert match.table(0)["reversed"] == ["R6"]
    refused = walks.refusal(play, match, "D4")
    assert (refused.id, refused.fields) == ("arm-reversed", {"suit": "R", "rank": "A"})


def test_R28_the_joker_fills_a_place_for_reverse() -> None:
    upper = UPPER.replace("H11 ", "")
    assert "H6" in board(upper, reverse=True)


# Open score cards


def test_R29_open_score_cards_lie_face_up_at_once() -> None:
    match = at(["H9 S2", "D9 S4", "*"], "H8", open=True)
    events = match.play("play:H9")
    assert {"type": "score", "seat": 1, "cards": ["D9"]} in events
    for seat in range(3):
        assert match.table(seat)["score_cards"][1] == ["D9"]
        assert match.table(seat)["counts"][1] == 1


def test_R29_otherwise_the_number_counts_both_and_tells_nothing() -> None:
    match = at(["H9 S2", "D9 S4", "*"], "H8")
    events = match.play("play:H9")
    assert [event["type"] for event in events] == ["play"]
    for seat in range(3):
        assert match.table(seat)["counts"][1] == 2
    assert match.table(2)["score_cards"][1] == []


def test_R29_the_joker_taken_into_hand_is_no_score_card_yet() -> None:
    match = at(["D9 S2", "H9 S4", "*"], "", at="R9", joker=True, open=True)
    play(match, "D9")
    assert match.table(1)["score_cards"] == [[], ["H9"], []]


def test_R29_a_dropouts_cards_make_open_score_cards_of_their_twins() -> None:
    match = dropped(open=True)
    assert match.table(2)["score_cards"][1] == ["H9"]


# Knowledge


def test_who_has_a_turn_is_known_to_hold_more_than_score_cards() -> None:
    match = at(["H9 S2", "D9 S4", "D11 S6", "H10 C6"], "H8")
    play(match, "H9")
    view = match.game.view(0)
    for number in range(60):
        world = view.determinize(Random(number))
        assert isinstance(world, RingOfSevens)
        assert world.held[1] & world.live


def test_a_swapped_joker_played_again_is_nobodys() -> None:
    match = at(["D9 S2", "H10 S4", "*"], "H8", at="R9", joker=True)
    play(match, "D9 H10 pass X0@R11")
    assert ring(match).knows == (0, 0, 0)
    assert match.table(1)["joker"] == "R11"


def test_codes_that_are_no_actions_are_refused() -> None:
    match = Match(GAME, seed="codes", options={"joker": True})
    for code in ("play", "play:X0", "play:X0@R7", "play:X0@R8", "play:Z3", "out", "discard:S1", ""):
        walks.refusal(match.play, code)


# Bots


def bot(match: Match, level: str = "club") -> str:
    assert match.turn is not None
    return match.game.text(decide(level, match.game.view(match.turn), 1))


def test_bots_go_out_when_they_can() -> None:
    for level in LEVELS[:2]:
        match = at(["S8 D9", "S10", "*"], "H8 H9")
        assert bot(match, level) == "play:S8"
        match = at(["H9 D9", "S10", "*"], "H8")
        assert bot(match, level) in ("play:H9", "play:D9")


def test_bots_open_for_themselves_and_hold_back_what_others_wait_for() -> None:
    match = at(["S8 C8 S10 S12 H13 D1", "*", ""], "S6 C6 S9")
    assert bot(match) == "play:S8"
    match = at(["C8 D2 H2 H13 S1 D4", "*", ""], "S6 C6")
    assert bot(match) == "pass"


def test_bots_do_not_make_score_cards_for_others_while_they_can_pass() -> None:
    match = at(["H9 S2 S4 C4", "*", ""], "H8 D8 H10 D10")
    assert bot(match) == "pass"
    match = at(["H9 D9 S2 H10 D10 D12", "*", ""], "H8 D8")
    assert bot(match) in ("play:H9", "play:D9")
