"""What the sentences of the hints claim, each with a check that does not ask the bots.

`CHECKS` has one for every reason there is: it is told a position of real play, the choices and the
reason given, and fails if what the sentence says does not hold there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from nanafuda import GAMES
from nanafuda.bots import Choice
from nanafuda.game import View


@dataclass
class Told:
    """A reason, and what it was given for."""

    view: View[Any]
    choices: list[Choice]
    rank: int
    id: str
    args: dict[str, Any]

    @property
    def game(self) -> Any:
        return self.view.game

    @property
    def hand(self) -> int:
        return int(self.game.held[self.view.seat])

    @property
    def move(self) -> Any:
        return self.choices[self.rank].move

    def card(self) -> int:
        """The card that is named, which must be the one played."""
        card: int = list(self.game.pack.codes).index(self.args["card"])
        assert card == self.move
        return card


Check = Callable[[Told], None]


def worlds(told: Told, count: int) -> list[Any]:
    """So many deals that agree with what the seat knows, the move made in each."""
    rng = Random(told.id)
    found = []
    for _ in range(count):
        world = told.view.imagine(rng)
        world.play(told.move)
        found.append(world)
    return found


def errors(one: list[float], other: list[float]) -> float:
    """By how many standard errors one row is ahead of the other."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    spread = sqrt(pvariance(differences) / len(differences))
    mean = fmean(differences)
    return mean / spread if spread > 1e-6 else 1e9 * mean


def names_the_next_best(told: Told) -> None:
    assert told.args["instead"] == told.view.text(told.choices[1].move)


def differs(told: Told, outcome: str, sign: int = 1) -> tuple[float, float]:
    """The best choice is better for sure, and differs in this outcome for sure; what both have."""
    best, other = told.choices[:2]
    names_the_next_best(told)
    assert errors(best.outcomes["worth"], other.outcomes["worth"]) > 1.999
    assert sign * errors(best.outcomes[outcome], other.outcomes[outcome]) > 1.999
    count = min(len(best.outcomes[outcome]), len(other.outcomes[outcome]))
    assert count >= 8
    return fmean(best.outcomes[outcome][:count]), fmean(other.outcomes[outcome][:count])


def of_100(told: int, share: float) -> bool:
    """Whether a share is told in hundredths; none and all are so indeed."""
    return abs(told - 100 * share) < (1 if told in (1, 99) else 0.51) and (
        told not in (0, 100) or told == 100 * share
    )


def share(told: Told) -> None:
    """A share of the imagined deals that differs between the two best choices."""
    here, there = differs(told, told.id.rpartition("-by-")[2])
    assert of_100(told.args["here"], here) and of_100(told.args["there"], there)
    assert told.args["here"] > told.args["there"]


def mean(told: Told) -> None:
    """A mean that differs between the two best choices."""
    here, there = differs(told, told.id.rpartition("-by-")[2])
    assert abs(float(told.args["here"].replace("−", "-")) - here) <= 0.051
    assert abs(float(told.args["there"].replace("−", "-")) - there) <= 0.051
    assert here > there


def even(told: Told) -> None:
    """The search could not tell the two best apart."""
    names_the_next_best(told)
    assert abs(told.choices[1].behind) < 2


def _as_good(told: Told) -> None:
    assert told.rank and told.args["instead"] == told.view.text(told.choices[0].move)
    assert told.choices[told.rank].behind < 2


def _behind(told: Told) -> None:
    assert told.rank and told.args["instead"] == told.view.text(told.choices[0].move)
    assert told.choices[told.rank].behind >= 2


def _ahead(told: Told) -> None:
    names_the_next_best(told)
    assert told.choices[1].behind >= 2
    assert told.args["worlds"] == told.choices[1].figures["worlds"]


def _only(told: Told) -> None:
    assert len(told.view.legal()) == 1


def _rule(told: Told) -> None:
    assert len(told.choices) == 1


def close(told: Told) -> None:
    names_the_next_best(told)
    assert told.choices[1].behind < 2


SHARED: dict[str, Check] = {
    "hint-only": _only,
    "hint-rule": _rule,
    "hint-close": close,
    "hint-ahead": _ahead,
    "hint-as-good": _as_good,
    "hint-behind": _behind,
}


def checks() -> dict[str, Check]:
    """All of them, by the id of the message: those of a game are in the module of its name."""
    found = dict(SHARED)
    for game in GAMES:
        own = import_module(f"claims.{game.replace('-', '_')}").CHECKS
        found |= {f"{game}-hint-{id}": check for id, check in own.items()}
    return found
