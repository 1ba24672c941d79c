"""The light policies, and the searches that go by them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import test_ring_of_sevens as ring
import test_sevens_heaven as heaven
import test_upside_down as climb
import walks
from nanafuda import Match
from nanafuda.bots import Choice, consider, explain, ring_of_sevens, upside_down
from nanafuda.bots.ring_of_sevens.belief import begun, worlds
from nanafuda.bots.search import Rating, by_taste, result_of
from nanafuda.bots.sevens_heaven.belief import worlds as heavens
from nanafuda.bots.sevens_heaven.policy import best
from nanafuda.bots.sevens_heaven.weights import OTHERS, OWN
from nanafuda.bots.upside_down import stakes
from nanafuda.cards import COLOURS, FRENCH, cards_of
from nanafuda.games.ring_of_sevens import OUT, RingOfSevens
from nanafuda.games.sevens_heaven import SevensHeaven
from nanafuda.games.upside_down import UpsideDown

BOTS = {"upside-down": upside_down, "ring-of-sevens": ring_of_sevens}


def choices(match: Match, level: str = "expert") -> list[Choice]:
    assert match.turn is not None
    return result_of(consider(level, match.game.view(match.turn), 1))


def reason(match: Match) -> tuple[str, dict[str, Any]]:
    assert match.turn is not None
    return explain(match.game.view(match.turn), choices(match), 0)


def test_taste_decides_what_the_worlds_leave_open() -> None:
    ratings = [Rating("a", [1.0, 1.1]), Rating("b", [1.0, 1.0]), Rating("c", [9.0])]
    liked = {"a": 0.0, "b": 2.0, "c": 5.0}
    assert [r.move for r in by_taste(ratings, liked, 0.0)] == ["a", "b", "c"]
    assert [r.move for r in by_taste(ratings, liked, 1.0)] == ["b", "a", "c"]


@pytest.mark.parametrize("game", list(BOTS))
def test_the_policy_beats_chance(game: str) -> None:
    policy = BOTS[game].policy.policy
    first = 0
    for deal in range(60):
        match, rng, seat = Match(game, seed=f"policy {deal}"), Random(deal), deal % 4
        g = match.game
        while g.turn is not None:
            legal = g.legal()
            if g.turn == seat:
                g.play(policy(g, rng))
            else:
                g.play(legal[int(rng.random() * len(legal))])
        assert g.result is not None
        first += g.result["ranking"][0] == seat
    assert first > 24  # 15 is fair


@pytest.mark.parametrize("game", list(BOTS))
def test_the_policy_knows_a_move_in_every_position(game: str) -> None:
    for match in walks.sample(game, 60, 9000):
        assert BOTS[game].policy.policy(match.game, Random(1)) in match.game.legal()


def test_the_search_tells_how_often_it_comes_first() -> None:
    match = climb.lay("F12 O3 O4", "T11 T9", "S11 S9")
    assert reason(match)[0] in ("upside-down-hint-sure", "upside-down-hint-safe")
    match = Match("upside-down", seed="figures")
    best = choices(match, "strong")[0].figures
    assert best["worlds"] >= 8 and 0 <= best["first"] <= 1 <= best["place"] <= 4


def test_reasons_are_what_the_seat_can_see() -> None:
    match = climb.lay("F13 T9 O2", "T12 T11", "S11 S9")
    climb.play(match, "O2")
    climb.play(match, "T11")
    climb.play(match, "pass")
    assert match.turn == 0
    assert reason(match)[0].startswith("upside-down-hint-")
    for hand, move, hint in [
        ("S8 D9", "play:S8", ("ring-of-sevens-hint-out", {})),  # the 9 is a score card then
        ("S8 C9", "pass", ("ring-of-sevens-hint-pass-keep", {"passes": 2})),
        ("S8 D9", "pass", ("hint-rule", {})),  # what is kept back would have gone out
    ]:
        match = ring.at([hand, "S10", "*"], "H8 H9")
        assert explain(match.game.view(0), [Choice(match.game.move(move))], 0) == hint


def test_the_last_deal_is_played_for_the_match() -> None:
    match = Match("upside-down", seed="last", options={"end": "deals-1"})
    game = match.game
    assert isinstance(game, UpsideDown)
    assert stakes.may_be_last(game)
    rng = Random(1)
    while game.turn is not None:
        game.play(upside_down.policy.policy(game, rng))
    worths = [stakes.worth(game, seat) for seat in range(4)]
    assert worths[game.winners[0]] == 3 + stakes.MATCH
    assert sorted(worths)[:3] == [-1, 0, 1]
    longer = Match("upside-down", seed="last", options={"end": "points-5"}).game
    assert isinstance(longer, UpsideDown)
    assert not stakes.may_be_last(longer)


def test_a_deal_of_ring_of_sevens_is_traced_back_to_its_beginning() -> None:
    """Also with Jokers swapped, arms linked or reversed, seats gone out and dropped out."""
    public = ("held", "live", "marks", "ready", "passes", "states", "ranked", "dropouts", "floor",
              "history", "turn")  # fmt: skip
    for match in walks.sample("ring-of-sevens", 40, 321):
        game = match.game
        assert isinstance(game, RingOfSevens)
        again = begun(game)
        for entry in game.history:
            if entry & 127 != OUT:
                assert again.turn == entry >> 7
                again.play(entry & 127)
        assert [getattr(again, name) for name in public] == [getattr(game, name) for name in public]


def test_the_expert_believes_that_who_passes_has_no_arm_of_its_own_to_build() -> None:
    """Seat 1 passed: it hardly has the red 8, 10 and Q that it could have begun to lay."""
    match = ring.at(["S2 S3 C2 C3", "H8 H10 D8 D12", "H12 C12 D10"], "S6 S5 S4 C6 C4")
    ring.play(match, "pass pass pass")
    view = match.game.view(0)
    shares = []
    for k in (1, 16):
        drawn, passer = worlds(view, Random(1), k), 0
        for _ in range(200):
            held = next(drawn).held[1]
            passer += all(held >> FRENCH.card(code) & 1 for code in ("H8", "H10", "H12"))
        shares.append(passer / 200)
    assert shares[1] < 0.7 * shares[0]


@pytest.mark.parametrize("weights", [OWN, OTHERS])
def test_in_sevens_heaven_the_policies_beat_chance(weights: dict[str, Any]) -> None:
    first = 0.0
    for number in range(60):
        match, rng = Match("sevens-heaven", seed=f"policy {number}"), Random(number)
        while match.turn is not None:
            game, move = match.game, rng.choice(match.legal())
            assert isinstance(game, SevensHeaven)
            if match.turn == number % 4:
                move = game.text(best(game, weights))
            match.play(move)
            if match.turn is None and not match.over:
                match.next_deal()
        first += (number % 4 in match.winners) / len(match.winners)
    assert first > 22  # 15 is fair


def test_in_sevens_heaven_who_bets_is_taken_to_hold_high_cards() -> None:
    match = heaven.match_of(("R2", "R3", "R4", "R5"))
    match.game.scores = (30, 30, 30, 30)
    heaven.play(match, "bet fold")

    def held(steps: int, seat: int) -> float:
        drawn = heavens(match.game.view(2), Random(1), steps)
        hands = [next(drawn).held[seat] for _ in range(150)]
        return sum(COLOURS.rank_of[card] for hand in hands for card in cards_of(hand)) / 900

    assert held(4, 0) > held(0, 0) + 1 and held(4, 1) < held(0, 1)
