"""Observation of a seat in Upside Down, as bytes; `layout` declares its parts.

Seats count clockwise from the observer, who is the first of n.
"""

from __future__ import annotations

from ...mechanics.climbing import stronger
from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...spaces import TO_ACT, Part, Parts
from .rules import EXCHANGE, PLAY, UpsideDown


def layout(game: UpsideDown) -> tuple[Parts, Parts]:
    n = game.seats
    planes = (
        Part("hand", 1, "the observer's hand"),
        Part("known_hands", n - 1, "the cards that each other seat is known to hold"),
        Part("played", n, "the cards that each seat has played"),
        Part("top", 1, "the play to beat"),
        Part("answers", 1, "the cards that can be part of an answer"),
        Part("took", 1, "the cards that the observer took in this deal's exchange"),
        Part("gave", 1, "the cards that the observer gave in it"),
        Part("given", 1, "the cards that the observer was given in it"),
    )
    numbers = (
        TO_ACT,
        Part("phase", 2, "exchange, play, as flags"),
        Part("low", 1, "whether low ranks are strong"),
        Part("cards", n, "the cards of each seat", game.pack.size),
        Part("places", n, "the place of each seat that is out (0: not)", n),
        Part("previous", n, "the place of each seat in the previous deal (0: none)", n),
        Part("passed", n, "whether each seat has passed since the play to beat"),
        Part("dealer", n, "the dealer, as flags"),
        Part("starter", n, "the seat to which passes bring the turn, as flags"),
    )
    return planes, numbers


def observe(game: UpsideDown, seat: int) -> bytes:
    n, held, top = game.seats, game.held, game.top
    seen = game.seen_by(seat)
    played, passed = [0] * n, [0] * n
    for who, cards in game.acts:
        if cards:
            played[who] |= cards
    for who, cards in reversed(game.acts[game.rounds[-1] :] if game.rounds else ()):
        if cards:
            break
        passed[who] = 1
    planes = [held[seat], *(mask & seen for mask in from_seat(held[:n], seat)[1:])]
    planes += from_seat(played, seat)
    planes += [top, stronger(top, game.low) if top else 0, *_exchanged(game, seat)]
    counts = [mask.bit_count() for mask in held[:n]]
    numbers = [int(game.turn == seat), *one_hot(game.phase - EXCHANGE, 2), game.low]
    for values in (counts, _places(game.out, n), _places(_previous(game), n), passed):
        numbers += from_seat(values, seat)
    for who in (game.dealer, game.starter if game.phase == PLAY else -1):
        numbers += one_hot(seat_from(who, seat, n), n)
    return observation(planes, game.pack.size, numbers)


def _previous(game: UpsideDown) -> tuple[int, ...]:
    """Return the ranking of the deal before this one."""
    return game.ranking if game.ending is None else ()


def _places(ranking: tuple[int, ...], seats: int) -> list[int]:
    """Return by seat its place in a ranking, from 1; 0 if it has none."""
    places = [0] * seats
    for place, seat in enumerate(ranking, 1):
        places[seat] = place
    return places


def _exchanged(game: UpsideDown, seat: int) -> tuple[int, int, int]:
    """Return the cards that a seat took, gave and was given."""
    for number, (giver, taker, _) in enumerate(game.pairs):
        gave = game.gave[number] if game.gave else game.held[game.seats + number]
        if seat == giver:
            return game.took[number], gave, 0
        if seat == taker:
            return 0, 0, game.gave[number] if game.gave else 0
    return 0, 0, 0
