"""Seven's Sevens Heaven, rule by rule (RT1–RT21)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match, Refusal
from nanafuda.bots import decide
from nanafuda.games.sevens_heaven.rules import BET, FOLD, SevensHeaven
from nanafuda.mechanics.cards import COLOURS, cards_of

from games.sevens_heaven.positions import match_of, play, set_up


def cards(text: str) -> str:
    return " ".join(f"play:{card}" for card in text.split())


# Three seats. The first card of each hand is turned up: R2, G9, U4.
RED = "R2 R3 R4 R5 R6 R8 R9"
GREEN = "G9 G1 G2 G3 G4 G5 G6"
BLUE = "U4 U1 U2 U3 U5 U6 U8"


def test_RT1_every_seat_gets_seven_whatever_the_number_of_seats() -> None:
    for seats in range(3, 8):
        match = Match("sevens-heaven", seats=seats, seed="s")
        assert match.table(0)["counts"] == [7] * seats
        assert match.game.held[seats].bit_count() == 51 - 7 * seats


def test_RT1_cards_are_dealt_one_at_a_time_from_the_start_player() -> None:
    match = Match("sevens-heaven", seats=3, decks=[list(COLOURS.codes)], first=2)
    assert match.table(2)["hand"] == list(COLOURS.codes[0:21:3])
    assert match.table(0)["hand"] == list(COLOURS.codes[1:21:3])
    assert match.table(0)["start"] == match.turn == 2


def test_RT1_the_first_start_player_is_random_and_the_card_moves_clockwise() -> None:
    starts = {Match("sevens-heaven", seed=f"s{n}").table(0)["start"] for n in range(40)}
    assert starts == {0, 1, 2, 3}
    match = match_of((RED, GREEN, BLUE), (RED, GREEN, BLUE), first=2)
    play(match, "fold fold fold next")
    assert match.table(0)["start"] == match.turn == 0
    assert match.table(0)["hand"] == RED.split()


def test_RT1_start_winner_gives_the_start_to_the_gambles_winner() -> None:
    hands = (RED, GREEN, BLUE)
    match = match_of(hands, start="winner")
    play(match, "fold fold bet")  # a lone bettor wins the gamble too
    match.next_deal()
    assert match.table(0)["start"] == 2
    play(match, "fold fold fold")
    match.next_deal()
    assert match.table(0)["start"] == 0  # no winner: clockwise
    match = match_of(hands, start="winner")
    play(match, "bet bet fold predict:0 " + cards("R3 G1 R4 G2 R5 G3"))
    match.next_deal()
    assert match.table(0)["start"] == 0


def test_RT1_start_clockwise_ignores_the_winner() -> None:
    match = match_of((RED, GREEN, BLUE), start="clockwise")
    play(match, "fold fold bet")
    match.next_deal()
    assert match.table(0)["start"] == 1


def test_RT2_each_declares_once_clockwise_seeing_what_came_before() -> None:
    match = match_of((RED, GREEN, BLUE), first=1)
    assert match.legal() == ["bet", "fold"]
    play(match, "bet")
    assert match.turn == 2
    table = match.table(2)
    assert table["declared"] == [None, "bet", None]
    assert table["cards"] == [None, "G9", None]
    play(match, "fold")
    assert match.table(0)["declared"] == [None, "bet", "fold"]
    assert match.table(0)["cards"] == [None, "G9", "U4"]
    play(match, "bet")
    assert match.table(0)["phase"] == "predict"


def test_RT3_the_declaration_comes_first_then_the_first_dealt_card() -> None:
    assert play(match_of((RED, GREEN, BLUE)), "bet") == [{"type": "bet", "seat": 0, "card": "R2"}]
    match = match_of(("R9 R3 R4 R5 R6 R8 R2", GREEN, BLUE))
    assert play(match, "fold") == [{"type": "fold", "seat": 0, "card": "R9", "points": 9}]


def test_RT3_nobody_can_tell_the_card_before() -> None:
    """The same hands with other cards dealt first: every seat sees, and a bot does, the same."""
    one = match_of((RED, GREEN, BLUE))
    others = ("R9 R3 R4 R5 R6 R8 R2", "G1 G9 G2 G3 G4 G5 G6", "U8 U1 U2 U3 U5 U6 U4")
    two = match_of(others)
    for seat in range(3):
        assert one.table(seat) == two.table(seat)
        views = [match.game.view(seat) for match in (one, two)]
        assert all(set(view.game.turn_ups) == {-1} for view in views)  # type: ignore[attr-defined]
    for level in ("beginner", "club"):
        assert decide(level, one.game.view(0)) == decide(level, two.game.view(0))


def test_RT3_any_card_of_a_hand_may_be_the_one_in_an_imagined_world() -> None:
    view = match_of((RED, GREEN, BLUE)).game.view(0)
    mine = set()
    for number in range(200):
        world: Any = view.determinize(Random(number))
        for seat, card in enumerate(world.turn_ups):
            assert world.held[seat] >> card & 1
        mine.add(COLOURS.codes[world.turn_ups[0]])
    assert mine == set(RED.split())


def test_RT4_a_bet_puts_the_card_in_the_pot_and_leaves_six() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet bet")
    table = match.table(0)
    assert table["pot"] == 2 + 9
    assert table["counts"] == [6, 6, 7]
    assert table["hand"] == RED.split()[1:]
    assert match.scores == [0, 0, 0]


def test_RT5_a_fold_scores_the_card_at_once_and_keeps_the_rest_hidden() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "fold")
    assert match.scores == [2, 0, 0] == match.table(1)["scores"]
    play(match, "bet bet predict:1")
    rest = set(RED.split()[1:])
    for seat in (1, 2):
        assert rest <= set(COLOURS.spell(match.game.view(seat).unseen))
    while match.turn is not None:
        match.play(match.legal()[0])
    assert rest <= set(COLOURS.spell(match.game.view(1).unseen))  # also when all is over
    assert match.table(0)["hand"] == RED.split()[1:]


def test_RT6_folding_to_77_ends_the_game_at_once() -> None:
    match = set_up(match_of((RED, GREEN, BLUE), first=1), scores=(70, 68, 76))
    events = play(match, "fold")
    assert match.over and match.winners == [1] and match.scores == [70, 77, 76]
    assert match.turn is None and match.table(0)["declared"] == [None, "fold", None]
    assert [e["type"] for e in events] == ["fold", "result", "over"]
    result = match.table(0)["result"]
    assert result["ending"] == "fold"
    assert result["lines"] == [{"seat": 1, "reason": "fold", "points": 9}]
    assert result["cards"] == [None, "G9", None]  # the others' stay down


def test_RT6_not_with_76_and_also_after_bets() -> None:
    match = set_up(match_of((RED, GREEN, BLUE), first=1), scores=(0, 67, 73))
    play(match, "fold")
    assert not match.over
    match = set_up(match_of((RED, GREEN, BLUE)), scores=(0, 0, 73))
    play(match, "bet bet fold")
    assert match.winners == [2] and match.scores == [0, 0, 77]  # no pay-out for the bettors


def test_RT7_a_lone_bettor_wins_the_own_card_without_play() -> None:
    match = set_up(match_of((RED, GREEN, BLUE)), scores=(10, 20, 30))
    events = play(match, "fold bet fold")
    assert match.turn is None and match.scores == [12, 29, 34]
    assert not any(e["type"] == "predict" for e in events)
    result = match.table(0)["result"]
    assert (result["winner"], result["pot"], result["ending"]) == (1, 9, "pay-out")
    assert result["lines"][-1] == {"seat": 1, "reason": "pot", "points": 9}


def test_RT7_nobody_bets() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "fold fold fold")
    result = match.table(0)["result"]
    assert (result["winner"], result["pot"]) == (None, 0)
    assert match.scores == [2, 9, 4] and not match.over
    assert [line["reason"] for line in result["lines"]] == ["fold"] * 3


def test_RT8_folded_seats_predict_clockwise_from_the_start_player() -> None:
    hands = [" ".join(COLOURS.codes[7 * s : 7 * s + 7]) for s in range(5)]
    match = match_of(hands, first=3)
    play(match, "fold bet bet fold fold")  # seats 3 4 0 1 2
    assert match.turn == 3 and match.legal() == ["predict:0", "predict:4"]
    with pytest.raises(Refusal, match="a player who bet"):
        match.play("predict:1")
    play(match, "predict:4")
    assert match.turn == 1 and match.table(0)["chips"] == [None, None, None, 4, None]
    play(match, "predict:4 predict:0")  # several may choose the same
    table = match.table(0)
    assert table["phase"] == "play" and table["chips"] == [None, 4, 0, 4, None]


def test_RT8_no_predictions_where_all_bet() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet bet bet")
    assert match.table(0)["phase"] == "play"


def test_RT9_the_bettor_nearest_to_the_start_player_leads_then_the_winner() -> None:
    match = match_of((RED, GREEN, BLUE), first=2)
    play(match, "fold bet bet predict:0")
    assert match.turn == 0
    play(match, cards("R3 G1"))
    assert match.turn == 0 and match.table(0)["tricks"][0]["winner"] == 0
    match = match_of((RED, "G9 R17 G2 G3 G4 G5 G6", BLUE), first=1)
    play(match, "bet bet bet")
    assert match.turn == 1  # the start player bet
    play(match, cards("G2 U1 R3"))
    assert match.turn == 1
    match = match_of((RED, "G9 R17 G2 G3 G4 G5 G6", BLUE))
    play(match, "bet bet bet " + cards("R3 R17 U1"))
    assert match.turn == 1


def test_RT9_only_bettors_play() -> None:
    hands = [" ".join(COLOURS.codes[7 * s : 7 * s + 7]) for s in range(5)]
    match = match_of(hands)
    play(match, "fold bet fold bet fold predict:1 predict:1 predict:1")
    turns = []
    while match.turn is not None:
        turns.append(match.turn)
        match.play(match.legal()[0])
    assert set(turns) == {1, 3} and match.table(0)["counts"][0] == 6


def test_RT10_follow_the_colour_led_or_play_anything() -> None:
    match = match_of((RED, "G9 R12 R13 G3 G4 G5 G6", BLUE))
    play(match, "bet bet bet play:R8")
    assert match.legal() == ["play:R12", "play:R13"]
    assert walks.refusal(match.play, "play:G3").id == "must-follow-colour"
    assert walks.refusal(match.play, "play:R2").id == "not-in-hand"
    match.play("play:R12")
    assert match.legal() == [f"play:U{n}" for n in (1, 2, 3, 5, 6, 8)]  # without red, anything


def test_RT10_no_trump_the_highest_of_the_colour_led_wins() -> None:
    match = match_of((RED, "G9 G17 G1 G2 G3 G4 G5", "U4 R10 U1 U2 U3 U5 U17"))
    play(match, "bet bet bet " + cards("R3 G17 R10"))
    assert match.table(0)["won"] == [0, 0, 1] and match.turn == 2
    match = match_of(("R2 R1 R3 R4 R5 R6 R8", "G9 G17 G1 G2 G3 G4 G5", "U4 U17 U1 U2 U3 U5 U6"))
    play(match, "bet bet bet " + cards("R1 G17 U17"))
    assert match.turn == 0  # even the lowest card, where nobody follows


def test_RT10_who_does_not_follow_has_none_of_the_colour() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet bet bet " + cards("R3 G1"))
    for number in range(20):
        world = match.game.view(0).determinize(Random(number))
        assert not world.held[1] & COLOURS.suit_masks[0]


def test_RT11_tricks_end_at_a_third_trick() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet bet fold predict:1 " + cards("R3 G1 R4 G2 R5 G3"))
    assert match.turn is None and match.table(0)["won"] == [3, 0, 0]
    assert match.table(1)["hand"] == ["G4", "G5", "G6"]


def test_RT11_tricks_end_when_the_hands_are_empty() -> None:
    match = match_of(
        ("R17 R1 R10 G1 G10 U1 U10", "G17 R2 R11 G2 G11 U2 U9", "U17 R3 R9 G3 G9 U3 U11")
    )
    play(match, "bet bet bet " + cards("R10 R11 R9  G11 G9 G10  U9 U11 U10"))
    assert match.table(0)["won"] == [0, 2, 1]
    play(match, cards("R3 R1 R2  G3 G1 G2"))
    assert match.table(0)["won"] == [0, 2, 3]
    assert match.turn is None
    match = match_of(
        ("R17 R1 R10 G1 G10 U1 U10", "G17 R2 R11 G2 G9 U2 U9", "U17 R3 R9 G3 G11 U3 U11")
    )
    play(match, "bet bet bet " + cards("R10 R11 R9  G9 G11 G10  U11 U10 U9"))
    play(match, cards("G3 G1 G2"))
    assert match.table(0)["won"] == [0, 1, 3] and match.turn is None
    two_each = match_of(
        ("R17 R10 R11 G1 G2 U1 U2", "G17 R1 R2 G10 G11 U3 U4", "U17 R3 R4 G3 G4 U10 U11")
    )
    play(two_each, "bet bet bet " + cards("R10 R1 R3  R11 R2 R4  G1 G10 G3  G11 G4 G2"))
    play(two_each, cards("U3 U10 U1  U11 U2 U4"))
    assert two_each.table(0)["won"] == [2, 2, 2] and two_each.turn is None
    assert two_each.table(0)["result"]["winner"] == 2


def seven_match(stacks: Sequence[int], sevens: int = 1, scores: Sequence[int] = (0,) * 4) -> Match:
    """Seat 0 leads R16 next, and wins so many 7s of seats 1, 2, 3; seat 4 has folded."""
    names = [f"{colour}7" if n < sevens else f"{colour}6" for n, colour in enumerate("RGU")]
    hands = [
        "R2 R16 G16 U16 R1 G1 U1",
        f"R3 {names[0]} G3 G4 G5 U3 U4",
        f"R4 {names[1]} G8 U8 U9 U5 U2",
        f"R5 {names[2]} U10 G9 G10 G11 G12",
        "R9",
    ]
    match = match_of(hands)
    set_up(match, stacks=tuple(stacks), scores=(*scores, 0))
    play(match, "bet bet bet bet fold predict:0")
    return match


def win_sevens(match: Match) -> list[dict[str, Any]]:
    """Seat 0 leads R16 and wins, the others giving their first 7 or the card in its place."""
    events = match.play("play:R16")
    for _ in range(3):
        events = match.play(next(a for a in match.legal() if a[6:] in ("6", "7")))
    return events


def test_RT12_the_winner_captures_the_7s_of_the_trick() -> None:
    match = seven_match((0,) * 5)
    events = win_sevens(match)
    assert [e["type"] for e in events] == ["play", "trick", "stack"]
    assert events[-1] == {
        "type": "stack", "seat": 0, "sevens": 1, "stacks": 1, "source": "centre", "left": 1,
    }  # fmt: skip
    assert match.table(3)["stacks"] == [1, 0, 0, 0, 0] and match.table(3)["centre"] == 1


def test_RT12_also_a_7_that_wins_the_trick_or_is_thrown_off() -> None:
    match = match_of(("R2 R7 R3 R4 R5 R6 R8", "G9 G7 G1 G2 G3 G4 G5", BLUE))
    play(match, "bet bet bet " + cards("R7 G7 U1"))
    assert match.table(0)["stacks"] == [2, 0, 0]


def test_RT12_a_7_turned_up_is_worth_7_points_and_nothing_else() -> None:
    match = match_of(("R7 R3 R4 R5 R6 R8 R9", "G7 G1 G2 G3 G4 G5 G6", BLUE))
    play(match, "fold bet bet predict:1 " + cards("G1 U1"))
    assert match.scores[0] == 7 and match.table(0)["pot"] == 7 + 4
    assert match.table(0)["stacks"] == [0, 0, 0]


@pytest.mark.parametrize("sevens", [1, 2])
def test_RT13_takes_from_the_centre_as_many_stacks_as_7s(sevens: int) -> None:
    match = seven_match((0, 0, 1, 0, 0), sevens)
    win_sevens(match)
    assert match.table(0)["stacks"] == [sevens, 0, 1, 0, 0] and match.table(0)["centre"] == 0
    assert not match.over


def test_RT13_three_7s_at_once_are_a_jackpot() -> None:
    match = seven_match((0,) * 5, 3)
    win_sevens(match)
    assert match.table(0)["stacks"][0] == 3 and match.winners == [0]


def test_RT13_who_has_a_stack_card_adds_to_it() -> None:
    match = seven_match((1, 0, 0, 0, 0))
    events = win_sevens(match)
    assert match.table(0)["stacks"] == [2, 0, 0, 0, 0] and match.table(0)["centre"] == 1
    assert events[-1]["source"] == "own"
    match = seven_match((1, 2, 0, 0, 0))  # the centre is empty, but nothing is stolen
    win_sevens(match)
    assert match.table(0)["stacks"] == [2, 2, 0, 0, 0] and match.turn == 0
    assert match.table(0)["phase"] == "play"


def test_RT14_the_thief_chooses_the_victim() -> None:
    match = seven_match((0, 2, 0, 1, 0))
    win_sevens(match)
    table = match.table(2)
    assert match.turn == 0 and table["phase"] == "steal" and table["captured"] == 1
    assert match.legal() == ["steal:1", "steal:3"]
    assert len(table["trick"]["cards"]) == 4  # the trick still lies there
    assert table["trick"] == table["tricks"][-1] and table["trick"]["winner"] == 0
    for other_choice in ("steal:2", "play:R8"):  # a card, too, is answered by whom to choose
        assert walks.refusal(match.play, other_choice).id == "no-stack-card"
    other: Any = match.game.clone()
    events = play(match, "steal:1")
    assert match.table(0)["stacks"] == [1, 0, 0, 1, 0]  # the thief inherits nothing
    assert events == [
        {"type": "stack", "seat": 0, "sevens": 1, "stacks": 1, "source": "seat", "victim": 1}
    ]
    assert match.turn == 0 and match.table(0)["phase"] == "play"
    other.play(3)
    assert other.stacks == (1, 2, 0, 0, 0)


def test_RT14_also_from_a_seat_that_folded() -> None:
    match = seven_match((0, 1, 0, 0, 2), 2)
    win_sevens(match)
    assert match.legal() == ["steal:1", "steal:4"]
    play(match, "steal:4")
    assert match.table(0)["stacks"] == [2, 1, 0, 0, 0]


def test_RT14_also_when_the_capture_makes_a_jackpot() -> None:
    match = seven_match((0, 1, 0, 0, 2), 3)
    win_sevens(match)
    assert not match.over and match.legal() == ["steal:1", "steal:4"]
    play(match, "steal:1")
    assert match.winners == [0] and match.table(0)["stacks"] == [3, 0, 0, 0, 2]


def test_RT15_three_stacks_win_the_whole_game_without_pay_out() -> None:
    match = seven_match((2, 0, 0, 0, 1), scores=(1, 70, 60, 50))
    events = win_sevens(match)
    assert match.over and match.winners == [0]
    assert match.scores == [1, 70, 60, 50, 9]  # nobody bankrupt, no pot, no chips
    result = match.table(0)["result"]
    assert result["ending"] == "jackpot" and result["winner"] is None
    assert result["lines"] == [
        {"seat": 4, "reason": "fold", "points": 9},
        {"seat": 0, "reason": "jackpot", "points": 0},
    ]
    assert [e["type"] for e in events] == ["play", "trick", "stack", "result", "over"]


def test_RT15_more_than_three_are_a_jackpot_too() -> None:
    match = seven_match((2, 0, 0, 0, 1), 2)
    win_sevens(match)
    assert match.winners == [0] and match.table(0)["stacks"][0] == 4


def test_RT16_stacks_last_from_round_to_round_and_through_bankruptcy() -> None:
    match = seven_match((0, 2, 0, 0, 1), scores=(0, 40, 0, 0))
    while match.turn is not None:
        best = max(match.legal(), key=lambda a: (a[0] == "s", int(a[6:]), a))
        match.play(best)
    assert match.table(0)["won"][1] == 0 and match.scores[1] == 0  # bankrupt
    before = match.table(0)["stacks"]
    match.next_deal()
    assert match.table(0)["stacks"] == before and sum(s > 0 for s in before) == 2


def test_RT17_the_jackpot_comes_before_the_third_trick() -> None:
    match = seven_match((2, 0, 0, 0, 0), scores=(70, 0, 0, 0))
    match.game.won = [2, 0, 0, 0, 0]  # type: ignore[attr-defined]
    win_sevens(match)
    assert match.winners == [0] and match.scores[0] == 70
    assert match.table(0)["result"]["ending"] == "jackpot"


def test_RT17_the_choice_of_a_victim_comes_before_the_pay_out() -> None:
    match = seven_match((0, 1, 1, 0, 0))
    match.game.won = [2, 0, 0, 0, 0]  # type: ignore[attr-defined]
    win_sevens(match)
    assert match.turn == 0 and match.scores == [0, 0, 0, 0, 9]
    events = play(match, "steal:2")
    assert [e["type"] for e in events] == ["stack", "result"]
    assert match.scores == [14, 0, 0, 0, 16]
    assert match.table(0)["stacks"] == [1, 1, 0, 0, 0]


def test_RT18_the_gambles_winner_is_who_won_the_last_trick() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet bet bet " + cards("R3 G1 U1 R4 G2 U2 R5 G3 U3"))
    assert match.table(0)["result"]["winner"] == 0
    # Hands played out: see RT11, where each wins two tricks and seat 2 the last.


def test_RT19_the_winner_scores_the_pot_and_right_predictions_score_7() -> None:
    hands = ["R15", "G8 G1", "G7 U17 U16 U15 U14 U13 U12", "U2", "R2 G17"]
    match = set_up(match_of(hands), scores=(40, 58, 31, 66, 52))
    play(match, "bet fold bet fold bet predict:2 predict:4")
    assert match.table(0)["pot"] == 15 + 7 + 2
    match.game.won = [1, 0, 2, 0, 1]  # type: ignore[attr-defined]
    match.game.turn, match.game.leaders = 2, [2]  # type: ignore[attr-defined]
    match.play("play:U17")
    while match.turn is not None:
        match.play(match.legal()[0])
    assert match.scores == [40, 58 + 8 + 7, 31 + 24, 66 + 2, 52]
    assert match.table(0)["result"]["lines"] == [
        {"seat": 1, "reason": "fold", "points": 8},
        {"seat": 3, "reason": "fold", "points": 2},
        {"seat": 2, "reason": "pot", "points": 24},
        {"seat": 1, "reason": "prediction", "points": 7},
    ]


def test_RT19_every_chip_on_the_winner_scores() -> None:
    hands = [RED, GREEN, "U4", "U5", "U6"]
    match = match_of(hands)
    play(match, "bet bet fold fold fold predict:0 predict:0 predict:1 ")
    play(match, cards("R3 G1 R4 G2 R5 G3"))
    assert match.scores == [11, 0, 4 + 7, 5 + 7, 6]


def test_RT20_a_bettor_without_a_trick_is_bankrupt() -> None:
    match = set_up(match_of((RED, GREEN, BLUE)), scores=(10, 50, 60))
    play(match, "bet bet fold predict:0 " + cards("R3 G1 R4 G2 R5 G3"))  # ended early
    assert match.scores == [21, 0, 71]
    lines = match.table(0)["result"]["lines"]
    assert lines[-1] == {"seat": 1, "reason": "bankrupt", "points": -50}


def test_RT20_one_trick_is_enough_and_a_lone_bettor_is_safe() -> None:
    match = set_up(match_of((RED, "G9 R17 G1 G2 G3 G4 G5", BLUE)), scores=(10, 50, 60))
    play(match, "bet bet fold predict:0 " + cards("R3 R17 G1 R4"))
    assert match.table(0)["won"] == [0, 2, 0]
    match = match_of((RED, "G9 R17 G1 G2 G3 G4 G5", "U4 G17 U1 U2 U3 U5 U6"))
    play(set_up(match, scores=(10, 50, 60)), "bet bet bet " + cards("R3 R17 U1 G1 G17 R4"))
    play(match, cards("U2 R5 G2 U3 R6 G3"))
    assert match.table(0)["won"] == [0, 1, 3] and match.scores == [0, 50, 60 + 15]
    match = set_up(match_of((RED, GREEN, BLUE)), scores=(10, 50, 60))
    play(match, "bet fold fold")
    assert match.scores == [12, 59, 64]


def test_RT21_all_who_reach_77_at_the_pay_out_win_together() -> None:
    hands = ["R7 R3 R4 R5 R6 R8 R9", "G15 G1 G2 G3 G4 G5 G6", "U5 U1 U2 U3 U6 U8 U9"]
    match = set_up(match_of(hands), scores=(60, 0, 66))
    play(match, "bet bet fold predict:0 " + cards("R3 G1 R4 G2 R5 G3"))
    assert match.scores == [82, 0, 78] and match.winners == [0, 2]


def test_RT21_exactly_77_wins_and_76_does_not() -> None:
    for score, winners in ((66, [0]), (65, [])):
        match = set_up(match_of((RED, GREEN, BLUE)), scores=(score, 0, 0))
        play(match, "bet bet fold predict:1 " + cards("R3 G1 R4 G2 R5 G3"))
        assert match.scores[0] == score + 11 and match.winners == winners


def test_RT21_length_one_most_points_win_after_one_round() -> None:
    match = match_of((RED, GREEN, BLUE), length="one")
    play(match, "fold fold fold")
    assert match.over and match.winners == [1] and match.scores == [2, 9, 4]


def test_RT21_length_one_equal_points_share_the_win() -> None:
    match = match_of((RED, "G9", "U9"), length="one")
    play(match, "fold fold fold")
    assert match.winners == [1, 2]
    match = match_of(("R2", "G17", "U4"), length="one")
    set_up(match, scores=(76, 0, 0))  # 77 has no meaning
    play(match, "fold")
    assert not match.over and match.turn == 1
    play(match, "fold fold")
    assert match.winners == [0] and match.scores == [78, 17, 4]


def test_RT15_length_one_a_jackpot_wins_alone() -> None:
    last = "G16 G7 G8 G9 G10 G11 G12"
    hands = ("R2 R16 R3 R4 R5 R6 R8", "G17 R7 G1 G2 G3 G4 G5", "U9 U7 U1 U2 U3 U4 U5", last)
    match = match_of(hands, length="one")
    play(match, "bet bet bet bet " + cards("R16 R7 U7 G7"))
    assert match.winners == [0] and match.scores == [0, 0, 0, 0]
    match = match_of(hands, length="one")
    play(match, "bet bet bet fold predict:0 " + cards("R16 R7 U7 R3 G1 U1 R4 G2 U2"))
    assert match.table(0)["stacks"] == [2, 0, 0, 0]  # two are none
    assert match.scores == [28, 0, 0, 23] and match.winners == [0]


def test_refusals_say_why() -> None:
    match = match_of((RED, GREEN, BLUE))
    for code in ("bet:R2", "pass", "fold:1", "predict:7", "predict:x", "play:Z1", "", "steal:"):
        with pytest.raises(ValueError):
            match.play(code)
    for code in ("predict:1", "play:R3", "steal:1"):
        with pytest.raises(Refusal, match="Something else"):
            match.play(code)
    assert match.actions == ()


# The bot


def decision(match: Match, level: str = "club") -> str:
    view = match.game.view(match.game.turn or 0)
    return match.game.text(decide(level, view))


def test_bot_folds_a_hopeless_hand_and_bets_a_strong_one() -> None:
    hopeless = match_of(("R1 R2 R3 G1 G2 U1 U2", "G16", "U17"))
    set_up(hopeless, scores=(40, 10, 10))
    assert decision(hopeless) == "fold"
    strong = match_of(("R17 R16 R15 G17 U17 G16 U7", GREEN, BLUE))
    assert decision(strong) == "bet"


def test_bot_folds_where_every_card_reaches_77() -> None:
    match = match_of(("R17 R16 R15 G17 U17 G16 U15", GREEN, BLUE))
    assert decision(set_up(match, scores=(62, 0, 0))) == "fold"


def test_bot_wins_a_trick_that_it_can_win_for_sure_and_cheaply() -> None:
    match = match_of((RED, "G9 R17 R10 R11", BLUE))
    play(match, "bet bet fold predict:0 play:R9")
    assert decision(match) == "play:R10"


def test_bot_takes_the_larger_stack() -> None:
    match = seven_match((0, 2, 0, 1, 0))
    win_sevens(match)
    assert decision(match) == "steal:1"


def test_a_played_out_match_reveals_no_folded_hand() -> None:
    match = match_of((RED, GREEN, BLUE))
    play(match, "bet fold bet predict:0 " + cards("R3 U1 R4 U2 R5 U3"))
    text = str([match.table(0), match.results])
    for card in GREEN.split()[1:]:
        assert f"'{card}'" not in text
    assert isinstance(match.game, SevensHeaven) and (BET, FOLD) == (0, 1)
    assert cards_of(match.game.held[1])
