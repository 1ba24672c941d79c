"""A seat's view as JSON-able data, and back: what crosses to a bot in another interpreter.

The data has the blank position of the seat and nothing else: no pack order, log or seed, no card
that the seat cannot locate.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ..game import Game, View
from ..games import GAMES
from ..mechanics.batches import Batches

# Not part of what a seat knows, or constant.
APART = frozenset({"chance_seed", "ending", "log", "pack", "seats", "settings"})


@cache
def _slots(kind: type[Game[Any]]) -> tuple[str, ...]:
    """Return the attributes that cross, in order."""
    names = {name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ())}
    return tuple(sorted(names - APART - kind.derived))


def pack(view: View[Game[Any]]) -> dict[str, Any]:
    """Return a view as data for `json.dumps`.

    >>> from nanafuda import Match
    >>> data = pack(Match("seven-euchre", seed="k3f9").game.view(0))
    >>> sorted(data)
    ['game', 'room', 'seat', 'seats', 'settings', 'state', 'unseen']
    >>> unpack(data).legal() == Match("seven-euchre", seed="k3f9").game.view(0).legal()
    True
    """
    game = view.game
    return {
        "game": game.id,
        "seats": game.seats,
        "settings": game.settings,
        "seat": view.seat,
        "room": view.room,
        "unseen": view.unseen,
        "state": [_plain(getattr(game, name)) for name in _slots(type(game))],
    }


def unpack(data: dict[str, Any]) -> View[Game[Any]]:
    """Return the view that `pack` has described."""
    game = GAMES[data["game"]](data["seats"], data["settings"], 0)
    for name, value in zip(_slots(type(game)), data["state"], strict=True):
        # Lists inside a value are tuples in every game.
        if isinstance(value, list):
            inner = [_deep(one) if type(one) is list else one for one in value]
            value = inner if type(getattr(game, name)) is list else tuple(inner)
        elif isinstance(value, dict):
            value = Batches(tuple(value["masks"]), value["shares"])
        setattr(game, name, value)
    game.derive()
    view: View[Game[Any]] = View.__new__(View)
    view.game, view.seat = game, data["seat"]
    view.room, view.unseen = data["room"], data["unseen"]
    return view


def _plain(value: Any) -> Any:
    if isinstance(value, Batches):
        return {"masks": value.masks, "shares": value.shares}
    return value


def _deep(value: list[Any]) -> tuple[Any, ...]:
    return tuple(_deep(one) if type(one) is list else one for one in value)
