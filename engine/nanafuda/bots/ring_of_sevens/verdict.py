"""What a play or a pass cost, in points."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.ring_of_sevens import RingOfSevens
from ..search import imagined
from ..verdict import Look, Outcome, Verdict, played_out
from .rules import policy
from .stakes import worth

THRESHOLD = 2.0


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a play or a pass is judged: by what changes hands in the deal."""

    def outcome(ended: RingOfSevens) -> Outcome:
        assert ended.result is not None
        return worth(ended, view.seat), float(ended.result["change"][view.seat])

    trial = played_out(imagined(view, rng), policy, outcome, rng)
    look = Look(trial, 480, 100)
    return Verdict("points", THRESHOLD, look, look, outcome)
