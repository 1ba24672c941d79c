"""Themes of Upside Down's decisions (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.themes import avoids, in_phase
from ...mechanics.climbing import TURNS, openings
from .rules import EXCHANGE, PLAY, UpsideDown

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _opens_round(view: View[UpsideDown], best: Answers) -> bool:
    return view.game.phase == PLAY and not view.game.top


def _beat_or_pass(view: View[UpsideDown], best: Answers) -> bool:
    return view.game.phase == PLAY and bool(view.game.top)


def _breaks(view: View[UpsideDown], move: int) -> bool:
    """Return whether a move breaks up a set or a run of the hand."""
    hand = view.game.held[view.seat]
    return any(play & move and play & ~move for play in openings(hand))


def _breaks_set(view: View[UpsideDown], best: Answers) -> bool:
    """Return whether the best move breaks up a set or a run though another would not."""
    in_play = view.game.phase == PLAY
    return in_play and avoids(view, best, lambda move: not _breaks(view, move))


def _keeps_set(view: View[UpsideDown], best: Answers) -> bool:
    """Return whether the best move keeps sets and runs whole though another would not."""
    in_play = view.game.phase == PLAY
    return in_play and avoids(view, best, lambda move: _breaks(view, move))


def _die(view: View[UpsideDown], best: Answers) -> bool:
    """Return whether a legal play turns the die."""
    game = view.game
    return game.phase == PLAY and any(move in TURNS[game.low] for move in view.legal())


def _out(view: View[UpsideDown], best: Answers) -> bool:
    """Return whether the seat can play its whole hand at once."""
    return view.game.phase == PLAY and view.game.held[view.seat] in view.legal()


def _near_out(view: View[UpsideDown], best: Answers) -> bool:
    """Return whether another seat has one or two cards left."""
    game = view.game
    rivals = (view.count(seat) for seat in range(game.seats) if seat != view.seat)
    return game.phase == PLAY and any(0 < count <= 2 for count in rivals)


THEMES: Themes = {
    "exchange": in_phase(EXCHANGE),
    "open": _opens_round,
    "beat-or-pass": _beat_or_pass,
    "break-set": _breaks_set,
    "keep-set": _keeps_set,
    "die": _die,
    "go-out": _out,
    "near-out": _near_out,
}
