"""Seven Sweep, rule by rule."""

from __future__ import annotations

import pytest
from nanafuda import Match, Refusal
from nanafuda.bots import decide


def deal(*hands: str, open: str, rest: str = "") -> Match:
    """A match in which seat 1 begins, the seats from 0 on hold these cards, and these lie open;
    `rest` is dealt next."""
    seats = len(hands)
    cards = [hand.split() for hand in hands]
    order = [cards[(1 + i) % seats][i // seats] for i in range(4 * seats)]
    order += open.split() + rest.split()
    pack = Match("seven-sweep", seats=seats).game.pack.codes
    deck = [*order, *(code for code in pack if code not in order)]
    return Match("seven-sweep", seats=seats, seed="s", decks=[deck], first=0)


def play(match: Match, *actions: str) -> Match:
    for action in actions:
        match.play(action)
    return match


LOW, HIGH = "C1 C2 C3 C4", "D10 D11 D12 D13"


def test_SS1_SS2_four_cards_each_four_open_and_the_rest_is_hidden() -> None:
    for seats in (2, 3, 4):
        match = Match("seven-sweep", seats=seats, seed="a")
        table = match.table(0)
        assert table["counts"] == [4] * seats and len(table["open"]) == 4
        assert table["stock"] == 48 - 4 * seats
        assert match.game.view(0).unseen.bit_count() == 44


def test_SS2_hands_that_are_empty_are_dealt_again_until_the_stock_is_out() -> None:
    match = deal(LOW, HIGH, open="H8 H9 S8 S9", rest="S1 H1 D1 D2 S2 H2 D3 S3")
    for _ in range(8):
        match.play(match.legal()[-1])
    assert match.table(0)["counts"] == [4, 4]
    assert match.table(1)["hand"] == ["S1", "S2", "D1", "D3"]
    assert match.story[-1] == {"type": "again", "left": 32}


def test_SS3_the_dealers_left_begins_and_the_next_follows() -> None:
    match = deal(LOW, HIGH, open="H8 H9 S8 S9")
    assert (match.table(0)["dealer"], match.turn) == (0, 1)
    assert play(match, match.legal()[0]).turn == 0


def test_SS4_a_card_takes_what_makes_fourteen_with_it() -> None:
    match = deal(LOW, "D5 D11 D12 D13", open="H9 H1 S8 S1")
    assert match.legal()[:4] == ["take:D5@S1.S8", "take:D5@S8.H1", "take:D5@H9", "lay:D11"]
    play(match, "take:D5@S8.H1")
    assert match.table(0)["open"] == ["S1", "H9"]
    assert match.table(0)["captured"] == [0, 3]
    with pytest.raises(Refusal, match="do not make 14"):
        match.play("take:C1@S1")
    with pytest.raises(Refusal, match="lies on the table"):
        match.play("take:C1@S13")


def test_SS5_a_card_that_can_take_is_not_laid() -> None:
    match = deal(LOW, "D5 D11 D12 D13", open="H9 H2 S8 S3")
    assert "lay:D5" not in match.legal()
    with pytest.raises(Refusal, match="can take"):
        match.play("lay:D5")
    with pytest.raises(Refusal):
        match.play("lay:C1")  # another's


def test_SS6_who_takes_all_has_swept() -> None:
    match = deal(LOW, "D4 D11 D12 D13", open="H1 H2 S3 S4")
    play(match, "take:D4@S3.S4.H1.H2")
    assert match.table(0)["sweeps"] == [0, 1] and match.table(0)["open"] == []
    assert match.story[-1]["sweep"]


def test_SS7_what_is_left_goes_to_who_took_last() -> None:
    for seed in range(20):
        match = Match("seven-sweep", seats=2, seed=str(seed))
        while match.turn is not None:
            match.play(match.legal()[0])
        (result,) = match.results
        assert sum(result["cards"]) == 52
        rest = [event for event in match.story if event["type"] == "rest"]
        takes = [event for event in match.story if event["type"] == "take"]
        assert all(event["seat"] == takes[-1]["seat"] for event in rest)


def test_SS8_sevens_sweeps_and_the_most_cards_count() -> None:
    for seed in range(8):
        match = Match("seven-sweep", seats=4, seed=str(seed))
        while match.turn is not None:
            match.play(match.legal()[0])
        result = match.table(0)["result"]
        most = max(result["cards"])
        for seat in range(4):
            alone = result["cards"][seat] == most and result["cards"].count(most) == 1
            points = result["sevens"][seat] + result["sweeps"][seat] + 2 * alone
            assert result["change"][seat] == points
        assert sum(result["sevens"]) == 4


def test_SS9_the_most_points_win_once_somebody_has_enough() -> None:
    match = Match("seven-sweep", seed="b", options={"target": 14})
    while not match.over:
        assert max(match.scores) < 14
        while match.turn is not None:
            match.play(match.legal()[0])
        if not match.over:
            match.next_deal()
    most = max(match.scores)
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == most]


def test_the_bots_sweep_where_they_can() -> None:
    match = deal(LOW, "D4 D11 D12 D13", open="H1 H2 S3 S4")
    view = match.game.view(1)
    assert view.text(decide("club", view)) == "take:D4@S3.S4.H1.H2"
