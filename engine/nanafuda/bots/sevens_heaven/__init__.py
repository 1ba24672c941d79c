"""Seven's Sevens Heaven's bots: rules of thumb, and above them a search over imagined rounds."""

from __future__ import annotations

from random import Random

from ...games.sevens_heaven import SevensHeaven
from ...knowledge import View
from .. import Choice, Considering
from ..search import Effort
from .hints import explain
from .rules import choose
from .simulate import consider as search

__all__ = ["consider", "explain"]

# How much is tried; from how many worlds each one is taken; how far a choice must be ahead of the
# rules of thumb, in games won: in few worlds luck goes far.
SEARCHING = {
    "strong": (Effort(most=12, least=8, slice=12), 1, 0.6),
    "expert": (Effort(most=240, least=24, slice=12), 4, 0.0),
}
CARELESS = 0.35  # how often a beginner overlooks something


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank declarations, predictions, cards or victims, the best first."""
    game = view.game
    assert isinstance(game, SevensHeaven)
    yield
    if level not in SEARCHING:
        return [Choice(choose(game, level == "beginner" and rng.random() < CARELESS))]
    effort, k, lead = SEARCHING[level]
    ratings, tally = yield from search(view, effort, k, lead, rng)
    choices = []
    for rating in ratings:
        found = tally[rating.move]
        figures: dict[str, int | float] = {"worlds": found.worlds, "chance": round(rating.mean, 3)}
        figures["won"] = round(found.won / found.worlds, 3)
        figures["broke"] = round(found.broke / found.worlds, 3)
        choices.append(Choice(rating.move, figures))
    return choices
