"""Every sentence of a hint is a claim: what it says holds in the position it is said of.

claims/ has a check for every reason. Positions are those that bots come to; reasons by rules of
thumb are asked for of all that could be done, as if it had been chosen, reasons by what a search
found at a level whose search is quick.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import claims
import pytest
import walks
from claims import Told
from nanafuda import GAMES, Match
from nanafuda.advice import Advice, bot_seed
from nanafuda.bots import LEVELS, Choice, bot_of, consider, decide, explain
from nanafuda.bots.reasons import SURE, ahead, difference
from nanafuda.bots.search import Effort, result_of
from nanafuda.bots.verdict import Verdict
from nanafuda.game import View
from nanafuda.review import judged

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
CHECKS = claims.checks()
WORDS = Path(__file__).parent.parent / "web"


def positions(game: str, count: int, seed: int, step: int = 3) -> Iterator[View[Any]]:
    """So many positions with a choice from matches of quick bots, every so many of a match."""
    number = seed
    while count:
        match, rng = walks.start(game, number), Random(f"reasons {number}")
        for index in range(120):
            if match.over or not count:
                break
            if match.turn is None:
                match.next_deal()
                continue
            view = match.game.view(match.turn)
            if len(view.legal()) > 1 and rng.random() < 1 / step:
                count -= 1
                yield view
            level = LEVELS[int(rng.random() * 2)]
            match.play(view.text(decide(level, view, f"{number} {index}")))
        number += 1


def check(view: View[Any], choices: list[Choice]) -> set[str]:
    """All reasons given for these choices hold; their ids."""
    found = set()
    for rank in range(len(choices)):
        id, args = explain(view, choices, rank)
        found.add(id)
        assert id in CHECKS, f"nothing checks {id}"
        CHECKS[id](Told(view, choices, rank, id, args))
    return found


# What the search tells


def pair(worth: str, **outcomes: str) -> list[Choice]:
    """Two choices tried in as many worlds as there are letters: + where it went well.

    Of each outcome first how it went with the best choice, then with the next best.
    """
    rows = {name: text.split("/") for name, text in {"worth": worth, **outcomes}.items()}
    found = [
        {name: [float(letter == "+") for letter in row[n]] for name, row in rows.items()}
        for n in (0, 1)
    ]
    best, other = (Choice(n, {"worlds": 20}, outcomes=found[n]) for n in (0, 1))
    other.behind = ahead(best.outcomes["worth"], other.outcomes["worth"])
    return [best, other]


GOOD, HALF, BAD = "+" * 20, "+" * 10 + "-" * 10, "-" * 20


def test_the_outcome_that_differs_most_is_told() -> None:
    choices = pair(f"{GOOD}/{HALF}", lead=f"{GOOD}/{HALF}", trick=f"{GOOD}/{BAD}")
    assert difference(choices, ["lead", "trick"]) == ("trick", 1, 0)
    assert difference(choices, ["lead"]) == ("lead", 1, 0.5)
    assert difference(choices, [], ["lead", "worth"]) == ("lead", 1, 0.5)
    assert difference(choices) == ("worth", 1, 0.5)


def test_what_is_within_two_errors_is_not_told() -> None:
    nearly = "+" * 17 + "-" * 3
    choices = pair(f"{GOOD}/{HALF}", lead=f"{GOOD}/{nearly}")
    assert ahead([1.0] * 20, choices[1].outcomes["lead"]) < SURE
    assert difference(choices, ["lead"]) == ("worth", 1, 0.5)
    assert difference(pair(f"{GOOD}/{nearly}", lead=f"{GOOD}/{BAD}"), ["lead"]) is None


def test_an_outcome_that_changes_nothing_is_no_reason() -> None:
    # It happens in the first half of the worlds; so does what makes the choice the better one, …
    choices = pair(f"{GOOD}/{'-' * 10 + '+' * 10}", lead=f"{HALF}/{BAD}")
    assert difference(choices, ["lead"]) == ("lead", 0.5, 0)
    # … or that happens in the other half.
    choices = pair(f"{GOOD}/{HALF}", lead=f"{HALF}/{BAD}")
    assert difference(choices, ["lead"]) == ("worth", 1, 0.5)


def test_less_may_be_better() -> None:
    choices = pair(f"{GOOD}/{HALF}", points=f"{BAD}/{HALF[::-1]}")
    assert difference(choices, [], ["points"], less="points") == ("points", 0, 0.5)
    assert difference(choices, [], ["points"]) is None


@EVERY_GAME
def test_what_is_seen_of_a_move_is_so(game: str, count: int = 120) -> None:
    rng = Random(f"seen {game}")
    for view in positions(game, count, 100):
        legal = view.legal()
        chosen = decide("club", view, "reasons")
        some = [chosen, *(legal[int(rng.random() * len(legal))] for _ in range(3))]
        for move in some:
            check(view, [Choice(move)])


@EVERY_GAME
def test_what_the_search_found_is_so(game: str, count: int = 12, level: str = "strong") -> None:
    for number, view in enumerate(positions(game, count, 500, 5)):
        choices = result_of(consider(level, view, number, telling=True))
        check(view, choices)
        if number % 4:
            continue
        # What is told is found on the way: it changes neither the moves nor the figures.
        plain = result_of(consider(level, view, number))
        assert [(c.move, c.figures, c.behind) for c in choices] == [
            (c.move, c.figures, c.behind) for c in plain
        ]


@pytest.mark.long
@EVERY_GAME
def test_much_that_is_said_is_so(game: str) -> None:
    test_what_is_seen_of_a_move_is_so(game, 1500)
    test_what_the_search_found_is_so(game, 250)
    test_what_the_search_found_is_so(game, 60, "expert")


@EVERY_GAME
def test_every_reason_that_has_words_has_a_check_and_every_check_has_words(game: str) -> None:
    wanted = {id for id in CHECKS if id.startswith(f"{game}-hint-")}
    for lang in ("en", "ja"):
        text = (WORDS / f"games/{game}/{game}.{lang}.ftl").read_text("utf-8")
        said = set(re.findall(rf"^({game}-hint-[\w-]+) =", text, re.MULTILINE))
        assert {id for id in said if not re.search("-(figures.*|compare)$", id)} == wanted


def hurried(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The strongest level with an effort that a test has time for; all else is as it was."""
    bot = bot_of(game)
    search: Any = getattr(bot, "search", bot)

    def less(effort: Any) -> Any:
        if isinstance(effort, Effort):
            return replace(effort, most=8, least=8)
        if isinstance(effort, tuple):
            return tuple(map(less, effort))
        if not is_dataclass(effort) or isinstance(effort, type):
            return effort
        return replace(effort, **{f.name: less(getattr(effort, f.name)) for f in fields(effort)})

    monkeypatch.setitem(search.EFFORTS, LEVELS[-1], less(search.EFFORTS[LEVELS[-1]]))
    judge = bot.judge

    def quickly(view: View[Any], rng: Random) -> Verdict[Any]:
        verdict = judge(view, rng)
        look = verdict.quick._replace(most=2)
        return verdict._replace(quick=look, careful=look)

    monkeypatch.setattr(bot, "judge", quickly)


def answer(ask: Callable[[], Any]) -> Any:
    """What is answered in the end to something that takes thought."""
    while "thinking" in (reply := ask()):
        pass
    return reply


def taken_hints(game: str, count: int) -> None:
    """Who takes the hint has done the best, looked back on, and for the same reason."""
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
            choices = answer(partial(Advice().hint, match, 0))["choices"]
            taken[len(match.actions)] = choices
            match.play(choices[0]["action"])
        for index, choices in list(taken.items())[:count]:
            count -= 1
            seed, view = bot_seed(match, index), match.before(index).view(0)
            line = result_of(judged(view, index, match.actions[index], seed))
            assert line["best"] == line["action"] == choices[0]["action"]
            assert line["reason"] == choices[0]["reason"]
            assert line["loss"] == 0 and not line["mistake"]
            knew = answer(partial(Advice().knew, match, 0, index, LEVELS[-1]))["knew"]
            assert knew["choices"] == choices


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
