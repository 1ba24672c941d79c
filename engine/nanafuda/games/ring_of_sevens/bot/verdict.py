"""Judge plays and passes by points, or by the match in its last deal."""

from __future__ import annotations

from itertools import cycle
from random import Random

from ....bots.reasons import Unit
from ....bots.search import imagined
from ....bots.verdict import Look, Outcome, Verdict, played_out
from ....game import View
from ..rules import RingOfSevens
from .payoff import for_the_match, gained, won
from .policy import playing_on
from .rules import policy

THRESHOLD = 3.0  # points
WORK = 12000  # moves played out for an open hint
MATCH = 0.06  # share of the match


def judge(view: View[RingOfSevens], rng: Random) -> Verdict[int]:
    """Return how to judge a play or a pass: by the search's objective (payoff.py).

    A possible mistake is measured with two kinds of rollouts, alternately: all seats play like the
    club player, or the others imitate players who search. Some losses occur only in the first.
    """
    game, seat = view.game, view.seat
    match = for_the_match(game, seat)

    def outcome(ended: RingOfSevens, move: int) -> Outcome:
        return Outcome((won if match else gained)(ended, seat), _facts_of(ended, seat))

    plain, wary = (
        played_out(imagined(view, rng), goes_on, outcome, rng)
        for goes_on in (policy, playing_on(seat))
    )
    turns = cycle((plain, wary))
    unit: Unit = "win" if match else "points"
    quick = Look(plain, 80, 384, 100, WORK)
    careful: Look[int] = Look(lambda some: next(turns)(some), 48, 480, 100)
    return Verdict(unit, MATCH if match else THRESHOLD, quick, careful, outcome)


def _facts_of(ended: RingOfSevens, seat: int) -> dict[str, float]:
    """Return the outcomes of a move for a seat in an ended deal, by reason.

    They say whether the seat became small or big winner, was not last, and paid no seat. `cards` is
    the points of its score cards.
    """
    ending = ended.ending
    return {
        "small": ending.ranking[0] == seat,
        "big": ending.big_winner == seat,
        "spared": ending.ranking[-1] != seat,
        "unpaid": all(payer != seat for payer, _, _ in ending.payments),
        "cards": ending.points[seat],
    }
