"""The coach's sentences in the lessons of Ring of Sevens are true of the cards."""

from __future__ import annotations

from random import Random

import pytest
from lessons import questions, standing
from nanafuda.bots import bot_of
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Sample
from nanafuda.games.ring_of_sevens.rules import VALUE, RingOfSevens
from nanafuda.match import Match
from nanafuda.mechanics.cards import FRENCH

SAID = "ring-of-sevens-lesson"
MIO = 3


def at(message: str) -> Match:
    return standing(f"{SAID}-{message}")


def ready(match: Match) -> set[str]:
    """The cards that can follow, in any hand."""
    assert isinstance(match.game, RingOfSevens)
    return set(FRENCH.spell(match.game.ready))


def late(message: str) -> set[str]:
    """The learner's score cards."""
    return set(at(message).table(0)["score_cards"][0])


def plays(match: Match) -> set[str]:
    return {code.removeprefix("play:") for code in match.legal() if code.startswith("play:")}


@pytest.mark.long
def test_what_is_accepted_is_the_best_or_as_good_by_a_long_look() -> None:
    for number, (_, view, accepted) in enumerate(questions("ring-of-sevens")):
        look = bot_of("ring-of-sevens").judge(view, Random(number)).quick
        sample = Sample(look._replace(most=2000), view.legal())
        result_of(sample.draw(2000))
        first = view.move(accepted[0])
        ahead = {view.text(m): sample.behind(m, first) for m in sample.moves if m != first}
        assert not any(gap.clear for gap in ahead.values()), ahead


def test_which_cards_can_go_on() -> None:
    assert plays(at("chains-eight")) == {"S8"}
    assert plays(at("chains-nine")) == {"S9"}
    assert plays(at("chains-five")) == {"H5", "S10"}
    assert plays(at("chains-ten")) == {"S10"}
    assert plays(at("chains-pass")) == {"S11"}
    assert plays(at("chains-three")) == {"H3", "S11"}
    assert plays(at("chains-last")) == {"S11"}
    closed = ready(at("chains-closed"))
    assert {"C4", "S4"} <= closed and "C10" not in closed
    assert at("chains-pass").table(0)["passes"][0] == 3 + 1


def test_whose_cards_wait_behind_the_jacks() -> None:
    game = at("chains-pass").game
    assert isinstance(game, RingOfSevens)
    behind = {card for card in FRENCH.spell(game.held[0] & game.live) if card[0] in "SC"}
    assert behind == {"S11", "C11"}
    match = at("chains-three")
    match.play("play:S11")
    assert "S12" in ready(match) and "S12" in FRENCH.spell(match.game.held[MIO])


def test_which_cards_become_score_cards_and_what_they_pay() -> None:
    assert late("chains-nine") == set() and late("chains-score-card") == {"C9"}
    assert late("chains-which-took-it") == {"C9", "S5"}
    assert late("chains-out") == {"C9", "S5", "D5", "C11", "D3", "S3"}
    assert at("chains-out").table(0)["score_points"][0] == 24
    result = at("chains-pays").table(0)["result"]
    assert result["ranking"][0] == result["big_winner"] == 0
    assert result["change"] == [72, -24, -24, -24]


def test_what_a_score_card_counts_and_who_pays_whom_is_so() -> None:
    worth = dict(zip(FRENCH.codes, VALUE, strict=False))
    assert [worth[f"C{rank}"] for rank in (9, 5, 11, 3, 13, 1)] == [5, 5, 3, 3, 1, 1]
    assert RingOfSevens._payments([2, 0, 1, 3], 1, 0) == [(3, 1, "big"), (0, 2, "small")]


def test_the_joker_is_safe_where_both_cards_are_the_learners_and_either_suit_follows() -> None:
    match = at("twins-safe-joker")
    hand = set(match.table(0)["hand"])
    assert {"H9", "D9"} <= hand and not {"D5", "H5"} & hand
    follows = at("twins-either-suit").table(0)
    assert "H10" in follows["laid"] and "H8" not in follows["laid"]
    match = at("twins-nine")
    match.play("play:D9")
    table = match.table(0)
    assert "X0" in table["hand"] and table["score_points"][0] == 5


def test_the_joker_opens_a_way_that_the_nine_would_not() -> None:
    places = {"X0@K9", "X0@R5", "X0@R11"}
    assert plays(at("twins-lay-joker")) == {"C9"} | places
    for laid in ("C9", *places):
        match = at("twins-lay-joker")
        match.play(f"play:{laid}")
        assert ("S10" in ready(match)) == (laid == "X0@K9")
    match = at("twins-beyond")
    match.play("play:C9")
    assert "S10" not in ready(match)
    assert {"S9", "C9"} <= set(at("twins-lay-joker").table(0)["hand"])


def test_who_could_play_but_passes_and_who_had_to_play() -> None:
    table = at("twins-held-back").table(0)
    assert table["passes"][MIO] == 0
    held_back = at("twins-held-back")
    for seat in (1, 2):
        assert set(FRENCH.spell(held_back.game.held[seat])) & ready(held_back)
    assert [play["action"] for play in table["plays"][-3:]] == ["pass", "pass", "play:H11"]
    assert late("twins-held-back") - late("twins-lay-joker") == {"D11"}
    assert (
        at("twins-wait").table(0)["passes"][0] == 4
        and at("twins-wait").table(0)["passes"][MIO] == 0
    )


def test_what_is_late_and_what_dropping_out_costs() -> None:
    assert late("twins-lay-joker") == {"H9"} and late("twins-wait") == {"H9", "D11"}
    assert len(late("twins-drop") - late("twins-wait")) > 1
    match = at("twins-four")
    dropouts = match.table(0)["dropouts"]
    assert [(out["seat"], out["lost"] is None) for out in dropouts] == [(MIO, False)]
    assert "D5" in dropouts[0]["laid"] and plays(match) == {"H4", "S9", "C9"}
    match.play("play:H4")
    result = at("twins-pays").table(0)["result"]
    assert result["ranking"][0] == result["big_winner"] == 0 and result["ranking"][-1] == MIO
    assert result["change"] == [60, -20, -20, -20]
    assert "X0" in at("twins-pays").table(0)["score_cards"][0]
