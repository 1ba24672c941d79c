"""The functions of games/<game>/views.py are complete and change no position."""

from __future__ import annotations

from importlib import import_module
from inspect import isfunction, signature
from random import Random
from types import ModuleType
from typing import Any

import walks
from nanafuda import GAMES
from nanafuda.game import Views, state_of


def functions_of(owner: Any) -> dict[str, list[str]]:
    """The public functions that a module or class defines, and what they are handed."""
    name = owner.__name__ if isinstance(owner, ModuleType) else owner.__module__
    return {
        key: [one for one in signature(value).parameters if one != "self"]
        for key, value in vars(owner).items()
        if isfunction(value) and value.__module__ == name and not key.startswith("_")
    }


@walks.EVERY_GAME
def test_the_views_of_a_game_are_all_that_is_asked_for_and_no_more(game: str) -> None:
    assert functions_of(GAMES[game].views) == functions_of(Views)


@walks.EVERY_GAME
def test_the_rules_of_a_game_have_nothing_of_its_views(game: str) -> None:
    rules = import_module(GAMES[game].__module__)
    own = functions_of(rules) | functions_of(GAMES[game])
    assert own.keys() & {"legal", "play"} and not own.keys() & functions_of(Views).keys()
    assert not any("views" in str(getattr(one, "__module__", "")) for one in vars(rules).values())


@walks.EVERY_GAME
def test_looking_changes_nothing(game: str) -> None:
    rng = Random(3)
    for match in walks.sample(game, 5, 70):
        g, views = match.game, GAMES[game].views
        before = repr(state_of(g))
        for seat in range(g.seats):
            view = g.view(seat)
            seen = repr(state_of(view.game))
            view.table()
            view.determinize(rng)
            assert repr(state_of(view.game)) == seen
        for move in g.legal() if g.turn is not None else ():
            assert views.move(g, views.text(g, move)) == move
            assert views.refuse(g, move)
        assert bool(g.result) == (g.turn is None)
        assert repr(state_of(g)) == before
