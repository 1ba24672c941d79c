"""What a seat of Ring of Sevens may know, as bytes.

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
from ...mechanics.runs import joker_on
from .rules import JOKER, JOKER_BIT, PASS, RingOfSevens


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
    places = [game.ranked.index(s) + 1 if s in game.ranked else 0 for s in range(n)]
    counts = [mask.bit_count() for mask in held]
    options = [int(bool(game.settings[id])) for id in ("joker", "link", "reverse", "open")]
    numbers = [int(game.turn == seat)]
    for values in (game.passes, counts, game.states, places):
        numbers += from_seat(values, seat)
    numbers += one_hot(seat_from(game.start, seat, n), n)
    return observation(planes, game.pack.size, numbers + options)


def _played(game: RingOfSevens) -> list[int]:
    """Return by seat the cards that it has played."""
    played = [0] * game.seats
    for entry in game.history:
        move = entry & 127
        if move < PASS:
            played[entry >> 7] |= 1 << min(move, JOKER)
    return played
