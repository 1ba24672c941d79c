"""Seven's Sevens Heaven's expert at positions of former mistakes; stacks count for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from nanafuda import Match
from nanafuda.analysis.advice import assess
from nanafuda.bots import consider, decide, explain
from nanafuda.bots.reasons import Comparison, Standing
from nanafuda.bots.search import result_of
from nanafuda.game import View
from nanafuda.games.sevens_heaven import assist as calls
from nanafuda.games.sevens_heaven.bot.payoff import worth
from nanafuda.games.sevens_heaven.bot.rules import outlook
from nanafuda.games.sevens_heaven.bot.search import gives_jackpot
from nanafuda.games.sevens_heaven.rules import BET, BETTING, FOLD, SevensHeaven
from nanafuda.options import settle

GAME = "sevens-heaven"
# Fold: if Aoi bets, too, Mio's chip is worth the game; alone, a bet scores no more than a fold.
RIVAL_AT_71 = f"game={GAME}&v=1&seats=4&seed=t2&deal=5&moves=CWyjW92K9Q&at=2&check=8c5dad51"


def played(seed: str, deal: int, actions: int) -> Match:
    """The position after so many actions of a deal of club players."""
    match = Match(GAME, seed=seed)
    while match.deal_no < deal or len(match.actions) < actions:
        if match.turn is None:
            match.next_deal()
            continue
        view = match.game.view(match.turn)
        match.play(view.text(decide("club", view)))
    return match


def best(match: Match, seed: int) -> str:
    assert match.turn is not None
    view = match.game.view(match.turn)
    return view.text(result_of(consider("expert", view, seed))[0].move)


def test_no_points_to_lose_is_no_reason_for_a_bet_in_a_tie() -> None:
    """The rule of thumb is to fold when in doubt."""
    match = Match(GAME, seed="t1")
    view = match.game.view(match.turn or 0)
    told: dict[Standing, bool] = {"behind": True, "equal": False, "unclear": False}
    for standing, said in told.items():
        found = Comparison(view, BET, FOLD, standing, "win", {BET: {"pot": [1.0]}})
        assert (explain(found)[0] == f"{GAME}-hint-bet-free") is said


@pytest.mark.parametrize("seed", [1, 5, 12])
def test_no_bet_that_makes_a_rivals_chip_worth_the_game(seed: int) -> None:
    replay = Match.open_replay(RIVAL_AT_71)
    assert replay.at == 2
    assert best(replay.before(2), seed) == "fold"


@pytest.mark.parametrize(
    ("seed", "deal", "actions", "wanted"),
    [
        ("t1", 1, 2, ["fold"]),  # eleven high at most, in two colours
        ("t6", 4, 16, ["play:U9", "play:U11"]),  # a 7 thrown is a stack for who wins the trick
        ("t3", 5, 5, ["predict:2"]),  # the other bettor ends the game by winning
        ("t5", 6, 5, ["predict:3"]),  # likewise, and another chip there reaches 77
        ("t6", 4, 2, ["bet"]),  # two rivals are so far ahead that a fold loses
    ],
)
def test_what_long_playing_out_found_best(
    seed: str, deal: int, actions: int, wanted: list[str]
) -> None:
    match = played(seed, deal, actions)
    assert {best(match, luck) for luck in range(3)} <= set(wanted)


def gifts(number: int) -> Iterator[tuple[View[SevensHeaven], list[int]]]:
    """Decisions of a round that all bet, with cards that surely give a third 7, and others."""
    game = SevensHeaven(6, settle(GAME, SevensHeaven.options, {}), 0)
    game.stacks = (2, *[0] * 5)
    game.deal(game.pack.shuffled(f"third {number}"), None)
    while game.turn is not None:
        view, legal = game.view(game.turn), game.legal()
        given = [move for move in legal if gives_jackpot(game, game.turn, move)]
        if given and len(given) < len(legal):
            yield view, given
        game.play(BET if game.phase == BETTING else decide("club", view))


@pytest.mark.parametrize("number", [6, 24, 33, 52, 56])
def test_strong_gives_nobody_a_third_seven(number: int) -> None:
    found = list(gifts(number))
    assert found
    for view, given in found:
        assert not {decide("strong", view, luck) for luck in range(3)} & set(given)


def test_a_seven_that_is_said_to_give_the_jackpot_gives_it() -> None:
    rng, seen = Random(1), 0
    for number in range(60):
        for view, given in gifts(number):
            for card in given:
                game = view.determinize(rng)
                assert isinstance(game, SevensHeaven)
                leaders, winner = len(game.leaders), game.winner
                game.play(card)
                while game.turn is not None and len(game.leaders) == leaders:
                    game.play(rng.choice(game.legal()))
                assert game.over and game.winners == (winner,)
                seen += 1
    assert seen > 20


def test_stacks_are_worth_something_and_two_are_worth_much() -> None:
    game = SevensHeaven(4, settle(GAME, SevensHeaven.options, {}), 0)
    shares = []
    for stacks in (0, 1, 2):
        game.stacks = (stacks, 0, 0, 0)
        shares.append(worth(game, 0))
        assert sum(worth(game, seat) for seat in range(4)) == pytest.approx(1)
    assert shares[0] == pytest.approx(0.25)
    assert 0.25 < shares[1] < 0.3 and 0.5 < shares[2] < 0.8


@pytest.mark.parametrize(
    ("seed", "deal", "actions", "why"),
    [("t3", 5, 5, "predict-ends"), ("t8", 5, 5, "predict-shared"), ("t6", 4, 2, "bet-pot")],
)
def test_the_reason_is_what_makes_the_difference(
    seed: str, deal: int, actions: int, why: str
) -> None:
    match = played(seed, deal, actions)
    assert match.turn is not None
    found = assess(match.game.view(match.turn), "why")
    assert found["reason"]["id"] == f"{GAME}-hint-{why}"


def test_a_chip_that_would_end_the_game_is_named() -> None:
    match = Match.open_replay(RIVAL_AT_71).before(2)
    assert match.turn is not None
    reason = assess(match.game.view(match.turn), "why")["reason"]
    assert reason["id"] == f"{GAME}-hint-fold-chip"
    assert reason["args"]["seat"] == 3 and reason["args"]["points"] == 71


def test_what_the_aid_says_of_bets_and_folds_is_true_nineteen_times_in_twenty() -> None:
    true: dict[str, list[bool]] = {"bet": [], "fold": []}
    for seed in range(50):
        match = Match("sevens-heaven", seed=f"calls {seed}")
        while not match.over:
            if match.turn is None:
                match.next_deal()
                continue
            g = match.game
            assert isinstance(g, SevensHeaven)
            move = g.text(decide("club", g.view(match.turn), 0))
            if move in true:
                times = 100 * outlook(g.held[match.turn], calls.RIVALS)[1]
                true[move].append(times >= calls.BETS if move == "bet" else times <= calls.FOLDS)
                told = calls.bid_meanings(g.view(match.turn))["mine"]
                assert [(one["action"], one["worth"], one["says"]["args"]) for one in told] == [
                    ("bet", round(times), {"call": "bet", "least": calls.BETS}),
                    ("fold", round(times), {"call": "fold", "most": calls.FOLDS}),
                ]
            match.play(move)
    for holds in true.values():
        assert len(holds) > 200
        assert sum(holds) >= 0.95 * len(holds)
