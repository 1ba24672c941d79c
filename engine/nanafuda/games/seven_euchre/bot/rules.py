"""The beginner and the club player: the estimate for calls and discards, the policy for cards.

A beginner uses the same rules of thumb. Its errors are not random moves but human mistakes: it
forgets cards played some tricks ago, sometimes overlooks that the partner is winning, and calls on
its own hand without listening to the others.
"""

from __future__ import annotations

from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import cards_of
from ..rules import AUCTION, EXCHANGE, SevenEuchre
from .auction import Auction, Mind, auction_of, mind, ours
from .layout import Trick, layout, position
from .payoff import stakes_of
from .policy import PLAIN, choose

# A beginner's mistakes.
FORGET = 0.35  # probability of forgetting a card after its trick and the next one
OVERLOOK = 0.12  # probability of taking the partner's winning card for an opponent's
MISREAD = 0.9  # scale of the error in the hand's estimate, in tricks
# Largest errors of a varied club player: in the estimate, and in the worth of a suit to play.
WAVER_CALL, WAVER = 0.25, 0.4


def think(level: str, view: View[SevenEuchre], rng: Random) -> Thinking:
    """Choose a call, a discard or a card."""
    yield
    game, beginner = view.game, level == "beginner"
    hand = game.held[view.seat]
    if game.phase == AUCTION:
        auction, worth = auction_of(game), mind(hand)
        if beginner:
            auction, worth = _deaf(auction), misread(worth, rng)
        return auction.choose(view.seat, worth, stakes_of(game))
    if game.phase == EXCHANGE:
        return discards(hand, game.denomination)[int(rng.random() * 2) if beginner else 0][1]
    seen = seen_by(view)
    if beginner:
        _forget(seen, game, rng)
    return layout(game.denomination).card(*choose(seen))


def vary(view: View[SevenEuchre], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where moves are nearly as good."""
    yield
    game = view.game
    hand = game.held[view.seat]
    if game.phase == AUCTION:
        worth = misread(mind(hand), rng, WAVER_CALL)
        return auction_of(game).choose(view.seat, worth, stakes_of(game))
    error = wavering(rng, WAVER)
    if game.phase == EXCHANGE:
        return max(discards(hand, game.denomination), key=lambda pair: pair[0] + error())[1]
    taste = tuple(error() for _ in PLAIN)
    return layout(game.denomination).card(*choose(seen_by(view), taste))


def discards(hand: int, denomination: int) -> list[tuple[float, int]]:
    """Return the declarer's cards, each after the estimate of the rest, best discard first."""
    values = [(ours(hand & ~(1 << card))[denomination], card) for card in cards_of(hand)]
    return sorted(values, key=lambda pair: -pair[0])


def seen_by(view: View[SevenEuchre]) -> Trick:
    """Return a seat's view as a position: its own hand; `live` has every card that may be out."""
    game = view.game
    own = game.held[view.seat]
    out = 0
    for seat in range(4):
        if seat != view.seat:
            out |= view.unseen & ~game.excluded[seat] | game.held[seat]
    t = position(game, [own if seat == view.seat else 0 for seat in range(4)])
    t.live = layout(game.denomination).split(own | out)
    return t


def _forget(t: Trick, game: SevenEuchre, rng: Random) -> None:
    """Change a position to what a beginner remembers of it."""
    table = layout(game.denomination)
    for card in game.played[: max(0, 4 * len(game.leaders) - 8)]:
        if rng.random() < FORGET:
            t.live[table.group[card]] |= table.bit[card]
    if rng.random() < FORGET:
        t.void = [0, 0, 0, 0]
    if t.left < 4 and (t.winner ^ t.seat) == 2 and rng.random() < OVERLOOK:
        t.winner = (t.seat + 1) & 3


def misread(worth: Mind, rng: Random, scale: float = MISREAD) -> Mind:
    """Return a hand's estimates with an error, by default a beginner's."""
    by = [scale * (rng.random() + rng.random() - 1) * 1.7 for _ in worth.ours]
    ours = [tricks + off for tricks, off in zip(worth.ours, by, strict=True)]
    theirs = [tricks - off for tricks, off in zip(worth.theirs, by, strict=True)]
    return Mind(ours, theirs)


def _deaf(auction: Auction) -> Auction:
    """Return the auction as a beginner hears it: only the standing bid."""
    heard = Auction(auction.turn, auction.second, auction.trump)
    heard.standing, heard.bidder = auction.standing, auction.bidder
    return heard
