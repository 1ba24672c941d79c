"""The coach's sentences in Upside Down's lessons are true of the cards on the table."""

from __future__ import annotations

from lessons import standing
from nanafuda import Match
from nanafuda.games.upside_down.rules import UpsideDown
from nanafuda.mechanics.cards import SEVEN
from nanafuda.mechanics.climbing import PATTERNS, TURNS, beats

FIRST, TITLES = "upside-down-lesson-first", "upside-down-lesson-titles"


def strongest(match: Match) -> str:
    """The strongest card of the learner's hand."""
    table = match.table(0)
    return str(max(table["hand"], key=lambda card: table["ranks"].index(int(card[1:]))))


def better(play: int, match: Match) -> bool:
    """Whether a play is of the pattern and size that lies on the table, and stronger."""
    game = match.game
    assert isinstance(game, UpsideDown)
    return PATTERNS[play][:2] == PATTERNS[game.top][:2] and beats(play, game.top, game.low)


def answers(match: Match) -> dict[int, list[int]]:
    """Possible answers of each other seat to the current play."""
    return {
        seat: [play for play in PATTERNS if not play & ~held and better(play, match)]
        for seat, held in enumerate(match.game.held)
        if seat
    }


def passed(match: Match) -> Match:
    """The match after everybody else has passed."""
    while match.turn != 0:
        match.play("pass")
    return match


def test_the_strongest_card_is_the_k_and_then_the_a() -> None:
    assert strongest(standing(f"{FIRST}-strongest")) == "F13"
    assert strongest(standing(f"{FIRST}-strongest-now")) == "H1"


def test_nobody_beats_the_12_and_a_pass_may_leave_the_next_round_to_mio() -> None:
    match = standing(f"{FIRST}-12")
    match.play("play:T12")
    assert not any(answers(match).values())
    match = standing(f"{FIRST}-12")
    for _ in range(3):
        match.play("pass")
    assert (match.turn, match.table(0)["top"]) == (3, None)


def test_the_run_with_the_k_beats_the_others_and_nothing_beats_aois() -> None:
    assert standing(f"{FIRST}-beaten").legal() == ["pass"]
    match = standing(f"{FIRST}-king")
    best = max(
        filter(lambda play: better(play, match), PATTERNS), key=lambda p: PATTERNS[p].highest
    )
    assert best == SEVEN.set("F12.F13")
    match.play("play:F12.F13")
    table = match.table(0)
    assert (match.turn, table["die"], table["top"]) == (0, 1, None)


def test_who_keeps_the_a_for_the_end_is_stuck_with_it() -> None:
    match = standing(f"{FIRST}-ace")
    match.play("play:T9.S9.C9")
    assert passed(match).legal() == ["pass"]


def test_first_out_is_three_points_and_the_loser_pays_one() -> None:
    assert standing(f"{FIRST}-won").table(0)["out"] == [0]
    result = standing(f"{TITLES}-names").results[-1]
    assert [(line["seat"], line["title"], line["points"]) for line in result["lines"]] == [
        (0, "winner", 3),
        (2, "second-winner", 1),
        (3, "second-loser", 0),
        (1, "loser", -1),
    ]


def test_only_the_tens_beat_rens_sixes_and_nobody_else_could() -> None:
    match = standing(f"{TITLES}-tens")
    assert set(match.legal()) == {"pass", "play:F10.T10.S10.C10"}
    assert not answers(match)[1]
    assert not answers(match)[3]


def test_at_1_the_twos_are_safe_and_the_sevens_are_not() -> None:
    match = standing(f"{TITLES}-twos")
    assert match.table(0)["die"] == 1
    match.play("play:O2.H2")
    assert not any(answers(match).values())
    match = standing(f"{TITLES}-twos")
    match.play("play:S7.C7")
    assert any(answers(match).values())


def test_what_is_given_back_goes_with_nothing_and_all_the_rest_is_of_use() -> None:
    table = standing(f"{TITLES}-give").table(0)
    assert set(table["exchange"][0]["took"]) == {"F13", "H5", "O6"}
    hand = [(card[0], int(card[1:])) for card in table["hand"]]
    alone = {
        f"{suit}{rank}"
        for suit, rank in hand
        if [of for _, of in hand].count(rank) == 1
        and not {(suit, rank - 1), (suit, rank + 1)} & {*hand}
    }
    assert alone == {"S8", "B7", "O6"}


def test_the_k_alone_and_the_four_fives_turn_the_die() -> None:
    match = standing(f"{TITLES}-turns")
    turning = {SEVEN.join(play) for play in TURNS[0] if not play & ~match.game.held[0]}
    assert {play for play in turning if "." not in play} == {"F13"}
    assert "S5.C5.B5.H5" in turning
