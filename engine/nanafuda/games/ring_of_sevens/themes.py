"""Themes of Ring of Sevens' decisions (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.themes import avoids
from ...mechanics.runs import ODD, twins
from .bot.tie_breaks import is_last, opens
from .rules import JOKER, PASS, VALUE, RingOfSevens

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _live(view: View[RingOfSevens]) -> int:
    game = view.game
    return game.held[view.seat] & game.live


def _lets_others(view: View[RingOfSevens], move: int) -> bool:
    """Return whether a card opens a way for others but not for the seat."""
    now = opens(view.game, move) if move < JOKER else 0
    return bool(now) and not now & _live(view)


def _keeps_shut(view: View[RingOfSevens], best: Answers) -> bool:
    """Return whether the answer avoids a card that opens a way for others alone."""
    return avoids(view, best, lambda move: _lets_others(view, move))


def _opens_own(view: View[RingOfSevens], best: Answers) -> bool:
    """Return whether the card lets the seat play another of its own."""
    mine = _live(view)
    return all(move < JOKER and opens(view.game, move) & mine for move in best)


def _own_twin(view: View[RingOfSevens], best: Answers) -> bool:
    """Return whether the seat holds the card's twin, which becomes its own score card."""
    mine = _live(view)
    return all(move < JOKER and twins(1 << move & ODD) & mine for move in best)


def _gives_twin(view: View[RingOfSevens], best: Answers) -> bool:
    """Return whether the answer avoids a card that makes a score card for another seat."""
    game, mine = view.game, _live(view)
    theirs = game.live & ~mine

    def gives(move: int) -> bool:
        return move < JOKER and bool(VALUE[move] and twins(1 << move & ODD) & theirs)

    return avoids(view, best, gives)


def _out(view: View[RingOfSevens], best: Answers) -> bool:
    """Return whether the seat can go out."""
    hand = _live(view)
    return any(move < JOKER and is_last(hand, move) for move in view.legal())


THEMES: Themes = {
    "pass-or-play": lambda view, best: PASS in view.legal(),
    "which-card": lambda view, best: PASS not in view.legal(),
    "keep-shut": _keeps_shut,
    "own-way": _opens_own,
    "own-twin": _own_twin,
    "no-gift": _gives_twin,
    "go-out": _out,
}
