"""Worlds for Seven Euchre: drawn under what is certain, chosen by what the others did.

A world is what lies in every place, as sets of cards. What cannot be (suits not followed, cards
seen) never comes up. Worlds come one after another: some pairs of cards change places, rather so
that the hands explain the calls (heard.py) than otherwise, which in the long run gives each world
as often as it is likely (Metropolis). In play one of a few such worlds is taken by how well it
explains the cards laid (best of k; Solinas, Rebstock & Buro 2019 weigh worlds of Skat likewise).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from ...cards import cards_of
from ...games.seven_euchre import SevenEuchre
from ...knowledge import View, spread
from ..search import likeliest
from .heard import explained, heard
from .layout import Trick, layout
from .policy import choose

World = list[int]  # the cards in each place, the hands first

SURPRISE = 0.6  # how much less likely a world is for each card that the rules would not lay
SWAPS = 12  # pairs of cards that may change places between two worlds; half in play
SETTLING = 60  # and before the first one


def worlds(view: View[int], rng: Random, k: int = 1) -> Iterator[World]:
    """Worlds without end that agree with the view; once cards are played, each the best of k."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    draw = _Chain(view, rng).draw
    if not game.played:
        while True:
            yield draw()
    had, history = _played(game), _History(game)

    def likelihood(held: World) -> float:
        return -SURPRISE * history.surprises(held, had, view.seat)

    while True:
        yield likeliest(draw, likelihood, k, rng)


def _played(game: SevenEuchre) -> list[int]:
    """What each seat has played, as sets."""
    sets = [0] * 4
    for i, card in enumerate(game.played):
        sets[(game.leaders[i // 4] + i) & 3] |= 1 << card
    return sets


class _Chain:
    """Worlds that come of one another, as often as they explain the calls."""

    def __init__(self, view: View[int], rng: Random) -> None:
        game = view.game
        assert isinstance(game, SevenEuchre)
        self.view, self.rng = view, rng
        self.held, self.had = game.held, _played(game)
        self.barred = [barred & view.unseen for barred in game.barred]
        self.calls = heard(game, view.seat)
        self.cards = cards_of(view.unseen)
        self.swaps = SWAPS // 2 if game.played else SWAPS
        self.found: list[dict[int, float]] = [{} for _ in game.held]
        if self.calls:
            self.world = self._dealt()
            self.where = [
                next(p for p, held in enumerate(self.world) if held >> card & 1)
                for card in self.cards
            ]
            self.scores = [self._score(p, held) for p, held in enumerate(self.world)]
            self._mix(SETTLING)

    def draw(self) -> World:
        """The next world; while nobody has called they have nothing to do with one another."""
        if not self.calls:
            return self._dealt()
        self._mix(self.swaps)
        return self.world[:]

    def _dealt(self) -> World:
        dealt = spread(self.view.unseen, self.view.room, self.barred, self.rng)
        return [held | cards for held, cards in zip(self.held, dealt, strict=True)]

    def _score(self, place: int, held: int) -> float:
        """How well these cards in a place explain what was called there."""
        if place not in self.calls:
            return 0.0
        found = self.found[place].get(held)
        if found is None:
            found = explained(self.calls[place], held | self.had[place])
            self.found[place][held] = found
        return found

    def _mix(self, count: int) -> None:
        random, cards, where, barred = self.rng.random, self.cards, self.where, self.barred
        world, scores, size = self.world, self.scores, len(cards)
        for _ in range(count):
            i, j = int(random() * size), int(random() * size)
            a, b = where[i], where[j]
            one, other = cards[i], cards[j]
            if a == b or (barred[b] >> one | barred[a] >> other) & 1:
                continue
            both = 1 << one | 1 << other
            at_a, at_b = self._score(a, world[a] ^ both), self._score(b, world[b] ^ both)
            gain = at_a + at_b - scores[a] - scores[b]
            if gain >= 0 or random() < exp(gain):
                world[a] ^= both
                world[b] ^= both
                where[i], where[j] = b, a
                scores[a], scores[b] = at_a, at_b


class _History:
    """The cards laid so far, to be held against the rules of thumb in imagined hands."""

    def __init__(self, game: SevenEuchre) -> None:
        self.table = table = layout(game.denomination)
        self.first = game.leaders[0] if game.leaders else 0
        self.declarer = game.declarer
        self.cards = [(table.group[card], table.bit[card]) for card in game.played]

    def surprises(self, held: list[int], had: list[int], seat: int) -> int:
        """How many cards of other seats the rules of thumb would not have laid."""
        split = self.table.split
        masks = [mask for s in range(4) for mask in split(held[s] | had[s])]
        t = Trick(masks, self.first, [0] * 4, self.declarer)
        count = 0
        for group, bit in self.cards:
            if t.seat != seat:
                would, card = choose(t)
                if would != group:
                    count += 1
                elif card != bit:
                    low, high = min(card, bit), max(card, bit)
                    between = t.live[group] & (high - 1) & ~(2 * low - 1)
                    count += 1 if between & ~t.hands[8 * t.seat + group] else 0
            t.play(group, bit)
        return count
