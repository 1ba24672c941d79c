"""Trying moves in imagined worlds: the two upper levels.

A few moves that the light policy likes, and the pass, are tried in the same worlds (determinized
Monte Carlo, Long et al. 2010) until the seat is out; a move that is clearly behind is dropped.
Work is counted in moves played in the worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ...climbing import PASS
from ...games.upside_down import EXCHANGE, POINTS, UpsideDown, titles_for
from ...knowledge import View
from .. import Choice, Considering
from ..search import Effort, Rating, by_taste, rate
from .policy import gifts, policy, scores, situation_of
from .thumb import sure_way


@dataclass(frozen=True, slots=True)
class Level:
    """How a level searches: how much, and how many moves."""

    effort: Effort
    moves: int


LEVELS = {
    "strong": Level(Effort(most=400, least=8, doubt=2.0, slice=1500, work=5000), moves=5),
    "expert": Level(Effort(most=1500, least=16, doubt=2.0, slice=1500, work=40000), moves=6),
}
TASTE = 0.05  # points for a move that the policy likes e times as much
MATCH = 4.0  # points that winning the match is worth in what may be its last deal


def consider(view: View[int], level: Level, rng: Random) -> Considering:
    """Rank gifts, plays and the pass, the best first."""
    yield
    game = view.game
    assert isinstance(game, UpsideDown)
    if game.phase != EXCHANGE and (sure := sure_way(view)) is not None:
        return [Choice(sure)]
    liked = candidates(view, level.moves)
    places: dict[int, list[int]] = {move: [] for move in liked}
    whole = may_be_last(game)

    def value(world: UpsideDown, moves: list[int]) -> tuple[list[float], int]:
        seed = int(rng.random() * (1 << 53))  # the hash of a float depends on the machine
        values, work = [], 0
        for move in moves:
            after = world.clone()
            after.play(move)
            luck = Random(seed)
            while after.turn is not None and (whole or view.seat not in after.out):
                after.play(policy(after, luck))
            work += len(after.acts) - len(world.acts)
            places[move].append(place_of(after, view.seat))
            values.append(worth(after, view.seat))
        return values, work

    def worlds() -> Iterator[UpsideDown]:
        while True:
            yield view.imagine(rng)  # type: ignore[misc]

    ratings = yield from rate(list(liked), worlds(), value, level.effort)
    ratings = by_taste(ratings, liked, TASTE)
    return [_choice(rating, places[rating.move]) for rating in ratings]


def candidates(view: View[int], most: int) -> dict[int, float]:
    """The moves worth trying, each with how much the policy likes it; a pass among them."""
    game = view.game
    assert isinstance(game, UpsideDown)
    hand, moves = game.held[view.seat], game.legal()
    if game.phase == EXCHANGE:
        return dict.fromkeys(gifts(hand, moves)[:most], 0.0)
    others = (sum(game.held) | view.unseen) & ~hand
    counts = [view.count(seat) for seat in range(game.seats)]
    found = dict(zip(moves, scores(hand, others, moves, situation_of(game, counts)), strict=True))
    order = sorted(moves, key=lambda move: -found[move])
    liked = order[:most]
    if PASS in moves and PASS not in liked:
        liked[-1] = PASS
    return {move: found[move] for move in liked}


def _choice(rating: Rating[int], places: list[int]) -> Choice:
    count = len(places)
    figures = {
        "worlds": count,
        "worth": round(rating.mean, 3),
        "first": round(places.count(1) / count, 3) if count else 0,
        "place": round(sum(places) / count, 2) if count else 0,
    }
    return Choice(rating.move, figures)


# What an ended deal is worth


def may_be_last(game: UpsideDown) -> bool:
    """Whether the match may end with this deal."""
    end, _, number = str(game.settings["end"]).partition("-")
    if end == "deals":
        return game.deal_no >= int(number)
    return end == "points" and max(game.scores) + POINTS["winner"] >= int(number)


def place_of(game: UpsideDown, seat: int) -> int:
    """Where a seat that is out, or the last one in, has come in the deal."""
    return (game.out.index(seat) if seat in game.out else game.seats - 1) + 1


def worth(game: UpsideDown, seat: int) -> float:
    """What a deal is worth to a seat that has come in: its points, and the match if that is over.

    Where no points are counted, the places are worth what they would be.
    """
    points = float(POINTS.get(titles_for(game.seats)[place_of(game, seat) - 1], 0))
    if game.over and seat in game.winners:
        points += MATCH / len(game.winners)
    return points
