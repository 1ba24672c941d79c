"""The coach's sentences in the lessons of Seven's Sevens Heaven are true of the cards."""

from __future__ import annotations

from lessons import standing
from nanafuda.games.sevens_heaven.rules import SevensHeaven
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson
from nanafuda.match import Match
from nanafuda.mechanics.cards import COLOURS

SAID = "sevens-heaven-lesson"
AOI, REN = 1, 2
BETS, STACKS = LESSONS["sevens-heaven"]


def at(message: str) -> Match:
    return standing(f"{SAID}-{message}")


def game_of(match: Match) -> SevensHeaven:
    assert isinstance(match.game, SevensHeaven)
    return match.game


def hand(match: Match, seat: int, colour: str = "") -> list[str]:
    return [
        code for code in COLOURS.spell(match.game.held[seat]) if code[0] == colour or not colour
    ]


def ended(lesson: Lesson, *taken: str) -> Match:
    """The match after the lesson, the learner's first actions being these."""
    return Course(lesson, len(lesson.steps), taken).match


def test_what_a_fold_and_a_prediction_score() -> None:
    match = at("bets-fold")
    assert max(int(code[1:]) for code in hand(match, 0)) == 11
    assert at("bets-folded").scores == [11, 0, 0]
    pot = at("bets-predict").table(0)
    assert pot["pot"] == 16 + 1
    assert {"predict:1", "predict:2"} == set(at("bets-predict").legal())
    right, wrong = (ended(BETS, "fold", f"predict:{seat}") for seat in (REN, AOI))
    assert right.scores == [11 + 7 + 29, 8, 17] and wrong.scores == [11 + 29, 8, 17]


def test_who_wins_which_trick_of_the_first_lesson_and_who_the_pot() -> None:
    match = at("bets-no-trumps")
    assert not hand(match, AOI, "G") and match.story[-1]["winner"] == REN
    third = game_of(at("bets-third-trick"))
    assert third.gambler == REN and third.won == [0, 1, 3] and third.pot == 17
    for message in ("bets-may-play", "bets-give-way"):
        assert set(at(message).legal()) == {"play:G4", "play:G14"}
    assert not hand(at("bets-throw"), 0, "U")
    assert game_of(at("bets-stop")).won[REN] == 2
    assert at("bets-stop").story[-1]["card"] == "R14"
    assert game_of(at("bets-lead")).won == [1, 0, 2]
    deciding = at("bets-sure")
    assert game_of(deciding).won == [2, 0, 2] and hand(deciding, 0) == ["R6", "G14"]
    assert not hand(deciding, REN, "R") and hand(deciding, REN, "G") == ["G11", "G12"]
    last = game_of(at("bets-pot"))
    assert last.gambler == 0 and last.pot == 17 + 12 and last.won == [3, 0, 2]


def test_who_captures_which_sevens_in_the_second_lesson() -> None:
    match = at("stacks-capture")
    assert not hand(match, REN, "U") and game_of(match).stacks == (0, 1, 0)
    assert game_of(at("stacks-taken")).stacks == (0, 1, 1)
    assert (
        at("stacks-chip").story[-1]["card"] == "G7"
        and game_of(at("stacks-chip")).stacks == (0,) * 3
    )
    assert at("stacks-taken").scores == [7, 0, 22]
    assert ended(STACKS, "predict:2").scores[0] == 7 + 7 + 31
    assert ended(STACKS, "predict:1").scores[0] == 7 + 31
    assert set(at("stacks-own-seven").legal()) == {"play:U7", "play:U12"}
    assert set(at("stacks-steal").legal()) == {"steal:1", "steal:2"}
    for victim in (AOI, REN):
        course = Course(
            STACKS, len(STACKS.steps) - 1, ["predict:2", "bet", "play:U7", f"steal:{victim}"]
        )
        stacks = list(game_of(course.match).stacks)
        assert stacks[victim] == 0 and stacks[0] >= 3 and stacks[3 - victim] == 1
    assert game_of(at("stacks-third")).stacks[0] == 2


def test_bankruptcy_and_the_jackpot_are_as_told() -> None:
    match = at("stacks-bankrupt")
    assert game_of(match).pot == 14 + 17 and match.scores[REN] == 0
    assert game_of(match).before[REN] == 22 and game_of(match).won == [3, 0, 0]
    assert not hand(at("stacks-last-seven"), REN, "R")
    last = at("stacks-jackpot")
    assert last.over and last.winners == [0] and last.scores == [38, 8, 0]
