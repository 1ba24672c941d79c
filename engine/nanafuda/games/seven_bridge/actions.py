"""Seven Bridge's action space: 2,270 ids with the default options.

Without the Joker it has 454, without `all_lay_off` 2,216, without both 401.

One id names the meld that lies on the table after the action, whichever action puts it there:
`meld`, `lay`, `chi` or `pon`. Cards are unique, so it also names the meld laid on. This keeps the
space small and independent of the order in which melds were laid out.

| ids | actions |
|---|---|
| 0, 1 | `draw`, `pass` |
| 2 … | `discard` of a card, in pack order |
| then | the melds in the order of `mechanics/melds.py`, the Joker's only if it is in play |
| then | with `all_lay_off`: `lay-all`, then `lay-all` with the discard of a card, in pack order |
"""

from __future__ import annotations

from ...errors import Refusal
from ...mechanics.melds import CARDS, GROUP, GROWN, JOKER_BIT, MELDS, RUN, SIZES
from .rules import (
    ASKED,
    CHI,
    DRAW,
    LAY,
    LAY_ALL,
    MELD,
    PASS,
    PON,
    START,
    SevenBridge,
    face_of,
    laying,
    meld_of,
    place_of,
)

DISCARDS = 2
REAL = tuple(m for m in range(len(MELDS)) if not CARDS[m] & JOKER_BIT)
REAL_IDS = {m: id for id, m in enumerate(REAL)}


def size(game: SevenBridge) -> int:
    cards = game.pack.size
    return _after_melds(game) + (cards + 1 if game.settings["all_lay_off"] else 0)


def _after_melds(game: SevenBridge) -> int:
    """Return the first id after the melds."""
    return DISCARDS + game.pack.size + len(REAL if game.pack.joker is None else MELDS)


def id_of(game: SevenBridge, move: int) -> int:
    if move < DRAW:
        return DISCARDS + move
    if move <= PASS:
        return move - DRAW
    if move < LAY:
        return _after_melds(game) + move - LAY_ALL
    lay = move < MELD
    m = GROWN[game.melds[place_of(move)]][face_of(move)] if lay else meld_of(move)
    return DISCARDS + game.pack.size + (REAL_IDS[m] if game.pack.joker is None else m)


def move_of(game: SevenBridge, id: int) -> int:
    first, last = DISCARDS + game.pack.size, _after_melds(game)
    if not 0 <= id < size(game):
        raise Refusal("not-an-action")
    if id < DISCARDS:
        return DRAW + id
    if id < first:
        return id - DISCARDS
    if id >= last:
        return LAY_ALL + id - last
    return _melding(game, REAL[id - first] if game.pack.joker is None else id - first)


def _melding(game: SevenBridge, m: int) -> int:
    """Return the move after which this meld lies on the table."""
    if game.phase in (START, ASKED):
        kind, claim = (RUN, CHI) if game.phase == START else (GROUP, PON)
        if SIZES[m] < 3 or MELDS[m].kind != kind:
            raise Refusal("not-a-meld")
        return claim + m
    for place, lying in enumerate(game.melds):
        if not CARDS[lying] & ~CARDS[m]:
            for face, grown in GROWN[lying].items():
                if grown == m:
                    return laying(place, face)
    return MELD + m
