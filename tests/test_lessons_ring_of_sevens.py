"""What the coach says in the lessons of Ring of Sevens is true of the cards."""

from __future__ import annotations

import pytest
from lessons import standing
from nanafuda.bots import decide
from nanafuda.cards import FRENCH
from nanafuda.games.ring_of_sevens import RingOfSevens
from nanafuda.lessons import LESSONS
from nanafuda.lessons.lesson import Lesson
from nanafuda.match import Match

SAID = "ring-of-sevens-lesson"
MIO = 3
CHAINS, TWINS = LESSONS["ring-of-sevens"]


def at(message: str) -> Match:
    return standing(f"{SAID}-{message}")


def ready(match: Match) -> set[str]:
    """The cards that may go on, whoever holds them."""
    assert isinstance(match.game, RingOfSevens)
    return set(FRENCH.spell(match.game.ready))


def late(message: str) -> set[str]:
    """The learner's score cards."""
    return set(at(message).table(0)["score_cards"][0])


def plays(match: Match) -> set[str]:
    return {code.removeprefix("play:") for code in match.legal() if code.startswith("play:")}


@pytest.mark.parametrize("lesson", [CHAINS, TWINS], ids=["chains", "twins"])
def test_the_bots_play_as_the_club_player_does(lesson: Lesson) -> None:
    match = lesson.match()
    for step in lesson.steps:
        if "action" in step:
            assert match.game.text(decide("club", match.game.view(step["seat"]))) == step["action"]
            match.play(step["action"])
        elif "ask" in step:
            match.play(step["accept"][0])


def test_which_cards_can_go_on() -> None:
    assert plays(at("chains-eight")) == {"S8"}
    assert plays(at("chains-nine")) == {"S9"}
    assert plays(at("chains-five")) == {"H5", "S10"}
    assert plays(at("chains-ten")) == {"S10"}
    assert plays(at("chains-pass")) == set()
    assert plays(at("chains-last")) == {"H3"}
    closed = ready(at("chains-closed"))
    assert {"C10", "S10", "H4"} <= closed and "D4" not in closed
    assert at("chains-pass").table(0)["passes"][0] == 3 + 3


def test_which_cards_become_score_cards_and_what_they_pay() -> None:
    assert late("chains-nine") == set() and late("chains-score-card") == {"C9"}
    assert late("chains-which-took-it") == {"C9", "S5"}
    assert late("chains-out") == {"C9", "S5", "D5", "D3", "S3"}
    assert at("chains-out").table(0)["score_points"][0] == 21
    result = at("chains-pays").table(0)["result"]
    assert result["ranking"][0] == result["big_winner"] == 0
    assert result["change"] == [63, -21, -21, -21]


def test_the_joker_opens_a_way_that_the_nine_would_not() -> None:
    assert plays(at("twins-lay-joker")) == {"C9", "X0@K9", "X0@R5"}
    for laid, follows in (("X0@K9", "S10"), ("C9", "C10"), ("X0@R5", "H4")):
        match = at("twins-lay-joker")
        match.play(f"play:{laid}")
        assert follows in ready(match) and ("S10" in ready(match)) == (laid == "X0@K9")
    match = at("twins-beyond")
    match.play("play:C9")
    assert "S10" not in ready(match)
    assert "S9" not in at("twins-beyond").table(0)["hand"]


def test_who_could_play_but_passes() -> None:
    held_back = at("twins-held-back")
    assert held_back.table(0)["passes"][MIO] == 0
    for seat in (1, 2, MIO):
        hand = set(FRENCH.spell(held_back.game.held[seat]))
        assert bool(hand & ready(held_back)) == (seat != MIO)


def test_what_is_late_and_what_dropping_out_costs() -> None:
    assert late("twins-lay-joker") == {"H9"} and late("twins-swap") == {"H9", "C9"}
    assert len(late("twins-late") - late("twins-swap")) == 6
    match = at("twins-late")
    table = match.table(0)
    assert table["score_points"][0] == 22 and len(table["hand"]) - len(late("twins-late")) == 1
    assert [(out["seat"], out["lost"]) for out in table["dropouts"]] == [(MIO, "C1")]
    assert "D5" in table["dropouts"][0]["laid"] and plays(match) == {"H4"}
    result = at("twins-pays").table(0)["result"]
    assert result["ranking"][0] == result["big_winner"] == 0 and result["ranking"][-1] == MIO
    assert result["change"] == [66, -22, -22, -22]
