"""Judge declarations, predictions, cards and victims by the chance to win the game.

A possible mistake is measured again against other players than in the search. Half of the
determinizations ignore the declarations, and all others play by the rules of thumb. A move that is
worse in both measurements is a mistake under either belief about the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ....bots.verdict import Look, Outcome, Verdict, played_out
from ....game import View
from ..rules import BET, BETTING, PLAY, SevensHeaven
from .belief import worlds
from .payoff import worth
from .policy import best, playing_on
from .rules import choose
from .weights import OWN

THRESHOLD = 0.04  # share of the game
LEAST = 32  # minimum number of determinizations for a hint
WORK = 1800  # moves played out for an open hint
STEPS = 4  # draws per sample, as for the expert


def judge(view: View[SevensHeaven], rng: Random) -> Verdict[int]:
    """Return how to judge a decision: by the chance to win the game."""
    game = view.game

    def outcome(ended: SevensHeaven, move: int) -> Outcome:
        return Outcome(worth(ended, view.seat), _facts_of(ended, game, view.seat, move))

    trial = played_out(worlds(view, rng, STEPS), playing_on(view.seat), outcome, rng)
    doubting = played_out(_half_believed(view, rng), _as_club(view.seat), outcome, rng)
    quick, careful = Look(trial, 2 * LEAST, 480, 100, WORK), Look(doubting, LEAST, 480, 100)
    return Verdict("win", THRESHOLD, quick, careful, outcome)


def _half_believed(view: View[SevensHeaven], rng: Random) -> Iterator[SevensHeaven]:
    """Yield determinizations, alternately weighted by the declarations and not."""
    rows = worlds(view, rng, STEPS), worlds(view, rng, 0)
    while True:
        yield from map(next, rows)


def _as_club(seat: int) -> Callable[[SevensHeaven, Random], int]:
    """Return a rollout policy in which the others play like the club player."""

    def policy(game: SevensHeaven, rng: Random) -> int:
        return best(game, OWN) if game.turn == seat else choose(game)

    return policy


def _facts_of(ended: SevensHeaven, game: SevensHeaven, seat: int, move: int) -> dict[str, float]:
    """Return the outcomes of a move for a seat in an ended round, by reason.

    They say whether no other seat won the game; of a bettor whether it won the current trick, the
    pot or a 7, and whether it avoided a bankruptcy that would cost points; of another seat whether
    its chip lay on the winner. `points` is its gain.
    """
    won, broke = _gamble(ended, seat)
    facts: dict[str, float] = {
        "denied": not ended.over or seat in ended.winners,
        "points": ended.scores[seat] - game.scores[seat],
    }
    if move == BET if game.phase == BETTING else game.bettors >> seat & 1:
        facts["pot"] = won and ended.chips[seat] is None
        facts["seven"] = ended.stacks[seat] > game.stacks[seat]
        if game.scores[seat]:
            facts["solvent"] = not broke
    else:
        facts["chip"] = won and ended.chips[seat] is not None
    if game.phase == PLAY:
        # The winner of a trick leads to the next.
        facts["trick"] = (*ended.leaders, ended.winner)[len(game.leaders)] == seat
    return facts


def _gamble(ended: SevensHeaven, seat: int) -> tuple[bool, bool]:
    """Return whether the seat won its gamble (or its prediction), and whether it is bankrupt."""
    chosen = ended.chips[seat]
    won = ended.gambler >= 0 and ended.gambler == (seat if chosen is None else chosen)
    return won, any(s == seat and reason == "bankrupt" for s, reason, _ in ended.lines)
