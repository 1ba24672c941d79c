"""The meaning of bids: what each shows and denies about a hand, as club players bid.

A game's `assist.bid_meanings(view)` uses bounds measured over thousands of club auctions. Games
without bids do not define it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...game import View

if TYPE_CHECKING:
    from ...protocol.messages.assist import Calls


def bid_meanings(view: View[Any]) -> Calls:
    """Return the meaning of the bids made so far, and of those the seat may make now."""
    meanings = getattr(view.game.part("assist"), "bid_meanings", None)
    return meanings(view) if meanings else {"made": [], "mine": []}
