"""Observation of a seat in Ring of Sevens, as bytes; `layout` declares its parts.

Seats count clockwise from the observer, who is the first of n.
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...mechanics.runs import LINK, REVERSE, joker_on
from ...spaces import TO_ACT, Part, Parts
from .rules import JOKER, JOKER_BIT, PASS, RingOfSevens

CARDS = tuple(1 << min(move, JOKER) if move < PASS else 0 for move in range(128))  # by move


def layout(game: RingOfSevens) -> tuple[Parts, Parts]:
    n = game.seats
    planes = (
        Part("hand", 1, "the observer's hand cards"),
        Part("score_cards", 1, "the observer's score cards"),
        Part("shown", n - 1, "the score cards of each other seat, as far as they are shown"),
        Part("played", n, "the cards that each seat has played"),
        Part("sevens", n, "the 7s that each seat laid out"),
        Part("live", 1, "the cards still in hands"),
        Part("ready", 1, "the cards that may be played now"),
        Part("joker", 1, "the place that the Joker fills"),
    )
    numbers = (
        TO_ACT,
        Part("passes", n, "the passes that each seat has left", 7),
        Part("cards", n, "the cards of each seat", game.pack.size),
        Part("states", n, "whether each seat is in (0), out (1) or dropped (2)", 2),
        Part("places", n, "each seat's place among those that went out (0: none)", n),
        Part("start", n, "the start player, as flags"),
        Part("options", 4, "the options `joker`, `link`, `reverse` and `open`"),
    )
    return planes, numbers


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
