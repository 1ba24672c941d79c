"""Public values and errors survive a process pool: they pickle, copy, compare and show themselves.

A class that a module of the library adds must come up here, or be named as no value.
"""

from __future__ import annotations

import inspect
import pickle
import pkgutil
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from functools import cache
from importlib import import_module
from random import Random
from string import Formatter
from typing import Any

import nanafuda
import numpy as np
import pytest
import walks
from nanafuda import GAMES, Match, Refusal
from nanafuda.bots import decide
from nanafuda.bots.choice import Choice
from nanafuda.duplicate.measure import measure
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.episode import Episode
from nanafuda.errors import MESSAGES
from nanafuda.evaluation import Evaluation
from nanafuda.lessons import LESSONS
from nanafuda.match.links import read_link
from nanafuda.spaces import TO_ACT
from nanafuda.workshop.fault import Broken

LIBRARY = (
    r"nanafuda(\.(match|bots|lessons|analysis))?|nanafuda\.(game|errors|options|spaces|episode"
    r"|evaluation|match\.(match|setup|replay)|bots\.choice|lessons\.lesson"
    r"|duplicate\.(measure|tournaments)|workshop\.fault)"
)
# Interfaces and collections of functions; Picks reads a text once, a Duel holds players.
NO_VALUES = {
    "Actions", "Bot", "CardActions", "Coach", "Duel", "Observing", "ParsedLink", "Picks",
    "PlainObservation", "Views",
}  # fmt: skip
WAYS: list[Callable[[Any], Any]] = [lambda x: pickle.loads(pickle.dumps(x)), copy, deepcopy]


def values() -> Iterator[Any]:
    """Values of every kind, for every game."""
    for id in GAMES:
        match = walks.play_deals(walks.start(id, 3), Random(3))
        fresh = Match(id, seed="k3f9")
        game, seat = fresh.game, fresh.turn or 0
        yield from (match, fresh, game, game.view(seat), fresh.setup, match.game)
        yield from (*game.options, game.pack, *game.observation_layout)
        yield from (read_link(fresh.link()), Tournament(id, seed="k3f9"), *LESSONS[id])
        yield Match.open_replay(match.replay_link())
        yield Match.open_challenge(match.challenge_link("Ren", level="club"))
        yield Match.open_challenge(match.challenge_link("Ren", level="club")).sender
        yield Episode(id)
        yield from (deal for lesson in LESSONS[id] for deal in lesson.deals)
    yield from (TO_ACT, Choice(1), Evaluation(club=measure("upside-down", "club", "club", deals=1)))
    yield measure("upside-down", "beginner", "beginner", deals=1)


@cache
def sample() -> list[Any]:
    return list(values())


def same(a: object, b: object) -> bool:
    """Whether a copy is as good as the value: equal, or for what is no value, of equal content."""
    if type(a).__eq__ is object.__eq__:
        return a is b or (type(a) is type(b) and repr(a) == repr(b) and same_fields(a, b))
    return a == b


def same_fields(a: object, b: object) -> bool:
    names = vars(a) if hasattr(a, "__dict__") else a.__slots__  # type: ignore[attr-defined]
    return all(
        isinstance(getattr(a, n), Random) or same(getattr(a, n), getattr(b, n)) for n in names
    )


def test_every_public_value_survives_copies_and_pickles() -> None:
    for value in sample():
        for way in WAYS:
            assert same(way(value), value), value
        assert " object at 0x" not in repr(value)


def test_no_public_class_is_left_out() -> None:
    seen = {type(value).__name__ for value in sample()} | {"Game", "Refusal", "Broken"}
    for module in pkgutil.walk_packages(nanafuda.__path__, "nanafuda."):
        if not re.fullmatch(LIBRARY, module.name):
            continue
        for name, cls in vars(import_module(module.name)).items():
            own = inspect.isclass(cls) and cls.__module__ == module.name
            if own and not name.startswith("_") and "TypedDict" not in str(type(cls)):
                assert name in seen | NO_VALUES or hasattr(cls, "__required_keys__"), cls


def refusals() -> Iterator[Exception]:
    for id, text in MESSAGES.items():
        fields = {name: "5" for _, name, _, _ in Formatter().parse(text) if name}
        yield Refusal(id, **fields)
    yield Broken("slow", 7, seconds=5)


def test_every_error_survives_pickles_with_its_fields() -> None:
    for error in refusals():
        for way in WAYS:
            again = way(error)
            assert type(again) is type(error)
            assert (str(again), vars(again)) == (str(error), vars(error))


def deal_of(number: int) -> float:
    """Play a deal at random in a process of a pool; 7 is refused."""
    if number == 7:
        Match("ring-of-sevens", options={"moon": number})
    rng, game = Random(number), Match("ring-of-sevens", seed=f"{number}").game
    while game.turn is not None:
        game.play(rng.choice(game.legal()))
    return sum(game.returns)


@pytest.mark.parametrize("deals", [20, pytest.param(1000, marks=pytest.mark.long)])
def test_a_refusal_in_a_pool_arrives_whole(deals: int) -> None:
    with ProcessPoolExecutor(4) as pool:
        numbers = range(8, 8 + deals)
        assert list(pool.map(deal_of, numbers, chunksize=5)) == pytest.approx([0.0] * deals)
        with pytest.raises(Refusal, match="no option called “moon”") as caught:
            pool.submit(deal_of, 7).result()
    assert caught.value.fields == {"game": "ring-of-sevens", "option": "moon"}


@walks.EVERY_GAME
def test_numpys_integers_are_ids_and_seats(game: str) -> None:
    seats: Any = np.int64(GAMES[game].seat_range[2])
    g: Any = Match(game, seats=seats, seed="s").game
    id, seat = g.legal_ids()[0], g.turn
    for kind in (np.int64, np.uint8, np.int32):
        assert g.action_of(kind(id)) == g.action_of(id)
        assert type(g.action_of(kind(id))) is type(g.action_of(id))
        assert g.view(kind(seat)) == g.view(seat)
    for wrong in (True, 1.0, "1", None, np.float64(1)):
        with pytest.raises(Refusal, match="no such action"):
            g.action_of(wrong)


@walks.EVERY_GAME
def test_a_wrong_seat_is_named(game: str) -> None:
    g: Any = Match(game, seed="s").game
    text: Any = "4"
    for seat in (-1, g.seats, 9, True, "0", None, 1.0):
        for ask in (g.view, g.table, g.observation):
            with pytest.raises(Refusal, match="There is no seat") as caught:
                ask(seat)
            assert repr(seat) in str(caught.value)
    with pytest.raises(Refusal, match="not '4'"):
        Match(game, seats=text)
    other = ((g.turn or 0) + 1) % g.seats
    with pytest.raises(ValueError, match=f"Seat {other} has no decision for 'club': seat {g.turn}"):
        decide("club", g.view(other))
