"""Benchmark of Seven Euchre's rollouts: `python -m arena.bench`.

It measures random play, for which other programs publish figures although no bot here uses it, and
the bots' rules of thumb.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from nanafuda.games.seven_euchre.bot.layout import Trick, layout
from nanafuda.games.seven_euchre.bot.policy import finish
from nanafuda.games.seven_euchre.rules import RANKINGS
from nanafuda.mechanics.cards import SEVEN, mask_of, shuffled

DEALS = 200
AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))  # the other seats in turn order, by seat
Suits = list[list[list[int]]]  # places, by seat and group


class Places:
    """Cards under one denomination by place (tricks.Ranking), and their groups."""

    def __init__(self, denomination: int) -> None:
        ranking = RANKINGS[denomination]
        groups = [*ranking.suits, ranking.trumps]
        self.place_of = ranking.place_of
        self.group_of = tuple(
            next(g for g, mask in enumerate(groups) if mask >> place & 1)
            for place in range(SEVEN.size)
        )
        self.floor = SEVEN.size - ranking.trumps.bit_count()  # the lowest place of a trump

    def lists(self, hands: Sequence[Sequence[int]]) -> tuple[list[list[int]], Suits]:
        """Return hands of cards as lists of places, ungrouped and by group."""
        places = [[self.place_of[card] for card in hand] for hand in hands]
        group_of = self.group_of
        suits = [[[p for p in hand if group_of[p] == g] for g in range(8)] for hand in places]
        return places, suits


def random_finish(
    hands: list[list[int]],
    suits: Suits,
    table: Places,
    leader: int,
    random: Callable[[], float],
    played: Callable[[int], object] | None = None,
) -> int:
    """Play a whole deal at random from the lead of `leader`; return the tricks of seats 0 and 2.

    The hands, as returned by `lists`, are consumed. Every legal card is equally likely. `played` is
    called with every card.
    """
    group_of, floor = table.group_of, table.floor
    won = 0
    for left in range(len(hands[leader]), 0, -1):
        best = hands[leader].pop(int(random() * left))
        group = group_of[best]
        suits[leader][group].remove(best)
        winner = leader
        if played:
            played(best)
        for seat in AFTER[leader]:
            following = suits[seat][group]
            if following:
                size = len(following)
                card = following.pop(int(random() * size)) if size > 1 else following.pop()
                hands[seat].remove(card)
                wins = card > best
            else:
                card = hands[seat].pop(int(random() * left))
                suits[seat][group_of[card]].remove(card)
                wins = card >= floor and card > best
            if wins:
                best, winner = card, seat
            if played:
                played(card)
        leader = winner
        if not leader & 1:
            won += 1
    return won


def rollouts_per_second(seconds: float = 1.0) -> dict[str, Any]:
    """Return cards played per second of CPU time, at random and by the rules of thumb.

    Each rollout starts from a copy of a deal, as in a search; all eight denominations take turns.
    """
    rng = Random(1)
    lists, tricks = [], []
    tables = [Places(denomination) for denomination in range(8)]
    for number in range(DEALS):
        order = shuffled(range(49), rng)
        hands = [order[seat:48:4] for seat in range(4)]
        lists.append((tables[number % 8], *tables[number % 8].lists(hands)))
        split = layout(number % 8).split
        tricks.append(Trick([m for hand in hands for m in split(mask_of(hand))], 0, [0] * 4, 0))

    def at_random(number: int) -> None:
        table, hands, suits = lists[number % DEALS]
        copies = [[group[:] for group in seat] for seat in suits]
        random_finish([hand[:] for hand in hands], copies, table, 0, rng.random)

    def by_rules(number: int) -> None:
        finish(tricks[number % DEALS].clone())

    return {"random": _rate(at_random, seconds), "by_rules": _rate(by_rules, seconds)}


def _rate(play: Callable[[int], None], seconds: float) -> int:
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        for _ in range(100):
            play(count)
            count += 1
    return round(48 * count / (process_time() - begun))


if __name__ == "__main__":
    print(json.dumps({"cards_per_second": rollouts_per_second()}))
