"""Assist for Seven's Sevens Heaven: the meaning of declarations and predictions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import View
from .bot.rules import outlook
from .rules import BET, BETTING, FOLD, SevensHeaven

if TYPE_CHECKING:
    from ...messages.assist import Call, Calls
    from ...messages.match import Reason

# Bounds on the chance to win the gamble, in percent, for 95 % of club players' declarations.
BETS, FOLDS = 19, 66  # at least after a bet, at most after a fold
RIVALS = 2


def bid_meanings(view: View[SevensHeaven]) -> Calls:
    game = view.game
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
    args: dict[str, str | int | float | list[str]] = {"call": id, **bound}
    says: Reason = {"id": f"sevens-heaven-call-{id}", "args": args}
    return {"seat": seat, "action": id, "says": says, "worth": worth}
