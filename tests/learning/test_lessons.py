"""Lessons: every one can be played through as its script says, and says nothing without words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from lessons import giving_away, ids_of, messages_of, problems, problems_of_words, questions
from nanafuda import GAMES
from nanafuda.analysis.advice import choosing, measuring
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.bots import bot_of, decide, spares
from nanafuda.bots.reasons import TIED
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Gap, Sample
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Deal, Lesson, order
from nanafuda.match import Match

HANDS = ["R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7", "U1 U2 U3 U4 U5 U6 U7"]
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@EVERY_GAME
def test_every_way_through_every_lesson_is_legal_and_has_its_words(game: str) -> None:
    assert [problem for lesson in LESSONS[game] for problem in problems(lesson)] == []
    assert problems_of_words(game) == []


@EVERY_GAME
def test_a_question_gives_its_answer_away_at_the_second_wrong_card(game: str) -> None:
    assert list(giving_away(game)) == []


@pytest.mark.parametrize("game", [game for game in GAMES if EXERCISES[game]])
def test_what_lessons_and_exercises_accept_is_what_a_hint_says_or_as_good(game: str) -> None:
    count = 0
    for id, view, accepted in questions(game):
        asked = [view.move(action) for action in accepted] if game in BETWEEN else []
        # One look in forty finds a difference of two errors where there is none; a longer one is
        # for a tie of which a short one cannot tell whether it is equal.
        looks = (
            measuring(view, luck, result_of(choosing(view, luck)), asked, more)
            for luck, more in (("accepted", 1), ("accepted again", 1), ("accepted at last", 16))
        )
        told = (result_of(look).message()["choices"] for look in looks)
        standings = (
            {one["standing"] for one in choices if one["action"] in accepted} for choices in told
        )
        assert any(some & {"best", "equal", "better"} for some in standings), id
        count += 1
    assert count >= 20


@pytest.mark.parametrize("most", [8, pytest.param(60, marks=pytest.mark.long)])
@EVERY_GAME
def test_no_answer_that_a_lesson_refuses_is_ahead_of_one_that_it_accepts(
    game: str, most: int
) -> None:
    """Legal actions, at most about so many, in the same worlds, also with a review’s play-outs.

    A difference counts that a hint would tell, of three errors. The first worlds drop what is
    clearly behind.
    """
    ahead = []
    for id, view, accepted in questions(game):
        right = [view.move(action) for action in accepted]
        some = view.legal()[:: 1 + len(view.legal()) // most]
        verdict = bot_of(game).judge(view, Random(f"refused {id}"))
        for look in {verdict.quick, verdict.careful}:
            sample = Sample(look, [*right, *some])
            result_of(sample.draw(FIRST))
            worst = min(right, key=lambda move: sample.mean(move))
            gaps = {move: sample.behind(worst, move) for move in some}
            refused = [m for m, gap in gaps.items() if m not in right and gap.amount <= gap.error]
            result_of(sample.draw(WORLDS, [*right, *refused]))
            for move in refused:
                lead = max((sample.behind(move, taught) for taught in right), key=clearness)
                if clearness(lead) > 3 and lead.standing(verdict.threshold) not in TIED:
                    ahead.append((id, view.text(move)))
    assert not ahead


FIRST, WORLDS = 24, 80


def clearness(gap: Gap) -> float:
    """By how many standard errors a move is behind another."""
    return gap.amount / (gap.error or 1e-9)


@EVERY_GAME
def test_nothing_is_spared_by_what_a_lesson_calls_wrong(game: str) -> None:
    for id, view, accepted in questions(game):
        taught = [view.move(action) for action in accepted]
        for other in set(view.legal()) - set(taught):
            assert not any(spares(view, move, other) for move in taught), (id, view.text(other))


BETWEEN = ("seven-euchre", "sevens-heaven", "upside-down")  # where several are nearly as good


@pytest.mark.parametrize("game", ["ring-of-sevens", "sevens-heaven"])
def test_the_bots_play_as_the_club_player_does(game: str) -> None:
    for lesson in LESSONS[game]:
        for number, step in enumerate(lesson.steps):
            if "action" in step and step["seat"] != lesson.seat:
                course = Course(lesson, number)
                if course.next == "deal":
                    course.match.next_deal()
                view = course.match.game.view(step["seat"])
                assert view.text(decide("club", view)) == step["action"], (lesson.id, number)


def test_there_are_lessons_for_every_game_and_no_other() -> None:
    assert list(LESSONS) == list(GAMES)
    assert len(LESSONS) == len(GAMES)
    with pytest.raises(KeyError):
        LESSONS["whist"]
    ids = [lesson.id for game in GAMES for lesson in LESSONS[game]]
    assert len(ids) == len(set(ids))
    assert all(lesson.game == game for game in GAMES for lesson in LESSONS[game])


@EVERY_GAME
def test_a_pack_order_gives_the_hands_that_were_written(game: str) -> None:
    kind = GAMES[game]
    for seats in range(kind.seat_range[0], kind.seat_range[1] + 1):
        for first in range(seats):
            match = Match(game, seats=seats, first=first)
            codes = match.game.pack.codes
            dealt = [codes[i] for i in match.game.pack.shuffled("some order")]
            told = Match(game, seats=seats, decks=[dealt], first=first)
            held = [told.table(seat)["hand"] for seat in range(seats)]
            # the same hands again, in the order of the deal, from the hands alone
            before = [[card for card in dealt if card in hand] for hand in held]
            hands = [" ".join(cards) for cards in with_sevens(game, told, before, dealt)]
            rest = [card for card in dealt if not any(card in hand.split() for hand in hands)]
            assert order(game, first=first, hands=hands, rest=" ".join(rest)) == dealt


def with_sevens(
    game: str, match: Match, hands: list[list[str]], dealt: list[str]
) -> list[list[str]]:
    """The hands as they were dealt: in Ring of Sevens the 7s are on the table already."""
    out = {
        card: event["seat"]
        for event in match.story
        if event["type"] == "sevens" and game == "ring-of-sevens"
        for card in event["cards"]
    }
    return [
        [card for card in dealt if card in hand or out.get(card) == seat]
        for seat, hand in enumerate(hands)
    ]


def test_a_pack_order_that_cannot_be_is_refused_in_words() -> None:
    deck = order("sevens-heaven", hands=HANDS, rest="R17")
    assert deck[:4] == ["R1", "G1", "U1", "R2"] and deck[21] == "R17" and len(set(deck)) == 51
    with pytest.raises(ValueError, match=r"more than once: R1$"):
        order("sevens-heaven", hands=HANDS, rest="R1")
    with pytest.raises(ValueError, match="not in this pack: X9"):
        order("sevens-heaven", hands=HANDS, rest="X9")
    with pytest.raises(ValueError, match="seat 1 is dealt 7 cards, not 6"):
        order("sevens-heaven", hands=[HANDS[0], HANDS[1][:-3], HANDS[2]])


# Faults that the checks find


def lesson(*steps: object) -> Lesson:
    deals = [Deal(hands=HANDS)]
    told: Any = steps
    return Lesson(id="sevens-heaven-x", game="sevens-heaven", deals=deals, steps=told)


def found(*steps: object) -> str:
    return "\n".join(problems(lesson(*steps)))


def test_what_is_wrong_with_a_script_is_found() -> None:
    bet = {"ask": "a", "accept": ["bet"], "else": "b"}
    assert "1 steps besides the bots' are not" in found({"say": "a"})
    assert "only 0 of 1 steps" in found({"say": "a"})
    assert "step 0 after nothing: no word why not fold" in found({"ask": "a", "accept": ["bet"]})
    assert "not legal, though accepted: pass" in found({"ask": "a", "accept": ["pass"]})
    assert "either `accept` or `free`" in found({"ask": "a"})
    assert "it is the turn of seat 0, not of 1" in found({"seat": 1, "action": "bet"})
    assert "play:R7 is not legal for seat 0" in found({"seat": 0, "action": "play:R7"})
    assert "it is the turn of seat 1, not the learner's" in found(bet, bet)
    assert "to be tapped, but not to be seen: G1" in found(
        {"say": "a", "tap": ["G1"], "nudge": "c", "else": "b"}
    )
    assert "nothing to point at: G1" in found({"say": "a", "at": ["G1", "R1", "seat:2", "trick"]})
    assert "nothing to point at: seat:3" in found({"say": "a", "at": ["seat:3"]})
    assert "bet has a word why not, and needs none" in found({**bet, "why": {"bet": "c"}})


def test_what_is_wrong_after_any_choice_is_found() -> None:
    free = {"ask": "a", "free": True}
    bets = [{"seat": seat, "action": "bet"} for seat in (1, 2)]
    after_any = found(free, *bets, {"ask": "a", "accept": ["play:R2"], "else": "b"})
    assert "after bet" not in after_any  # all have bet, and seat 0 leads
    assert "step 3 after fold: not legal, though accepted: play:R2" in after_any


def test_the_words_of_lessons_are_read() -> None:
    for game in GAMES:
        for lang in ("en", "ja"):
            assert messages_of(game, lang).keys() == ids_of(game)
