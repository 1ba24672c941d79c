"""The bots of every game: laws for all levels.

The short forms run with the other tests; the long ones (10,000 positions a game) with --long.
"""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

import pytest
import walks
from client import Client
from nanafuda import GAMES, Match
from nanafuda.analysis.advice import assess, bot_seed
from nanafuda.bots import LEVELS, Bot, bot_of, consider, decide, levels_of
from nanafuda.bots.search import (
    Effort,
    Rating,
    Working,
    behind,
    imagined,
    monte_carlo,
    rate,
    result_of,
)
from nanafuda.duplicate.measure import points
from nanafuda.game import Game, View, state_of

SEARCHING = LEVELS[2:]


def moves_of(level: str, game: Game[Any], seed: int) -> list[Any]:
    """A level's decision at a position."""
    assert game.turn is not None
    choices = result_of(consider(level, game.view(game.turn), seed))
    return [(game.text(choice.move), choice.worlds, choice.behind) for choice in choices]


def same_view(one: Game[Any], two: Game[Any], seat: int) -> bool:
    views = [g.view(seat) for g in (one, two)]
    return repr([(v.room, v.unseen, state_of(v.game)) for v in views[:1]]) == repr(
        [(v.room, v.unseen, state_of(v.game)) for v in views[1:]]
    )


def imagined_law(game: str, count: int, seed: int, levels: tuple[str, ...]) -> int:
    """In worlds that a seat cannot tell from the real one, it thinks and does the same."""
    checked = 0
    for number, match in enumerate(walks.sample(game, count, seed)):
        g = match.game
        assert g.turn is not None
        world = g.view(g.turn).determinize(Random(number))
        assert same_view(g, world, g.turn)
        for level in levels:
            real = moves_of(level, g, 5)
            assert real == moves_of(level, world, 5), (level, match.record())
            assert real[0][0] in match.legal()
            checked += 1
    return checked


@walks.EVERY_GAME
def test_a_level_that_cannot_be_told_apart_still_plays(game: str) -> None:
    """A form offers the others; links, records and saves may name it."""
    assert LEVELS[: len(levels_of(game))] == levels_of(game)
    view = Match(game, seed="k3f9").game.view(Match(game, seed="k3f9").turn or 0)
    assert {decide(level, view) for level in LEVELS} <= {*view.legal()}


@walks.EVERY_GAME
def test_all_levels_do_the_same_in_worlds_that_they_cannot_tell_apart(game: str) -> None:
    assert imagined_law(game, 4, 4000, LEVELS)


@walks.EVERY_GAME
@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_imagined_law_long(game: str, part: int) -> None:
    searching = SEARCHING if part == 0 else ()
    imagined_law(game, 60, 90_000 + part, searching)
    assert imagined_law(game, 1000, 10_000 + 1000 * part, LEVELS[:2]) >= 1000


def swapped_law(game: str, seed: int, levels: tuple[str, ...], every: int) -> int:
    """Two cards that a seat has never seen change places: it decides the same, to the end."""
    rng = Random(f"bots swap {seed}")
    one, two, seat, _ = walks.swapped(game, seed, rng)
    checked = 0
    if one.opening != two.opening:
        return 0
    for step in range(walks.DEAL_LIMIT):
        if one.turn is None or one.turn != two.turn:
            break
        if one.turn == seat and step % every == 0 and len(one.legal()) > 1:
            if one.table(seat) != two.table(seat):
                break  # one of the two has come to this seat, by a draw or an exchange
            for level in levels:
                assert moves_of(level, one.game, step) == moves_of(level, two.game, step), level
                checked += 1
        action = walks.choose(one, rng)
        if action not in two.legal() or one.play(action) != two.play(action):
            break
    return checked


@walks.EVERY_GAME
def test_no_level_is_moved_by_cards_that_it_has_not_seen(game: str) -> None:
    """For the quick levels tests/match/test_laws.py asks more: `test_swap_law`."""
    checked = seed = 0
    while seed < 3 or not checked:  # a game of few choices needs more deals
        checked += swapped_law(game, seed, LEVELS, 7)
        seed += 1
        assert seed < 1000


@walks.EVERY_GAME
@pytest.mark.long
def test_swap_law_long(game: str) -> None:
    checked = seed = 0
    while checked < 10_000:
        checked += swapped_law(game, seed, LEVELS[:2] if seed % 20 else LEVELS, 1)
        seed += 1


@walks.EVERY_GAME
def test_thinking_whole_or_in_slices_is_the_same_and_leaves_the_view_as_it_was(game: str) -> None:
    for match in walks.sample(game, 2, 7000):
        assert match.turn is not None
        view = match.game.view(match.turn)
        before = repr(state_of(view.game))
        for level in LEVELS:
            first = moves_of(level, match.game, 1)[0][0]
            assert view.text(decide(level, view, 1)) == first
        assert repr(state_of(view.game)) == before


@walks.EVERY_GAME
def test_a_bot_offers_what_is_asked_of_it(game: str) -> None:
    bot = bot_of(game)
    for asked in ("think", "consider", "explain", "judge"):
        wanted, *names = inspect.signature(getattr(Bot, asked)).parameters
        assert wanted == "self" and list(inspect.signature(getattr(bot, asked)).parameters) == names


# The search


def test_rate_finds_the_best_and_drops_what_is_clearly_behind() -> None:
    rng = Random(1)
    tried: list[int] = []

    def value(world: float, some: list[str]) -> Working[list[float]]:
        tried.append(len(some))
        yield 3
        return [{"good": 1.0, "fair": 0.9, "bad": 0.0}[move] + world for move in some]

    thinking = rate(
        ["bad", "fair", "good"], iter(rng.random, 2.0), value, Effort(most=64, least=8, slice=9)
    )
    next(thinking), next(thinking)  # after the third world and the sixth
    assert tried == [3] * 6
    ratings = result_of(thinking)
    assert [rating.move for rating in ratings] == ["good", "fair", "bad"]
    assert tried == [3] * 8  # in each world the good one was ahead: nothing left to learn
    assert behind(ratings[0], ratings[1]) > 100


@pytest.mark.parametrize(
    ("gap", "luck", "regret", "worlds"),
    [
        (0.0, 1.0, 0.5, 16),  # whichever is taken costs little
        (0.0, 1.0, 0.0001, 64),  # it may cost more than may be left out
        (0.0, 0.0, 0.01, 16),  # the same in every world
        (0.5, 1.0, 0.05, 64),  # the one that is liked may be the worse one
        (0.5, 1.0, 0.0, 64),
    ],
)
def test_rate_ends_when_it_hardly_matters_what_is_taken(
    gap: float, luck: float, regret: float, worlds: int
) -> None:
    rng = Random(7)

    def value(world: float, some: list[str]) -> Working[list[float]]:
        yield 1
        return [{"liked": 0.0, "other": gap + luck * rng.gauss(0, 1)}[move] for move in some]

    def order(ratings: list[Rating[str]]) -> list[Rating[str]]:
        return sorted(ratings, key=lambda rating: rating.move)

    effort = Effort(most=64, least=8, doubt=99.0, regret=regret)
    ratings = result_of(rate(["other", "liked"], iter(rng.random, 2.0), value, effort, order))
    assert [rating.move for rating in ratings] == ["liked", "other"]
    assert {len(rating.values) for rating in ratings} == {worlds}


def test_rate_pauses_after_every_slice_of_work() -> None:
    """In each world either move takes a unit of work; neither of the two ever falls behind."""

    worlds = 0

    def value(world: float, some: list[str]) -> Working[list[float]]:
        nonlocal worlds
        worlds += 1
        for _ in some:
            yield 1
        return [world, world]

    for slice, draw, pauses in (
        (1, 0, [1, 1, 2, 2, 3, 3, 4, 4]),  # in the middle of a world, too
        (3, 0, [2, 3]),
        (24, 0, []),
        (3, 1, [1, 2, 3, 4]),  # the first world is drawn for as much as a slice
    ):
        worlds, effort = 0, Effort(most=4, slice=slice, draw=draw)
        thinking = rate(["one", "two"], iter(Random(1).random, 2.0), value, effort)
        assert [worlds for _ in thinking] == pauses


def test_where_the_lowest_total_wins_points_count_as_losses() -> None:
    for game in GAMES:
        ended = walks.play_deals(walks.start(game, 3), Random(3)).game
        sign = -1 if game == "seven-bridge" else 1
        assert points(ended) == [sign * n for n in ended.deal_points]


@walks.EVERY_GAME
def test_a_policy_is_enough_for_a_search(game: str) -> None:
    def policy(game: Game[Any], rng: Random) -> Any:
        moves = game.legal()
        return moves[int(rng.random() * len(moves))]

    def judge(game: Game[Any], move: Any) -> float:
        return game.scores[0] - sum(game.scores) / game.seats

    def found(view: View[Any]) -> list[tuple[Any, list[float]]]:
        effort, rng = Effort(most=4, least=2, slice=1), Random(1)
        search = monte_carlo(view.legal(), imagined(view, rng), policy, judge, effort, rng)
        return [(rating.move, rating.values) for rating in result_of(search)]

    for match in walks.sample(game, 2, 8000):
        assert match.turn is not None
        view = match.game.view(match.turn)
        ratings = found(view)
        assert ratings == found(view)
        assert {move for move, _ in ratings} == set(view.legal())
        assert len(ratings[0][1]) == (4 if len(ratings) > 1 else 1)


# The hint, and looking back


@walks.EVERY_GAME
def test_a_hint_tells_all_choices_with_a_reason_the_best_first(game: str) -> None:
    api, number = Client(), 0
    state = api.ask("startMatch", game=game, seed="hint", level="beginner")
    while not (state["next"] == "person" and len(state["legal"]) > 1):
        if state["next"] == "over":  # without a choice of the person's
            number += 1
            state = api.ask("startMatch", game=game, seed=f"hint {number}", level="beginner")
        else:
            state = api.step(state, Random(1))
    save = state["save"]
    told = api.ask("hint")["assessed"]
    actions = [choice["action"] for choice in told["choices"]]
    assert set(actions) <= set(state["legal"]) and len(set(actions)) == len(actions)
    assert told["reason"]["id"].startswith(("hint-", game))
    match = api.session.current
    view, seed = match.game.view(0), bot_seed(match, len(match.actions))
    assert told == assess(view, seed)
    assert api.once("hint")["assessed"] == told  # it is kept
    api.ask("load", save=save)
    assert api.ask("hint")["assessed"] == told
    assert api.ask("analyseDecision", seat=0)["error"]["id"] == "deal-running"
