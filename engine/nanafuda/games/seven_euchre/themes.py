"""What decisions of Seven Euchre are about (themes/theme.py)."""

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


def _trick(view: View[int]) -> Trick | None:
    """The trick that is being played, or about to be led."""
    return seen_by(view) if view.game.phase == PLAY else None


def _placed(view: View[int], card: int) -> tuple[int, int]:
    table = layout(view.game.denomination)  # type: ignore[attr-defined]
    return table.group[card], table.bit[card]


def _trump(view: View[int], card: int) -> bool:
    return _placed(view, card)[0] == TRUMPS


def _takes(view: View[int], t: Trick, card: int) -> bool:
    return bool(takes(*_placed(view, card), t.best_group, t.best))


def _leads(view: View[int], best: Answers) -> bool:
    """The seat leads to a trick."""
    t = _trick(view)
    return t is not None and t.left == 4


def _follows(view: View[int], best: Answers) -> bool:
    """The seat plays to a trick that another has led."""
    t = _trick(view)
    return t is not None and t.left < 4


def _draws(view: View[int], best: Answers) -> bool:
    """The declarer's side leads a trump."""
    t = _trick(view)
    ours = t is not None and t.left == 4 and not (t.seat ^ t.declarer) & 1
    return ours and all(_trump(view, card) for card in best)


def _ruffs(view: View[int], best: Answers) -> bool:
    """A trump on a plain suit that the seat has none of."""
    t = _trick(view)
    plain = t is not None and t.left < 4 and t.group != TRUMPS
    return plain and all(_trump(view, card) for card in best)


def _ducks(view: View[int], best: Answers) -> bool:
    """A card that could take the trick, for now, from the opponents is held back."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) == 2:
        return False
    able = any(_takes(view, t, card) for card in view.legal())
    return able and not any(_takes(view, t, card) for card in best)


def _unblocks(view: View[int], best: Answers) -> bool:
    """A card goes over the partner's, which is the best of the trick so far."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) != 2:
        return False
    return all(_takes(view, t, card) for card in best)


def _last_trump(view: View[int], best: Answers) -> bool:
    """The seat may play its only trump, or keep it."""
    if _trick(view) is None:
        return False
    mine = [card for card in cards_of(view.game.held[view.seat]) if _trump(view, card)]
    return len(mine) == 1 and mine[0] in view.legal()


def _no_trump(view: View[int], best: Answers) -> bool:
    game = view.game
    assert isinstance(game, SevenEuchre)
    return game.phase != AUCTION and game.denomination == NO_TRUMP


def _contests(view: View[int], best: Answers) -> bool:
    """The opponents' bid stands: to go over it, or to let them have it."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    standing = game.phase == AUCTION and game.standing
    return bool(standing and (game.bidder ^ view.seat) & 1)


def _raises(view: View[int], best: Answers) -> bool:
    """The partner's bid stands: to go over it, or to leave it."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    return bool(game.phase == AUCTION and game.standing and game.bidder == view.seat ^ 2)


def _makes_void(view: View[int], best: Answers) -> bool:
    """In the exchange a suit is given up for good: the only card of it is laid aside."""
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
