"""Observation of a seat in Seven's Sevens Heaven, as bytes; `layout` declares its parts.

Seats count clockwise from the observer, who is the first of n.
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...mechanics.tricks import played_by
from ...spaces import TO_ACT, Part, Parts
from .rules import BETTING, PLAY, THEFT, SevensHeaven


def layout(game: SevensHeaven) -> tuple[Parts, Parts]:
    n = game.seats
    planes = (
        Part("hand", 1, "the observer's hand"),
        Part("follow", 1, "the cards that follow the lead"),
        Part("turn_ups", n, "the card that each seat's declaration turned up"),
        Part("played", n, "the cards that each seat has played"),
        Part("trick", n, "those of them in the current trick"),
        Part("excluded", n - 1, "the cards that each other seat cannot hold"),
    )
    numbers = (
        TO_ACT,
        Part("phase", 4, "betting, prediction, play, theft, as flags"),
        Part("pot", 1, "the pot", 255),
        Part("captured", 1, "the 7s in the trick", 3),
        Part("declared", n, "whether each seat has declared"),
        Part("bets", n, "whether each seat has bet"),
        Part("chips", n, "on whom each seat's chip lies (0: none, 1: the observer, 2 …)", n),
        Part("stacks", n, "the count of each seat's stack card", 255),
        Part("tricks", n, "the tricks of each seat", game.pack.size),
        Part("totals", n, "the total of each seat", 255),
        Part("start", n, "the start player, as flags"),
        Part("leader", n, "the leader of the trick, as flags"),
        Part("option", 1, "the option `start` (1: winner)"),
    )
    return planes, numbers


def observe(game: SevensHeaven, seat: int) -> bytes:
    n, seats = game.seats, range(game.seats)
    seen = game.seen_by(seat)
    tricks = game.tricks()
    done = len(tricks) - (game.phase in (PLAY, THEFT))
    shown = [
        1 << card if game.declared >> s & 1 else 0
        for s, card in zip(seats, game.turn_ups, strict=True)
    ]
    planes = [game.held[seat], game.follow if game.phase == PLAY else 0]
    for cards in (shown, played_by(tricks, n), played_by(tricks[done:], n)):
        planes += from_seat(cards, seat)
    planes += [mask & ~seen for mask in from_seat(game.excluded[:n], seat)[1:]]
    chips = [0 if chip is None else seat_from(chip, seat, n) + 1 for chip in game.chips]
    declared = [game.declared >> s & 1 for s in seats]
    bets = [game.bettors >> s & 1 for s in seats]
    numbers = [int(game.turn == seat), *one_hot(game.phase - BETTING, 4), game.pot, game.captured]
    for values in (declared, bets, chips, game.stacks, game.won, game.scores):
        numbers += from_seat(values, seat)
    leader = game.leaders[-1] if game.leaders else -1
    for who in (game.start, leader):
        numbers += one_hot(seat_from(who, seat, n), n)
    return observation(planes, game.pack.size, [*numbers, int(game.settings["start"] == "winner")])
