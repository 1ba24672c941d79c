"""What a result is worth: the chance to win the match from the totals it leads to.

Points are not what a match is about: at 70 of 77 a small contract wins, far behind only a big one
helps. `win` is a curve fitted to matches of equal players; the score table itself is the game's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, exp, fsum, sqrt
from operator import mul

from ..rules import SevenEuchre, tricks_of, value_of
from .weights import PACE, SPREAD, SWING

TRICKS = range(13)
PLAYED_OUT = 1.0  # of real play about a whole deal played out by rules of thumb
STEPS = 8  # estimates are rounded to eighths of a trick


def points(bid: int, tricks: int) -> tuple[int, int]:
    """The points of the declaring side and of the other, which took the other tricks (E20–E22)."""
    others = 12 - tricks
    short = tricks_of(bid) - tricks
    if short > 0:
        return tricks, others + short * others
    return tricks + value_of(bid), others


def win(mine: int, others: int, target: int) -> float:
    """The chance that the side with `mine` points wins; target 0: one deal decides."""
    lead = mine - others
    if target == 0:
        return 0.5 + (lead > 0) / 2 - (lead < 0) / 2 + lead * 1e-4
    top = max(mine, others)
    if top >= target:
        return (1.0 if lead > 0 else 0.0 if lead < 0 else 0.5) + lead * 1e-5
    deals = (target - top) / PACE + 0.75
    return round(1 / (1 + exp(-1.7 * lead / (SWING * sqrt(deals)))), 12)


@cache
def chances(step: int, spread: float = SPREAD) -> tuple[float, ...]:
    """How likely each number of tricks is about an estimate of step / STEPS tricks."""
    mean = step / STEPS
    below = [0.0]
    below += [round((1 + erf((t + 0.5 - mean) / (spread * sqrt(2)))) / 2, 12) for t in range(12)]
    below.append(1.0)
    return tuple(below[t + 1] - below[t] for t in TRICKS)


def blurred(worths: Sequence[float], spread: float) -> tuple[float, ...]:
    """Worths by tricks where the tricks are only known to be about so many."""
    return tuple(fsum(map(mul, chances(STEPS * t, spread), worths)) for t in TRICKS)


class Stakes:
    """What the contracts of this deal are worth, the totals of the match being what they are.

    Worths are chances of seats 0 and 2 to win; the other side's is 1 minus that.
    """

    def __init__(self, scores: tuple[int, int], target: int) -> None:
        self.scores = scores
        self.target = target
        self.even = win(*scores, target)  # nobody scores
        self._worths: dict[tuple[int, int], tuple[float, ...]] = {}
        self._blurred: dict[tuple[int, int], tuple[float, ...]] = {}
        self._means: dict[tuple[int, int, int], float] = {}
        # For who asks often: by side, denomination and standing bid, and by the tricks expected.
        self.reaches: defaultdict[tuple[int, int, int], dict[int, float]] = defaultdict(dict)

    def worths(self, bid: int, side: int) -> tuple[float, ...]:
        """By the tricks that the declaring side takes: the worth of this contract."""
        key = bid, side
        found = self._worths.get(key)
        if found is None:
            found = tuple(self._worth(bid, side, tricks) for tricks in TRICKS)
            self._worths[key] = found
        return found

    def blurred(self, bid: int, side: int) -> tuple[float, ...]:
        """The same where the tricks come from one playing-out by rules of thumb.

        It must not decide alone between made and down.
        """
        key = bid, side
        found = self._blurred.get(key)
        if found is None:
            found = blurred(self.worths(bid, side), PLAYED_OUT)
            self._blurred[key] = found
        return found

    def _worth(self, bid: int, side: int, tricks: int) -> float:
        declaring, defending = points(bid, tricks)
        first, second = (defending, declaring) if side else (declaring, defending)
        return win(self.scores[0] + first, self.scores[1] + second, self.target)

    def mean(self, bid: int, side: int, estimate: float) -> float:
        """The worth of this contract to seats 0 and 2, so many tricks being expected."""
        step = min(max(int(estimate * STEPS + 0.5), 0), 12 * STEPS)
        key = bid, side, step
        found = self._means.get(key)
        if found is None:
            found = fsum(map(mul, chances(step), self.worths(bid, side)))
            self._means[key] = found
        return found


def stakes_of(game: SevenEuchre) -> Stakes:
    """What is at stake in this deal."""
    return _stakes(game.scores[0], game.scores[1], game.target or 0)


@lru_cache(8)
def _stakes(ours: int, theirs: int, target: int) -> Stakes:
    """The same, as long as it is asked for: what it has found serves the whole deal."""
    return Stakes((ours, theirs), target)
