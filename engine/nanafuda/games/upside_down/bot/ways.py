"""The likely way out: a sequence of leads that probably no other seat can beat, to the last card.

A play is unbeaten with the probability that none of its answers lies in one hand. A single card is
unbeaten only if no stronger one is left. The product over a way's plays, except the last, is the
probability of the way. The estimate uses the others' cards as one set, and how many each seat has.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from ....mechanics.climbing import PATTERNS, TURNS, count_answers, openings

LIKELY = 0.6  # probability from which a way out is taken without another thought


class Outside:
    """The other seats' cards as a seat knows them: their set, and how many each seat holds."""

    def __init__(self, cards: int, counts: Sequence[int]) -> None:
        self.cards = cards
        self.counts = [count for count in counts if count]
        self._together: dict[int, float] = {}
        self._answers: tuple[dict[int, int], dict[int, int]] = {}, {}
        self._unbeaten: tuple[dict[int, float], dict[int, float]] = {}, {}

    def together(self, size: int) -> float:
        """Return the probability that some given cards, so many, lie in one hand."""
        known = self._together.get(size)
        if known is None:
            ways = sum(comb(count, size) for count in self.counts)
            known = self._together[size] = ways / max(1, comb(self.cards.bit_count(), size))
        return known

    def answers(self, play: int, low: int) -> int:
        """Return the number of plays of these cards that beat a play made at a side of the die."""
        known = self._answers[low].get(play)
        if known is None:
            turns = TURNS[low].get(play)
            after = low if turns is None else 1 - low
            known = 0 if turns else count_answers(self.cards, play, after)
            self._answers[low][play] = known
        return known

    def unbeaten(self, play: int, low: int) -> float:
        """Return the probability that no seat can beat a play; 1 if it ends the round."""
        known = self._unbeaten[low].get(play)
        if known is None:
            number = self.answers(play, low)
            size = play.bit_count()
            if not number or size == 1:
                known = 0.0 if number else 1.0
            else:
                # Rounded, because the last digits of a power differ between machines.
                known = round((1 - self.together(size)) ** number, 9)
            self._unbeaten[low][play] = known
        return known


def likely_way(
    hand: int, outside: Outside, moves: Sequence[int], low: int, least: float = LIKELY
) -> tuple[int, float] | None:
    """Return the move that starts the likeliest way out, with its probability, at least `least`."""
    if hand in moves and hand not in TURNS[low]:
        return hand, 1.0
    found, highest, ways = 0, 0.0, None
    for move in moves:
        if not move:
            continue
        chance = outside.unbeaten(move, low)
        if chance < least or chance <= highest:
            continue
        ways = ways or _Ways(hand, outside, least)
        chance *= ways.best(hand ^ move, low ^ (move in TURNS[low]))
        if chance > highest:
            found, highest = move, chance
    return (found, highest) if found and highest >= least else None


class _Ways:
    """The search for the likeliest way out of a hand; plays below `least` are left out."""

    def __init__(self, hand: int, outside: Outside, least: float) -> None:
        self.hand, self.outside, self.least = hand, outside, least
        self.leads: list[list[tuple[int, int, float]] | None] = [None, None]  # by the die's side
        self.known: tuple[dict[int, float], dict[int, float]] = {}, {}

    def best(self, rest: int, low: int) -> float:
        """Return the probability of the likeliest way out that begins with a lead from `rest`."""
        if rest in PATTERNS and rest not in TURNS[low]:
            return 1.0
        known = self.known[low]
        if rest in known:
            return known[rest]
        leads = self.leads[low]
        if leads is None:
            leads = self.leads[low] = self._leads(low)
        highest = 0.0
        for lead, after, chance in leads:
            if chance > highest and lead & rest == lead != rest:
                chance *= self.best(rest ^ lead, after)
                highest = max(highest, chance)
        known[rest] = highest
        return highest

    def _leads(self, low: int) -> list[tuple[int, int, float]]:
        """Return the hand's likely leads with the die's side after each, the likeliest first."""
        turns, found = TURNS[low], []
        for play in openings(self.hand):
            chance = self.outside.unbeaten(play, low)
            if chance >= self.least:
                found.append((play, low ^ (play in turns), chance))
        return sorted(found, key=lambda lead: -lead[2])
