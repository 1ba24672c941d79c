"""Random dealing of unseen cards into the places where they may lie."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .cards import cards_of, mask_of, shuffled


def spread(cards: int, room: Sequence[int], excluded: Sequence[int], rng: Random) -> list[int]:
    """Deal a set of cards at random into places of given room, never where they are excluded.

    A valid deal must exist. Without excluded cards every deal is equally likely. Otherwise a first
    valid deal is mixed by random exchanges that keep it valid.

    >>> from nanafuda.mechanics.cards import FRENCH
    >>> unseen, hearts = FRENCH.set("S1.S2.H1.H2"), FRENCH.suit_masks[1]
    >>> [FRENCH.join(hand) for hand in spread(unseen, [1, 2, 1], [0, hearts, 0], Random(7))]
    ['H1', 'S1.S2', 'H2']
    """
    deck = shuffled(cards_of(cards), rng)
    if not any(mask and space for mask, space in zip(excluded, room, strict=True)):
        dealt, start = [], 0
        for space in room:
            dealt.append(mask_of(deck[start : start + space]))
            start += space
        return dealt
    return _Spread(room, excluded).fill(deck, rng)


class _Spread:
    """A deal in progress, with cards excluded from places."""

    def __init__(self, room: Sequence[int], excluded: Sequence[int]) -> None:
        self.space = list(room)
        self.excluded = excluded
        self.open = [place for place, space in enumerate(room) if space]
        self.where: dict[int, int] = {}

    def fits(self, card: int) -> list[int]:
        """Return the places that may hold this card."""
        return [place for place in self.open if not self.excluded[place] >> card & 1]

    def fill(self, deck: list[int], rng: Random) -> list[int]:
        for card in sorted(deck, key=lambda card: len(self.fits(card))):
            self.place(card, rng)
        self.mix(deck, rng)
        dealt = [0] * len(self.space)
        for card, place in self.where.items():
            dealt[place] |= 1 << card
        return dealt

    def place(self, card: int, rng: Random) -> None:
        """Put a card into a place at random, weighted by free room; else make room."""
        fits = self.fits(card)
        pick = int(rng.random() * sum(self.space[place] for place in fits))
        for place in fits:
            pick -= self.space[place]
            if pick < 0:
                self.where[card] = place
                self.space[place] -= 1
                return
        self.make_room(card, fits)

    def make_room(self, card: int, fits: list[int]) -> None:
        """Move cards along an augmenting path until this card has a place."""
        # For each place reached: the card to move there, and its current place.
        origin: dict[int, tuple[int, int]] = dict.fromkeys(fits, (card, -1))
        queue = list(fits)
        for place in queue:
            if self.space[place]:
                break
            for moved, home in self.where.items():
                if home == place:
                    for to in self.fits(moved):
                        if to not in origin:
                            origin[to] = (moved, place)
                            queue.append(to)
        else:
            raise AssertionError("no deal agrees with what is known")
        self.space[place] -= 1
        while place != -1:
            moved, source = origin[place]
            self.where[moved] = place
            place = source

    def mix(self, deck: list[int], rng: Random) -> None:
        """Exchange random pairs where both fit, often enough to hide the initial deal."""
        random, where, excluded, size = rng.random, self.where, self.excluded, len(deck)
        for _ in range(4 * size):
            a, b = deck[int(random() * size)], deck[int(random() * size)]
            here, there = where[a], where[b]
            if here != there and not (excluded[there] >> a | excluded[here] >> b) & 1:
                where[a], where[b] = there, here
