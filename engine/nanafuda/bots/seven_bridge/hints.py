"""Why a claim, a meld, a lay-off or a discard is good: a message's id and arguments.

First what is certain, then what the search found to make the difference, then what the seat itself
can see. An argument `card` is a card's code, `instead` an action's.
"""

from __future__ import annotations

from ...cards import cards_of
from ...game import View
from ...games.seven_bridge import (
    CHI,
    CLAIMED,
    DRAW,
    LAY,
    MELD,
    NEAR,
    PACK,
    PASS,
    PIPS,
    USEFUL,
    SevenBridge,
    meld_of,
)
from ...melds import JOKER, JOKER_BIT, SEVENS, SIZES
from .. import Reason
from ..reasons import Comparison, otherwise, told
from .policy import ALIKE

SHARES = ("out", "opened", "rid", "free")


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    view, move = found.view, found.best
    game = view.game
    assert isinstance(game, SevenBridge)
    if move < DRAW and game.held[view.seat] == 1 << move:
        return "seven-bridge-hint-last", {"card": PACK.codes[move]}
    if PASS < move < LAY:
        return "seven-bridge-hint-lay-all", {}
    return (
        told(found, SHARES, ("points",), less="points")
        or _seen(view, game, move)
        or otherwise(found)
    )


def _seen(view: View[int], game: SevenBridge, move: int) -> Reason | None:
    """What a move does for certain, as far as the seat can see."""
    first = view.seat not in game.owners
    if move in (DRAW, PASS):
        return ("seven-bridge-hint-concealed", {}) if _may_conceal(game, first) else None
    if move < DRAW:
        id = _discard(game, view, move, first)
        fields = {"card": PACK.codes[move], "pips": PIPS[move]}
        return (f"seven-bridge-hint-{id}", fields) if id else None
    if move < MELD:
        return "seven-bridge-hint-lay", {}
    kind = "meld" if move < CHI else "claim"
    count = SIZES[meld_of(move)] - (move >= CHI)
    return f"seven-bridge-hint-{kind}{'-first' if first else ''}", {"count": count}


def _may_conceal(game: SevenBridge, first: bool) -> bool:
    """Whether a seat may still go out concealed, if it lays out nothing before."""
    return first and bool(game.settings["concealed"])


def _discard(game: SevenBridge, view: View[int], card: int, first: bool) -> str:
    """What speaks for this discard; nothing if it cannot be seen."""
    hand = game.held[view.seat]
    if game.phase != CLAIMED and len(view.legal()) > hand.bit_count() and _may_conceal(game, first):
        return "hold"
    if card == JOKER:
        return "joker"
    if _safe(game, view, card):
        return "safe"
    if not hand & (ALIKE[card] | NEAR[card] | JOKER_BIT) and not SEVENS >> card & 1:
        return "loose"
    rest = hand & ~(1 << card)
    return "dear" if all(PIPS[card] > PIPS[other] for other in cards_of(rest)) else ""


def _safe(game: SevenBridge, view: View[int], card: int) -> bool:
    """Whether nobody can hold what a claim of this card takes."""
    hidden = view.unseen
    if (hidden & USEFUL[card]).bit_count() > 1:
        return False
    near = NEAR[card]
    return game.steps + 1 < game.seats or (hidden & near).bit_count() + (hidden >> JOKER & 1) < 2
