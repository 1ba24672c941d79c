"""Seven High, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda import Match, Refusal
from nanafuda.bots import decide, explain
from nanafuda.bots.reasons import Comparison, Reason
from nanafuda.game import View


def deal(*hands: str, target: int = 7) -> Match:
    """A match in which seat 1 leads and the seats from 0 on hold these cards."""
    seats = len(hands)
    cards = [hand.split() for hand in hands]
    order = [cards[(1 + i) % seats][i // seats] for i in range(5 * seats)]
    pack = Match("seven-high", seats=seats).game.pack.codes
    rest = [code for code in pack if code not in order]
    options = {"target": target}
    decks = [[*order, *rest]]
    return Match("seven-high", seats=seats, options=options, seed="s", decks=decks, first=0)


def play(match: Match, *cards: str) -> Match:
    for card in cards:
        match.play(f"play:{card}")
    return match


def playable(match: Match) -> list[str]:
    return [action.removeprefix("play:") for action in match.legal()]


LOW = "C1 C2 C3 C4 C5"


def test_SH1_SH2_five_cards_each_of_52_and_the_rest_is_hidden() -> None:
    for seats in (3, 4, 5):
        match = Match("seven-high", seats=seats, seed="a")
        assert match.table(0)["counts"] == [5] * seats
        assert match.game.held[seats].bit_count() == 52 - 5 * seats
        assert match.game.view(0).unseen.bit_count() == 47


def test_SH2_the_deal_passes_on_clockwise() -> None:
    match = Match("seven-high", seed="a", first=3)
    dealers = [match.table(0)["dealer"]]
    while match.turn is not None:
        match.play(match.legal()[0])
    match.next_deal()
    assert [*dealers, match.table(0)["dealer"]] == [3, 0]


def test_SH3_the_dealers_left_leads_and_then_who_won() -> None:
    match = deal(LOW, "S8 S9 H1 H2 H3", "S12 S1 S2 S3 S4")
    assert match.turn == 1
    assert play(match, "S8", "S12", "C1").turn == 2


def test_SH4_follow_suit_or_play_a_seven() -> None:
    match = deal(LOW, "S8 S9 H1 H2 H3", "S12 D7 S2 H8 H9")
    play(match, "S8")
    assert playable(match) == ["S2", "S12", "D7"]
    with pytest.raises(Refusal, match="You hold the suit led"):
        match.play("play:H9")
    assert playable(play(match, "S12")) == LOW.split()


def test_SH4_a_seven_belongs_to_no_suit() -> None:
    match = deal("S7 C1 C2 C3 C4", "S8 S9 H1 H2 H3", "S12 D7 S2 H8 H9")
    assert playable(play(match, "S8", "S2")) == ["S7", "C1", "C2", "C3", "C4"]


def test_SH5_a_seven_is_led_only_when_there_is_nothing_else() -> None:
    match = deal(LOW, "S7 H7 S1 H1 H2", "D1 D2 D3 D4 D5")
    assert playable(match) == ["S1", "H1", "H2"]
    with pytest.raises(Refusal, match="only by a player who holds nothing else"):
        match.play("play:S7")
    play(match, "S1", "D1", "C1", "H1", "D2", "C2", "H2", "D3", "C3")
    assert playable(match) == ["S7", "H7"]


def test_SH4_SH5_a_seven_led_leaves_the_others_free() -> None:
    match = deal("S9 H9 D9 C9 C10", "S7 H7 D7 S13 H13", "D1 S2 H2 C4 D5")
    play(match, "S13", "S2", "S9", "H13", "H2", "H9", "S7")
    assert playable(match) == ["D1", "D5", "C4"]
    view = match.game.view(0)
    assert view.game.excluded[1] == view.game.pack.full & ~view.game.pack.rank_masks[7]


def test_SH6_the_highest_of_the_suit_led_wins_and_the_king_is_high() -> None:
    match = deal("H13 C2 C3 C4 C5", "S1 H1 H2 H3 H4", "S2 S13 D1 D2 D3")
    play(match, "S1", "S2", "H13")
    assert match.table(0)["tricks"][0]["winner"] == 2
    assert match.turn == 2


def test_SH6_a_seven_beats_the_king_and_the_last_seven_the_others() -> None:
    match = deal("C7 C2 C3 C4 C5", "S13 H1 H2 H3 H4", "H7 S2 D1 D2 D3")
    play(match, "S13", "H7", "C7")
    assert match.table(0)["tricks"][0]["winner"] == 0


def test_SH7_every_trick_is_a_point() -> None:
    match = Match("seven-high", seed="a")
    while match.turn is not None:
        match.play(match.legal()[0])
    assert match.scores == match.table(0)["result"]["change"]
    assert sum(match.scores) == 5


def test_SH8_the_most_points_win_once_somebody_has_enough() -> None:
    match = Match("seven-high", seed="b", options={"target": 14})
    while not match.over:
        assert max(match.scores) < 14
        while match.turn is not None:
            match.play(match.legal()[0])
        if not match.over:
            match.next_deal()
    most = max(match.scores)
    assert most >= 14
    assert match.winners == [seat for seat in range(4) if match.scores[seat] == most]


def test_what_was_not_followed_is_known_to_be_elsewhere() -> None:
    match = deal("C7 C2 C3 C4 C5", "S13 H1 H2 H3 H4", "H7 S2 D1 D2 D3")
    play(match, "S13", "S2", "C2")
    view = match.game.view(1)
    spades = match.game.pack.suit_masks[0] & ~match.game.pack.rank_masks[7]
    assert view.game.excluded[0] == spades  # seat 0 may still hold the Spade 7


def why(view: View[Any], action: str) -> Reason:
    """Why an action, where nothing was measured."""
    return explain(Comparison(view, view.move(action), None, "equal", "tricks", {}))


def test_the_bots_win_last_as_cheaply_as_they_can() -> None:
    match = deal("S7 S10 S12 C4 C5", "S9 H1 H2 H3 H4", "S2 S3 D1 D2 D3")
    play(match, "S9", "S2")
    view = match.game.view(0)
    assert view.text(decide("club", view)) == "play:S10"
    assert why(view, "play:S10")[0] == "seven-high-hint-last"
    assert why(view, "play:S7")[0] == "seven-high-hint-last"


def test_a_hint_counts_the_cards_that_may_still_be_higher() -> None:
    match = deal(LOW, "S11 H1 H2 H3 H4", "S2 S3 D1 D2 D3")
    view = match.game.view(1)
    reason = why(view, "play:S11")
    assert reason == ("seven-high-hint-lead", {"card": "S11", "higher": 2})
