"""Why a call, a discard or a card is good, as the id of a message and its arguments.

First what the search found to make the difference; where it found none, what the seat itself can
see: its hand, the calls, the cards played. An argument `card` is a card's code, `denomination` its
letter and `instead` an action's code, for the page to name.
"""

from __future__ import annotations

from ...game import View
from ...games.seven_euchre import (
    AUCTION,
    DENOMINATIONS,
    EXCHANGE,
    PASS,
    SevenEuchre,
    denomination_of,
    tricks_of,
)
from .. import Reason
from ..reasons import Comparison, otherwise, signed, told
from .auction import Auction, auction_of, mind
from .layout import TRUMPS, Trick, layout, takes
from .policy import TRUMP_BIT
from .rules import seen_by
from .stakes import points, stakes_of

SHARES = ("trick", "lead", "trump", "made", "beaten")


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    view, game = found.view, found.view.game
    assert isinstance(game, SevenEuchre)
    if game.phase == AUCTION:
        made = _call(found, game)
    else:
        made = told(found, SHARES, ("tricks",)) or _card(view, game, found.best)
    return made or otherwise(found)


# Calls


def _call(found: Comparison[int], game: SevenEuchre) -> Reason | None:
    """What this call brings and the other does not, or what the estimate says of it."""
    if made := found.difference(means=("balance",)):
        fields = {"here": signed(made.here), "there": signed(made.there)}
        return "seven-euchre-hint-balance", fields
    return _estimated(auction_of(game), game, found.view.seat, found.best)


def _estimated(auction: Auction, game: SevenEuchre, seat: int, bid: int) -> Reason | None:
    """What the estimate says of a call (auction.py)."""
    worth, stakes, side = mind(game.held[seat]), stakes_of(game), seat & 1
    theirs_stands = bool(auction.standing) and bool((auction.bidder ^ seat) & 1)
    if bid == PASS:
        if auction.standing and not theirs_stands:
            return "seven-euchre-hint-leave-partner", {}
        bids = [other for other in game.legal() if other]
        ours = {denomination_of(b): 0.0 for b in bids}
        ours = {d: auction.our_tricks(seat, worth, d) for d in ours}
        if not bids or any(ours[denomination_of(b)] >= tricks_of(b) for b in bids):
            return None
        best = max(ours, key=lambda d: ours[d])
        fields = {"denomination": DENOMINATIONS[best], "tricks": f"{ours[best]:.1f}"}
        return "seven-euchre-hint-pass", fields
    denomination = denomination_of(bid)
    tricks = auction.our_tricks(seat, worth, denomination)
    fields = {"denomination": DENOMINATIONS[denomination], "tricks": f"{tricks:.1f}"}
    if tricks < tricks_of(bid):
        # Bid beyond what is expected: only where the estimate finds it worth more than a pass.
        gain = stakes.mean(bid, side, tricks) - auction.passing(seat, worth, stakes)
        if (-gain if side else gain) <= 0:
            return None
        theirs = auction.their_tricks(seat, worth) if theirs_stands else 0.0
        if theirs_stands and theirs >= tricks_of(auction.standing):
            return "seven-euchre-hint-outbid", {**fields, "theirs": f"{theirs:.1f}"}
        made, _ = points(bid, tricks_of(bid))
        return "seven-euchre-hint-bid-short", {**fields, "points": made}
    if denomination in auction.named[seat ^ 2]:
        return "seven-euchre-hint-raise", fields
    return "seven-euchre-hint-bid", fields


# Discards and cards


def _card(view: View[int], game: SevenEuchre, card: int) -> Reason | None:
    """What a card does for certain, as far as the seat can see."""
    table = layout(game.denomination)
    group, bit = table.group[card], table.bit[card]
    if game.phase == EXCHANGE:
        rest = table.split(game.held[view.seat] & ~(1 << card))
        id = "make-void" if group != TRUMPS and not rest[group] and rest[TRUMPS] else ""
    else:
        t = seen_by(view)
        id = _lead(t, group, bit) if t.left == 4 else _follow(t, group, bit)
    return (f"seven-euchre-hint-{id}", {"card": game.pack.codes[card]}) if id else None


def _lead(t: Trick, group: int, bit: int) -> str:
    """What leading this card does; nothing if there is nothing to be said for it."""
    mine = t.hands[8 * t.seat + group]
    if group == TRUMPS and not (t.seat ^ t.declarer) & 1 and _may_trump(t, 7):
        return "draw"
    if top := _top(t, group, bit):
        return top
    partner = t.void[t.seat ^ 2]
    if group != TRUMPS and partner >> group & 1 and not partner & TRUMP_BIT and _trumps_out(t):
        return "give-ruff"
    if group != TRUMPS and mine == bit and t.hands[8 * t.seat + TRUMPS]:
        return "lead-single"
    return "lead-low" if mine != bit and mine & -mine == bit else ""


def _follow(t: Trick, group: int, bit: int) -> str:
    """What adding this card to the trick does."""
    mine = t.hands[8 * t.seat + group]
    low = mine != bit and mine & -mine == bit
    if takes(group, bit, t.best_group, t.best):
        if group != t.group:
            return "overruff" if t.best_group == TRUMPS else "ruff"
        if t.left == 1:
            return "cheapest"
        return _top(t, group, bit) or ("third-high" if t.left == 2 else "cover")
    if (t.winner ^ t.seat) == 2:
        return "partner-wins"
    if any(takes(*move, t.best_group, t.best) for move in t.moves()):
        return "spare-trump" if group != t.group else "keep-high"
    if group != t.group and group != TRUMPS and mine == bit and t.hands[8 * t.seat + TRUMPS]:
        return "throw-single"
    return "cannot-win-low" if low else "cannot-win"


def _top(t: Trick, group: int, bit: int) -> str:
    """Whether nobody can beat a card, or nobody but with a trump."""
    if t.live[group] & ~t.hands[8 * t.seat + group] > bit:
        return ""
    return "highest" if group != TRUMPS and _may_trump(t, t.left - 1) else "sure"


def _trumps_out(t: Trick) -> int:
    return t.live[TRUMPS] & ~t.hands[8 * t.seat + TRUMPS]


def _may_trump(t: Trick, after: int) -> bool:
    """Whether one of the opponents among so many seats to come may have a trump."""
    coming = [t.seat + n & 3 for n in (1, 3) if n <= after]
    return bool(_trumps_out(t)) and not all(t.void[seat] & TRUMP_BIT for seat in coming)
