"""Worlds for Ring of Sevens: those preferred in which the others would have acted as they did.

Nothing is certain of a seat that passes, since it may do so with a card that could be played. But
what it then holds back it holds back for a reason, and what it plays it plays before other cards:
the light policy says how likely each act was with the hand that a seat has in a world. The worlds
come from a walk (Metropolis et al. 1953): two seats swap a card, and the more what they did speaks
against it, the oftener the swap is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, fsum, log
from random import Random

from ...cards import FRENCH, cards_of, shuffled
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
from ..search import likeliest
from .policy import fewest_of, scores

WARMTH = 2.0  # how far from the policy the others may act, of whatever kind they are
FIRST = 16  # the walk begins with one of so many worlds, at the likeliest
BEFORE = 50  # swaps tried before the first world is taken
BETWEEN = 4  # swaps tried between two worlds


def worlds(view: View[int], rng: Random) -> Iterator[Game[int]]:
    """Worlds without end that agree with the view, the likelier the oftener."""
    acted = _Acted(view, rng)
    world = likeliest(lambda: view.imagine(rng), acted.likelihood, FIRST, rng)
    assert isinstance(world, RingOfSevens)
    seats = [seat for seat in range(world.seats) if view.unseen & world.held[seat]]
    tries = BEFORE
    while True:
        if len(seats) > 1:
            for _ in range(tries + BETWEEN):
                _swap(world, view.unseen, shuffled(seats, rng)[:2], acted, rng)
            tries = 0
        yield world.clone()


def _swap(
    world: RingOfSevens, unseen: int, pair: Sequence[int], acted: _Acted, rng: Random
) -> None:
    """Swap two unseen cards of two seats, or not, as is likely by what they did."""
    before = [world.held[seat] for seat in pair]
    both = sum(1 << shuffled(cards_of(held & unseen), rng)[0] for held in before)
    now = [held ^ both for held in before]
    gain = fsum(
        acted.by(seat, new) - acted.by(seat, old)
        for seat, new, old in zip(pair, now, before, strict=True)
    )
    # Whoever had a turn and is still in still holds what was a hand card then (R10).
    possible = all(held & world.floor[seat] for seat, held in zip(pair, now, strict=True))
    if possible and rng.random() < round(exp(min(gain, 0)), 9):
        for seat, held in zip(pair, now, strict=True):
            world.held[seat] = held


class _Acted:
    """What the others that are still in have done in this deal, and the positions they did it in.

    Of a position all is public that the policy goes by but the hand of the seat to act; what that
    has let go since is the same in all worlds.
    """

    def __init__(self, view: View[int], rng: Random) -> None:
        world = view.imagine(rng)
        assert isinstance(world, RingOfSevens)
        self.made: list[list[tuple[RingOfSevens, int, int, int]]] = [[] for _ in world.held]
        self.known: dict[tuple[int, int], float] = {}
        position = begun(world)
        for entry in world.history:
            seat, move = entry >> 7, entry & 127
            if move == OUT:
                continue  # which follows from the rules
            if seat != view.seat and world.states[seat] == IN:
                fewest = fewest_of(position, seat, [held.bit_count() for held in position.held])
                since = position.held[seat] ^ world.held[seat]
                self.made[seat].append((position.clone(), move, since, fewest))
            position.play(move)

    def likelihood(self, world: Game[int]) -> float:
        """The logarithm of how likely the others act so, with what they hold in a world."""
        return fsum(self.by(seat, world.held[seat]) for seat, made in enumerate(self.made) if made)

    def by(self, seat: int, held: int) -> float:
        """The logarithm of how likely a seat acts so, if it now holds these cards."""
        if (seat, held) not in self.known:
            self.known[seat, held] = -fsum(
                self._surprise(position, seat, move, held ^ since, fewest)
                for position, move, since, fewest in self.made[seat]
            )
        return self.known[seat, held]

    @staticmethod
    def _surprise(position: RingOfSevens, seat: int, move: int, held: int, fewest: int) -> float:
        """How unlikely a move was in a position, with these cards."""
        position.held[seat] = held
        moves = position.legal()
        if len(moves) == 1:
            return 0.0
        worths = scores(position, seat, moves, fewest)
        own = worths[moves.index(move)]
        return log(fsum(exp((worth - own) / WARMTH) for worth in worths))


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
