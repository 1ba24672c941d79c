"""The coach's claims in Seven Euchre's lessons are true, counted and scored by the rules."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda.games.seven_euchre.rules import bid_of, value_of
from nanafuda.games.seven_euchre.views import facts
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course

CARDS, AUCTION = LESSONS["seven-euchre"]
TRUMPS = facts()["trumps"]  # the highest first
SUITS = "FTSCBOH"


def at(word: str) -> Course:
    """The lesson where this is said or asked."""
    lesson = CARDS if word.startswith("cards-") else AUCTION
    for number, step in enumerate(lesson.steps):
        if f"seven-euchre-lesson-{word}" in (step.get("say"), step.get("ask")):
            course = Course(lesson, number)
            if course.next == "deal":
                course.match.next_deal()
            return course
    raise LookupError(word)


def hand(course: Course) -> list[str]:
    cards: list[str] = course.match.table(0)["hand"]
    return cards


def table(course: Course) -> dict[str, Any]:
    seen: dict[str, Any] = course.match.table(0)
    return seen


def trumps(course: Course, suit: str) -> list[str]:
    """The learner's trumps if this suit were trump, the highest first."""
    return [card for card in TRUMPS[suit] if card in hand(course)]


def asked(course: Course) -> tuple[list[str], list[str]]:
    """The cards that may be played, and those that go on."""
    cards = [action.partition(":")[2] for action in course.match.legal()]
    return cards, [action.partition(":")[2] for action in course.accepted()]


def tapped(course: Course) -> list[str]:
    up = course.up
    assert up is not None and "tap" in up
    return up["tap"]


def winning(course: Course) -> int:
    """The seat whose card wins the current trick."""
    game: Any = course.match.game
    seat: int = game.winner
    return seat


def winner_after(course: Course) -> int:
    """The winner of the trick that the learner's card goes to."""
    course.take(course.accepted()[0])
    number = len(course.match.table(0)["tricks"])
    while len(course.match.table(0)["tricks"]) == number:
        course.act()
    winner: int = course.match.table(0)["tricks"][-1]["winner"]
    return winner


def test_the_sevens_and_the_trumps() -> None:
    assert sorted(tapped(at("cards-common"))) == ["H7", "S7"]
    assert [card for card in hand(at("cards-common")) if card[1:] == "7"] == ["S7", "H7"]
    assert table(at("cards-lowest"))["trump"] == "B" and len(TRUMPS["B"]) == 13
    assert trumps(at("cards-lowest"), "B") == ["S7", "H7", "B4"]
    assert tapped(at("cards-lowest")) == ["B4"]
    bid = at("cards-bid")
    assert table(bid)["standing"] == {"seat": 2, "denomination": "B", "tricks": 8, "value": 19}


def test_the_tricks_that_are_played() -> None:
    assert asked(at("cards-follow-trump")) == (["S7", "B4", "H7"], ["B4"])
    assert TRUMPS["B"][:3] == ["B7", "B9", "B8"]
    assert asked(at("cards-sevens")) == (["S7", "H7"], ["H7"])
    course = at("cards-winner")
    cards = {play["seat"]: play["card"] for play in table(course)["trick"]["cards"]}
    assert len(cards) == 3 and all(card in TRUMPS["B"] for card in cards.values())
    assert tapped(course) == [cards[winning(course)]]
    assert asked(at("cards-follow")) == (["F9", "F10"], ["F9"])
    assert winner_after(at("cards-follow")) == 2
    course = at("cards-ruff")
    assert winning(course) == 3 and table(course)["led"] == "T"
    assert not [card for card in hand(course) if card[0] == "T"]
    assert trumps(course, "B") == ["S7"] and winner_after(course) == 0
    course = at("cards-lead")
    assert asked(course)[1] == ["S11"] and winner_after(course) == 0


def test_what_a_promise_is_worth() -> None:
    assert table(at("cards-rest"))["won"] == [5, 0]
    result = table(at("cards-made"))["result"]
    assert (result["won"], result["made"], result["points"]) == (10, True, [10 + 19, 2])


def test_the_auction_that_all_pass() -> None:
    course = at("auction-pass")
    assert [call["bid"] for call in table(course)["calls"]] == [None] * 3
    assert max(len(trumps(course, suit)) for suit in SUITS) == 5
    assert not [card for card in hand(course) if card[1:] == "13"]
    course = at("auction-second")
    assert table(course)["turned"] == "F13" and len(trumps(course, "F")) == 4
    assert [call["bid"] for call in table(course)["calls"] if call["seat"] == 2] == [None, None]
    assert table(at("auction-void"))["result"]["void"]


def test_the_bids_and_the_exchange() -> None:
    course = at("auction-bid")
    assert table(course)["standing"]["denomination"] + "7" == "O7"
    assert "bid:S7" not in course.match.legal() and "bid:S8" in course.match.legal()
    assert len(trumps(course, "S")) == 6 and "F13" in hand(course)
    course = at("auction-higher")
    assert "bid:S8" not in course.match.legal() and "bid:S9" in course.match.legal()
    course = at("auction-exchange")
    assert table(course)["taken"] == "S8"
    assert [card for card in hand(course) if card[0] in "TH"] == ["T6", "H2"]
    course = at("auction-rest")
    plays = {play["seat"]: play["card"] for play in table(course)["tricks"][-1]["cards"]}
    assert [plays[seat] in TRUMPS["S"] for seat in (1, 2, 3)] == [False, True, True]
    result = table(at("auction-made"))["result"]
    assert (result["tricks"], result["points"]) == ([9, 3], [9 + 25, 3])
    assert value_of(bid_of(SUITS.index("S"), 9)) == 25


def test_the_bid_that_fails() -> None:
    course = at("auction-let")
    assert len(trumps(course, "H")) == 4
    assert {"F13", "F12", "T12"} <= set(hand(course))
    course = at("auction-low")
    assert asked(course)[1] == [trumps(course, "H")[-1]]
    assert table(course)["trick"]["cards"][0]["card"] == TRUMPS["H"][0]
    course = at("auction-over")
    above = TRUMPS["H"][: TRUMPS["H"].index("B7")]
    assert [card for card in asked(course)[0] if card in above] == asked(course)[1] == ["F7"]
    result = table(at("auction-missed"))["result"]
    assert (result["won"], result["short"], result["points"]) == (6, 4, [6 + 4 * 6, 6])


@pytest.mark.parametrize("lesson", [CARDS, AUCTION], ids=lambda lesson: lesson.id)
def test_a_lesson_ends_with_a_deal(lesson: Any) -> None:
    assert Course(lesson, len(lesson.steps)).match.turn is None
