"""How a beginner goes wrong: not by random moves, but as people do.

A beginner knows the same rules of thumb. But cards played some tricks ago are forgotten, the
partner's winner is overlooked now and then, and calls are made by the look of the hand, without
listening to the others.
"""

from __future__ import annotations

from random import Random

from ...games.seven_euchre import SevenEuchre
from .auction import Auction, Mind
from .layout import Trick, layout

FORGET = 0.35  # that a card is forgotten, once its trick and the next are over
OVERLOOK = 0.12  # that the partner's winning card is taken for an opponent's
MISREAD = 0.9  # how far a hand's worth is misjudged, in tricks


def forget(t: Trick, game: SevenEuchre, rng: Random) -> None:
    """Change a position to what a beginner takes it for."""
    table = layout(game.denomination)
    for card in game.played[: max(0, 4 * len(game.leaders) - 8)]:
        if rng.random() < FORGET:
            t.live[table.group[card]] |= table.bit[card]
    if rng.random() < FORGET:
        t.void = [0, 0, 0, 0]
    if t.left < 4 and (t.winner ^ t.seat) == 2 and rng.random() < OVERLOOK:
        t.winner = (t.seat + 1) & 3


def misread(worth: Mind, rng: Random) -> Mind:
    """A hand's worth as a beginner feels it."""
    by = [MISREAD * (rng.random() + rng.random() - 1) * 1.7 for _ in worth.ours]
    ours = [tricks + off for tricks, off in zip(worth.ours, by, strict=True)]
    theirs = [tricks - off for tricks, off in zip(worth.theirs, by, strict=True)]
    return Mind(ours, theirs)


def deaf(auction: Auction) -> Auction:
    """The auction as one hears it who listens only to the last bid."""
    heard = Auction(auction.turn, auction.second, auction.trump)
    heard.standing, heard.bidder = auction.standing, auction.bidder
    return heard
