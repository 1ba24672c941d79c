"""What a decision cost: a few moves compared in worlds drawn afresh.

The worlds in which a search found its best move flatter that move (the winner's curse), so what
another move loses against it is measured in others, both being tried in the same ones. A quick
look tells what may be a mistake; that alone is then measured with care, in further worlds in which
all play on as club players do, so that what is promised can be had.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar, cast

from ..game import Game, View
from .search import result_of

M = TypeVar("M")
Outcome = tuple[float, float]  # a deal's worth to the seat's search, and its amount in the unit
# Draws a world and tries some moves in it: yields the units of work as they are done, and returns
# what each led to, more being better.
Trial = Callable[[Sequence[M]], Generator[int, None, list[Outcome]]]


class Look(NamedTuple, Generic[M]):
    """A way to compare moves: in at most so many worlds, with a pause after so much work."""

    trial: Trial[M]
    most: int
    slice: int


class Verdict(NamedTuple, Generic[M]):
    """How the decision at a position is judged.

    A loss of less than `threshold` is not called a mistake. `outcome` is what a deal came to that
    has ended.
    """

    unit: Literal["tricks", "points", "win", "place"]  # a win is a share of 1
    threshold: float  # in the unit
    quick: Look[M]
    careful: Look[M]
    outcome: Callable[[Any], Outcome]


def as_club(think: Callable[[str, View[M], Random], Any]) -> Callable[[Game[M], Random], M]:
    """The policy of playing on as the club player does, where that is too slow for every world."""

    def policy(game: Game[M], rng: Random) -> M:
        view = game.view(game.turn)
        legal = view.legal()
        return legal[0] if len(legal) == 1 else cast(M, result_of(think("club", view, rng)))

    return policy


def played_out(
    worlds: Iterator[Game[M]],
    policy: Callable[[Any, Random], M],
    outcome: Callable[[Any], Outcome],
    rng: Random,
    ended: Callable[[Any], bool] = lambda game: game.turn is None,
) -> Trial[M]:
    """Trials for any game: worlds are played on until they have `ended`, everybody by one policy.

    A unit of work is a move.
    """

    def trial(moves: Sequence[M]) -> Generator[int, None, list[Outcome]]:
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
                yield 1
            found.append(outcome(after))
        return found

    return trial
