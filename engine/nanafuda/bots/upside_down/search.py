"""Trying moves in imagined worlds: the two upper levels.

A few moves that the light policy likes, and the pass, are tried in the same worlds (determinized
Monte Carlo, Long et al. 2010) until the seat is out; a move that is clearly behind is dropped.
Work is counted in moves played in the worlds.
"""

from __future__ import annotations

from random import Random

from ...climbing import PASS
from ...game import Game, View
from ...games.upside_down import EXCHANGE, UpsideDown
from .. import Choice, Considering
from ..reasons import Notes
from ..search import Effort, Rating, Working, behind, by_taste, imagined, rate
from .policy import gifts, policy, scores, situation_of
from .rules import sure_way
from .stakes import may_be_last, place_of, worth
from .taste import silly

# How much each level searches, and how many moves: chosen, as far as time allows.
EFFORTS = {
    "strong": (Effort(most=400, least=8, doubt=2.0, slice=250, work=5000), 5),
    "expert": (Effort(most=1500, least=16, doubt=2.0, slice=250, work=40000), 6),
}
TASTE = 0.05  # points for a move that the policy likes e times as much


def consider(level: str, view: View[int], rng: Random, telling: bool) -> Considering:
    """Rank gifts, plays and the pass, the best first."""
    yield
    game, (effort, most) = view.game, EFFORTS[level]
    assert isinstance(game, UpsideDown)
    if game.phase != EXCHANGE and (sure := sure_way(view)) is not None:
        return [Choice(sure)]
    liked = candidates(view, most)
    places: dict[int, list[int]] = {move: [] for move in liked}
    notes = Notes(list(liked)) if telling else None
    whole, rival = may_be_last(game), rival_of(view)

    def value(world: Game[int], moves: list[int]) -> Working[list[float]]:
        assert isinstance(world, UpsideDown)
        seed = int(rng.random() * (1 << 53))  # the hash of a float depends on the machine
        values = []
        for move in moves:
            after = world.clone()
            after.play(move)
            luck = Random(seed)
            while after.turn is not None and (whole or view.seat not in after.out):
                after.play(policy(after, luck))
            places[move].append(place_of(after, view.seat))
            values.append(worth(after, view.seat))
            if notes:
                notes.take(move, **_came_of(after, game, view.seat, rival))
            yield len(after.acts) - len(world.acts)
        return values

    ratings = yield from rate(list(liked), imagined(view, rng), value, effort)
    ratings = by_taste(ratings, liked, TASTE)
    choices = [_choice(ratings[0], rating, places[rating.move]) for rating in ratings]
    if notes:
        for choice, rating in zip(choices, ratings, strict=True):
            choice.outcomes = notes.of(rating)
    return choices


def rival_of(view: View[int]) -> int:
    """The seat that is nearest to going out before this one: with the fewest cards, the next."""
    seats = [(view.seat + n) % view.game.seats for n in range(1, view.game.seats)]
    return min((s for s in seats if view.count(s)), key=view.count)


def _came_of(after: UpsideDown, game: UpsideDown, seat: int, rival: int) -> dict[str, float]:
    """What came of a move for a seat that has come in, by what it tells as a reason.

    Whether it came first, or second at worst, or not last, and before its rival; its place; and
    whether it started the next round.
    """
    place, number = place_of(after, seat), len(game.rounds)
    came: dict[str, float] = {
        "first": place == 1,
        "second": place <= 2,
        "saved": place < game.seats,
        "rival": rival not in after.out[: place - 1],
        "place": place,
    }
    if game.phase != EXCHANGE:
        starts = after.rounds[number] if len(after.rounds) > number else len(after.acts)
        came["lead"] = starts < len(after.acts) and after.acts[starts][0] == seat
    return came


def candidates(view: View[int], most: int) -> dict[int, float]:
    """The moves worth trying, each with how much the policy likes it; a pass among them.

    Wasted cards are left out: no worse than trying them over 400 duplicate deals, and quicker.
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


def _choice(best: Rating[int], rating: Rating[int], places: list[int]) -> Choice:
    count = len(places)
    figures = {
        "worlds": count,
        "worth": round(rating.mean, 3),
        "first": round(places.count(1) / count, 3) if count else 0,
        "place": round(sum(places) / count, 2) if count else 0,
    }
    return Choice(rating.move, figures, behind(best, rating))
