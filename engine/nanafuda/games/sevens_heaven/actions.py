"""Seven's Sevens Heaven's action space: 51 + 2n ids with n seats.

| ids | actions |
|---|---|
| 0, 1 | `bet`, `fold` |
| 2–52 | `play` of a card, in pack order |
| 53 … | `predict` the seat 1, 2, … n − 1 places to the left |
| 52 + n … | `steal` from the seat 1, 2, … n − 1 places to the left |
"""

from __future__ import annotations

from ...errors import Refusal
from ...mechanics.cards import COLOURS
from .rules import BETTING, PLAY, PREDICTION, THEFT, SevensHeaven

PLAYS = 2
SEATS = PLAYS + COLOURS.size


def size(game: SevensHeaven) -> int:
    return SEATS + 2 * (game.seats - 1)


def id_of(game: SevensHeaven, move: int) -> int:
    phase = game.phase
    if phase == PLAY:
        return PLAYS + move
    if phase == BETTING:
        return move
    n = game.seats
    first = SEATS if phase == PREDICTION else SEATS + n - 1
    return first + (move - game.turn) % n - 1


def move_of(game: SevensHeaven, id: int) -> int:
    n = game.seats
    steps = n - 1
    first, count = {
        BETTING: (0, PLAYS),
        PLAY: (PLAYS, COLOURS.size),
        PREDICTION: (SEATS, steps),
        THEFT: (SEATS + steps, steps),
    }[game.phase]
    if not 0 <= id - first < count:
        raise Refusal("other-step")
    return id - first if first < SEATS else int(game.turn + id - first + 1) % n
