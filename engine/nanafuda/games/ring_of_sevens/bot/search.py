"""Trying moves in imagined worlds: the two upper levels.

All moves are tried in the same worlds (determinized Monte Carlo, Long et al. 2010), played to the
end of the deal by light policies; in the expert's, the others choose as players who look ahead do.
What changes hands in a deal varies so much that some hundred worlds tell little: what the policy
likes is counted in, the less the more worlds there are.

A pass needs a reason: where the worlds do not tell it apart from a card that does nothing for
others (taste.py), or comes to just the same in every one, that card is played.

All worlds that agree with a view count alike. To prefer those in which the others would have acted
as they did, by the policy, made the expert no stronger and took three quarters of its time.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Choice, Considering
from ....bots.reasons import SURE
from ....bots.search import (
    Effort,
    Rating,
    behind,
    by_taste,
    imagined,
    monte_carlo,
)
from ....game import Game, View
from ..rules import IN, PASS, RingOfSevens
from .payoff import for_the_match, worth
from .policy import OWN, playing_on, policy
from .tie_breaks import distinct, is_free

# How much each level searches, and its taste: how many points it adds to a move that the policy
# likes e times as much. Chosen by play against the other levels, as time allows.
EFFORTS = {
    "strong": (Effort(most=100, least=8, doubt=2.0, slice=6, work=48), 2.0),
    "expert": (Effort(most=800, least=16, doubt=3.0, slice=6, work=264, regret=0.05), 0.5),
}


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank plays and the pass, the best first."""
    yield
    game, seat, (effort, taste) = view.game, view.seat, EFFORTS[level]
    assert isinstance(game, RingOfSevens)
    moves, match = distinct(game.legal()), for_the_match(game, seat)
    others = [s for s, state in enumerate(game.states) if state == IN and s != seat]
    fewest = min(view.count(s) for s in others)
    liked = dict(zip(moves, OWN.scores(game, seat, moves, fewest), strict=True))

    def judge(ended: Game[int], move: int) -> float:
        assert isinstance(ended, RingOfSevens)
        return worth(ended, seat, match)

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
