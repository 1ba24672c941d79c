"""Observation of a seat in Seven's Sevens Heaven, as bytes.

Seats count clockwise from the observer, who is the first of n. Planes of the pack's cards:

1. the observer's hand; the cards that follow the lead;
2. the card that each seat's declaration turned up;
3. the cards that each seat has played; those of them in the current trick;
4. the cards that each other seat cannot hold.

Numbers: whether the observer is to act; betting, prediction, play, theft as flags; the pot; the 7s
in the trick; by seat whether it has declared and bet, on whom its chip lies (0: none, 1: the
observer, 2 …), its stack card's count, tricks and total; the start player, and the leader of the
trick, as n flags each; the option `start` (1: winner).
"""

from __future__ import annotations

from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from .rules import BETTING, PLAY, THEFT, SevensHeaven


def shape(game: SevensHeaven) -> tuple[int, int]:
    return 4 * game.seats + 1, 8 * game.seats + 8


def observe(game: SevensHeaven, seat: int) -> bytes:
    n, seats = game.seats, range(game.seats)
    seen = game.seen_by(seat)
    played, trick = _played(game)
    shown = [
        1 << card if game.declared >> s & 1 else 0
        for s, card in zip(seats, game.turn_ups, strict=True)
    ]
    planes = [game.held[seat], game.follow if game.phase == PLAY else 0]
    for cards in (shown, played, trick):
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


def _played(game: SevensHeaven) -> tuple[list[int], list[int]]:
    """Return by seat the cards that it has played, and those in the current trick."""
    played, trick = [0] * game.seats, [0] * game.seats
    if not game.leaders:
        return played, trick
    size = game.bettors.bit_count()
    done = size * (len(game.leaders) - (game.phase in (PLAY, THEFT)))
    seat = 0
    for number, card in enumerate(game.played):
        seat = game.leaders[number // size] if number % size == 0 else game.next_bettor[seat]
        played[seat] |= 1 << card
        if number >= done:
            trick[seat] = 1 << card
    return played, trick
