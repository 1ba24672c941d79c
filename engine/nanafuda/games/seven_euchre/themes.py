"""Themes of Seven Euchre's decisions (analysis/themes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.themes import in_phase
from ...mechanics.cards import cards_of
from .bot.layout import TRUMPS, Trick, layout, takes
from .bot.rules import seen_by
from .rules import AUCTION, EXCHANGE, NO_TRUMP, PLAY, SevenEuchre

if TYPE_CHECKING:
    from ...analysis.themes import Answers, Themes
    from ...game import View


def _trick(view: View[SevenEuchre]) -> Trick | None:
    """Return the current trick, which may be about to be led; None outside play."""
    return seen_by(view) if view.game.phase == PLAY else None


def _placed(view: View[SevenEuchre], card: int) -> tuple[int, int]:
    table = layout(view.game.denomination)
    return table.group[card], table.bit[card]


def _trump(view: View[SevenEuchre], card: int) -> bool:
    return _placed(view, card)[0] == TRUMPS


def _takes(view: View[SevenEuchre], t: Trick, card: int) -> bool:
    return bool(takes(*_placed(view, card), t.best_group, t.best))


def _leads(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the seat leads to a trick."""
    t = _trick(view)
    return t is not None and t.left == 4


def _follows(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the seat plays to a trick that another seat has led."""
    t = _trick(view)
    return t is not None and t.left < 4


def _draws(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the best lead of the declarer's side is a trump."""
    t = _trick(view)
    ours = t is not None and t.left == 4 and not (t.seat ^ t.declarer) & 1
    return ours and all(_trump(view, card) for card in best)


def _ruffs(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the best card trumps a plain suit in which the seat is void."""
    t = _trick(view)
    plain = t is not None and t.left < 4 and t.group != TRUMPS
    return plain and all(_trump(view, card) for card in best)


def _ducks(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the best card holds back one that would now beat the opponents."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) == 2:
        return False
    able = any(_takes(view, t, card) for card in view.legal())
    return able and not any(_takes(view, t, card) for card in best)


def _unblocks(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the best card beats the partner's, which is winning so far."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) != 2:
        return False
    return all(_takes(view, t, card) for card in best)


def _last_trump(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the seat has a choice to play or keep its only trump."""
    if _trick(view) is None:
        return False
    mine = [card for card in cards_of(view.game.held[view.seat]) if _trump(view, card)]
    return len(mine) == 1 and mine[0] in view.legal()


def _no_trump(view: View[SevenEuchre], best: Answers) -> bool:
    game = view.game
    return game.phase != AUCTION and game.denomination == NO_TRUMP


def _contests(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the opponents' bid stands: to outbid or to leave."""
    game = view.game
    standing = game.phase == AUCTION and game.standing
    return bool(standing and (game.bidder ^ view.seat) & 1)


def _raises(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the partner's bid stands: to outbid or to leave."""
    game = view.game
    return bool(game.phase == AUCTION and game.standing and game.bidder == view.seat ^ 2)


def _makes_void(view: View[SevenEuchre], best: Answers) -> bool:
    """Return whether the best discard is a singleton and so creates a void."""
    if view.game.phase != EXCHANGE:
        return False
    groups = [_placed(view, card)[0] for card in cards_of(view.game.held[view.seat])]
    thrown = [_placed(view, card)[0] for card in best]
    return all(group != TRUMPS and groups.count(group) == 1 for group in thrown)


THEMES: Themes = {
    "auction": in_phase(AUCTION),
    "exchange": in_phase(EXCHANGE),
    "lead": _leads,
    "follow": _follows,
    "contest": _contests,
    "raise": _raises,
    "void": _makes_void,
    "draw-trumps": _draws,
    "ruff": _ruffs,
    "hold-up": _ducks,
    "over-partner": _unblocks,
    "last-trump": _last_trump,
    "no-trump": _no_trump,
}
