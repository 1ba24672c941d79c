"""Decisions that teach nothing: a rule of thumb finds them, or there is nothing to decide.

Only Seven Bridge has such rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nanafuda.game import View
from nanafuda.games.seven_bridge.bot.hints import goes_out
from nanafuda.games.seven_bridge.rules import DRAW, LAY, LAY_ALL, MELD, PIPS, SevenBridge


def thumb_of(view: View[Any]) -> list[int]:
    """Return the moves of the game's rule of thumb at a position; [] if it has none there.

    A puzzle that this rule solves teaches nothing.
    """
    if not isinstance(view.game, SevenBridge):
        return []
    legal = view.legal()
    if not all(move < DRAW for move in legal):  # it can do more than discard
        return []
    most = max(PIPS[card] for card in legal)
    return [card for card in legal if PIPS[card] == most]


def trivial(view: View[Any], best: Sequence[str]) -> bool:
    """Return whether to go out, or to lay off at all instead of discarding, is all there is."""
    if not isinstance(view.game, SevenBridge):
        return False
    moves = [view.move(action) for action in best]
    laying = [move for move in view.legal() if move >= LAY or LAY_ALL <= move < LAY]
    lays_off = bool(laying) and all(LAY <= move < MELD for move in laying)
    return all(goes_out(view.game, move) for move in moves) or (
        lays_off and sorted(moves) == sorted(laying)
    )
