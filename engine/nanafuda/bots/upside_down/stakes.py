"""What an ended deal is worth to a seat: the points of its place, and the match if that is over."""

from __future__ import annotations

from ...games.upside_down import POINTS, UpsideDown, titles_for

MATCH = 4.0  # points that winning the match is worth in what may be its last deal


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
