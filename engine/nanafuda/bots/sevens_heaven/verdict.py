"""What a declaration, a prediction, a card or a victim cost, in games won."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.sevens_heaven import SevensHeaven
from ..verdict import Look, Outcome, Verdict, played_out
from .belief import worlds
from .policy import playing_on
from .stakes import worth

THRESHOLD = 0.04  # of winning the game
STEPS = 4  # worlds drawn for each that is likely, as the expert does


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the chance to win the game."""

    def outcome(ended: SevensHeaven) -> Outcome:
        chance = worth(ended, view.seat)
        return chance, chance

    trial = played_out(worlds(view, rng, STEPS), playing_on(view.seat), outcome, rng)
    look = Look(trial, 480, 100)
    return Verdict("win", THRESHOLD, look, look, outcome)
