"""Observation of a seat in Ring of Sevens, as bytes.

Seats count clockwise from the observer, who is the first of n. Planes of the pack's cards:

1. the observer's hand cards, then its score cards;
2. the score cards of each other seat, as far as they are shown;
3. the cards that each seat has played;
4. the 7s that each seat laid out;
5. the cards still in hands, then those that may be played now, then the place that the Joker fills.

Numbers: whether the observer is to act; by seat its passes, its cards, whether it is in (0), out
(1) or dropped (2), and its place among those that went out (0: none); the start player as n
flags; the options `joker`, `link`, `reverse` and `open`.
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...mechanics.runs import LINK, REVERSE, joker_on
from .rules import JOKER, JOKER_BIT, PASS, RingOfSevens

CARDS = tuple(1 << min(move, JOKER) if move < PASS else 0 for move in range(128))  # by move


def shape(game: RingOfSevens) -> tuple[int, int]:
    return 3 * game.seats + 4, 5 * game.seats + 5


def observe(game: RingOfSevens, seat: int) -> bytes:
    n, held, live = game.seats, game.held, game.live
    seen = game.seen_by(seat)
    planes = [held[seat] & (live | JOKER_BIT), held[seat] & ~(live | JOKER_BIT)]
    planes += [mask & seen & ~live for mask in from_seat(held, seat)[1:]]
    planes += from_seat(_played(game), seat)
    planes += from_seat(game.sevens, seat)
    planes += [live, game.ready & live, joker_on(game.marks)]
    places = [0] * n
    for place, out in enumerate(game.ranked, 1):
        places[out] = place
    counts = [mask.bit_count() for mask in held]
    options = [game.pack.joker is not None, game.rules & LINK, game.rules & REVERSE, game.shown]
    numbers = [int(game.turn == seat)]
    for values in (game.passes, counts, game.states, places):
        numbers += from_seat(values, seat)
    numbers += one_hot(seat_from(game.start, seat, n), n)
    return observation(planes, game.pack.size, numbers + [int(bool(o)) for o in options])


def _played(game: RingOfSevens) -> list[int]:
    """Return by seat the cards that it has played."""
    played = [0] * game.seats
    for entry in game.history:
        played[entry >> 7] |= CARDS[entry & 127]
    return played
