"""Checks of the claims in the hints' sentences, without the bots.

`checks` has one for every reason there is: it gets a position of real play, the two moves compared
and the reason, and fails if the sentence is not true there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from inspect import isfunction
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from types import ModuleType
from typing import Any

from nanafuda import GAMES
from nanafuda.bots.reasons import Comparison
from nanafuda.game import View


@dataclass
class Told:
    """A reason, and what it was given for."""

    found: Comparison[Any, Any]
    id: str
    args: dict[str, Any]

    @property
    def view(self) -> View[Any]:
        return self.found.view

    @property
    def game(self) -> Any:
        return self.view.game

    @property
    def hand(self) -> int:
        return int(self.game.held[self.view.seat])

    @property
    def move(self) -> Any:
        return self.found.best

    @property
    def other(self) -> Any:
        """The move that it is better than, or as good."""
        return self.found.other

    def card(self) -> int:
        """The card that is named, which must be the one played."""
        card: int = list(self.game.pack.codes).index(self.args["card"])
        assert card == self.move
        return card


Check = Callable[[Told], None]


def worlds(told: Told, count: int) -> list[Any]:
    """This many deals that agree with the seat's knowledge, with the move made in each."""
    rng = Random(told.id)
    found = []
    for _ in range(count):
        world = told.view.determinize(rng)
        world.play(told.move)
        found.append(world)
    return found


def errors(one: list[float], other: list[float]) -> float:
    """By how many standard errors one row is ahead of the other."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    spread = sqrt(pvariance(differences) / len(differences))
    mean = fmean(differences)
    return mean / spread if spread > 1e-6 else 1e9 * mean


def differs(told: Told, outcome: str, sign: int = 1) -> tuple[float, float]:
    """The best move came to more for sure, and this outcome differs for certain; what both have."""
    found = told.found
    best, other = found.rows[found.best], found.rows[found.other]
    assert errors(list(best["amount"]), list(other["amount"])) > 1.98
    assert sign * errors(list(best[outcome]), list(other[outcome])) > 2.999
    assert len(best[outcome]) == len(other[outcome]) >= 8
    return fmean(best[outcome]), fmean(other[outcome])


def share(told: Told) -> None:
    """How many times in ten something happens, which differs between the two moves."""
    here, there = differs(told, told.id.rpartition("-by-")[2])
    for description_of, is_so in ((told.args["here"], here), (told.args["there"], there)):
        assert abs(description_of - 10 * is_so) < 0.51
    assert told.args["here"] > told.args["there"]


def mean(told: Told, sign: int = 1) -> None:
    """A mean that differs between the two moves."""
    here, there = differs(told, told.id.rpartition("-by-")[2], sign)
    assert abs(float(told.args["here"].replace("−", "-")) - here) <= 0.051
    assert abs(float(told.args["there"].replace("−", "-")) - there) <= 0.051
    assert sign * here > sign * there


def _better(told: Told) -> None:
    assert told.found.standing in ("small", "behind")


def _equal(told: Told) -> None:
    assert told.found.standing in ("equal", "better") and told.found.other is not None


def _unclear(told: Told) -> None:
    assert told.found.standing == "unclear" and told.found.other is not None


def _ahead(told: Told) -> None:
    assert told.found.standing in ("equal", "unclear") and told.found.other is not None
    best, other = (list(told.found.rows[move]["amount"]) for move in (told.move, told.other))
    assert 0.99 < errors(best, other) < 2.1


def _same(told: Told) -> None:
    _equal(told)
    best, other = (told.found.rows[move]["amount"] for move in (told.move, told.other))
    assert len(best) >= 8 and list(best) == list(other)


def _only(told: Told) -> None:
    assert len(told.view.legal()) == 1


def _rule(told: Told) -> None:
    assert told.found.other is None


SHARED: dict[str, Check] = {
    "hint-only": _only,
    "hint-rule": _rule,
    "hint-better": _better,
    "hint-equal": _equal,
    "hint-unclear": _unclear,
    "hint-ahead": _ahead,
    "hint-same": _same,
}


# True of two moves only if nothing can set them apart: both go out, or score the same.
EITHER = {"upside-down-hint-sure", "sevens-heaven-hint-alone"}


def holds_reversed(told: Told) -> bool:
    """Whether the sentence is as true with the moves exchanged, so that it is no reason."""
    if told.id in EITHER or told.id == "hint-better" or "here" in told.args:
        return False  # measured: of one of the two
    found = replace(told.found, best=told.other, other=told.move)
    args = {**told.args, "instead": told.view.text(told.move)}
    try:
        checks()[told.id](Told(found, told.id, args))
    except (AssertionError, LookupError):  # it cannot even be said of that move
        return False
    return True


# They say that two moves come to the same, so they need not set the best one apart.
NO_MATTER = {"alike", "both", "either"}


def shared(told: Told) -> float:
    """The share of the other legal moves of which the sentence is as true as of the best one."""
    others = [move for move in told.view.legal() if move != told.move]
    so = 0
    for move in others:
        try:
            checks()[told.id](Told(replace(told.found, best=move), told.id, told.args))
        except (AssertionError, LookupError, StopIteration):
            continue  # it cannot be said of that move
        so += 1
    return so / len(others)


def possible(view: View[Any], move: Any, outcome: str) -> bool:
    """Whether an outcome can happen after a move and would cost the seat something."""
    own = import_module(f"games.{view.game.id.replace('-', '_')}.claims")
    return not hasattr(own, "possible") or bool(own.possible(view, move, outcome))


@cache
def checks() -> dict[str, Check]:
    """All of them, by the id of the message: those of a game are in its folder.

    A function there checks the reason of its name; `CHECKS` has those with other names.
    """
    found = dict(SHARED)
    for game in GAMES:
        own = import_module(f"games.{game.replace('-', '_')}.claims")
        named = {
            name.replace("_", "-"): one for name, one in vars(own).items() if _checks(own, one)
        }
        found |= {f"{game}-hint-{id}": check for id, check in (named | own.CHECKS).items()}
    return found


def _checks(module: ModuleType, one: Any) -> bool:
    """Return whether this is one of a module's checks: public, takes a `Told`, returns nothing."""
    mine = isfunction(one) and one.__module__ == module.__name__ and one.__name__[0] != "_"
    return mine and one.__annotations__ == {"told": "Told", "return": "None"}
