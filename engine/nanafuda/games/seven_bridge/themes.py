"""Themes of Seven Bridge's decisions (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.themes import in_phase
from ...mechanics.melds import CARDS, JOKER_BIT, SEVENS, melds_in
from .bot.hints import goes_out
from .rules import ASKED, CLAIMED, DRAW, LAY, LAY_ALL, PLAY, START, SevenBridge

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _lays(move: int) -> bool:
    """Return whether a move lays cards out or off, or all of them."""
    return move >= LAY or LAY_ALL <= move < LAY


def _in_turn(view: View[SevenBridge]) -> bool:
    return view.game.phase in (PLAY, CLAIMED)


def _lay_or_hold(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether the seat may lay cards out or keep them."""
    return _in_turn(view) and any(_lays(move) for move in view.legal())


def _which_discard(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether the seat can only discard."""
    return _in_turn(view) and not any(_lays(move) for move in view.legal())


def _holds_back(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether a discard is best although cards could be laid out."""
    return _lay_or_hold(view, best) and not any(_lays(move) for move in best)


def _which_seven(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether several 7s may be laid out alone or discarded."""
    if not _in_turn(view):
        return False
    game, hand = view.game, view.game.held[view.seat]
    gone = set()
    for move in view.legal():
        after = game.clone()
        after.play(move)
        left = hand & ~after.held[view.seat]
        if left & SEVENS and not left & left - 1:
            gone.add(left)
    return len(gone) > 1


def _breaks(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether the answer discards a card of a meld in the hand."""
    melds = melds_in(view.game.held[view.seat])
    return _in_turn(view) and all(
        move < DRAW and any(CARDS[m] >> move & 1 for m in melds) for move in best
    )


def _out(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether the seat goes out in this turn."""
    return all(goes_out(view.game, move) for move in best)


def _has_joker(view: View[SevenBridge], best: Answers) -> bool:
    """Return whether the seat has the Joker."""
    return bool(view.game.held[view.seat] & JOKER_BIT)


THEMES: Themes = {
    "pon-or-wait": in_phase(ASKED),
    "claim-or-draw": in_phase(START),
    "lay-or-hold": _lay_or_hold,
    "discard": _which_discard,
    "hold-back": _holds_back,
    "which-seven": _which_seven,
    "break-set": _breaks,
    "go-out": _out,
    "joker": _has_joker,
}
