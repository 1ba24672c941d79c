"""Climbing: what can be played of the Seven pack, and what beats what (U3, U4, U7–U10).

A play is a set of cards; `low` is 1 while low ranks are the strong ones. Every play that there
can be stands in tables worked out once; those of a hand are looked up part by part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from .cards import SEVEN, cards_of, mask_of, subsets

if TYPE_CHECKING:
    from ..games.upside_down.schema import Kind

PASS = 0
RANKS = SEVEN.rank_masks
KING, ACE = RANKS[13], RANKS[1]  # the Coffin K and the Heart A, alone of their ranks
SOLO, SET, RUN = range(3)
KINDS: tuple[Kind, ...] = ("solo", "set", "run")


class Pattern(NamedTuple):
    """What cards are when they are played together (U3)."""

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


PATTERNS = dict(_patterns())  # of every set of cards that can be played


class _Within(dict[int, tuple[int, ...]]):
    """Which of some plays lie within a set of cards, worked out when first asked for."""

    def __init__(self, plays: Iterable[int]) -> None:
        super().__init__()
        self.plays = tuple(plays)

    def __missing__(self, cards: int) -> tuple[int, ...]:
        found = self[cards] = tuple(play for play in self.plays if not play & ~cards)
        return found


# The pack cut into four parts in two ways, so that every play lies within one part: solos and
# runs within two suits, sets within a few ranks. Parts this small fill their tables quickly.
_F, _T, _S, _C, _B, _O, _H = SEVEN.suit_masks
_SUITS = (_F | _T, _S | _C, _B | _O, _H)
_RANKS = tuple(
    mask_of(card for rank in ranks for card in cards_of(RANKS[rank]))
    for ranks in ((7, 5), (6, 8), (9, 4, 3), (10, 11, 12, 2))
)
_Parts = tuple[int, _Within, int, _Within, int, _Within, int, _Within]


def _parts(kind: int, size: int = 0) -> _Parts:
    """The plays of one kind and, if given, size: a mask and the plays within it, four times."""
    parts: list[int | _Within] = []
    for mask in _RANKS if kind == SET else _SUITS:
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
_ABOVE = [sum(RANKS[rank + 1 :]) for rank in range(14)]
_BELOW = [sum(RANKS[:rank]) for rank in range(14)]

# For either side of the die and every play on the table: the cards that answers are made of,
# since in a run too every card is higher than the lowest of the one beaten (U4), and the answers.
_FOLLOW: tuple[dict[int, tuple[int, _Parts]], ...] = (
    {play: (_ABOVE[p.lowest], _ANSWERS[p[:2]]) for play, p in PATTERNS.items()},
    {play: (_BELOW[p.highest], _ANSWERS[p[:2]]) for play, p in PATTERNS.items()},
)
# For either side of the die: the plays that turn it, and whether they end the round (U7–U10).
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
    """Every play that this hand can make."""
    # Each part's cards and the plays within them, written out: a loop takes a quarter longer.
    (a, in_a, b, in_b, c, in_c, d, in_d), (e, in_e, f, in_f, g, in_g, h, in_h) = _OPENING
    return [
        *in_a[hand & a], *in_b[hand & b], *in_c[hand & c], *in_d[hand & d],
        *in_e[hand & e], *in_f[hand & f], *in_g[hand & g], *in_h[hand & h],
    ]  # fmt: skip


def answers(hand: int, top: int, low: int) -> Sequence[int]:
    """A pass, and every play of this hand that beats the one on the table."""
    cards, parts = _FOLLOW[low][top]
    cards &= hand
    if not cards:
        return ONLY_PASS
    a, in_a, b, in_b, c, in_c, d, in_d = parts
    return [PASS, *in_a[cards & a], *in_b[cards & b], *in_c[cards & c], *in_d[cards & d]]


def stronger(top: int, low: int) -> int:
    """The cards of which an answer to the play on the table is made."""
    return _FOLLOW[low][top][0]


def beats(play: int, top: int, low: int) -> bool:
    """Whether a play of the same pattern and size is stronger."""
    return not play & ~_FOLLOW[low][top][0]
