"""Why a call or a card is good, as the id of a message and its arguments.

Reasons are taken from what the seat itself can see: its hand, the calls, the cards played. An
argument `card` is a card's code and `denomination` its letter, for the page to name.
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
from .. import Choice, Reason
from .auction import auction_of, mind
from .layout import TRUMPS, Trick, layout, takes
from .rules import seen_by


def explain(view: View[int], choices: list[Choice], rank: int) -> Reason:
    """Why this choice: one sentence's id and arguments."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    move = choices[rank].move
    if game.phase == AUCTION:
        return _call(game, view.seat, move)
    if game.phase == EXCHANGE:
        return _discard(game, view.seat, move)
    table = layout(game.denomination)
    id = _card(seen_by(view), table.group[move], table.bit[move])
    return f"seven-euchre-hint-{id}", {"card": game.pack.codes[move]}


def _call(game: SevenEuchre, seat: int, bid: int) -> Reason:
    auction, worth = auction_of(game), mind(game.held[seat])
    if bid == PASS:
        if auction.standing and not (auction.bidder ^ seat) & 1:
            return "seven-euchre-hint-leave-partner", {}
        best = max(range(8), key=lambda d: auction.our_tricks(seat, worth, d))
        if auction.second:
            best = auction.trump
        tricks = round(auction.our_tricks(seat, worth, best), 1)
        fields = {"denomination": DENOMINATIONS[best], "tricks": tricks}
        return "seven-euchre-hint-pass", fields
    denomination = denomination_of(bid)
    tricks = round(auction.our_tricks(seat, worth, denomination), 1)
    fields = {"denomination": DENOMINATIONS[denomination], "tricks": tricks}
    if denomination in auction.named[seat ^ 2]:
        return "seven-euchre-hint-raise", fields
    if auction.standing and (auction.bidder ^ seat) & 1 and tricks < tricks_of(bid) - 0.5:
        theirs = round(auction.their_tricks(seat, worth), 1)
        return "seven-euchre-hint-outbid", {**fields, "theirs": theirs}
    return "seven-euchre-hint-bid", fields


def _discard(game: SevenEuchre, seat: int, card: int) -> Reason:
    table = layout(game.denomination)
    group = table.group[card]
    rest = table.split(game.held[seat] & ~(1 << card))
    fields = {"card": game.pack.codes[card]}
    if group != TRUMPS and not rest[group] and rest[TRUMPS]:
        return "seven-euchre-hint-make-void", fields
    return "seven-euchre-hint-discard-least", fields


def _card(t: Trick, group: int, bit: int) -> str:
    """What laying this card does."""
    mine = t.hands[8 * t.seat + group]
    others = t.live[group] & ~mine
    if t.left == 4:
        return _lead(t, group, bit, others)
    partner_wins = (t.winner ^ t.seat) == 2
    if not takes(group, bit, t.best_group, t.best):
        if partner_wins:
            return "partner-wins"
        if group != t.group:
            return "throw"
        return "cannot-win" if mine < t.best or t.best_group != group else "keep-high"
    if group != t.group:
        return "overruff" if t.best_group == TRUMPS else "ruff"
    if t.left == 1:
        return "cheapest"
    if bit > others:
        return "master"
    return "third-high" if t.left == 2 else "cover"


def _lead(t: Trick, group: int, bit: int, others: int) -> str:
    if group == TRUMPS:
        if not (t.seat ^ t.declarer) & 1 and others:
            return "draw"
        return "lead-trump"
    if bit > others:
        return "cash"
    partner = t.void[t.seat ^ 2]
    if partner >> group & 1 and not partner >> TRUMPS & 1:
        return "give-ruff"
    return "lead-low"
