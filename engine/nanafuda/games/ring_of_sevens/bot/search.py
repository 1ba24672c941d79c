"""Search for the two upper levels: determinized Monte Carlo (Long et al. 2010).

All moves are tried in the same determinizations until the end of the deal. Light policies play the
rollouts; in the expert's, the policy of the others imitates players who search. Payoffs vary so
much that a few hundred determinizations decide little. The policy's preference is therefore added,
with a weight that falls as their number grows.

A pass needs a reason. A card that does nothing for others (tie_breaks.py) is played instead if the
determinizations do not separate it from the pass. So is a card with the same payoff in each.

All determinizations have equal weight. Weighting them by the likelihood of the others' moves, under
the policy, made the expert no stronger and took three quarters of its time.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Choice, Considering
from ....bots.reasons import SURE
from ....bots.search import Effort, Rating, behind, by_taste, imagined, monte_carlo
from ....game import View
from ....levels import LEVELS
from ..rules import IN, PASS, RingOfSevens
from .payoff import for_the_match, worth
from .policy import OWN, playing_on, policy
from .tie_breaks import distinct, is_free

# Effort of each level, and its tie-break preference: the points added to a move that the policy
# prefers by a factor of e. Chosen by play against the other levels within the time limit.
EFFORTS = {
    "strong": (Effort(most=100, least=8, doubt=2.0, slice=6, work=48), 2.0),
    "expert": (Effort(most=800, least=16, doubt=3.0, slice=6, work=264, regret=0.05), 0.5),
}
DISTINCT = LEVELS[:-1]  # the expert shows no step over the strong player (docs/bots.md)


def consider(level: str, view: View[RingOfSevens], rng: Random) -> Considering:
    """Rank plays and the pass, the best first."""
    return in_mood(level, view, rng, 0.0)


def in_mood(level: str, view: View[RingOfSevens], rng: Random, bored: float) -> Considering:
    """Rank them as a player for whom a pass loses `bored` points."""
    yield
    game, seat, (effort, taste) = view.game, view.seat, EFFORTS[level]
    moves, match = distinct(game.legal()), for_the_match(game, seat)
    others = [s for s, state in enumerate(game.states) if state == IN and s != seat]
    fewest = min(view.count(s) for s in others)
    liked = dict(zip(moves, OWN.scores(game, seat, moves, fewest), strict=True))

    def judge(ended: RingOfSevens, move: int) -> float:
        return worth(ended, seat, match) - (bored if bored and move == PASS else 0.0)

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        best = by_taste(ratings, liked, taste)
        if best[0].move == PASS:
            even = [r for r in best[1:] if not r.dropped and behind(ratings[0], r) < SURE]
            free = [r for r in even if is_free(game, seat, r.move) or r.values == best[0].values]
            best = free[:1] + [r for r in best if r not in free[:1]]
        return best

    drawn, goes_on = imagined(view, rng), playing_on(seat) if level == "expert" else policy
    ranked = yield from monte_carlo(moves, drawn, goes_on, judge, effort, rng, order)
    return [Choice(r.move, len(r.values), behind(ranked[0], r)) for r in ranked]
