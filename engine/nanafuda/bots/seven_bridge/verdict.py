"""What a claim, a meld, a lay-off or a discard cost, in points."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.seven_bridge import SevenBridge
from ..search import imagined
from ..verdict import Look, Outcome, Verdict, as_club, played_out
from .policy import policy
from .rules import think
from .stakes import worth

THRESHOLD = 3.0  # points


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the points that the seat has to pay."""

    def outcome(ended: SevenBridge) -> Outcome:
        points = ended.scores[view.seat] - view.game.scores[view.seat]
        return worth(ended, view.seat), -float(points)

    worlds = imagined(view, rng)
    quick = Look(played_out(worlds, policy, outcome, rng), 320, 150)
    careful = Look(played_out(worlds, as_club(think), outcome, rng), 80, 4)
    return Verdict("points", THRESHOLD, quick, careful, outcome)
