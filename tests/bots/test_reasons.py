"""Every sentence of a hint is a claim: what it says holds in the position it is said of.

claims.py has a check for every reason. Positions are those that bots come to; what is seen is asked
for of all that could be done, as if it were the best, what the worlds tell of what was measured.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import claims
import pytest
from claims import Told
from nanafuda import GAMES, Match
from nanafuda.analysis import advice
from nanafuda.analysis.advice import Advice, Positions, assessing, bot_seed, choosing
from nanafuda.analysis.reviews import judged
from nanafuda.bots import asked, beside, bot_of, decide, explain, spares
from nanafuda.bots.reasons import CERTAIN, SURE, TIED, Comparison, ahead
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Sample
from nanafuda.game import View

from bots.choices import choices, hurried

MOST = 0.25  # share of the other moves of which a reason may be true, on average
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
CHECKS = claims.checks()
WORDS = Path(__file__).parents[2] / "web"


def positions(game: str, count: int, seed: int, step: int = 3) -> Iterator[View[Any]]:
    """The same as the seat to act sees them."""
    for match in choices(game, count, seed, step):
        assert match.turn is not None
        yield match.game.view(match.turn)


def check(found: Comparison[Any, Any]) -> str:
    """The reason given for a move holds; its id."""
    id, args = explain(found)
    assert id in CHECKS, f"nothing checks {id}"
    assert args.get("instead") == (None if found.other is None else found.view.text(found.other))
    told = Told(found, id, args)
    CHECKS[id](told)
    assert found.standing in TIED or not claims.holds_reversed(told), f"{id} is no reason"
    if second := beside(found):
        assert second[0] != id
        CHECKS[second[0]](beyond := Told(found, *second))
        assert "-rule-" not in second[0] or not claims.holds_reversed(beyond), second[0]
    return id


# Reasons from determinizations


def pair(amount: str, **outcomes: str) -> Comparison[Any, Any]:
    """Two moves tried in as many worlds as there are letters: + where it went well.

    Of each outcome first how it went with the best move, then with the other.
    """
    rows = {name: text.split("/") for name, text in {"amount": amount, **outcomes}.items()}
    both = {
        n: {name: [float(letter == "+") for letter in row[n]] for name, row in rows.items()}
        for n in (0, 1)
    }
    view: Any = None
    return Comparison(view, 0, 1, "behind", "win", both)


GOOD, HALF, BAD = "+" * 40, "+" * 20 + "-" * 20, "-" * 40


def test_the_outcome_that_differs_most_is_told() -> None:
    found = pair(f"{GOOD}/{HALF}", lead=f"{GOOD}/{HALF}", trick=f"{GOOD}/{BAD}")
    assert found.difference(["lead", "trick"]) == ("trick", 1, 0)
    assert found.difference(["lead"]) == ("lead", 1, 0.5)
    assert found.difference([], ["lead", "trick"]) == ("lead", 1, 0.5)
    assert found.difference() is None


def test_nothing_is_told_of_what_could_not_be_told_apart() -> None:
    found = pair(f"{GOOD}/{HALF}", lead=f"{GOOD}/{HALF}")
    for standing in ("equal", "unclear", "better"):
        assert replace(found, standing=standing).difference(["lead"]) is None
    assert replace(found, other=None).difference(["lead"]) is None


def test_what_is_within_three_errors_is_not_told() -> None:
    nearly = "+" * 33 + "-" * 7
    assert SURE < ahead([1.0] * 40, [float(letter == "+") for letter in nearly]) < CERTAIN
    assert pair(f"{GOOD}/{HALF}", lead=f"{GOOD}/{nearly}").difference(["lead"]) is None


def test_an_outcome_that_changes_nothing_is_no_reason() -> None:
    # It happens in the first half of the worlds; so does what makes the move the better one, …
    found = pair(f"{GOOD}/{'-' * 20 + '+' * 20}", lead=f"{HALF}/{BAD}")
    assert found.difference(["lead"]) == ("lead", 0.5, 0)
    # … or that happens in the other half.
    assert pair(f"{GOOD}/{HALF}", lead=f"{HALF}/{BAD}").difference(["lead"]) is None


def test_less_may_be_better() -> None:
    found = pair(f"{GOOD}/{HALF}", points=f"{BAD}/{HALF[::-1]}")
    assert found.difference([], ["points"], less="points") == ("points", 0, 0.5)
    assert found.difference([], ["points"]) is None


@EVERY_GAME
def test_what_is_seen_of_a_move_is_so(game: str, count: int = 120) -> None:
    rng = Random(f"seen {game}")
    for view in positions(game, count, 100):
        legal = view.legal()
        chosen = decide("club", view, "reasons")
        some = [chosen, *(legal[int(rng.random() * len(legal))] for _ in range(3))]
        for move in some:
            check(Comparison(view, move, None, "equal", "points", {}))
            other = next(other for other in legal if other != move)
            check(Comparison(view, move, other, "equal", "points", {}))
            check(Comparison(view, move, other, "behind", "points", {}))


def explained(view: View[Any], seed: int) -> Iterator[str]:
    """The ids of the reasons why the best move, and not each of the others that were measured."""
    found = result_of(assessing(view, seed))
    if staked := found.stake():
        bid = view.move(str(staked["args"]["instead"]))
        other = bid if bid != found.best else view.move("pass")
        question = found.compared(None if other == found.best else other)
        CHECKS[staked["id"]](Told(question, staked["id"], staked["args"]))
    for other in found.others:
        yield check(found.compared(other))


@EVERY_GAME
def test_what_the_worlds_tell_is_so(
    game: str, monkeypatch: pytest.MonkeyPatch, count: int = 12
) -> None:
    hurried(monkeypatch, game, worlds=24)
    assert {id for n, v in enumerate(positions(game, count, 500, 5)) for id in explained(v, n)}


@EVERY_GAME
def test_what_is_said_is_false_of_most_other_moves(
    game: str, monkeypatch: pytest.MonkeyPatch, count: int = 24
) -> None:
    """Reasons that name what is seen; a measured outcome is one of two moves alone."""
    hurried(monkeypatch, game, worlds=12)
    shares = []
    for n, view in enumerate(positions(game, count, 4200, 5)):
        found = result_of(assessing(view, n))
        reason, other = found.reason(), found.reason()["args"].get("instead")
        id, args = reason["id"], reason["args"]
        if other and (third := view.move(str(other))) not in found.near and found.near:
            assert found.standing(third) == "behind"
        if not id.startswith(game) or "here" in args:
            continue
        if id.rpartition("-")[2] not in claims.NO_MATTER:
            against = None if other is None else view.move(str(other))
            shares.append(claims.shared(Told(found.compared(against), id, args)))
    assert len(shares) > count / 4 and fmean(shares) < MOST


@EVERY_GAME
def test_an_outcome_is_told_only_of_moves_after_which_it_can_happen(
    game: str, count: int = 20
) -> None:
    rng, told = Random(f"possible {game}"), 0
    for view in positions(game, count, 700, 5):
        legal = view.legal()
        moves = [legal[0], *(legal[int(rng.random() * len(legal))] for _ in range(2))]
        sample = Sample(bot_of(game).judge(view, rng).quick, moves)
        result_of(sample.draw(2))
        for move, rows in sample.rows(*sample.moves).items():
            for outcome in rows:
                assert claims.possible(view, move, outcome), (view.text(move), outcome)
                told += 1
    assert told > count


@pytest.mark.long
@EVERY_GAME
def test_outcomes_of_many_moves_can_happen(game: str) -> None:
    test_an_outcome_is_told_only_of_moves_after_which_it_can_happen(game, 400)


@EVERY_GAME
def test_a_call_is_compared_with_a_pass_and_a_bid(
    game: str, monkeypatch: pytest.MonkeyPatch, count: int = 30
) -> None:
    hurried(monkeypatch, game)
    for n, view in enumerate(positions(game, count, 1300, 8)):
        if not asked(view, view.legal()):
            continue
        made = [view.legal()[-1]] if n % 2 else []  # a call that was made and is looked back at
        found = result_of(assessing(view, n, made))
        calls = {one["action"] for one in found.message()["choices"]}
        assert "pass" in calls and len(calls) > 1
        instead = found.reason()["args"]["instead"]
        assert found.tied or (instead == "pass") is (view.text(found.best) != "pass")
        for told in map(found.message, [None, *found.others]):  # its bid is one of the two
            assert told["stake"], told
            bid, named = told["stake"]["args"]["instead"], told["reason"]["args"]["instead"]
            assert bid in (told["best"], named)


@EVERY_GAME
def test_what_a_person_compares_displaces_no_candidate(
    game: str, monkeypatch: pytest.MonkeyPatch, count: int = 30
) -> None:
    views = [v for v in positions(game, count, 1300, 8) if asked(v, v.legal())]
    with_questions = [set(result_of(choosing(view, n)).moves) for n, view in enumerate(views)]
    monkeypatch.setattr(advice, "questions", lambda view, moves: [])
    for n, (view, moves) in enumerate(zip(views, with_questions, strict=True)):
        assert moves.issuperset(result_of(choosing(view, n)).moves)


@EVERY_GAME
def test_a_tie_goes_to_the_move_that_spares_what_runs_out(
    game: str, monkeypatch: pytest.MonkeyPatch, count: int = 16
) -> None:
    hurried(monkeypatch, game, worlds=16)
    for n, view in enumerate(positions(game, count, 1400, 8)):
        found = result_of(assessing(view, n))
        for move in found.tied:
            gap = found.behind(move)
            if found.standing(move) == "equal" and 0 <= gap.amount <= gap.error:
                beaten = any(found.sample.behind(move, one).amount < 0 for one in found.others)
                assert beaten or not spares(view, found.best, move)


@pytest.mark.long
@EVERY_GAME
def test_much_that_is_said_is_so(game: str) -> None:
    test_what_is_seen_of_a_move_is_so(game, 1500)
    assert {id for n, v in enumerate(positions(game, 250, 900, 5)) for id in explained(v, n)}


@EVERY_GAME
def test_every_reason_that_has_words_has_a_check_and_every_check_has_words(game: str) -> None:
    wanted = {id for id in CHECKS if id.startswith(f"{game}-hint-")}
    for lang in ("en", "ja"):
        text = (WORDS / f"games/{game}/{game}.hints.{lang}.ftl").read_text("utf-8")
        said = set(re.findall(rf"^({game}-hint-[\w-]+) =", text, re.MULTILINE))
        assert said == wanted


def answer(ask: Callable[[], Any]) -> Any:
    """The final reply to a request that needs thinking."""
    while "thinking" in (reply := ask()):
        pass
    return reply


def taken_hints(game: str, count: int) -> None:
    """A hint that was taken is the best move in the review, for the same reason."""
    number = 0
    while count:
        match = Match(game, seed=f"taken {number}")
        number += 1
        taken: dict[int, Any] = {}
        while match.turn is not None:
            view = match.game.view(match.turn)
            if match.turn or len(match.legal()) == 1:
                match.play(view.text(decide("club", view, f"{len(match.actions)}")))
                continue
            told = answer(partial(Advice(Positions()).hint, match, 0))["assessed"]
            taken[len(match.actions)] = told
            match.play(told["best"])
        for index, told in list(taken.items())[:count]:
            count -= 1
            seed, view = bot_seed(match, index), match.before(index).view(0)
            line = result_of(judged(view, index, match.actions[index], seed))
            assert line["best"] == line["action"] == told["best"] and line["verdict"] == "best"
            assert line["loss"] == 0 and not line["mistake"]
            for same in ("reason", "stake", "near", "equal"):
                assert line[same] == told[same]
            assert not (line["hard"] and line["near"])


@EVERY_GAME
def test_a_taken_hint_is_the_first_choice_of_the_review(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried(monkeypatch, game)
    taken_hints(game, 20)


@pytest.mark.long
@EVERY_GAME
def test_taken_hints_are_the_first_choice_of_the_review(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken_hints(game, 20)
    hurried(monkeypatch, game)
    taken_hints(game, 500)
