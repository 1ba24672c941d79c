"""Search for the two upper levels: determinized Monte Carlo (Long et al. 2010).

The policy's preferred moves and the pass are tried in the same determinizations until the seat is
out. A move that is clearly behind is dropped. A unit of work is one move played in a rollout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ....bots.choice import Choice, Considering
from ....bots.reasons import Unit
from ....bots.search import Effort, Rating, Working, behind, by_taste, imagined, rate
from ....game import View
from ....mechanics.climbing import PASS
from ..rules import EXCHANGE, UpsideDown
from .endings import Solver, ending_seen
from .payoff import unit_of, weighed
from .policy import gifts, policy, scores, situation_of
from .rules import NODES, outside_of, sure_way
from .tie_breaks import silly
from .ways import likely_way

# Each level's effort and number of moves: chosen within the time available, not fitted.
EFFORTS = {
    "strong": (Effort(most=400, least=8, doubt=2.0, slice=250, work=5000), 5),
    "expert": (Effort(most=1500, least=16, doubt=2.0, slice=250, work=30000), 6),
}
# Expected regret below which a search ends, in the unit.
REGRET: dict[Unit, float] = {"points": 0.01, "place": 0.01, "win": 0.002}
# Tie-break preference in the unit, for a move to which the policy gives e times the probability.
TASTE: dict[Unit, float] = {"points": 0.05, "place": 0.05, "win": 0.01}


def consider(level: str, view: View[UpsideDown], rng: Random) -> Considering:
    """Rank gifts, plays and the pass, the best first."""
    yield
    game, (effort, most) = view.game, EFFORTS[level]
    if game.phase != EXCHANGE and (sure := sure_way(view)) is not None:
        return [Choice(sure)]
    ending = ending_seen(view)
    won = (yield from Solver(NODES).best(ending, game.legal())) if ending else None
    liked = candidates(view, most, won or ())
    if won:
        return [Choice(move) for move in sorted(liked, key=lambda move: -liked[move])]
    unit = unit_of(game, view.seat)

    def value(world: UpsideDown, moves: list[int]) -> Working[list[float]]:
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


def candidates(view: View[UpsideDown], most: int, won: Sequence[int] = ()) -> dict[int, float]:
    """Return the moves worth trying with their policy scores.

    If there are moves that win an ending of two, only these. Otherwise always with a legal pass and
    the likely way out. Omits wasted cards: over 400 duplicate deals this was faster and no worse
    than trying them.
    """
    game = view.game
    hand, moves = game.held[view.seat], game.legal()
    if game.phase == EXCHANGE:
        return dict.fromkeys(gifts(hand, moves)[:most], 0.0)
    outside = outside_of(view)
    way = likely_way(hand, outside, moves, game.low)
    kept = {PASS, *(way[:1] if way else ())}
    disliked = silly(view) - kept
    moves = [move for move in won or moves if move not in disliked] or list(won)
    counts = [view.count(seat) for seat in range(game.seats)]
    situation = situation_of(game, counts)
    found = dict(zip(moves, scores(hand, outside.cards, moves, situation), strict=True))
    order = sorted(moves, key=lambda move: (move not in kept, -found[move]))
    return {move: found[move] for move in sorted(order[:most], key=lambda move: -found[move])}
