"""Judge gifts, plays and passes by points, shares of the match, or places."""

from __future__ import annotations

from random import Random

from ....bots.reasons import Unit
from ....bots.search import imagined
from ....bots.verdict import Look, Outcome, Verdict, played_out
from ....game import View
from ..rules import EXCHANGE, UpsideDown
from .endings import ending_seen
from .payoff import place_of, unit_of, worth
from .playouts import SLICE, combining, exactly

WORK = 4500  # moves played out for an open hint
# Minimum cost of a mistake: chosen, not fitted.
THRESHOLDS: dict[Unit, float] = {"points": 0.25, "place": 0.25, "win": 0.05}


def judge(view: View[UpsideDown], rng: Random) -> Verdict[int]:
    """Return how to judge moves: by points or place, or by the match if this deal may decide it."""
    game = view.game
    unit, rival = unit_of(game, view.seat), rival_of(view)

    def ended(game: UpsideDown) -> bool:
        return game.turn is None or (unit != "win" and view.seat in game.out)

    def outcome(ended: UpsideDown, move: int) -> Outcome:
        return Outcome(worth(ended, view.seat, unit), _facts_of(ended, game, view.seat, rival))

    worlds = imagined(view, rng)
    trial = played_out(worlds, combining(), outcome, rng, ended)
    known = ending_seen(view) is not None
    if known:
        trial = exactly(next(worlds), outcome, trial)
    # Both looks make the same assumptions, so the second takes nothing back but luck.
    quick, careful = Look(trial, 32, 128, SLICE, WORK), Look(trial, 32, 128, SLICE)
    return Verdict(unit, THRESHOLDS[unit], quick, careful, outcome, known)


def rival_of(view: View[UpsideDown]) -> int:
    """Return the other seat with the fewest cards; of several, the next clockwise."""
    seats = [(view.seat + n) % view.game.seats for n in range(1, view.game.seats)]
    return min((s for s in seats if view.count(s)), key=view.count)


def _facts_of(after: UpsideDown, game: UpsideDown, seat: int, rival: int) -> dict[str, float]:
    """Return the outcomes of a move for a seat whose place is decided, by reason.

    They say whether the seat is first, at least second, not last, and before its rival; its place;
    and whether it started the next round.
    """
    place, number = place_of(after, seat), len(game.rounds)
    facts: dict[str, float] = {
        "first": place == 1,
        "second": place <= 2,
        "saved": place < game.seats,
        "rival": rival not in after.out[: place - 1],
        "place": place,
    }
    if game.phase != EXCHANGE:
        starts = after.rounds[number] if len(after.rounds) > number else len(after.acts)
        facts["lead"] = starts < len(after.acts) and after.acts[starts][0] == seat
    return facts
