"""What a declaration, a prediction, a card or a victim comes to, in games won.

What may be a mistake is measured among other players than the search imagines: as likely as not
those who declared have done so by chance, and all others play on by the rules of thumb. What is
behind among both is a mistake whatever one believes of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ....bots.verdict import Look, Outcome, Verdict, played_out
from ....game import Game, View
from ..rules import PLAY, SevensHeaven
from .belief import worlds
from .payoff import worth
from .policy import best, playing_on
from .rules import choose
from .weights import OWN

THRESHOLD = 0.04  # of winning the game
LEAST = 32  # worlds that a hint tells from
STEPS = 4  # worlds drawn for each that is likely, as the expert does


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: by the chance to win the game."""
    game = view.game
    assert isinstance(game, SevensHeaven)

    def outcome(ended: SevensHeaven, move: int) -> Outcome:
        return Outcome(worth(ended, view.seat), _came_of(ended, game, view.seat))

    trial = played_out(worlds(view, rng, STEPS), playing_on(view.seat), outcome, rng)
    doubting = played_out(_half_believed(view, rng), _as_club(view.seat), outcome, rng)
    quick, careful = Look(trial, LEAST, 480, 100), Look(doubting, LEAST, 480, 100)
    return Verdict("win", THRESHOLD, quick, careful, outcome)


def _half_believed(view: View[int], rng: Random) -> Iterator[Game[int]]:
    """Worlds in every other of which the declarations tell nothing of the hands."""
    rows = worlds(view, rng, STEPS), worlds(view, rng, 0)
    while True:
        yield from map(next, rows)


def _as_club(seat: int) -> Callable[[Game[int], Random], int]:
    """The policy of rounds in which all others play as club players do."""

    def policy(game: Game[int], rng: Random) -> int:
        assert isinstance(game, SevensHeaven)
        return best(game, OWN) if game.turn == seat else choose(game)

    return policy


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
