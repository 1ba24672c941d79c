"""Climbing plays with the Seven pack: the legal plays and their order (U3, U4, U7–U10).

A play is a set of cards. `low` is 1 while low ranks are strong. All possible plays are in tables
computed at import. The plays of a hand are looked up part by part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from .cards import SEVEN, cards_of, mask_of, subsets

PASS = 0
RANKS = SEVEN.rank_masks
KING, ACE = RANKS[13], RANKS[1]  # the Coffin K and the Heart A, the only cards of their ranks
SOLO, SET, RUN = range(3)
Kind = Literal["solo", "set", "run"]
KINDS: tuple[Kind, ...] = ("solo", "set", "run")


class Pattern(NamedTuple):
    """The pattern of cards played together (U3)."""

    kind: int
    size: int
    lowest: int
    highest: int


def _patterns() -> Iterator[tuple[int, Pattern]]:
    for card, rank in enumerate(SEVEN.rank_of):
        yield 1 << card, Pattern(SOLO, 1, rank, rank)
    for suit in SEVEN.suit_masks:
        for first, last in combinations(cards_of(suit), 2):
            ranks = SEVEN.rank_of[first], SEVEN.rank_of[last]
            yield (2 << last) - (1 << first), Pattern(RUN, last - first + 1, *ranks)
    for rank, cards in enumerate(RANKS):
        for size in range(2, cards.bit_count() + 1):
            for chosen in subsets(cards, size):
                yield chosen, Pattern(SET, size, rank, rank)


PATTERNS = dict(_patterns())  # by set of cards, for every possible play


class _Within(dict[int, tuple[int, ...]]):
    """A cache of the plays that lie within a set of cards."""

    def __init__(self, plays: Iterable[int]) -> None:
        super().__init__()
        self.plays = tuple(plays)

    def __missing__(self, cards: int) -> tuple[int, ...]:
        found = self[cards] = tuple(play for play in self.plays if not play & ~cards)
        return found


# Two partitions of the pack into four parts, so that every play lies within one part: solos and
# runs within two suits, sets within a few ranks. The second omits the only King and the only Ace.
# Caches of such small parts fill quickly.
_F, _T, _S, _C, _B, _O, _H = SEVEN.suit_masks
SUIT_PARTS = (_F | _T, _S | _C, _B | _O, _H)
RANK_PARTS = tuple(
    mask_of(card for rank in ranks for card in cards_of(RANKS[rank]))
    for ranks in ((7, 5), (6, 8), (9, 4, 3), (10, 11, 12, 2))
)
_Parts = tuple[int, _Within, int, _Within, int, _Within, int, _Within]


def _parts(kind: int, size: int = 0) -> _Parts:
    """Return, for each part, its mask and the plays within it of a kind and optional size."""
    parts: list[int | _Within] = []
    for mask in RANK_PARTS if kind == SET else SUIT_PARTS:
        plays = (
            play
            for play, pattern in PATTERNS.items()
            if play & mask and pattern.size == (size or pattern.size)
            if pattern.kind == kind or (kind == RUN and not size and pattern.kind == SOLO)
        )
        parts += [mask, _Within(plays)]
    return tuple(parts)  # type: ignore[return-value]


_OPENING = _parts(RUN), _parts(SET)  # solos and runs of all sizes, sets of all sizes
_ANSWERS = {shape: _parts(*shape) for shape in {pattern[:2] for pattern in PATTERNS.values()}}
# By card: the cards of its suit from it on, the solo and the runs that begin with it, the cards of
# its rank from it on, and the sets of which it is the first card.
_FIRST = {
    1 << card: (
        suit & -1 << card,
        _Within(play for play in PATTERNS if play & suit == play and play & -play == 1 << card),
        rank & -1 << card,
        _Within(
            play
            for play, pattern in PATTERNS.items()
            if pattern.kind == SET and play & rank and play & -play == 1 << card
        ),
    )
    for card in range(SEVEN.size)
    for suit in (SEVEN.suit_masks[SEVEN.suit_of[card]],)
    for rank in (RANKS[SEVEN.rank_of[card]],)
}
_ABOVE = [sum(RANKS[rank + 1 :]) for rank in range(14)]
_BELOW = [sum(RANKS[:rank]) for rank in range(14)]

# For each side of the die and every play on the table: the cards that answers may contain, and
# the answers. In a run too every card is higher than the lowest of the beaten run (U4).
_FOLLOW: tuple[dict[int, tuple[int, _Parts]], ...] = (
    {play: (_ABOVE[p.lowest], _ANSWERS[p[:2]]) for play, p in PATTERNS.items()},
    {play: (_BELOW[p.highest], _ANSWERS[p[:2]]) for play, p in PATTERNS.items()},
)
# For each side of the die: the plays that turn it, and whether they end the round (U7–U10).
TURNS: tuple[dict[int, bool], ...] = tuple(
    {
        play: ends
        for play, p in PATTERNS.items()
        if (ends := p.kind != SET and bool(play & key)) or p.size >= 4
    }
    for key in (KING, ACE)
)
ONLY_PASS = (PASS,)


def openings(hand: int) -> list[int]:
    """Return every play that this hand can make.

    >>> [SEVEN.join(play) for play in openings(SEVEN.set("F8.F9.T8.S5"))]
    ['F8', 'F9', 'T8', 'F8.F9', 'S5', 'F8.T8']
    """
    # Unrolled: a loop over the parts takes 25 % longer.
    (a, in_a, b, in_b, c, in_c, d, in_d), (e, in_e, f, in_f, g, in_g, h, in_h) = _OPENING
    return [
        *in_a[hand & a], *in_b[hand & b], *in_c[hand & c], *in_d[hand & d],
        *in_e[hand & e], *in_f[hand & f], *in_g[hand & g], *in_h[hand & h],
    ]  # fmt: skip


def openings_with_first(hand: int) -> tuple[int, ...]:
    """Return every play of this hand that contains its first card, in pack order.

    >>> [SEVEN.join(play) for play in openings_with_first(SEVEN.set("F8.F9.T8.S5"))]
    ['F8', 'F8.F9', 'F8.T8']
    """
    suit, runs, rank, sets = _FIRST[hand & -hand]
    return runs[hand & suit] + sets[hand & rank]


def answers(hand: int, top: int, low: int) -> Sequence[int]:
    """Return a pass and every play of this hand that beats the one on the table.

    >>> hand, top = SEVEN.set("F9.T9.S5.S6"), SEVEN.set("O8")
    >>> [SEVEN.join(play) for play in answers(hand, top, low=0)]
    ['', 'F9', 'T9']
    >>> [SEVEN.join(play) for play in answers(hand, top, low=1)]
    ['', 'S5', 'S6']
    """
    cards, parts = _FOLLOW[low][top]
    cards &= hand
    if not cards:
        return ONLY_PASS
    a, in_a, b, in_b, c, in_c, d, in_d = parts
    return [PASS, *in_a[cards & a], *in_b[cards & b], *in_c[cards & c], *in_d[cards & d]]


def count_answers(hand: int, top: int, low: int) -> int:
    """Return the number of plays of this hand that beat the one on the table.

    >>> count_answers(SEVEN.set("F9.T9.S5.S6"), SEVEN.set("O8"), low=0)
    2
    """
    cards, parts = _FOLLOW[low][top]
    cards &= hand
    if not top & top - 1 or not cards:  # against a single card, each of them is an answer
        return cards.bit_count()
    a, in_a, b, in_b, c, in_c, d, in_d = parts
    return len(in_a[cards & a]) + len(in_b[cards & b]) + len(in_c[cards & c]) + len(in_d[cards & d])


def stronger(top: int, low: int) -> int:
    """Return the cards that can be part of an answer to the play on the table."""
    return _FOLLOW[low][top][0]


def beats(play: int, top: int, low: int) -> bool:
    """Return whether a play of the same pattern and size is stronger."""
    return not play & ~_FOLLOW[low][top][0]
