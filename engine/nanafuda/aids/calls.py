"""What a call means: what it shows of a hand and what it denies, as club players call.

Each sentence goes by bounds that are measured over thousands of their auctions. A hand's worth is
what the bots take it for: in Seven Euchre the tricks that it takes on average with its partner's,
by denomination; in Seven's Sevens Heaven how likely it wins the gamble against two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..game import View
from ..games.seven_euchre.bot.auction import ours
from ..games.seven_euchre.rules import (
    AUCTION,
    DENOMINATIONS,
    SevenEuchre,
    denomination_of,
    tricks_of,
)
from ..games.sevens_heaven.bot.rules import outlook
from ..games.sevens_heaven.rules import BET, BETTING, FOLD, SevensHeaven

if TYPE_CHECKING:
    from ..seam.aids import Call, Calls
    from ..seam.playing import Reason

# Seven Euchre, in tricks
OPENING = (-0.5, 0.9)  # an opening bid's tricks, and what the hand is worth beside them
NEARLY = 0.6  # so much more another denomination may be worth than the one that is opened
TOO_MUCH = 7.6  # a hand that passes where nobody has bid is worth less in every denomination
# What a later bid shows at least in its denomination: of the side's first over the others' bids,
# over the partner's in another denomination, in the partner's, in one's own again, in a second one
LEAST = {"over": 6.3, "other": 6.2, "raise": 5.7, "again": 6.7, "second": 6.4}
BEYOND = 2.4  # so many more than the hand is worth are bid over the others' bids

# Seven's Sevens Heaven, in times of a hundred
BETS, FOLDS = 19, 66  # a hand that bets wins the gamble as often at least, one that folds at most
RIVALS = 2


def calls(view: View[Any]) -> Calls:
    """What the deal's calls have told so far, and those would that the seat may make now."""
    meanings = MEANINGS.get(view.game.id)
    return meanings(view) if meanings else {"made": [], "mine": []}


def kind_of(game: SevenEuchre, number: int, seat: int, bid: int) -> str:
    """What kind of call this would be as the deal's call of that number."""
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


def _seven_euchre(view: View[Any]) -> Calls:
    game = view.game
    assert isinstance(game, SevenEuchre)
    made = [_call(game, seat, bid, n, None) for n, (seat, bid, _) in enumerate(game.calls)]
    mine: list[Call] = []
    if game.phase == AUCTION and game.turn == view.seat:
        worth = ours(game.held[view.seat])
        for bid in game.legal():
            told = _call(game, view.seat, bid, len(game.calls), game.text(bid))
            amount = round(worth[denomination_of(bid)], 1) if bid else None
            mine.append({**told, "worth": amount})
    return {"made": made, "mine": mine}


def _call(game: SevenEuchre, seat: int, bid: int, number: int, action: str | None) -> Call:
    kind = kind_of(game, number, seat, bid)
    tricks = tricks_of(bid) if bid else 0
    args: dict[str, str | int | float] = {"tricks": tricks}
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


def _sevens_heaven(view: View[Any]) -> Calls:
    game = view.game
    assert isinstance(game, SevensHeaven)
    made: list[Call] = []
    mine: list[Call] = []
    for n in range(game.seats):
        seat = (game.start + n) % game.seats
        if game.declared >> seat & 1:
            move = BET if game.bettors >> seat & 1 else FOLD
            made.append({**_declared(seat, move, None), "action": None})
    made += [
        {
            "seat": seat,
            "action": None,
            "says": {"id": "sevens-heaven-call-predict", "args": {"call": "predict", "on": bettor}},
            "worth": None,
        }
        for seat, bettor in enumerate(game.chips)
        if bettor is not None
    ]
    if game.phase == BETTING and game.turn == view.seat:
        worth = round(100 * outlook(game.held[view.seat], RIVALS)[1])
        mine = [_declared(view.seat, move, worth) for move in (BET, FOLD)]
    return {"made": made, "mine": mine}


def _declared(seat: int, move: int, worth: int | None) -> Call:
    id = "bet" if move == BET else "fold"
    bound = {"least": BETS} if move == BET else {"most": FOLDS}
    args: dict[str, str | int | float] = {"call": id, **bound}
    says: Reason = {"id": f"sevens-heaven-call-{id}", "args": args}
    return {"seat": seat, "action": id, "says": says, "worth": worth}


MEANINGS: dict[str, Callable[[View[Any]], Calls]] = {
    SevenEuchre.id: _seven_euchre,
    SevensHeaven.id: _sevens_heaven,
}
