"""Declarations, predictions, cards and thefts tried in imagined rounds: the two upper levels.

Each choice is played on to the end of the round by a light policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...game import Game, View
from ...games.sevens_heaven import FOLLOW, PLAY, SEVENS, SevensHeaven
from .. import Choice, Considering
from ..reasons import Notes
from ..search import Effort, Rating, behind, by_taste, monte_carlo
from .belief import worlds
from .policy import best, playing_on
from .rules import unseen
from .stakes import worth
from .weights import OWN

# How much is tried; how many worlds are drawn for each that is likely; how far a choice must be
# ahead of the policy's, in games won, summed over the worlds: in few worlds luck goes far. All
# chosen.
EFFORTS = {
    "strong": (Effort(most=12, least=8, slice=12), 0, 0.6),
    "expert": (Effort(most=120, least=24, slice=12), 4, 3.0),
}

Outcome = tuple[bool, bool]  # the gamble (of a prediction the chip) was won; the seat is bankrupt


def consider(level: str, view: View[int], rng: Random, telling: bool) -> Considering:
    """Rank declarations, predictions, cards or victims, the best first."""
    yield
    game, seat = view.game, view.seat
    assert isinstance(game, SevensHeaven)
    effort, steps, lead = EFFORTS[level]
    moves = apart(game, seat, best(game, OWN))
    outcomes: dict[int, list[Outcome]] = {move: [] for move in moves}
    notes = Notes(moves) if telling else None

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, SevensHeaven)
        outcomes[move].append(_outcome(ended, seat))
        if notes:
            notes.take(move, **_came_of(ended, game, seat))
        return worth(ended, seat)

    drawn = worlds(view, rng, steps)
    ratings = yield from monte_carlo(moves, drawn, playing_on(seat), judge, effort, rng)
    liked = {rating.move: float(rating.move == moves[0]) for rating in ratings}
    order = by_taste(ratings, liked, lead / len(ratings[0].values))
    choices = [_choice(order[0], rating, outcomes[rating.move]) for rating in order]
    if notes:
        for choice, rating in zip(choices, order, strict=True):
            choice.outcomes = notes.of(rating)
    return choices


def _came_of(ended: SevensHeaven, game: SevensHeaven, seat: int) -> dict[str, float]:
    """What came of a move for a seat in a round that has ended, by what it tells as a reason.

    Whether it won the trick (if one is being played), the pot, a 7; whether its chip lay on the
    winner, it did not go bankrupt, and nobody else won the game; the points that it got.
    """
    won, broke = _outcome(ended, seat)
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


def _outcome(ended: SevensHeaven, seat: int) -> Outcome:
    chosen = ended.chips[seat]
    won = ended.gambler >= 0 and ended.gambler == (seat if chosen is None else chosen)
    return won, any(s == seat and reason == "bankrupt" for s, reason, _ in ended.lines)


def _choice(best: Rating[int], rating: Rating[int], outcomes: list[Outcome]) -> Choice:
    """A choice with its chance to win the game, how often it wins the gamble and goes bankrupt."""
    won, broke = zip(*outcomes, strict=True)
    worlds = len(outcomes)
    figures = {
        "worlds": worlds,
        "chance": round(rating.mean, 3),
        "won": round(sum(won) / worlds, 3),
        "broke": round(sum(broke) / worlds, 3),
    }
    return Choice(rating.move, figures, behind(best, rating))


def apart(game: SevensHeaven, seat: int, first: int) -> Sequence[int]:
    """The moves that can make a difference, this one first.

    Of cards that beat the same ones there is one, the lowest unless it is this; a 7 is never like
    another card.
    """
    moves = [first, *(move for move in game.legal() if move != first)]
    if game.phase != PLAY:
        return moves
    hidden = unseen(game, seat) | (1 << game.best if game.follow else 0)
    kept: dict[tuple[int, int], int] = {}
    for card in moves:
        above = (hidden & FOLLOW[card]) >> card
        kept.setdefault((FOLLOW[card], card if SEVENS >> card & 1 else above << card), card)
    return list(kept.values())
