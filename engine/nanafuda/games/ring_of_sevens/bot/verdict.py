"""What plays and passes come to: points, or in a match's last deal the match."""

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
MATCH = 0.06  # of winning the match


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a play or a pass is measured: by what the search goes for (stakes.py).

    What may be a mistake is measured in worlds in half of which all play on as club players do, in
    the others as players who look ahead: some losses are there among the former only.
    """
    game, seat = view.game, view.seat
    assert isinstance(game, RingOfSevens)
    match = for_the_match(game, seat)

    def outcome(ended: RingOfSevens, move: int) -> Outcome:
        return Outcome((won if match else gained)(ended, seat), _came_of(ended, seat))

    plain, wary = (
        played_out(imagined(view, rng), goes_on, outcome, rng)
        for goes_on in (policy, playing_on(seat))
    )
    turns = cycle((plain, wary))
    unit: Unit = "win" if match else "points"
    quick = Look(plain, 40, 192, 100)
    careful: Look[int] = Look(lambda some: next(turns)(some), 48, 480, 100)
    return Verdict(unit, MATCH if match else THRESHOLD, quick, careful, outcome)


def _came_of(ended: RingOfSevens, seat: int) -> dict[str, float]:
    """What came of a move for a seat in a deal that has ended, by what it tells as a reason.

    Whether the seat became small or big winner, did not come last and paid nobody; the worth of its
    score cards.
    """
    ending = ended.ending
    return {
        "small": ending.ranking[0] == seat,
        "big": ending.big_winner == seat,
        "spared": ending.ranking[-1] != seat,
        "unpaid": all(payer != seat for payer, _, _ in ending.payments),
        "cards": ending.points[seat],
    }
