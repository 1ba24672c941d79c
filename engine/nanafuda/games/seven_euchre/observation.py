"""Observation of a seat in Seven Euchre, as bytes.

Seats count clockwise from the observer, who is the first of four. Planes of the pack's cards:

1. the observer's hand; its discard and the centre card that it took, if it is the declarer;
2. the centre card turned up; the trumps; the cards that follow the lead;
3. the cards that each seat has played; those of them in the current trick;
4. the cards that each other seat cannot hold.

Numbers: whether the observer is to act; auction, exchange, play as flags; the number of the
auction; the standing bid; by seat its highest bid in either auction and its passes; bidder,
declarer, dealer, and leader of the trick as four flags each; the denomination as eight flags; the
tricks and the totals of the observer's team and the other.
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from .rules import AUCTION, DISCARD, PLAY, TRUMPS, SevenEuchre

PLANES, NUMBERS = 17, 42


def shape(game: SevenEuchre) -> tuple[int, int]:
    return PLANES, NUMBERS


def observe(game: SevenEuchre, seat: int) -> bytes:
    held, declarer = game.held, game.declarer
    mine = seat == declarer
    seen = game.seen_by(seat)
    played, trick = _played(game)
    planes = [
        held[seat],
        held[DISCARD] if mine else 0,
        1 << game.taken if mine and game.taken >= 0 else 0,
        1 << game.turned if game.turned >= 0 else 0,
        TRUMPS[game.denomination] if game.denomination >= 0 else 0,
        game.follow if game.phase == PLAY else 0,
        *from_seat(played, seat),
        *from_seat(trick, seat),
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


def _played(game: SevenEuchre) -> tuple[list[int], list[int]]:
    """Return by seat the cards that it has played, and those in the current trick."""
    played, trick = [0] * 4, [0] * 4
    done = 4 * (len(game.leaders) - (game.phase == PLAY))
    for number, card in enumerate(game.played):
        seat = game.leaders[number >> 2] + number & 3
        played[seat] |= 1 << card
        if number >= done:
            trick[seat] = 1 << card
    return played, trick


def _calls(game: SevenEuchre) -> tuple[list[int], list[int]]:
    """Return by seat its highest bid and the number of its passes."""
    bids, passes = [0] * 4, [0] * 4
    for seat, bid, _ in game.calls:
        if bid:
            bids[seat] = bid
        else:
            passes[seat] += 1
    return bids, passes
