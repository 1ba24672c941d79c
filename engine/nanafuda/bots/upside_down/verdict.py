"""What a gift, a play or a pass cost, in places."""

from __future__ import annotations

from random import Random
from typing import cast

from ...game import View
from ...games.upside_down import UpsideDown
from ..search import imagined
from ..verdict import Look, Outcome, Verdict, as_club, played_out
from .policy import policy
from .rules import think
from .stakes import may_be_last, place_of, worth

THRESHOLD = 0.25  # places


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the place in which the seat comes in."""
    whole = may_be_last(cast(UpsideDown, view.game))

    def ended(game: UpsideDown) -> bool:
        return game.turn is None or (not whole and view.seat in game.out)

    def outcome(ended: UpsideDown) -> Outcome:
        return worth(ended, view.seat), -float(place_of(ended, view.seat))

    worlds = imagined(view, rng)
    quick = Look(played_out(worlds, policy, outcome, rng, ended), 96, 100)
    careful = Look(played_out(worlds, as_club(think), outcome, rng, ended), 40, 3)
    return Verdict("place", THRESHOLD, quick, careful, outcome)
