"""Opponents in character: after many passes in a row they get bored and lay a card.

Passing pays and every seat spends its passes, so among equal players rows of passes grow long. A
bored player spreads the same passes over the deal. Hints, fields and puzzles have no boredom.
"""

from __future__ import annotations

from itertools import takewhile
from random import Random

from ....bots.choice import Thinking
from ....game import View
from ....levels import BY_RULES
from ..rules import PASS, RingOfSevens
from .rules import choose, overlooking
from .search import in_mood

TEMPERED = ("beginner", "club", "strong")
PATIENCE = 5  # passes of the table in a row that a player sits out
BORED = 2.0  # points that a pass loses with each further one


def in_character(level: str, view: View[RingOfSevens], rng: Random) -> Thinking:
    """Choose as the player of this level at a table."""
    bored = BORED * max(0, passed(view.game) - PATIENCE)
    if level in BY_RULES:
        yield
        return choose(view.game, bored, overlooking(level, view.game, rng))
    choices = yield from in_mood(level, view, rng, bored)
    return choices[0].move


def passed(game: RingOfSevens) -> int:
    """Return how many passes in a row end the history."""
    return sum(1 for _ in takewhile(lambda act: act & 127 == PASS, reversed(game.history)))
