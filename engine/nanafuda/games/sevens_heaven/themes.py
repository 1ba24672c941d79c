"""Themes of Seven's Sevens Heaven's decisions (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.themes import in_phase
from .rules import BETTING, PLAY, PREDICTION, SEVENS, TARGET, THEFT, TRICKS, SevensHeaven, seats_of

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _leads(view: View[SevensHeaven], best: Answers) -> bool:
    game = view.game
    return game.phase == PLAY and not game.follow


def _follows(view: View[SevensHeaven], best: Answers) -> bool:
    game = view.game
    return game.phase == PLAY and bool(game.follow)


def _wins(game: SevensHeaven, card: int) -> bool:
    """Return whether a card is the best of the trick so far."""
    return bool(game.follow >> card & 1 and card > game.best)


def _ducks(view: View[SevensHeaven], best: Answers) -> bool:
    """Return whether the answer holds back a card that would lead the trick."""
    game = view.game
    if game.phase != PLAY or not game.follow:
        return False
    able = any(_wins(game, card) for card in view.legal())
    return able and not any(_wins(game, card) for card in best)


def _own_seven(view: View[SevensHeaven], best: Answers) -> bool:
    """Return whether the seat may play or keep a 7."""
    game = view.game
    return game.phase == PLAY and any(SEVENS >> card & 1 for card in view.legal())


def _third_trick(view: View[SevensHeaven], best: Answers) -> bool:
    """Return whether a seat needs one more trick to win the pot."""
    game = view.game
    most = max(game.won[seat] for seat in seats_of(game.bettors)) if game.bettors else 0
    return game.phase == PLAY and most == TRICKS - 1


def _near_home(view: View[SevensHeaven], best: Answers) -> bool:
    """Return whether a seat reaches the target with the pot."""
    game = view.game
    home = any(score + game.pot >= TARGET for score in game.scores)
    return game.settings["length"] == "game" and home


THEMES: Themes = {
    "fold-or-bet": in_phase(BETTING),
    "back": in_phase(PREDICTION),
    "steal": in_phase(THEFT),
    "lead": _leads,
    "follow": _follows,
    "hold-up": _ducks,
    "own-seven": _own_seven,
    "third-trick": _third_trick,
    "near-home": _near_home,
}
