"""What a declaration, a prediction, a card or a victim cost, in games won."""

from __future__ import annotations

from random import Random

from ...game import View
from ...games.sevens_heaven import PLAY, SevensHeaven
from ..verdict import Look, Outcome, Verdict, played_out
from .belief import worlds
from .policy import playing_on
from .stakes import worth

THRESHOLD = 0.04  # of winning the game
STEPS = 4  # worlds drawn for each that is likely, as the expert does


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the chance to win the game."""
    game = view.game
    assert isinstance(game, SevensHeaven)

    def outcome(ended: SevensHeaven, move: int) -> Outcome:
        return Outcome(worth(ended, view.seat), _came_of(ended, game, view.seat))

    trial = played_out(worlds(view, rng, STEPS), playing_on(view.seat), outcome, rng)
    look = Look(trial, 48, 192, 100)
    return Verdict("win", THRESHOLD, look, look._replace(most=480), outcome)


def _came_of(ended: SevensHeaven, game: SevensHeaven, seat: int) -> dict[str, float]:
    """What came of a move for a seat in a round that has ended, by what it tells as a reason.

    Whether it won the trick (if one is being played), the pot, a 7; whether its chip lay on the
    winner, it did not go bankrupt, and nobody else won the game; the points that it got.
    """
    won, broke = _gamble(ended, seat)
    came: dict[str, float] = {
        "pot": won and ended.chips[seat] is None,
        "chip": won and ended.chips[seat] is not None,
        "solvent": not broke,
        "seven": ended.stacks[seat] > game.stacks[seat],
        "denied": not ended.over or seat in ended.winners,
        "points": ended.scores[seat] - game.scores[seat],
    }
    if game.phase == PLAY:
        # Who wins a trick leads to the next.
        came["trick"] = (*ended.leaders, ended.winner)[len(game.leaders)] == seat
    return came


def _gamble(ended: SevensHeaven, seat: int) -> tuple[bool, bool]:
    """Whether the seat's gamble (of a prediction the chip) was won, and whether it is bankrupt."""
    chosen = ended.chips[seat]
    won = ended.gambler >= 0 and ended.gambler == (seat if chosen is None else chosen)
    return won, any(s == seat and reason == "bankrupt" for s, reason, _ in ended.lines)
