"""The payoff of a result: the chance to win the match from the resulting totals.

Points alone mislead: at 70 of 77 a small contract wins, and far behind only a big one helps. `win`
is a curve fitted to matches between equal players. The score table itself is the game's.
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
PLAYED_OUT = 1.0  # standard deviation in tricks of real play around a rollout of a whole deal
STEPS = 8  # estimates are rounded to eighths of a trick


def points(bid: int, tricks: int) -> tuple[int, int]:
    """Return the points of the declaring side and of its opponents (E20–E22)."""
    others = 12 - tricks
    short = tricks_of(bid) - tricks
    if short > 0:
        return tricks, others + short * others
    return tricks + value_of(bid), others


def win(mine: int, others: int, target: int) -> float:
    """Return the chance that the side with `mine` points wins; target 0: one deal decides."""
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
    """Return the probability of each number of tricks, given an estimate of step / STEPS."""
    mean = step / STEPS
    below = [0.0]
    below += [round((1 + erf((t + 0.5 - mean) / (spread * sqrt(2)))) / 2, 12) for t in range(12)]
    below.append(1.0)
    return tuple(below[t + 1] - below[t] for t in TRICKS)


def blurred(worths: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return payoffs by tricks, averaged over an error of `spread` tricks (standard deviation)."""
    return tuple(fsum(map(mul, chances(STEPS * t, spread), worths)) for t in TRICKS)


class Stakes:
    """The payoffs of this deal's contracts, given the totals of the match.

    A payoff is the chance of seats 0 and 2 to win; the other side's is 1 minus that.
    """

    def __init__(self, scores: tuple[int, int], target: int) -> None:
        self.scores = scores
        self.target = target
        self.even = win(*scores, target)  # nobody scores
        self._worths: dict[tuple[int, int], tuple[float, ...]] = {}
        self._blurred: dict[tuple[int, int], tuple[float, ...]] = {}
        self._means: dict[tuple[int, int, int], float] = {}
        # Caches for belief.Call: by side, denomination and standing bid, then by expected tricks;
        # and by kind of payoff and what it depends on, then by a part of a hand's estimate.
        self.reaches: defaultdict[tuple[int, int, int], dict[int, float]] = defaultdict(dict)
        self.payoffs: dict[tuple[object, ...], dict[int, float]] = {}

    def worths(self, bid: int, side: int) -> tuple[float, ...]:
        """Return a contract's payoffs by the tricks that the declaring side takes."""
        key = bid, side
        found = self._worths.get(key)
        if found is None:
            found = tuple(self._worth(bid, side, tricks) for tricks in TRICKS)
            self._worths[key] = found
        return found

    def blurred(self, bid: int, side: int) -> tuple[float, ...]:
        """Return payoffs by the tricks of a single rollout by rules of thumb.

        The blur prevents one rollout from deciding between made and down.
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
        """Return a contract's mean payoff to seats 0 and 2, given the estimated tricks."""
        step = min(max(int(estimate * STEPS + 0.5), 0), 12 * STEPS)
        key = bid, side, step
        found = self._means.get(key)
        if found is None:
            found = fsum(map(mul, chances(step), self.worths(bid, side)))
            self._means[key] = found
        return found


def stakes_of(game: SevenEuchre) -> Stakes:
    """Return the payoffs of a game's current deal."""
    return _stakes(game.scores[0], game.scores[1], game.target or 0)


@lru_cache(8)
def _stakes(ours: int, theirs: int, target: int) -> Stakes:
    """Return cached payoffs; their tables serve the whole deal."""
    return Stakes((ours, theirs), target)
