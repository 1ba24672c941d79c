"""Why a claim, a meld, a lay-off or a discard is good: a message's id and arguments.

Shares of layouts come from the search, in per cent; all else from what the seat itself can see.
"""

from __future__ import annotations

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
from ...melds import JOKER, SIZES
from .. import Choice, Reason
from .policy import ALIKE


def explain(view: View[int], choices: list[Choice]) -> Reason:
    """Why the first choice is the best: one sentence's id and arguments."""
    game, choice = view.game, choices[0]
    assert isinstance(game, SevenBridge)
    move, figures = choice.move, choice.figures
    fields: dict[str, int | float | str] = {"out": -1}
    if figures["worlds"]:
        fields = {"out": round(100 * figures["out"]), "points": round(figures["points"], 1)}
    if move < DRAW:
        id = _discard(game, view, move)
        fields |= {"card": PACK.codes[move], "pips": PIPS[move]}
    elif move in (DRAW, PASS):
        id = "draw" if move == DRAW else "pass"
    elif move < LAY:
        id = "lay-all"
    elif move < MELD:
        id = "lay"
    else:
        id = "meld" if move < CHI else "claim"
        fields["count"] = SIZES[meld_of(move)] - (move >= CHI)
    return f"seven-bridge-hint-{id}", fields


def _discard(game: SevenBridge, view: View[int], card: int) -> str:
    """What speaks for this discard."""
    hand = game.held[view.seat]
    if hand == 1 << card:
        return "last"
    if game.phase != CLAIMED and len(view.legal()) > hand.bit_count():
        return "hold"
    if card == JOKER:
        return "joker"
    if _safe(game, view, card):
        return "safe"
    return "least" if hand & (ALIKE[card] | NEAR[card]) else "loose"


def _safe(game: SevenBridge, view: View[int], card: int) -> bool:
    """Whether nobody can hold what a claim of this card takes."""
    hidden = view.unseen
    if (hidden & USEFUL[card]).bit_count() > 1:
        return False
    near = NEAR[card]
    return game.steps + 1 < game.seats or (hidden & near).bit_count() + (hidden >> JOKER & 1) < 2
