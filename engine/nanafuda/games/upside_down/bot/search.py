"""Search for the two upper levels: determinized Monte Carlo (Long et al. 2010).

The policy's preferred moves and the pass are tried in the same determinizations until the seat is
out. A move that is clearly behind is dropped. A unit of work is one move played in a rollout.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.reasons import Unit
from ....bots.search import Effort, Rating, Working, behind, by_taste, imagined, rate
from ....game import Game, View
from ....mechanics.climbing import PASS
from ..rules import EXCHANGE, UpsideDown
from .payoff import unit_of, weighed
from .policy import gifts, policy, scores, situation_of
from .rules import sure_way
from .tie_breaks import silly

# Each level's effort and number of moves: chosen within the time available, not fitted.
EFFORTS = {
    "strong": (Effort(most=400, least=8, doubt=2.0, slice=250, work=5000), 5),
    "expert": (Effort(most=1500, least=16, doubt=2.0, slice=250, work=30000), 6),
}
# Expected regret below which a search ends, in the unit.
REGRET: dict[Unit, float] = {"points": 0.01, "place": 0.01, "win": 0.002}
# Tie-break preference in the unit, for a move to which the policy gives e times the probability.
TASTE: dict[Unit, float] = {"points": 0.05, "place": 0.05, "win": 0.01}


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank gifts, plays and the pass, the best first."""
    yield
    game, (effort, most) = view.game, EFFORTS[level]
    assert isinstance(game, UpsideDown)
    if game.phase != EXCHANGE and (sure := sure_way(view)) is not None:
        return [Choice(sure)]
    liked = candidates(view, most)
    unit = unit_of(game, view.seat)

    def value(world: Game[int], moves: list[int]) -> Working[list[float]]:
        assert isinstance(world, UpsideDown)
        seed = int(rng.random() * (1 << 53))  # an int: a float's hash depends on the machine
        values = []
        for move in moves:
            after = world.clone()
            after.play(move)
            luck = Random(seed)
            while after.turn is not None and (unit == "win" or view.seat not in after.out):
                after.play(policy(after, luck))
            values.append(weighed(after, view.seat, unit))
            yield len(after.acts) - len(world.acts)
        return values

    effort = replace(effort, regret=REGRET[unit])

    def order(ratings: list[Rating[int]]) -> list[Rating[int]]:
        return by_taste(ratings, liked, TASTE[unit])

    ranked = yield from rate(list(liked), imagined(view, rng), value, effort, order)
    return [Choice(r.move, len(r.values), behind(ranked[0], r)) for r in ranked]


def candidates(view: View[int], most: int) -> dict[int, float]:
    """Return the moves worth trying with their policy scores, always including a legal pass.

    Omits wasted cards: over 400 duplicate deals this was faster and no worse than trying them.
    """
    game = view.game
    assert isinstance(game, UpsideDown)
    hand, moves = game.held[view.seat], game.legal()
    if game.phase == EXCHANGE:
        return dict.fromkeys(gifts(hand, moves)[:most], 0.0)
    disliked = silly(view)
    moves = [move for move in moves if move not in disliked]
    others = (sum(game.held) | view.unseen) & ~hand
    counts = [view.count(seat) for seat in range(game.seats)]
    found = dict(zip(moves, scores(hand, others, moves, situation_of(game, counts)), strict=True))
    order = sorted(moves, key=lambda move: -found[move])
    liked = order[:most]
    if PASS in moves and PASS not in liked:
        liked[-1] = PASS
    return {move: found[move] for move in liked}
