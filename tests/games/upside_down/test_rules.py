"""Upside Down, rule by rule (U1–U15, X1–X3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.bots import LEVELS, decide
from nanafuda.game import Event, state_of
from nanafuda.games.upside_down.rules import titles_for
from nanafuda.mechanics.cards import SEVEN, cards_of
from nanafuda.mechanics.climbing import PATTERNS, TURNS, answers, openings

from games.upside_down.positions import GAME, lay, play


def plays(match: Match) -> list[str]:
    """Legal actions without passes."""
    return sorted(action.removeprefix("play:") for action in match.legal() if action != "pass")


def dies(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event["type"] == "die"]


def die(match: Match) -> int:
    return int(match.table(0)["die"])


def refused(match: Match, action: str) -> str:
    before = match.record()
    refusal = walks.refusal(match.play, action)
    assert match.record() == before
    return refusal.id


def finished(match: Match, seed: int = 0) -> Match:
    """The match with its deal played to the end at random."""
    return walks.play_deals(match, Random(seed), match.deal_no)


def seconds(seats: int, seed: int = 0, **options: str) -> Match:
    """A match at the start of its second deal."""
    match = finished(Match(GAME, seats=seats, options=options, seed=f"s{seed}"), seed)
    match.next_deal()
    return match


# Strength and deal


def test_U1_only_rank_counts_never_suit() -> None:
    match = lay("O5 O2", "S5 C6 H4", "H1 H2", "B3 B4")
    play(match, "O5")
    assert plays(match) == ["C6"]


def test_U1_the_K_is_the_highest_at_6_and_the_A_at_1() -> None:
    all_cards = SEVEN.full
    for low in (0, 1):
        strength = [len(answers(all_cards, 1 << card, low)) for card in range(49)]
        ranked = sorted(range(49), key=lambda card: -strength[card])
        ranks = [SEVEN.rank_of[card] for card in ranked]
        assert ranks == sorted(ranks, reverse=bool(low))


def test_U1_every_deal_starts_at_6() -> None:
    for seed in range(40):
        match = finished(Match(GAME, seed=f"{seed}"), seed)
        if die(match) == 1:
            match.next_deal()
            assert die(match) == 6
            return
    raise AssertionError("no deal ended at 1")


def test_U2_all_cards_are_dealt_from_the_dealers_left() -> None:
    for seats in range(3, 7):
        match = Match(GAME, seats=seats, decks=[SEVEN.codes], first=1)
        assert match.table(0)["dealer"] == 1
        for seat in range(seats):
            eldest = 2 % seats
            assert match.table(seat)["hand"] == list(SEVEN.codes[(seat - eldest) % seats :: seats])
        counts = match.table(0)["counts"]
        assert sum(counts) == 49 and max(counts) - min(counts) <= 1


def test_U2_the_first_dealer_comes_from_the_seed() -> None:
    dealers = {Match(GAME, seed=f"d{n}").table(0)["dealer"] for n in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_U2_the_holder_of_coin_7_shows_it_and_starts_and_may_play_another_card() -> None:
    match = Match(GAME, seats=5, seed="c")
    starter = match.turn
    assert starter is not None and "C7" in match.table(starter)["hand"]
    assert {"type": "show", "seat": starter, "card": "C7"} in match.opening
    for seat in range(5):
        assert match.table(seat)["shown"] == [{"seat": starter, "card": "C7"}]
        assert match.game.view(seat).game.held[starter] >> SEVEN.card("C7") & 1
    other = next(a for a in match.legal() if "C7" not in a)
    match.play(other)
    assert match.table((starter + 1) % 5)["shown"] == [{"seat": starter, "card": "C7"}]
    assert match.table(0)["top"]["cards"] == other.removeprefix("play:").split(".")


def test_U2_coin_7_is_no_longer_shown_once_it_is_played() -> None:
    match = Match(GAME, seed="c")
    play(match, "C7")
    assert match.table(0)["shown"] == []


# Play


def test_U3_solos_sets_and_runs_start_a_round() -> None:
    match = lay("T7 S7 S8 B8 B9", "F13", "F12", "F11")
    solos = ["B8", "B9", "S7", "S8", "T7"]
    assert plays(match) == sorted([*solos, "T7.S7", "S8.B8", "S7.S8", "B8.B9"])


def test_U3_every_set_and_run_of_the_pack() -> None:
    def by_hand(cards: Sequence[int]) -> bool:
        ranks = [SEVEN.rank_of[c] for c in cards]
        suits = {SEVEN.suit_of[c] for c in cards}
        in_a_row = len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
        return len(set(ranks)) == 1 or in_a_row

    assert all(by_hand(cards_of(play)) for play in PATTERNS)
    sets = sum(2 ** cards.bit_count() - 1 - cards.bit_count() for cards in SEVEN.rank_masks[1:])
    assert len(PATTERNS) == 49 + 7 * 21 + sets
    rng = Random(3)
    for _ in range(300):
        hand = int(rng.random() * 2**49) & int(rng.random() * 2**49)
        assert sorted(openings(hand)) == sorted(p for p in PATTERNS if not p & ~hand)


def test_U3_the_starter_must_play() -> None:
    match = lay("T7 S7 B3", "F13", "F12", "F11")
    assert "pass" not in match.legal()
    assert refused(match, "pass") == "must-start"
    assert refused(match, "play:T7.B3") == "no-pattern"
    assert refused(match, "play:F13") == "not-in-hand"
    assert refused(match, "give:T7") == "other-step"


def test_U4_the_same_pattern_with_as_many_cards_strictly_stronger() -> None:
    match = lay("B4 B5", "T6 T7 C4 C5 O5 B6 S9 F9", "F12", "F11")
    play(match, "B4.B5")
    assert plays(match) == ["T6.T7"]
    assert refused(match, "play:C4.C5") == "not-stronger"
    assert refused(match, "play:C5.O5") == "other-pattern"
    assert refused(match, "play:S9") == "other-pattern"
    assert match.legal()[0] == "pass"


def test_U4_every_answer_against_a_plain_reading() -> None:
    rng = Random(4)
    for _ in range(400):
        hand = int(rng.random() * 2**49) & int(rng.random() * 2**49)
        top = list(PATTERNS)[int(rng.random() * len(PATTERNS))]
        for low in (0, 1):
            kind, size, lowest, _ = PATTERNS[top]
            better = [
                p
                for p in PATTERNS
                if not p & ~hand and PATTERNS[p][:2] == (kind, size)
                if (PATTERNS[p].lowest < lowest if low else PATTERNS[p].lowest > lowest)
            ]
            assert sorted(answers(hand, top, low)) == sorted([0, *better])


def test_U4_runs_are_compared_card_by_card_and_may_overlap() -> None:
    match = lay("B4 B5 B6 H1", "C5 C6 C7 H2", "F12", "F11")
    play(match, "B4.B5.B6")
    assert plays(match) == ["C5.C6.C7"]
    match = lay("T6 T7 T8 H1", "C5 C6 C7 H2", "F12", "F11", die=1)
    play(match, "T6.T7.T8")
    assert plays(match) == ["C5.C6.C7"]
    match = lay("C5 C6 C7 H2", "T6 T7 T8 H1", "F12", "F11", die=1)
    play(match, "C5.C6.C7")
    assert plays(match) == []


def test_U4_play_goes_clockwise() -> None:
    match = lay("O2 T7", "O3 T8", "O4 T9", starter=1)
    play(match, "O3")
    assert match.turn == 2
    play(match, "O4")
    assert match.turn == 0


def test_U5_passing_is_allowed_and_not_final() -> None:
    match = lay("O2 T12", "O3 T8", "O4 T9")
    play(match, "O2")
    assert "pass" in match.legal()
    play(match, "pass O4 T12")
    assert match.turn == 1 and match.legal() == ["pass"]
    match = lay("O2 T9", "O3 T8", "O4 O6")
    play(match, "O2 pass O4 T9 pass")
    assert match.table(0)["passed"] == [1]
    match = lay("O2 T7 T12", "O3 T8", "O4 O6")
    play(match, "O2 pass O4 T7")
    assert plays(match) == ["T8"]  # seat 1, which had passed before


def test_U6_all_others_pass_and_the_last_to_play_starts() -> None:
    match = lay("O2 T7", "O3 T8", "O4 T9", "O5 T10")
    play(match, "O2 O3 pass T10 pass pass")
    assert match.turn == 2 and match.table(0)["top"]["cards"] == ["T10"]
    events = play(match, "pass")
    assert events[-1] == {"type": "start", "seat": 3}
    assert match.turn == 3 and match.table(0)["top"] is None
    assert "pass" not in match.legal()
    assert [len(acts) for acts in match.table(0)["rounds"]] == [7]


# Turning the die


# Hands, die, play; then the die if it turns, whether the round ends, whose turn it is.
KING, ACE = ("F11 F12 F13 O2", "O3 O4 T9", "O5 O6 S9"), ("H1 H2 H3 O2", "O3 O4 T9", "O5 O6 S9")
THREES = ("F7 T7 S7 O2 O3 O4", "T8 S8 C8 F12", "O5 O6 O8 F11")
RUNS = ("F10 F11 F12 F13 O2", "T9 T10 T11 T12 H1 H2 H3 H4", "O5 O6 S10")
DIE: list[tuple[str, Sequence[str], int, str, tuple[int, bool] | None, int]] = [
    ("U7", KING, 6, "F13", (1, True), 0),
    ("U7", KING, 6, "F12.F13", (1, True), 0),
    ("U7", KING, 6, "F11.F12.F13", (1, True), 0),
    ("U8", ACE, 1, "H1", (6, True), 0),
    ("U8", ACE, 1, "H1.H2", (6, True), 0),
    ("U8", ACE, 1, "H1.H2.H3", (6, True), 0),
    ("U9", THREES, 6, "F7.T7.S7", None, 1),
    ("U9", THREES, 6, "O2.O3.O4", None, 1),
    ("U10", RUNS, 6, "F10.F11.F12.F13", (1, True), 0),
    ("U10", RUNS, 1, "F10.F11.F12.F13", (6, False), 1),
    ("U10", ("H1 H2 H3 H4 O2", "F13 F12", "O5 O6 S10"), 1, "H1.H2.H3.H4", (6, True), 0),
    ("U10", ("H1 H2 H3 H4 O2", "O5 O6 F13", "B3 S10"), 6, "H1.H2.H3.H4", (1, False), 1),
    ("U10", KING, 1, "F13", None, 1),
    ("U10", ACE, 6, "H1", None, 1),
    ("U10", ACE, 6, "H1.H2", None, 1),
]


@pytest.mark.parametrize(("rule", "hands", "at", "cards", "turns", "next_seat"), DIE)
def test_U7_U8_U9_U10_what_turns_the_die(
    rule: str,
    hands: Sequence[str],
    at: int,
    cards: str,
    turns: tuple[int, bool] | None,
    next_seat: int,
) -> None:
    match = lay(*hands, die=at)
    told = dies(play(match, cards))
    shows, ends = turns or (at, False)
    assert told == ([{"type": "die", "shows": shows, "ends": ends}] if turns else [])
    assert (die(match), match.turn, match.table(0)["top"] is None) == (shows, next_seat, ends)


def test_U7_the_coffin_K_answers_a_solo_or_a_run() -> None:
    match = lay("S8 S9 O2", "F12 F13 O3", "O5 O6 S10")
    play(match, "S8.S9 F12.F13")
    assert (die(match), match.turn) == (1, 1)
    match = lay("T9 S9 O2", "F12 F13 O3", "O5 O6 S10")
    play(match, "T9.S9")
    assert plays(match) == []  # a set


def test_U9_four_of_a_rank_turn_the_die_and_the_round_goes_on_in_the_new_order() -> None:
    match = lay("F7 T7 S7 C7 H1", "T6 S6 C6 B6 F12", "T8 S8 C8 B8 F11", "T9 S9 C9 B9 T10")
    events = play(match, "F7.T7.S7.C7")
    assert dies(events) == [{"type": "die", "shows": 1, "ends": False}]
    assert (die(match), match.turn) == (1, 1)
    assert plays(match) == ["T6.S6.C6.B6"]
    events = play(match, "T6.S6.C6.B6")
    assert dies(events) == [{"type": "die", "shows": 6, "ends": False}]
    assert (die(match), match.turn) == (6, 2)
    play(match, "T8.S8.C8.B8")
    assert die(match) == 1 and plays(match) == []  # 9s are weaker again


def test_U9_a_run_of_four_turns_the_die() -> None:
    match = lay("O2 O3 O4 O5 T9", "O6 O7 H4 H5", "S5 S6 S7 S8 F9", die=1)
    play(match, "O2.O3.O4.O5 pass")
    assert die(match) == 6 and plays(match) == ["S5.S6.S7.S8"]


def test_U9_five_or_more_cards_do_no_more_than_four() -> None:
    match = lay("F7 T7 S7 C7 B7 H1", "T6 S6 C6 B6 F12", "T8 S8 C8 B8 O8 F11")
    play(match, "F7.T7.S7.C7.B7")
    assert (die(match), match.turn) == (1, 1)
    assert plays(match) == []
    for low in (0, 1):
        assert all((p in TURNS[low]) >= (s.size >= 4) for p, s in PATTERNS.items())


def test_U10_the_K_at_1_and_the_A_at_6_are_the_weakest_cards() -> None:
    match = lay("F13 O2", "F12 H1", "O5 O6", die=1)
    play(match, "F13")
    assert plays(match) == ["F12", "H1"]
    match = lay("H1 O2", "F12 H2", "O5 O6")
    play(match, "H1")
    assert plays(match) == ["F12", "H2"]


def test_U10_nothing_beats_a_run_of_four_with_them_that_has_turned_the_die() -> None:
    match = lay(*RUNS, die=1)
    play(match, "F10.F11.F12.F13")
    assert match.legal() == ["pass"]
    match = lay("H1 H2 H3 H4 O2", "O5 O6 O7 O8 F13", "B3 B4 S10")
    play(match, "H1.H2.H3.H4")
    assert match.legal() == ["pass"]


@pytest.mark.parametrize(
    ("hand", "at"),
    [
        ("F13", 6), ("F12 F13", 6), ("H1", 1), ("H1 H2 H3", 1),
        ("F7 T7 S7 C7", 6), ("F7 T7 S7 C7", 1), ("O2 O3 O4 O5 O6", 6), ("F10 F11 F12 F13", 1),
    ],
)  # fmt: skip
def test_U11_the_last_play_may_not_turn_the_die(hand: str, at: int) -> None:
    whole = ".".join(hand.split())
    match = lay(hand, "T9 T10 S9", "O7 O8 B3", die=at)
    assert whole not in plays(match)
    assert refused(match, f"play:{whole}") == "last-turn"
    more = f"{hand} T12" if at == 6 else f"{hand} T8"
    assert whole in plays(lay(more, "T9 T10 S9", "O7 O8 B3", die=at))


def test_U11_four_7s_as_the_whole_hand_go_as_one_and_three_or_two_and_two() -> None:
    match = lay("F7 T7 S7 C7", "O2 O3", "H4 H5")
    sizes = {play.count(".") + 1 for play in plays(match)}
    assert sizes == {1, 2, 3}
    play(match, "F7.T7.S7 pass pass C7")
    assert match.table(0)["out"] == [0]


def test_U11_the_K_at_1_and_the_A_at_6_may_go_last() -> None:
    match = lay("F13", "F12 H1", "O5 O6", die=1)
    play(match, "F13")
    assert match.table(0)["out"] == [0]
    match = lay("H1", "F12 H2", "O5 O6")
    play(match, "H1")
    assert match.table(0)["out"] == [0]


def test_U12_who_can_play_nothing_else_must_pass() -> None:
    match = lay("F11 O2", "F13", "F12 O5")
    play(match, "F11")
    assert match.legal() == ["pass"]  # the Coffin K would turn the die and be the last card
    match = lay("B4 O2", "H1", "O3 O5", die=1)
    play(match, "B4")
    assert match.legal() == ["pass"]


def test_U12_a_forced_pass_looks_like_a_free_one() -> None:
    forced, free = (lay("T9 O2", hand, "F12 O5") for hand in ("B3 B4", "T10 B4"))
    play(forced, "T9")
    play(free, "T9")
    assert forced.legal() == ["pass"] and len(free.legal()) == 2
    assert forced.play("pass") == free.play("pass") == [{"type": "pass", "seat": 1}]
    tables = forced.table(2), free.table(2)
    assert all(table.pop("left") for table in tables)  # of what is held, not of who holds it
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("card", "at", "others"), [("F13", 6, ("H1", "B3")), ("H1", 1, ("T9", "B3"))]
)
def test_U12_a_stuck_starter_hands_the_start_on(card: str, at: int, others: Sequence[str]) -> None:
    weak, strong = others
    match = lay(card, f"{weak} O5", f"{strong} O6", "O7 O8", die=at)
    assert match.legal() == ["pass"]
    events = match.play("pass")
    assert events == [{"type": "pass", "seat": 0}, {"type": "start", "seat": 1}]
    assert match.turn == 1 and "pass" not in match.legal()
    # By passing it has shown its card to everybody.
    for seat in range(4):
        assert match.table(seat)["shown"] == [{"seat": 0, "card": card}]


def test_U12_that_pass_does_not_count_and_the_seat_may_play_later() -> None:
    match = lay("F13", "O2 O3", "T8 O6", "O7 O8")
    play(match, "pass O2 pass pass")
    assert match.turn == 0 and match.table(0)["top"] is not None  # it must pass once more
    assert match.legal() == ["pass"]
    play(match, "pass")
    assert match.turn == 1 and match.table(0)["top"] is None
    match = lay("F13", "F7 T7 S7 C7 H2", "O2 O3", starter=0)
    play(match, "pass F7.T7.S7.C7 pass")
    assert die(match) == 1 and match.legal() == ["pass"]
    play(match, "pass H2 pass")
    assert match.table(0)["out"] == [1]
    assert match.legal() == ["pass"]
    play(match, "pass O2")
    assert match.legal() == ["pass"]  # the K is now the weakest card


def test_U12_the_start_passes_over_seats_that_are_out() -> None:
    match = lay("F13", "O2", "T8 O6", "O7 O8", starter=1)
    play(match, "O2 T8 pass pass O6")
    assert match.table(0)["out"] == [1, 2] and match.turn == 3
    play(match, "O7")
    assert match.turn == 0 and match.legal() == ["pass"]


def test_U12_with_two_seats_left_the_start_goes_to_the_other() -> None:
    match = lay("F13", "O2 O3", "T8", starter=2)
    play(match, "T8")
    assert match.turn == 0
    play(match, "pass pass")
    assert match.turn == 0 and match.legal() == ["pass"]  # next after seat 2, which went out
    play(match, "pass O2 pass O3")
    assert match.turn is None and match.game.result is not None
    assert match.game.result["ranking"] == [2, 1, 0]


# End of a deal


def test_U13_the_round_goes_on_after_a_seat_went_out() -> None:
    match = lay("O2 O3", "T8", "T9 O6", "S9 O8")
    events = play(match, "O2 T8")
    assert events[-1] == {"type": "out", "seat": 1, "place": 1}
    assert match.turn == 2 and plays(match) == ["T9"]
    play(match, "T9 pass pass")
    assert match.turn == 2  # and so the last to play starts


@pytest.mark.parametrize("out_before", [False, True])
def test_U13_if_nobody_beats_the_last_cards_the_next_seat_still_in_starts(out_before: bool) -> None:
    if not out_before:
        match = lay("O2 O3", "T12", "T9 O6", "S9 O8")
        play(match, "O2 T12 pass pass pass")
        assert match.turn == 2
    else:  # a second seat to go out, and its left neighbour out already
        match = lay("O2 O3", "T11", "T10", "S9 O8", "S10 B3", starter=2)
        play(match, "T10 pass pass pass T11 pass pass pass")
        assert match.table(0)["out"] == [2, 1]
        assert match.turn == 3
    assert match.table(0)["top"] is None and "pass" not in match.legal()


def test_U14_the_deal_ends_when_one_seat_holds_cards() -> None:
    match = lay("O2", "O3", "T9", "S9 O8")
    play(match, "O2 O3 T9")
    assert match.turn is None and match.game.result is not None
    result = match.game.result
    assert result["ranking"] == [0, 1, 2, 3] and result["left"] == ["S9", "O8"]
    titles = ["winner", "second-winner", "second-loser", "loser"]
    assert [line["title"] for line in result["lines"]] == titles


def test_U14_titles_by_number_of_seats() -> None:
    assert titles_for(3) == ["winner", "commoner", "loser"]
    assert titles_for(5) == ["winner", "second-winner", "commoner", "second-loser", "loser"]
    assert titles_for(6).count("commoner") == 2


@pytest.mark.parametrize("titles", ["winner", "daifugo"])
def test_U14_titles_are_words_only(titles: str) -> None:
    match = finished(Match(GAME, seed="t", options={"titles": titles}))
    plain = finished(Match(GAME, seed="t"))
    assert match.table(0)["options"]["titles"] == titles
    assert match.game.result == plain.game.result


# Exchange


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_X1_the_loser_deals_and_starts_at_die_6(seats: int) -> None:
    for seed in range(6):
        match = finished(Match(GAME, seats=seats, seed=f"{seed}"), seed)
        loser = match.game.result["ranking"][-1]
        match.next_deal()
        table = match.table(0)
        assert (table["dealer"], table["die"]) == (loser, 6)
        while match.table(0)["phase"] == "exchange":
            assert match.turn != loser
            match.play(match.legal()[0])
        assert match.turn == loser


def test_X2_the_first_three_cards_dealt_to_the_loser_go_to_the_winner() -> None:
    order = SEVEN.codes[::-1]
    for seats in range(3, 7):
        match = finished(Match(GAME, seats=seats, decks=[SEVEN.codes, order], seed="x"))
        ranking = match.game.result["ranking"]
        winner, loser = ranking[0], ranking[-1]
        events = match.next_deal()
        assert {"type": "take", "seat": winner, "source": loser, "count": 3} in events
        dealt = order[seats - 1 :: seats]  # the loser deals and so is the last to be dealt to
        took = match.table(winner)["exchange"][0]["took"]
        assert sorted(took) == sorted(dealt[:3])
        assert set(took) <= set(match.table(winner)["hand"])
        assert set(match.table(loser)["hand"]) == set(dealt[3:])


def test_X2_the_winner_gives_back_any_three_also_those_just_received() -> None:
    match = seconds(4)
    winner = match.turn
    assert winner is not None and winner == match.table(0)["previous"][0]
    pair = match.table(winner)["exchange"][0]
    hand = match.table(winner)["hand"]
    n = len(hand)
    assert len(match.legal()) == n * (n - 1) * (n - 2) // 6
    assert f"give:{'.'.join(pair['took'])}" in match.legal()
    assert refused(match, f"give:{hand[0]}.{hand[1]}") == "wrong-gift"
    assert refused(match, f"play:{hand[0]}") == "other-step"
    assert refused(match, "pass") == "other-step"
    match.play(f"give:{'.'.join(pair['took'])}")
    match.play(match.legal()[0])
    assert set(pair["took"]) <= set(match.table(pair["taker"])["hand"])
    assert match.table(pair["taker"])["exchange"][0]["gave"] == pair["took"]


def shown(match: Match, seat: int) -> str:
    view = match.game.view(seat)
    return repr((view.room, view.unseen, state_of(view.game), match.table(seat)))


def twins(seed: int, swap: Callable[[list[str], list[int]], tuple[str, str]]) -> list[Match]:
    """A match at its second deal, twice: in the other one two cards have changed places.

    `swap` names them, given the pack order and the ranking of the first deal.
    """
    seats = 3 + seed % 4
    first = finished(Match(GAME, seats=seats, seed=f"{seed}"), seed)
    assert first.game.result is not None
    order = [SEVEN.codes[c] for c in SEVEN.shuffled(f"x{seed}")]
    a, b = swap(order, first.game.result["ranking"])
    swapped = [b if code == a else a if code == b else code for code in order]
    matches = [Match.load(first.record()) for _ in "ab"]
    for match, pack in zip(matches, (order, swapped), strict=True):
        match._orders = [(), tuple(SEVEN.order(pack, 2))]
        match.next_deal()
    return matches


def same_for(seat: int, one: Match, two: Match, rng: Random) -> None:
    """Play both alike for as long as that is possible and looks alike: this seat sees the same."""
    while one.turn is not None:
        assert shown(one, seat) == shown(two, seat)
        worlds = [m.game.view(seat).determinize(Random(1)) for m in (one, two)]
        assert state_of(worlds[0]) == state_of(worlds[1])
        others = set(two.legal()) if one.turn == two.turn else set()
        legal = [action for action in one.legal() if action in others]
        if not legal:
            return
        action = legal[int(rng.random() * len(legal))]
        if one.play(action) != two.play(action):
            return
    assert shown(one, seat) == shown(two, seat)  # not even when all is over


@pytest.mark.parametrize("seed", range(12))
def test_X2_the_loser_never_learns_which_cards_they_were(seed: int) -> None:
    """One of the three changes places with another card dealt to the winner."""
    rng = Random(seed)

    def swap(order: list[str], ranking: list[int]) -> tuple[str, str]:
        seats, winner, loser = len(ranking), ranking[0], ranking[-1]
        cards = order[(winner - loser - 1) % seats :: seats]
        return order[seats - 1 :: seats][int(rng.random() * 3)], cards[int(rng.random() * 8)]

    one, two = twins(seed, swap)
    ranking = one.table(0)["previous"]
    assert shown(one, ranking[0]) != shown(two, ranking[0])
    same_for(ranking[-1], one, two, rng)


@pytest.mark.parametrize("seed", range(12))
def test_X3_others_see_nothing_of_an_exchange(seed: int) -> None:
    """Two cards dealt to the others change places: a seat notices nothing, exchange or not."""
    rng = Random(seed)
    seats = 3 + seed % 4
    seat = int(rng.random() * seats)

    def swap(order: list[str], ranking: list[int]) -> tuple[str, str]:
        owners = [(ranking[-1] + 1 + i) % seats for i in range(49)]
        losers = [pair for pair in ((ranking[-1], 3), (ranking[-2], 1)) if pair[0] != seat]
        gone = {i for s, n in losers for i in [j for j in range(49) if owners[j] == s][:n]}
        hidden = [i for i in range(49) if owners[i] != seat and i not in gone]
        return tuple(order[hidden[int(rng.random() * len(hidden))]] for _ in "ab")  # type: ignore[return-value]

    one, two = twins(seed, swap)
    same_for(seat, one, two, rng)


def test_X3_the_second_pair_exchanges_one_card_at_the_same_time() -> None:
    for seats in (4, 5, 6):
        match = seconds(seats, seats)
        ranking = match.table(0)["previous"]
        pairs = [(ranking[0], ranking[-1], 3), (ranking[1], ranking[-2], 1)]
        found = [(p["giver"], p["taker"], p["count"]) for p in match.table(0)["exchange"]]
        assert found == pairs
        assert match.turn == ranking[0]
        counts = match.table(0)["counts"]
        gift = match.legal()[-1]
        events = match.play(gift)
        assert events == [{"type": "give", "seat": ranking[0], "to": ranking[-1], "count": 3}]
        # No cards have changed hands yet, and the second winner does not see the gift.
        assert match.turn == ranking[1]
        table = match.table(ranking[1])
        assert table["counts"][ranking[-1]] == counts[ranking[-1]]
        assert table["exchange"][0]["gave"] == [] and table["exchange"][0]["chosen"] is True
        assert len(match.legal()) == table["counts"][ranking[1]]
        own = match.legal()[0]
        match.play(own)
        gave = gift.removeprefix("give:").split(".")
        for seat in range(seats):
            sees = seat in (ranking[0], ranking[-1])
            assert match.table(seat)["exchange"][0]["gave"] == (gave if sees else [])
            sees = seat in (ranking[1], ranking[-2])
            card = [own.removeprefix("give:")]
            assert match.table(seat)["exchange"][1]["gave"] == (card if sees else [])
            assert match.table(seat)["counts"][seat] == 49 // seats + (
                49 % seats > (seat - ranking[-1] - 1) % seats
            )


def test_X3_three_seats_have_no_second_pair() -> None:
    match = seconds(3)
    assert len(match.table(0)["exchange"]) == 1
    match.play(match.legal()[0])
    assert match.table(0)["phase"] == "play"


def test_X3_givers_know_where_their_cards_went_and_others_do_not() -> None:
    match = seconds(4)
    ranking = match.table(0)["previous"]
    given = SEVEN.set(match.legal()[0].removeprefix("give:"))
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    g: Any = match.game
    assert g.view(ranking[0]).game.held[ranking[-1]] == given
    for other in (ranking[1], ranking[2]):
        assert not g.view(other).game.held[ranking[-1]]
        for seed in range(20):
            world: Any = g.view(other).determinize(Random(seed))
            invented = world.gave[0]
            assert invented.bit_count() == 3 and not invented & ~world.held[ranking[-1]]
            assert world.knows[ranking[0]] & invented == invented
            assert world.took[0].bit_count() == 3


# Score and options


@pytest.mark.parametrize("points", ["standard", "none"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_U15_points_of_a_deal(seats: int, points: str) -> None:
    match = finished(Match(GAME, seats=seats, seed="p", options={"points": points}))
    result = match.game.result
    assert result is not None
    expected = {0: 3, seats - 1: -1, **({1: 1} if seats >= 4 else {})}
    for place, seat in enumerate(result["ranking"]):
        points_won = expected.get(place, 0) if points == "standard" else 0
        assert match.scores[seat] == result["points"][seat] == points_won
        assert result["lines"][place]["points"] == points_won
    match.next_deal()
    again = finished(match, 1).game.result
    assert again is not None
    totals = [a + b for a, b in zip(result["points"], again["points"], strict=True)]
    assert match.scores == totals


@pytest.mark.parametrize(
    "end", ["deals-1", "deals-3", "deals-5", "deals-10", "points-5", "points-10", "points-15"]
)
def test_U15_the_end_of_the_match(end: str) -> None:
    limit = int(end.partition("-")[2])
    for seats in (3, 5):
        match = finished(Match(GAME, seats=seats, seed=end, options={"end": end}))
        while not match.over:
            best = max(match.scores)
            assert match.deal_no < limit if end.startswith("deals") else best < limit
            match.next_deal()
            finished(match, match.deal_no)
        best = max(match.scores)
        assert match.deal_no == limit if end.startswith("deals") else best >= limit
        assert match.winners == [s for s in range(seats) if match.scores[s] == best]


def test_U15_an_endless_match_goes_on() -> None:
    match = Match(GAME, seed="e", options={"end": "endless"})
    for deal in range(30):
        finished(match, deal)
        assert not match.over
        match.next_deal()


def test_U15_equal_totals_share_the_win() -> None:
    match = lay("O2", "O3", "T9 T10", end="deals-1")
    match.game.scores = (-1, 2, 0)
    play(match, "O2 O3")
    assert match.scores == [2, 2, -1] and match.winners == [0, 1]
    match = finished(Match(GAME, seed="n", options={"end": "deals-1", "points": "none"}))
    assert match.over and match.winners == [0, 1, 2, 3]


@pytest.mark.parametrize("end", ["points-5", "points-10", "points-15"])
def test_U15_no_ending_by_points_without_points(end: str) -> None:
    options = {"end": end, "points": "none"}
    assert walks.refusal(Match, GAME, options=options).id == "points-without-score"


# The table


def test_the_table_counts_what_the_others_hold() -> None:
    match = lay("B3 H4", "O5 T8", "O6 S8")
    assert match.table(0)["left"] == [0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0]
    play(match, "B3 O5")
    assert match.table(0)["left"][4] == 0


def test_rounds_are_told_play_by_play() -> None:
    match = lay("F7 T7 S7 C7 H1", "T6 S6 C6 B6 F12", "T8 S8 F11")
    play(match, "F7.T7.S7.C7 T6.S6.C6.B6 pass")
    table = match.table(2)
    assert [(act["seat"], act["die"], act["kind"]) for act in table["round"]] == [
        (0, 1, "set"), (1, 6, "set"), (2, 6, None),
    ]  # fmt: skip
    assert table["passed"] == [2] and table["rounds"] == []
    play(match, "pass")
    assert match.table(2)["round"] == [] and len(match.table(2)["rounds"]) == 1


# Bots


def bot(match: Match, level: str = "club") -> str:
    assert match.turn is not None
    return match.game.text(decide(level, match.game.view(match.turn), 1))


def test_bots_take_a_sure_way_out() -> None:
    # The 12 is unbeatable; the Coffin K turns the die and starts again, and then the 2 goes.
    match = lay("F12 F13 O2", "T11 T9", "S11 S9")
    assert bot(match) in ("play:F12", "play:F13", "play:F12.F13")
    play(match, bot(match).removeprefix("play:"))
    assert match.turn == 0 or match.legal() == ["pass"]
    match = lay("T11 O2 O3", "T9 T8", "S10 S9")
    assert bot(match) == "play:T11"  # and then the run
    match = lay("T11 O2 O3", "T12 T8", "S10 S8")
    assert bot(match) == "play:O2.O3"


def test_bots_play_their_last_card() -> None:
    for level in LEVELS[:2]:
        for seed in range(20):
            match = lay("O2 O4", "T9", "S10 S9")
            play(match, "O2")
            g = match.game
            assert g.turn is not None
            assert g.text(decide(level, g.view(g.turn), seed)) == "play:T9"


def test_bots_do_not_break_a_set_to_beat_a_weak_card() -> None:
    match = lay("O2 O4 S11", "T9 S9 C9 O5 B3", "S10 F12 F8")
    play(match, "O2")
    assert bot(match) == "play:O5"


def test_bots_give_the_useless_cards_and_keep_the_good_ones() -> None:
    for seed in range(6):
        match = seconds(4, seed)
        assert match.turn is not None
        given = SEVEN.set(bot(match).removeprefix("give:"))
        assert not given & SEVEN.rank_masks[13] and not given & SEVEN.rank_masks[12]
