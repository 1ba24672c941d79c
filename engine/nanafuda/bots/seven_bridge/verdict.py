"""What a claim, a meld, a lay-off or a discard cost, in points."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.seven_bridge import SevenBridge
from ..search import imagined
from ..verdict import Outcome, Verdict, played_out
from .policy import policy
from .stakes import worth

THRESHOLD = 2.0


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the points that the seat has to pay."""

    def outcome(ended: SevenBridge) -> Outcome:
        assert ended.result is not None
        return worth(ended, view.seat), -float(ended.result["points"][view.seat])

    trial = played_out(imagined(view, rng), policy, outcome, rng)
    return Verdict("points", THRESHOLD, 480, 12, trial, outcome)
