"""Why a play or a pass is good, as the id of a message and its arguments.

Reasons are taken from what the seat itself knows: its hand and the board. `twin` is a card's code;
`worlds` and `worth` tell what the search found; 0 worlds: there was none.
"""

from __future__ import annotations

from typing import Any

from ...cards import lowest
from ...chains import ODD, joker_on, twins
from ...game import View
from ...games.ring_of_sevens import JOKER, PASS, VALUE, RingOfSevens
from .. import Choice, Reason
from .rules import BEYOND


def explain(view: View[int], choices: list[Choice]) -> Reason:
    """Why the first choice is the best: one sentence's id and arguments."""
    game, choice = view.game, choices[0]
    assert isinstance(game, RingOfSevens)
    id, fields = _reason(game, view.seat, choice.move)
    worth = f"{choice.figures.get('worth', 0):+.1f}".replace("-", "−")
    fields |= {"worlds": choice.figures["worlds"], "worth": worth}
    return f"ring-of-sevens-hint-{id}", fields


def _reason(game: RingOfSevens, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    hand = game.held[seat] & game.live
    if move == PASS:
        return "pass-keep", {"passes": game.passes[seat] - 1}
    if move >= JOKER:
        return "joker", {}
    bit = 1 << move
    twin = twins(bit & ODD)
    if not hand & ~(bit | twin):
        return "out", {}
    if joker_on(game.marks) & bit:
        return "swap", {}
    if twin & hand:
        return "own-twin", {"points": VALUE[move], "twin": game.pack.codes[lowest(twin)]}
    waiting = BEYOND[move] & game.live & ~twin
    own, others = (waiting & hand).bit_count(), (waiting & ~hand).bit_count()
    if own > others:
        return "own-way", {"count": own}
    if not waiting:
        return ("gift" if twin else "end"), {}
    if twin:
        return "gift", {}
    return ("own-way", {"count": own}) if own else ("harmless", {})
