"""The light policies, and the searches that go by them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import test_ring_of_sevens as ring
import test_sevens_heaven as heaven
import test_upside_down as climb
import walks
from nanafuda import Match
from nanafuda.bots import explain, ring_of_sevens, upside_down
from nanafuda.bots.reasons import Comparison
from nanafuda.bots.search import Effort, Rating, Working, by_taste, rate, result_of
from nanafuda.bots.sevens_heaven.belief import worlds as heavens
from nanafuda.bots.sevens_heaven.policy import best
from nanafuda.bots.sevens_heaven.weights import OTHERS, OWN
from nanafuda.bots.upside_down import stakes
from nanafuda.cards import COLOURS, FRENCH, cards_of
from nanafuda.chains import ODD, joker_on, ready, twins
from nanafuda.game import View
from nanafuda.games.ring_of_sevens import IN, JOKER, RingOfSevens, points_of
from nanafuda.games.sevens_heaven import SevensHeaven
from nanafuda.games.upside_down import UpsideDown

BOTS = {"upside-down": upside_down, "ring-of-sevens": ring_of_sevens}


def test_taste_decides_what_the_worlds_leave_open() -> None:
    ratings = [Rating("a", [1.0, 1.1, 1.0]), Rating("b", [1.0, 1.0, 1.1]), Rating("c", [0.9] * 3)]
    liked = {"a": 0.0, "b": 2.0, "c": 5.0}
    assert [r.move for r in by_taste(ratings, liked, 0.0)] == ["a", "b", "c"]
    assert [r.move for r in by_taste(ratings, liked, 1.0)] == ["b", "a", "c"]


def test_no_taste_brings_back_what_the_search_has_dropped() -> None:
    def value(world: int, moves: list[str]) -> Working[list[float]]:
        yield 1
        return [1.0 + 0.1 * (world % 3) if move == "good" else 0.1 * (world % 2) for move in moves]

    # Dropped at the last check, after as many worlds as the one that is left.
    effort = Effort(most=8, least=8)
    ratings = result_of(rate(["bad", "good"], iter(range(99)), value, effort))
    assert [len(rating.values) for rating in ratings] == [8, 8]
    assert [r.move for r in by_taste(ratings, {"good": 0.0, "bad": 99.0}, 1.0)] == ["good", "bad"]


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


def seen(view: View[Any], move: Any) -> Any:
    """Why a move, where nothing was measured."""
    return explain(Comparison(view, move, None, "equal", "points", {}))


def test_reasons_are_what_the_seat_can_see() -> None:
    match = climb.lay("F12 O3 O4", "T11 T9", "S11 S9")
    game = match.game
    assert seen(game.view(0), game.move("play:F12"))[0] == "upside-down-hint-sure"
    for hand, move, hint in [
        ("S8 D9", "play:S8", ("ring-of-sevens-hint-out", {})),  # the 9 is a score card then
        ("S8 C9", "pass", ("ring-of-sevens-hint-pass-keep", {"passes": 2})),
        ("S8 D9", "pass", ("hint-rule", {})),  # what is kept back would have gone out
    ]:
        match = ring.at([hand, "S10", "*"], "H8 H9")
        assert seen(match.game.view(0), match.game.move(move)) == hint


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


@pytest.mark.parametrize("who", ["OWN", "OTHERS"])
def test_what_a_policy_of_ring_of_sevens_looks_up_is_the_sum_of_its_weights(who: str) -> None:
    """Also where the Joker lies, arms are linked or reversed, seats are out: card by card."""
    named = vars(ring_of_sevens.weights)
    w = SimpleNamespace(**named | (named["OTHERS"] if who == "OTHERS" else {}))
    policy = getattr(ring_of_sevens.policy, who)

    def row(weights: Sequence[Any], n: int) -> Any:
        return weights[min(n, len(weights) - 1)]

    compared = 0
    for match in walks.sample("ring-of-sevens", 60, 321):
        game = match.game
        assert isinstance(game, RingOfSevens) and game.turn is not None
        seat, held = game.turn, game.held[game.turn]
        hand, cards = held & game.live, [move for move in game.legal() if move < JOKER]
        counts = [game.held[s].bit_count() for s in range(game.seats) if game.states[s] == IN]
        counts.remove(held.bit_count())
        for card, worth in zip(cards, policy.scores(game, seat, cards, min(counts)), strict=True):
            twin, away = twins(1 << card & ODD), abs(game.pack.rank_of[card] - 7) - 1
            after = game.live & ~(1 << card | twin)
            own, others = hand & after, after & ~hand
            opens = ready(game.rules, FRENCH.full ^ after ^ game.marks) & ~game.ready
            waits = ring_of_sevens.rules.BEYOND[card]
            whose = 0 if not twin else 1 if twin & hand else 2
            sum_of = w.CARD[away][whose] + row(w.LEFT, own.bit_count())
            sum_of += row(w.LEFT_BY_TWIN[whose], own.bit_count())
            sum_of += row(w.FEWEST[whose == 2], min(counts))
            next_own, next_others = (min((opens & c).bit_count(), 2) for c in (own, others))
            sum_of += w.OPENED[away][3 * next_own + next_others]
            sum_of += row(row(w.WAITING, (waits & own).bit_count()), (waits & others).bit_count())
            points = points_of(held & ~game.live)
            if not own:
                sum_of += w.OUT[sum(points >= least for least in (1, 5, 9, 14))]
            joker = w.JOKER_TAKEN if joker_on(game.marks) >> card & 1 else 0
            assert worth == pytest.approx(sum_of / 100 + joker)
            compared += 1
    assert compared > 60


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
