"""Seven Euchre's action space: 147 ids.

| ids | actions |
|---|---|
| 0 | `pass` |
| 1–48 | the bids, lowest first (E5); in the second auction `bid:9` has the id of 9 in its suit |
| 49–97 | `discard` of a card, in pack order |
| 98–146 | `play` of a card, in pack order |
"""

from __future__ import annotations

from ...errors import Refusal
from ...mechanics.cards import SEVEN
from .rules import AUCTION, EXCHANGE, PLAY, TOP_BID, SevenEuchre

FIRST = {AUCTION: 0, EXCHANGE: TOP_BID + 1, PLAY: TOP_BID + 1 + SEVEN.size}  # ids by phase
SIZES = {AUCTION: TOP_BID + 1, EXCHANGE: SEVEN.size, PLAY: SEVEN.size}


def size(game: SevenEuchre) -> int:
    return FIRST[PLAY] + SEVEN.size


def id_of(game: SevenEuchre, move: int) -> int:
    return FIRST[game.phase] + move


def move_of(game: SevenEuchre, id: int) -> int:
    move = id - FIRST[game.phase]
    if not 0 <= move < SIZES[game.phase]:
        raise Refusal("other-step")
    return move
