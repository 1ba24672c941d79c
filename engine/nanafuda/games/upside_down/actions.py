"""Upside Down's action space: 515 ids, and 18,473 for gifts if the match has more than one deal.

| ids | actions |
|---|---|
| 0 | `pass` |
| 1–49 | solos, in pack order |
| 50–196 | runs: by suit, then first and last card |
| 197–514 | sets: by rank, then size, then cards |
| 515–18,938 | gifts of three cards, in lexicographic order of the pack order |
| 18,939–18,987 | gifts of one card, in pack order (from four seats on) |

The environments give card by card instead (`parts`): 49 ids from 515 on, in pack order.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ...errors import Refusal
from ...mechanics.cards import SEVEN, cards_of, mask_of
from ...mechanics.climbing import PASS, PATTERNS
from .rules import EXCHANGE, UpsideDown

PLAYS = (PASS, *PATTERNS)
PARTS = len(PLAYS)  # the id of the first card, if a gift is given card by card
PLAY_IDS = {move: id for id, move in enumerate(PLAYS)}


@cache
def _gifts() -> tuple[tuple[int, ...], dict[int, int]]:
    """Return the gifts of three cards and of one in the order of their ids, and the ids."""
    gifts = tuple(mask_of(c) for n in (3, 1) for c in combinations(range(SEVEN.size), n))
    return gifts, {gift: id for id, gift in enumerate(gifts, len(PLAYS))}


def size(game: UpsideDown) -> int:
    if game.deals == 1:
        return len(PLAYS)
    return len(PLAYS) + len(_gifts()[0]) - (SEVEN.size if game.seats == 3 else 0)


def id_of(game: UpsideDown, move: int) -> int:
    return _gifts()[1][move] if game.phase == EXCHANGE else PLAY_IDS[move]


def move_of(game: UpsideDown, id: int) -> int:
    exchange = game.phase == EXCHANGE
    if not 0 <= id < size(game):
        raise Refusal("not-an-action")
    if exchange != (id >= len(PLAYS)):
        raise Refusal("other-step")
    return _gifts()[0][id - len(PLAYS)] if exchange else PLAYS[id]


def parts(game: UpsideDown, part: int) -> list[int] | None:
    """Return this part of a gift with each card that may come next, in pack order.

    Empty if the gift is complete; None if no gift is to be given.
    """
    if game.phase != EXCHANGE:
        return None
    left = game.gift_size() - part.bit_count()
    later = game.held[game.turn] >> part.bit_length() << part.bit_length()
    cards = list(cards_of(later)) if left else []
    return [part | 1 << card for card in cards[: len(cards) - left + 1]]
