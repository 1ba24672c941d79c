"""Search for the two upper levels: declarations, predictions, cards and thefts.

Each is tried in determinizations, with rollouts by a light policy to the end of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.search import Effort, Rating, behind, by_taste, monte_carlo
from ....game import View
from ..rules import BET, FOLLOW, JACKPOT, PLAY, SEVENS, SevensHeaven
from .belief import worlds
from .payoff import worth
from .policy import best, playing_on
from .rules import to_come, unseen
from .weights import OWN

# Effort of each level; draws per sample (belief.py); the lead that a choice needs over the policy's
# in games won, summed over the determinizations, because with few of them luck decides much. All
# chosen by hand.
EFFORTS = {
    "strong": (Effort(most=12, least=8, slice=12), 0, 0.6),
    "expert": (Effort(most=120, least=24, slice=12, regret=0.0013), 4, 1.0),
}


def consider(level: str, view: View[SevensHeaven], rng: Random) -> Considering:
    """Rank declarations, predictions, cards or victims, the best first."""
    return in_mood(level, view, rng, 0.0)


def in_mood(level: str, view: View[SevensHeaven], rng: Random, bold: float) -> Considering:
    """Rank them as a player for whom a bet gains `bold`, a share of the game."""
    yield
    game, seat = view.game, view.seat
    effort, steps, lead = EFFORTS[level]
    first = best(game, OWN)
    moves = apart(game, seat, first)
    moves = [move for move in moves if not gives_jackpot(game, seat, move)] or moves

    def judge(ended: SevensHeaven, move: int) -> float:
        return worth(ended, seat) + (bold if bold and move == BET else 0.0)

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        liked = {rating.move: float(rating.move == first) for rating in ratings}
        return by_taste(ratings, liked, lead / len(ratings[0].values))

    drawn = worlds(view, rng, steps)
    ranked = yield from monte_carlo(moves, drawn, playing_on(seat), judge, effort, rng, order)
    return [Choice(r.move, len(r.values), behind(ranked[0], r)) for r in ranked]


def apart(game: SevensHeaven, seat: int, first: int) -> Sequence[int]:
    """Return the moves that can make a difference, this one first.

    Of cards that beat the same cards only the lowest remains, unless it is `first`; a 7 is never
    equivalent to another card.
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


def gives_jackpot(game: SevensHeaven, seat: int, card: int) -> bool:
    """Return whether a card surely gives the trick's present winner a third 7.

    The search alone throws such a 7 if the policy does and the few determinizations differ little.
    """
    if game.phase != PLAY or not game.follow or not SEVENS >> card & 1:
        return False
    if game.stacks[game.winner] + game.captured != JACKPOT - 1:
        return False
    if game.follow >> card & 1 and card > game.best:
        return False
    higher = FOLLOW[game.best] >> game.best + 1 << game.best + 1
    return not higher & unseen(game, seat) or not to_come(game, seat)
