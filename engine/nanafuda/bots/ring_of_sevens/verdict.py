"""What plays and passes come to: points, or in a match's last deal the match."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.ring_of_sevens import RingOfSevens
from ..reasons import Unit
from ..search import imagined
from ..verdict import Look, Outcome, Verdict, played_out
from .rules import policy
from .stakes import for_the_match, gained, won

THRESHOLD = 3.0  # points
MATCH = 0.06  # of winning the match


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a play or a pass is measured: by what the search goes for (stakes.py)."""
    game, seat = view.game, view.seat
    assert isinstance(game, RingOfSevens)
    match = for_the_match(game, seat)

    def outcome(ended: RingOfSevens, move: int) -> Outcome:
        return Outcome((won if match else gained)(ended, seat), _came_of(ended, seat))

    trial = played_out(imagined(view, rng), policy, outcome, rng)
    unit: Unit = "win" if match else "points"
    look = Look(trial, 48, 192, 100)
    return Verdict(unit, MATCH if match else THRESHOLD, look, look._replace(most=480), outcome)


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
