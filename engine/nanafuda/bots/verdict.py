"""What moves come to: a few of them compared in worlds drawn afresh.

The worlds in which a search found its best move flatter that move (the winner's curse), so whatever
is told of a move is measured in others, all moves being tried in the same ones. A quick look is
what hints tell; what may be a mistake is measured once more, with care, in further worlds in which
all play on as club players do, so that what is promised can be had: where worlds were played out by
a light policy alone, half of it could not.

Each game's threshold was chosen so that an expert, whose choices differ from the hint's by luck
alone, is told of next to no mistakes (`build.py arena review GAME --level expert`), and as large as
a loss has to be for anybody to care.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar, cast

from ..game import Game, View
from .reasons import AMOUNT, SURE, Rows, Standing, Unit
from .search import result_of

M = TypeVar("M")
MARGIN = 1.0  # standard errors by which a loss must exceed the threshold to be called a mistake


class Outcome(NamedTuple):
    """What a deal came to for a seat: its amount in the verdict's unit, more being better, and what
    else came of it, by what is told as a reason (0 or 1 for what happens or does not)."""

    amount: float
    came: Mapping[str, float]


# Draws a world and tries some moves in it: yields the units of work as they are done, and returns
# what each led to. What it draws does not depend on the moves.
Trial = Callable[[Sequence[M]], Generator[int, None, list[Outcome]]]


class Look(NamedTuple, Generic[M]):
    """A way to compare moves: in so many worlds at least and at most, with a pause after so much
    work."""

    trial: Trial[M]
    least: int
    most: int
    slice: int

    def times(self, more: int) -> Look[M]:
        """The same in so many times the worlds."""
        return self._replace(least=more * self.least, most=more * self.most)


class Verdict(NamedTuple, Generic[M]):
    """How moves at a position are measured.

    A loss of less than `threshold` is not called a mistake. `outcome` is what a deal came to that
    has ended, after a move at the position.
    """

    unit: Unit
    threshold: float  # in the unit
    quick: Look[M]
    careful: Look[M]
    outcome: Callable[[Any, M], Outcome]

    def times(self, more: int) -> Verdict[M]:
        """The same in so many times the worlds."""
        return self._replace(quick=self.quick.times(more), careful=self.careful.times(more))


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much a move is behind another, in the unit, and one standard error of that."""

    amount: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is behind for sure."""
        return self.amount > SURE * self.error

    def matters(self, threshold: float) -> bool:
        """Whether it is behind for sure, and by enough to matter."""
        return self.clear and self.amount - MARGIN * self.error >= threshold

    def standing(self, threshold: float) -> Standing:
        """How the move stands to the other."""
        if not self.clear:
            return "better" if -self.amount > SURE * self.error else "equal"
        return "behind" if self.matters(threshold) else "small"


class Sample(Generic[M]):
    """Some moves tried in the same worlds, drawn as they are wanted."""

    def __init__(self, look: Look[M], moves: Sequence[M]) -> None:
        self.look = look
        self.moves = list(dict.fromkeys(moves))
        self.outcomes: dict[M, list[Outcome]] = {move: [] for move in self.moves}

    @property
    def worlds(self) -> int:
        """In how many worlds the moves were tried."""
        return len(self.outcomes[self.moves[0]])

    def draw(self, worlds: int) -> Generator[None, None, None]:
        """Try the moves until there are so many worlds, or as many as the look allows."""
        done = 0
        while self.worlds < min(worlds, self.look.most):
            trial = self.look.trial(self.moves)
            while True:
                try:
                    done += next(trial)
                except StopIteration as tried:
                    for move, outcome in zip(self.moves, tried.value, strict=True):
                        self.outcomes[move].append(outcome)
                    break
                if done >= self.look.slice:
                    done = 0
                    yield

    def amounts(self, move: M) -> list[float]:
        """What a move came to, world by world."""
        return [outcome.amount for outcome in self.outcomes[move]]

    def mean(self, move: M) -> tuple[float, float]:
        """What a move comes to on the average, and one standard error of that."""
        return averaged(self.amounts(move))

    def behind(self, best: M, other: M) -> Gap:
        """By how much a move is behind another."""
        rows = zip(self.amounts(best), self.amounts(other), strict=True)
        return Gap(*averaged([a - b for a, b in rows]))

    def rows(self, move: M) -> Rows:
        """What came of a move, outcome by outcome."""
        names = self.outcomes[move][0].came if self.outcomes[move] else ()
        found = {name: [o.came[name] for o in self.outcomes[move]] for name in names}
        return {**found, AMOUNT: self.amounts(move)}


def averaged(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error, rounded."""
    count = len(values)
    mean = fsum(values) / count
    spread = fsum((v - mean) ** 2 for v in values) / max(1, count - 1)
    return round(mean, 4), round(sqrt(spread / count), 4)


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
    outcome: Callable[[Any, M], Outcome],
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
            found.append(outcome(after, move))
        return found

    return trial
