"""Opponents in character: they bid what their side should nearly make, and follow the partner.

A failed bid often pays (E22), so plain players fail more contracts than they make, and most of the
highest ones. At a table of beginners or club players a call should tell something about the hand.
Hints, fields and puzzles stay with what pays.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Thinking
from ....game import View
from ..rules import AUCTION, PASS, SevenEuchre, denomination_of, tricks_of
from .auction import Auction, Mind, auction_of, mind
from .payoff import Stakes, stakes_of
from .rules import misread, think

TEMPERED = ("beginner", "club")
# Most tricks that a bid exceeds the expected ones: the others' calls are counted against them.
BEYOND = {"beginner": 0.5, "club": 1.5}
FAITH = 3.0  # expected tricks by which a denomination must be better than the partner's


def in_character(level: str, view: View[SevenEuchre], rng: Random) -> Thinking:
    """Choose as the player of this level at a table."""
    game = view.game
    if game.phase != AUCTION:
        return (yield from think(level, view, rng))
    yield
    worth = mind(game.held[view.seat])
    if level == "beginner":
        worth = misread(worth, rng)
    return call(auction_of(game), view.seat, worth, stakes_of(game), BEYOND[level])


def call(auction: Auction, seat: int, worth: Mind, stakes: Stakes, beyond: float) -> int:
    """Return the call with the best payoff among a pass and the bids that tell something."""
    passing = auction.passing(seat, worth, stakes)
    best = (1 - passing if seat & 1 else passing) + auction.margin(seat)
    partners = auction.named[seat ^ 2]
    support = max((auction.our_tricks(seat, worth, suit) for suit in partners), default=-FAITH)
    choice = PASS
    for value, bid in auction.bids(seat, worth, stakes):
        suit = denomination_of(bid)
        tricks = auction.our_tricks(seat, worth, suit)
        faithful = suit in partners or tricks >= support + FAITH
        if value > best and faithful and tricks_of(bid) <= tricks + beyond:
            best, choice = value, bid
    return choice
