"""What a decision cost: a few moves compared in worlds drawn afresh.

The worlds in which a search found its best move flatter that move (the winner's curse), so what
another move loses against it is measured in others. Both are tried in the same worlds and played
on by rules of thumb, as anybody would play on, so that what is promised can be had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, TypeVar

from ..game import Game

M = TypeVar("M")
Outcome = tuple[float, float]  # a deal's worth to the seat's search, and its amount in the unit
Trial = Callable[[Sequence[M]], tuple[list[Outcome], int]]


@dataclass(frozen=True, slots=True)
class Verdict(Generic[M]):
    """How the decision at a position is judged.

    `trial` draws one world and gives what each of some moves leads to in it, more being better,
    and the units of work that it took; `outcome` is what a deal that has ended came to. A loss of
    less than `threshold` is not called a mistake.
    """

    unit: Literal["tricks", "points", "win", "place"]  # a win is a share of 1
    threshold: float  # in the unit
    most: int  # worlds
    slice: int  # units of work between two yields
    trial: Trial[M]
    outcome: Callable[[Any], Outcome]


def played_out(
    worlds: Iterator[Game[M]],
    policy: Callable[[Any, Random], M],
    outcome: Callable[[Any], Outcome],
    rng: Random,
    ended: Callable[[Any], bool] = lambda game: game.turn is None,
) -> Trial[M]:
    """Trials for any game: worlds are played on until they are `ended`, everybody by one policy."""

    def trial(moves: Sequence[M]) -> tuple[list[Outcome], int]:
        world = next(worlds)
        # The seed is a whole number: the hash of a float depends on the machine.
        seed = int(rng.random() * (1 << 53))
        found = []
        for move in moves:
            after = world.clone()
            after.play(move)
            luck = Random(seed)
            while not ended(after):
                after.play(policy(after, luck))
            found.append(outcome(after))
        return found, len(moves)

    return trial
