"""Measured values of moves: a few moves compared in fresh determinizations.

The sample in which a search selected a move overestimates it (the winner's curse), so reported
values come from an independent sample, paired over all moves. Hints use a quick look. A possible
mistake is measured again, in further determinizations in which everybody continues as a club
player: half of the gains promised by light rollouts alone could not be realised. A game whose quick
look already plays as well as that uses the same rollouts in both looks.

Each game's threshold meets two conditions. An expert, whose choices differ from the hint's only by
luck, is shown almost no mistakes. And a smaller loss
would not matter to a player.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Any, Generic, NamedTuple

from ..game import G, M, View
from .reasons import AMOUNT, SURE, Rows, Standing, Unit
from .search import result_of

PREDICTED = 1.96  # standard errors of a prediction that is wrong in 2.5 % of the cases
MARGIN = 1.0  # standard errors by which a loss must exceed the threshold to be called a mistake
LEAST = 0.5  # share of the threshold below which a difference is not worth a word


class Outcome(NamedTuple):
    """The outcome of a deal for a seat."""

    amount: float  # in the verdict's unit, more is better
    facts: Mapping[str, float]  # outcomes that serve as reasons; 0 or 1 for events


# Draws a determinization and tries some moves in it: yields units of work and returns each move's
# outcome. The draw does not depend on the moves.
Trial = Callable[[Sequence[M]], Generator[int, None, list[Outcome]]]


class Look(NamedTuple, Generic[M]):
    """A way to compare moves: number of determinizations and pacing.

    `work` limits the determinizations beyond `least` that a hint may spend on an open question.
    With `firm`, a possible mistake is not taken back by a sample that cannot say more than that
    nothing is clear.
    """

    trial: Trial[M]
    least: int  # determinizations
    most: int
    slice: int  # units of work between two yields
    work: int = 0  # units of work
    firm: bool = False

    def times(self, more: int) -> Look[M]:
        """Return this look with `more` times the determinizations."""
        return self._replace(least=more * self.least, most=more * self.most, work=more * self.work)


class Verdict(NamedTuple, Generic[M]):
    """How moves at a position are measured.

    A loss below `threshold` is not a mistake. `outcome` returns the outcome of an ended deal, given
    the move made at the position. `solved`: the position is searched to its end, so that the
    figures of all legal moves are exact and cost next to nothing.
    """

    unit: Unit
    threshold: float  # in the unit
    quick: Look[M]
    careful: Look[M]
    outcome: Callable[[Any, M], Outcome]
    solved: bool = False

    def times(self, more: int) -> Verdict[M]:
        """Return this verdict with `more` times the determinizations."""
        return self._replace(quick=self.quick.times(more), careful=self.careful.times(more))


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much a move is behind another, in the unit, with its standard error."""

    amount: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether the move is significantly behind."""
        return self.amount > SURE * self.error

    def open(self, threshold: float) -> bool:
        """Return whether it is unknown if the move is as good, or a mistake instead of the other.

        No difference is clear, but one as large as the threshold is likely enough.
        """
        ahead, size = -self.amount, abs(self.amount)
        if size > SURE * self.error:
            return False
        return ahead > self.error or size + self.error >= threshold

    def matters(self, threshold: float) -> bool:
        """Return whether it is significantly behind: by the threshold plus MARGIN errors."""
        return self.clear and self.amount - MARGIN * self.error >= threshold

    def alike(self, threshold: float) -> bool:
        """Return whether no difference that matters shows, so that another preference may decide.

        Weaker than standing as equal, which is a claim.
        """
        size = abs(self.amount)
        return size < LEAST * threshold if self.clear else size + self.error < threshold

    def firm(self, threshold: float) -> bool:
        """Return whether the sample tells a mistake, or has an error small enough to deny one."""
        return self.matters(threshold) or self.error <= LEAST * threshold

    def decided(self, threshold: float, done: float) -> bool:
        """Return whether a larger sample would almost surely agree on `matters`.

        `done` is this sample's share of the larger one, below 1. The error of the prediction is at
        most 2.5 %. Method: predictive power with a flat prior (Spiegelhalter, Freedman & Blackburn
        1986). The larger sample's amount is normally distributed around this one's, with the
        variance of what is still to be drawn.
        """
        error = self.error * sqrt(done)
        least = max(threshold + MARGIN * error, SURE * error)
        return abs(self.amount - least) >= PREDICTED * self.error * sqrt(1 - done)

    def standing(self, threshold: float) -> Standing:
        """Return the standing of the move against the other.

        A difference that the sample cannot tell apart is none if it is surely below the threshold,
        as is one below LEAST thresholds.
        """
        size = abs(self.amount)
        if size <= SURE * self.error:
            return "unclear" if size + SURE * self.error >= threshold else "equal"
        if size < LEAST * threshold:
            return "equal"
        if self.amount < 0:
            return "better"
        return "behind" if self.matters(threshold) else "small"


class Sample(Generic[M]):
    """Outcomes of some moves in the same determinizations, drawn on demand.

    All moves share the first determinizations; later ones may try only some of the moves. Two moves
    are compared in those that both have tried.
    """

    def __init__(self, look: Look[M], moves: Sequence[M]) -> None:
        self.look = look
        self.moves = list(dict.fromkeys(moves))
        self.outcomes: dict[M, list[Outcome]] = {move: [] for move in self.moves}
        self.units = 0  # of work done

    @property
    def worlds(self) -> int:
        """The number of determinizations tried."""
        return max(map(len, self.outcomes.values()))

    @property
    def each(self) -> float:
        """The average units of work to try one move in one determinization."""
        return max(1, self.units) / sum(map(len, self.outcomes.values()))

    def complete(self, move: M) -> bool:
        """Return whether a move was tried in every determinization."""
        return len(self.outcomes.get(move, ())) == self.worlds

    def draw(self, worlds: int, moves: Sequence[M] = ()) -> Generator[None, None, None]:
        """Draw until there are `worlds` determinizations, or `look.most` if that is fewer.

        Try `moves` in them, by default all. They must have been tried in every one so far.
        """
        done, moves = 0, moves or self.moves
        while self.worlds < min(worlds, self.look.most):
            trial = self.look.trial(moves)
            while True:
                try:
                    units = next(trial)
                    done += units
                    self.units += units
                except StopIteration as tried:
                    for move, outcome in zip(moves, tried.value, strict=True):
                        self.outcomes[move].append(outcome)
                    break
                if done >= self.look.slice:
                    done = 0
                    yield

    def amounts(self, move: M) -> list[float]:
        """Return the amounts of a move, one per determinization."""
        return [outcome.amount for outcome in self.outcomes[move]]

    def mean(self, move: M) -> tuple[float, float]:
        """Return the mean amount of a move and its standard error."""
        return averaged(self.amounts(move))

    def behind(self, best: M, other: M) -> Gap:
        """Return by how much a move is behind another."""
        rows = zip(self.amounts(best), self.amounts(other), strict=False)
        return Gap(*averaged([a - b for a, b in rows]))

    def rows(self, *moves: M) -> dict[M, Rows]:
        """Return the values of moves by outcome, in the determinizations that all have tried."""
        count = min((len(self.outcomes[move]) for move in moves), default=0)
        found: dict[M, Rows] = {}
        for move in moves:
            some = self.outcomes[move][:count]
            names = some[0].facts if some else ()
            facts = {name: [o.facts[name] for o in some] for name in names}
            found[move] = {**facts, AMOUNT: [o.amount for o in some]}
        return found


def averaged(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and its standard error, rounded to 4 decimals."""
    count = len(values)
    mean = fsum(values) / count
    spread = fsum((v - mean) ** 2 for v in values) / max(1, count - 1)
    return round(mean, 4), round(sqrt(spread / count), 4)


def as_club(think: Callable[[str, View[G], Random], Any]) -> Callable[[G, Random], Any]:
    """Return a policy that plays as the club player; too slow for every rollout."""

    def policy(game: G, rng: Random) -> Any:
        view = game.view(game.turn)
        legal = view.legal()
        return legal[0] if len(legal) == 1 else result_of(think("club", view, rng))

    return policy


def played_out(
    worlds: Iterator[G],
    policy: Callable[[G, Random], M],
    outcome: Callable[[G, M], Outcome],
    rng: Random,
    ended: Callable[[G], bool] = lambda game: game.turn is None,
) -> Trial[M]:
    """Return trials for any game: rollouts with one policy for all seats until `ended`.

    A unit of work is a move.
    """

    def trial(moves: Sequence[M]) -> Generator[int, None, list[Outcome]]:
        world = next(worlds)
        # An int seed: the hash of a float depends on the machine.
        seed = int(rng.random() * (1 << 53))
        results = []
        for move in moves:
            after = world.clone()
            after.play(move)
            luck = Random(seed)
            while not ended(after):
                after.play(policy(after, luck))
                yield 1
            results.append(outcome(after, move))
        return results

    return trial
