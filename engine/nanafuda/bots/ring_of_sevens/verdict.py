"""What a play or a pass cost, in points."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.ring_of_sevens import RingOfSevens
from ..search import imagined
from ..verdict import Look, Outcome, Verdict, played_out
from .rules import policy

THRESHOLD = 3.0  # points


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a play or a pass is judged: by what changes hands in the deal."""

    def outcome(ended: RingOfSevens, move: int) -> Outcome:
        assert ended.result is not None
        return Outcome(float(ended.result["change"][view.seat]), _came_of(ended, view.seat))

    trial = played_out(imagined(view, rng), policy, outcome, rng)
    look = Look(trial, 48, 192, 100)
    return Verdict("points", THRESHOLD, look, look._replace(most=480), outcome)


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
