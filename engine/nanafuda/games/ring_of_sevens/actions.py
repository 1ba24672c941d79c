"""Ring of Sevens' action space: 50 ids, with the option `joker` 62.

| ids | actions |
|---|---|
| 0–47 | `play` of a card, in pack order without the 7s, which nobody plays |
| 48, 49 | `pass`, `drop` |
| 50–61 | the Joker to R1, R3, R5, R9, R11, R13, K1, … K13 |
"""

from __future__ import annotations

from ...errors import Refusal
from ...mechanics.cards import FRENCH, cards_of
from ...mechanics.runs import PLACES, SEVENS
from .rules import DROP, JOKER, PASS, RingOfSevens

MOVES = (
    *cards_of(FRENCH.full & ~SEVENS),
    *(PASS, DROP),
    *(JOKER + place for place in range(len(PLACES))),
)
IDS = {move: id for id, move in enumerate(MOVES)}


def size(game: RingOfSevens) -> int:
    return len(MOVES) if game.pack.joker else IDS[JOKER]


def id_of(game: RingOfSevens, move: int) -> int:
    return IDS[move]


def move_of(game: RingOfSevens, id: int) -> int:
    if not 0 <= id < size(game):
        raise Refusal("not-an-action")
    return MOVES[id]
