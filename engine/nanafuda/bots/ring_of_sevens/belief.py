"""Worlds for Ring of Sevens: those preferred in which the others would have acted as they did.

Nothing is certain of a seat that passes, since it may do so with a card that could be played. But
what it then holds back it holds back for a reason, and what it plays it plays before other cards:
the light policy says how likely each act was with the hand that a seat has in a world.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, fsum, log
from random import Random

from ...cards import FRENCH
from ...chains import ODD, PLACES, ready, twins
from ...game import Game, View
from ...games.ring_of_sevens import (
    IN,
    JOKER,
    JOKER_BIT,
    OUT,
    PASS,
    RingOfSevens,
    following,
)
from ..search import imagined, likeliest
from .policy import fewest_of, scores

WARMTH = 1.0  # how far from the policy the others may act; the weights are meant for 1


def worlds(view: View[int], rng: Random, k: int) -> Iterator[Game[int]]:
    """Worlds without end that agree with the view, each taken from k."""
    if k == 1:
        yield from imagined(view, rng)
    likelihood = _Acted(view, rng).likelihood
    while True:
        yield likeliest(lambda: view.imagine(rng), likelihood, k, rng)


class _Acted:
    """What the others that are still in have done in this deal, and the positions they did it in.

    Of a position all is public that the policy goes by but the hand of the seat to act; what that
    has let go since is the same in all worlds.
    """

    def __init__(self, view: View[int], rng: Random) -> None:
        world = view.imagine(rng)
        assert isinstance(world, RingOfSevens)
        self.made: list[tuple[RingOfSevens, int, int, int]] = []
        position = begun(world)
        for entry in world.history:
            seat, move = entry >> 7, entry & 127
            if move == OUT:
                continue  # which follows from the rules
            if seat != view.seat and world.states[seat] == IN:
                fewest = fewest_of(position, seat, [held.bit_count() for held in position.held])
                since = position.held[seat] ^ world.held[seat]
                self.made.append((position.clone(), move, since, fewest))
            position.play(move)

    def likelihood(self, world: Game[int]) -> float:
        """The logarithm of how likely the others act so, with what they hold in a world."""
        found = []
        for position, move, since, fewest in self.made:
            seat = position.turn
            assert seat is not None
            position.held[seat] = world.held[seat] ^ since
            moves = position.legal()
            if len(moves) > 1:
                worths = scores(position, seat, moves, fewest)
                own = worths[moves.index(move)]
                found.append(log(fsum(exp((worth - own) / WARMTH) for worth in worths)))
        return -fsum(found)


def begun(world: RingOfSevens) -> RingOfSevens:
    """The position in which a world's deal began."""
    start = world.clone()
    start.history, start.dropouts, start.ranked = [], (), ()
    place = 0  # where the Joker lies
    for entry in world.history:
        seat, move = entry >> 7, entry & 127
        if move < JOKER:
            start.held[seat] ^= 1 << move
            if place >> move & 1:
                start.held[seat] ^= JOKER_BIT
                place = 0
        elif move < PASS:
            start.held[seat] ^= JOKER_BIT
            place = PLACES[move - JOKER]
        elif move == PASS:
            start.passes[seat] += 1
    for seat, laid, lost in world.dropouts:
        start.held[seat] |= laid | (1 << lost if lost >= 0 else 0)
    cards = sum(start.held) & FRENCH.full
    start.live = cards & ~ODD | twins(cards & ODD) & cards
    start.floor = [start.live] * start.seats
    start.marks = 0
    start.ready = ready(start.rules, start.board())
    start.states = (IN,) * start.seats
    start.following = following(start.states)
    start.turn = world.history[0] >> 7 if world.history else world.turn
    return start
