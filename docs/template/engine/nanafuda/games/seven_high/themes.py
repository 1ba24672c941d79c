"""Topics of the decisions of Seven High (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import SEVENS, SevenHigh

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _leads(view: View[SevenHigh], best: Answers) -> bool:
    return view.game.leads


def _follows(view: View[SevenHigh], best: Answers) -> bool:
    return not view.game.leads


def _own_seven(view: View[SevenHigh], best: Answers) -> bool:
    """The seat can play a 7 or keep it."""
    return any(SEVENS >> card & 1 for card in view.legal())


THEMES: Themes = {"lead": _leads, "follow": _follows, "own-seven": _own_seven}
