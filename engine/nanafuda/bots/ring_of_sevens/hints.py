"""Why a play or a pass is good, as the id of a message and its arguments.

First what is certain, then what the search found to make the difference, then what the seat itself
knows: its hand and the board. `twin` is a card's code, `instead` an action's.
"""

from __future__ import annotations

from typing import Any

from ...cards import cards_of, lowest
from ...chains import ODD, joker_on, twins
from ...games.ring_of_sevens import JOKER, PASS, VALUE, RingOfSevens
from .. import Reason
from ..reasons import Comparison, otherwise, told
from .policy import opened
from .rules import BEYOND

SHARES = ("small", "big", "spared", "unpaid")


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    view, move = found.view, found.best
    game = view.game
    assert isinstance(game, RingOfSevens)
    hand = game.held[view.seat] & game.live
    if move < JOKER and _is_last(hand, move):
        return "ring-of-sevens-hint-out", {}
    if made := told(found, SHARES, ("cards",)):
        return made
    id, fields = _seen(game, view.seat, hand, move)
    return (f"ring-of-sevens-hint-{id}", fields) if id else otherwise(found)


def _seen(game: RingOfSevens, seat: int, hand: int, move: int) -> tuple[str, dict[str, Any]]:
    """What a move does for certain, as far as the seat can see; nothing if that is no reason."""
    others = game.live & ~hand
    if move == PASS:
        cards = cards_of(hand & game.ready)
        serve = all(_serves(game, card, others) and not _is_last(hand, card) for card in cards)
        return ("pass-keep" if serve else ""), {"passes": game.passes[seat] - 1}
    if move >= JOKER:
        return "", {}
    twin = twins(1 << move & ODD)
    if joker_on(game.marks) >> move & 1:
        return "swap", {}
    if twin & hand:
        return "own-twin", {"points": VALUE[move], "twin": game.pack.codes[lowest(twin)]}
    if not others & ~twin:
        return "", {}  # the others go out at once, and the deal is over
    if own := (_opens(game, move) & hand).bit_count():
        return "own-way", {"count": own}
    waiting = _waiting(game, move)
    if own := (waiting & hand).bit_count():
        return "own-later", {"count": own}
    return ("" if game.rules or _serves(game, move, others) else "end"), {}


def _is_last(hand: int, card: int) -> bool:
    """Whether a seat with this hand goes out with a card."""
    return not hand & ~(1 << card | twins(1 << card & ODD))


def _opens(game: RingOfSevens, card: int) -> int:
    """The cards that may be played once this one lies, and may not now."""
    after = game.live & ~(1 << card | twins(1 << card & ODD))
    return opened(game, card, after) & after


def _waiting(game: RingOfSevens, card: int) -> int:
    """The cards that cannot be played before this one's place is filled.

    None are told of where an arm may be built from its other end too.
    """
    twin = twins(1 << card & ODD)
    return 0 if game.rules else BEYOND[card] & game.live & ~game.ready & ~twin


def _serves(game: RingOfSevens, card: int, others: int) -> bool:
    """Whether a card opens a way for others, now or later, or makes a score card for them."""
    return bool((twins(1 << card & ODD) | _opens(game, card) | _waiting(game, card)) & others)
