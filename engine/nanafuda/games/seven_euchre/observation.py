"""Observation of a seat in Seven Euchre, as bytes; `layout` declares its parts.

Seats count clockwise from the observer, who is the first of four.
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...mechanics.tricks import played_by
from ...spaces import TO_ACT, Part, Parts
from .rules import AUCTION, DISCARD, PLAY, TOP_BID, TRUMPS, SevenEuchre


def layout(game: SevenEuchre) -> tuple[Parts, Parts]:
    planes = (
        Part("hand", 1, "the observer's hand"),
        Part("discard", 1, "the declarer's discard, if the observer is the declarer"),
        Part("taken", 1, "the centre card that the declarer took, likewise"),
        Part("turned", 1, "the centre card turned up"),
        Part("trumps", 1, "the trumps"),
        Part("follow", 1, "the cards that follow the lead"),
        Part("played", 4, "the cards that each seat has played"),
        Part("trick", 4, "those of them in the current trick"),
        Part("excluded", 3, "the cards that each other seat cannot hold"),
    )
    numbers = (
        TO_ACT,
        Part("phase", 3, "auction, exchange, play, as flags"),
        Part("auction", 1, "the number of the auction", 2),
        Part("standing", 1, "the standing bid", TOP_BID),
        Part("bids", 4, "the highest bid of each seat in either auction", TOP_BID),
        Part("passes", 4, "the passes of each seat", 255),
        Part("bidder", 4, "the bidder, as flags"),
        Part("declarer", 4, "the declarer, as flags"),
        Part("dealer", 4, "the dealer, as flags"),
        Part("leader", 4, "the leader of the trick, as flags"),
        Part("denomination", 8, "the denomination, as flags"),
        Part("tricks", 2, "the tricks of the observer's team and of the other", 12),
        Part("totals", 2, "the totals of the observer's team and of the other", 255),
    )
    return planes, numbers


def observe(game: SevenEuchre, seat: int) -> bytes:
    held, declarer = game.held, game.declarer
    mine = seat == declarer
    seen = game.seen_by(seat)
    tricks = game.tricks()
    done = len(tricks) - (game.phase == PLAY)
    planes = [
        held[seat],
        held[DISCARD] if mine else 0,
        1 << game.taken if mine and game.taken >= 0 else 0,
        1 << game.turned if game.turned >= 0 else 0,
        TRUMPS[game.denomination] if game.denomination >= 0 else 0,
        game.follow if game.phase == PLAY else 0,
        *from_seat(played_by(tricks, 4), seat),
        *from_seat(played_by(tricks[done:], 4), seat),
        *(mask & ~seen for mask in from_seat(game.excluded[:4], seat)[1:]),
    ]
    bids, passes = _calls(game)
    leader = game.leaders[-1] if game.leaders else -1
    numbers = [int(game.turn == seat), *one_hot(game.phase - AUCTION, 3)]
    numbers += [game.auction, game.standing, *from_seat(bids, seat), *from_seat(passes, seat)]
    for who in (game.bidder, declarer, game.dealer, leader):
        numbers += one_hot(seat_from(who, seat, 4), 4)
    numbers += one_hot(game.denomination, 8)
    for pair in (game.won, game.scores[:2]):
        numbers += pair[::-1] if seat & 1 else pair
    return observation(planes, game.pack.size, numbers)


def _calls(game: SevenEuchre) -> tuple[list[int], list[int]]:
    """Return by seat its highest bid and the number of its passes."""
    bids, passes = [0] * 4, [0] * 4
    for seat, bid, _ in game.calls:
        if bid:
            bids[seat] = bid
        else:
            passes[seat] += 1
    return bids, passes
