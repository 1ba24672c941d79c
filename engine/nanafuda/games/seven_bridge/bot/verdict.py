"""Judge claims, melds, lay-offs and discards by points or by the match."""

from __future__ import annotations

from random import Random

from ....bots.search import imagined
from ....bots.verdict import Look, Outcome, Verdict, as_club, played_out
from ....game import View
from ..rules import DRAW, SPECIAL, SevenBridge
from .payoff import stakes
from .policy import policy
from .rules import think

WORK = 4000  # moves played out for an open hint
THRESHOLD = {"points": 3.0, "win": 0.05}


def judge(view: View[SevenBridge], rng: Random) -> Verdict[int]:
    """Return how to judge moves: by the seat's penalty points or, if the deal may decide the
    match, by its share of the win."""
    game = view.game
    at_stake = stakes(game, view.seat)

    def outcome(ended: SevenBridge, move: int) -> Outcome:
        facts = _facts_of(ended, game, view.seat, move)
        return Outcome(at_stake.amount(ended), facts)

    worlds = imagined(view, rng)
    quick = Look(played_out(worlds, policy, outcome, rng), 32, 320, 150, WORK)
    careful = Look(played_out(worlds, as_club(think), outcome, rng), 48, 320, 4, firm=True)
    return Verdict(at_stake.unit, THRESHOLD[at_stake.unit], quick, careful, outcome)


def _facts_of(ended: SevenBridge, game: SevenBridge, seat: int, move: int) -> dict[str, float]:
    """Return the outcomes of a move for a seat in an ended deal, by reason.

    They say whether the seat went out, had a meld of its own and was not left with a 7 or the
    Joker. For a discard they also say whether it stayed unclaimed.
    """
    facts: dict[str, float] = {
        "out": ended.ending.out == seat,
        "opened": seat in ended.owners,
        "rid": not ended.held[seat] & SPECIAL,
        "points": ended.scores[seat] - game.scores[seat],
    }
    if move < DRAW:
        facts["free"] = (move, seat) not in ended.claimed[len(game.melds) :]
    return facts
