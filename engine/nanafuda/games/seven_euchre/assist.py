"""Assist for Seven Euchre: the meaning of bids, and whether the remaining tricks are settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...analysis.assist import locations
from ...game import View
from ...mechanics.cards import cards_of
from .bot.auction import ours
from .rules import AUCTION, DENOMINATIONS, PLAY, SevenEuchre, denomination_of, tricks_of

if TYPE_CHECKING:
    from ...messages.assist import Call, Calls
    from ...messages.match import Reason

# Bounds in tricks that hold for 95 % of club players' bids, measured over thousands of auctions.
OPENING = (-0.5, 0.9)  # the hand's estimate minus the tricks of an opening bid: low, high
NEARLY = 0.6  # another denomination's estimate may exceed the opened one's by this much
TOO_MUCH = 7.6  # a seat that passes before any bid has a lower estimate in every denomination
# Lowest estimate that a later bid shows: the side's first bid over the opponents, a denomination
# other than the partner's, the partner's, the seat's own again, a second one of the seat.
LEAST = {"over": 6.3, "other": 6.2, "raise": 5.7, "again": 6.7, "second": 6.4}
BEYOND = 2.4  # a bid over others' bids may exceed the hand's estimate by this much


def kind_of(game: SevenEuchre, number: int, seat: int, bid: int) -> str:
    """Return the kind of `bid` if `seat` makes it as call `number` (from 0) of the deal."""
    auction = game.calls[number][2] if number < len(game.calls) else game.auction
    if auction == 2:
        return "fixed" if bid else "fixed-pass"
    bids = [(s, denomination_of(b)) for s, b, _ in game.calls[:number] if b]
    mine = {d for s, d in bids if s == seat}
    partners = {d for s, d in bids if s == seat ^ 2}
    if not bid:
        return "on" if bids else "pass"
    if not bids:
        return "open"
    if denomination_of(bid) in mine:
        return "again"
    if denomination_of(bid) in partners:
        return "raise"
    return "second" if mine else "other" if partners else "over"


def bid_meanings(view: View[SevenEuchre]) -> Calls:
    game = view.game
    made = [_call(game, seat, bid, n, None) for n, (seat, bid, _) in enumerate(game.calls)]
    mine: list[Call] = []
    if game.phase == AUCTION and game.turn == view.seat:
        worth = ours(game.held[view.seat])
        for bid in game.legal():
            call = _call(game, view.seat, bid, len(game.calls), game.text(bid))
            amount = round(worth[denomination_of(bid)], 1) if bid else None
            mine.append({**call, "worth": amount})
    return {"made": made, "mine": mine}


def _call(game: SevenEuchre, seat: int, bid: int, number: int, action: str | None) -> Call:
    kind = kind_of(game, number, seat, bid)
    tricks = tricks_of(bid) if bid else 0
    args: dict[str, str | int | float | list[str]] = {"tricks": tricks}
    if bid:
        args["denomination"] = DENOMINATIONS[denomination_of(bid)]
        if kind == "open":
            args |= {"low": round(tricks + OPENING[0], 1), "high": round(tricks + OPENING[1], 1)}
        elif kind in LEAST:
            args |= {"least": LEAST[kind], "beyond": BEYOND}
    elif kind == "pass":
        args["most"] = TOO_MUCH
    says: Reason = {"id": f"seven-euchre-call-{kind}", "args": args}
    return {"seat": seat, "action": action, "says": says, "worth": None}


def settled(view: View[SevenEuchre]) -> bool:
    """Return whether the seat leads and no card still out can beat any of its cards."""
    game = view.game
    if game.phase != PLAY or game.follow:
        return False
    hand = game.held[view.seat]
    seats = (1 << game.seats) - 1
    out = sum(1 << card for card, places in locations(view).items() if places & seats)
    for card in cards_of(hand):
        power = game.leads[card][1]
        if any(power[other] > power[card] for other in cards_of(out)):
            return False
    return True
