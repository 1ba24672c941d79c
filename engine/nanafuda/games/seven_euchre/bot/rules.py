"""The beginner and the club player: the estimate for calls and the discard, the policy for cards.

A beginner knows the same rules of thumb and goes wrong not by random moves, but as people do: cards
played some tricks ago are forgotten, the partner's winner is overlooked now and then, and calls are
made by the look of the hand, without listening to the others.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Thinking
from ....game import View
from ....mechanics.cards import cards_of
from ..rules import AUCTION, EXCHANGE, SevenEuchre
from .auction import Auction, Mind, auction_of, mind, ours
from .layout import Trick, layout, position
from .payoff import stakes_of
from .policy import choose

# A beginner's mistakes.
FORGET = 0.35  # that a card is forgotten, once its trick and the next are over
OVERLOOK = 0.12  # that the partner's winning card is taken for an opponent's
MISREAD = 0.9  # how far a hand's worth is misjudged, in tricks


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose a call, a discard or a card."""
    yield
    game, beginner = view.game, level == "beginner"
    assert isinstance(game, SevenEuchre)
    hand = game.held[view.seat]
    if game.phase == AUCTION:
        auction, worth = auction_of(game), mind(hand)
        if beginner:
            auction, worth = _deaf(auction), _misread(worth, rng)
        return auction.choose(view.seat, worth, stakes_of(game))
    if game.phase == EXCHANGE:
        return discards(hand, game.denomination)[int(rng.random() * 2) if beginner else 0][1]
    seen = seen_by(view)
    if beginner:
        _forget(seen, game, rng)
    return layout(game.denomination).card(*choose(seen))


def discards(hand: int, denomination: int) -> list[tuple[float, int]]:
    """The declarer's cards, each with what the others are worth, the best discard first."""
    values = [(ours(hand & ~(1 << card))[denomination], card) for card in cards_of(hand)]
    return sorted(values, key=lambda pair: -pair[0])


def seen_by(view: View[int]) -> Trick:
    """The position as a seat sees it: its own hand, and as `live` every card that may be out."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    own = game.held[view.seat]
    out = 0
    for seat in range(4):
        if seat != view.seat:
            out |= view.unseen & ~game.barred[seat] | game.held[seat]
    t = position(game, [own if seat == view.seat else 0 for seat in range(4)])
    t.live = layout(game.denomination).split(own | out)
    return t


def _forget(t: Trick, game: SevenEuchre, rng: Random) -> None:
    """Change a position to what a beginner takes it for."""
    table = layout(game.denomination)
    for card in game.played[: max(0, 4 * len(game.leaders) - 8)]:
        if rng.random() < FORGET:
            t.live[table.group[card]] |= table.bit[card]
    if rng.random() < FORGET:
        t.void = [0, 0, 0, 0]
    if t.left < 4 and (t.winner ^ t.seat) == 2 and rng.random() < OVERLOOK:
        t.winner = (t.seat + 1) & 3


def _misread(worth: Mind, rng: Random) -> Mind:
    """A hand's worth as a beginner feels it."""
    by = [MISREAD * (rng.random() + rng.random() - 1) * 1.7 for _ in worth.ours]
    ours = [tricks + off for tricks, off in zip(worth.ours, by, strict=True)]
    theirs = [tricks - off for tricks, off in zip(worth.theirs, by, strict=True)]
    return Mind(ours, theirs)


def _deaf(auction: Auction) -> Auction:
    """The auction as one hears it who listens only to the last bid."""
    heard = Auction(auction.turn, auction.second, auction.trump)
    heard.standing, heard.bidder = auction.standing, auction.bidder
    return heard
