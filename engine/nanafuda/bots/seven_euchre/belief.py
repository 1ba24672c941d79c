"""Worlds for Seven Euchre: drawn under what is certain, chosen by what the others did.

A world is what lies in every place, as sets of cards. What cannot be (suits not followed, cards
seen) never comes up: `knowledge.spread` deals the unseen cards. Of a few such worlds one is taken
by how well it explains the others' calls and cards (best of k; Solinas, Rebstock & Buro 2019 weigh
worlds of Skat likewise). Nobody must bid as we do: no call rules a hand out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random

from ...games.seven_euchre import AUCTION, SevenEuchre, denomination_of, tricks_of
from ...knowledge import View, spread
from ..search import likeliest
from .estimate import ours
from .layout import Trick, layout
from .policy import choose

World = list[int]  # the cards in each place, the hands first

NAMED_AT = (7.25, 7.5, 7.6, 7.9, 8.3, 8.5)  # what hands are worth on average that bid 7, 8, …
NAMED_DOUBT = 0.85
PASSED_AT = 7.0  # hands that only passed are seldom worth more
PASSED_DOUBT = 0.7
OTHERWISE = 0.2  # the share of calls that follow no rule of ours
SURPRISE = 0.6  # how much less likely a world is for each card that the rules would not lay


def worlds(view: View[int], rng: Random, k: int) -> Iterator[World]:
    """Worlds without end that agree with the view, each the likeliest of about k."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    blocked = [barred & view.unseen for barred in game.barred]

    def draw() -> list[int]:
        dealt = spread(view.unseen, view.room, blocked, rng)
        return [game.held[place] | cards for place, cards in enumerate(dealt)]

    had = _played(game)
    history = _History(game) if game.phase != AUCTION else None

    def likelihood(held: list[int]) -> float:
        total = calls(game, view.seat, held, had)
        if history and game.played:
            total -= SURPRISE * history.surprises(held, had, view.seat)
        return total

    while True:
        yield likeliest(draw, likelihood, k, rng)


def _played(game: SevenEuchre) -> list[int]:
    """What each seat has played, as sets."""
    sets = [0] * 4
    for i, card in enumerate(game.played):
        sets[(game.leaders[i // 4] + i) & 3] |= 1 << card
    return sets


def calls(game: SevenEuchre, seat: int, held: list[int], had: list[int]) -> float:
    """How well these hands explain what the others called, as a logarithm."""
    named: list[int] = [0] * 4
    for caller, bid, auction in game.calls:
        if auction == 1 and bid:
            named[caller] = bid
    total = 0.0
    for other in range(4):
        if other == seat or not any(call[0] == other for call in game.calls):
            continue
        worth = ours(held[other] | had[other])
        bid = named[other]
        if bid:
            tricks = tricks_of(bid)
            off = (worth[denomination_of(bid)] - NAMED_AT[tricks - 7]) / NAMED_DOUBT
            total += _explained(off)
        else:
            total += _explained(max(0.0, (max(worth) - PASSED_AT) / PASSED_DOUBT))
    return total


def _explained(off: float) -> float:
    """How well a call is explained by a hand so many deviations off what it usually shows."""
    return log(OTHERWISE + exp(-off * off / 2))


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
