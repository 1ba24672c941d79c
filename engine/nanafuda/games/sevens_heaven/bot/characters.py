"""Opponents in character: folding pays, so equal players seldom fight for the pot.

Some seats of a match therefore bet more often than pays. Hints, fields and puzzles do not.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Thinking
from ....game import View
from ....levels import BY_RULES
from ..rules import BETTING, SevensHeaven
from .rules import CARELESS, choose
from .search import in_mood

TEMPERED = ("beginner", "club", "strong", "expert")
# By seat: the points that a club player adds to a bet, boldness of Ren, Mio and Kai. More than 4
# buys bankruptcies only.
BOLD = (0, 0, 2, 4, 0, 2, 0)
# The same for players who search, as a share of the game: their rounds without a trick are more.
DARING = (0.0, 0.03, 0.06, 0.03, 0.03, 0.06, 0.03)


def in_character(level: str, view: View[SevensHeaven], rng: Random) -> Thinking:
    """Choose as the player of this level in a seat of a table."""
    if level in BY_RULES:
        yield
        careless = level == "beginner" and rng.random() < CARELESS
        return choose(view.game, careless, bold=BOLD[view.seat])
    bold = DARING[view.seat] if view.game.phase == BETTING else 0.0
    choices = yield from in_mood(level, view, rng, bold)
    return choices[0].move
