"""Packs, cards and sets of cards.

A card is its index in the pack order (0, 1, …). A set of cards is an int with one bit per card.
Outside the engine a card is its code, suit then rank: `F13`, `C7`, `X0`.

>>> hand = FRENCH.set("H7.S1")
>>> cards_of(hand)
(0, 19)
>>> FRENCH.join(hand | FRENCH.rank_masks[7])
'S1.S7.H7.D7.C7'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from ..errors import Refusal


def _stretch(base: int, length: int) -> list[tuple[int, ...]]:
    """Return the cards of every subset of `length` consecutive cards from `base`."""
    table: list[tuple[int, ...]] = [()]
    for card in range(base, base + length):
        table += [(*cards, card) for cards in table]
    return table


# Short, because every start of the page fetches the tables.
_STRETCHES = ((0, 10), (10, 10), (20, 10), (30, 11), (41, 12))
_A, _B, _C, _D, _E = (_stretch(first, length) for first, length in _STRETCHES)


def cards_of(mask: int) -> tuple[int, ...]:
    """Return the cards of a set, in pack order; for packs of up to 53 cards."""
    low, high = mask & 0x3FFFFFFF, mask >> 30  # two ints of one machine word each are faster
    first = _A[low & 1023] + _B[low >> 10 & 1023] + _C[low >> 20]
    return first + _D[high & 2047] + _E[high >> 11]


def mask_of(cards: Iterable[int]) -> int:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def lowest(mask: int) -> int:
    """Return the first card, in pack order, of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def subsets(mask: int, size: int) -> Iterator[int]:
    """Yield every subset with `size` cards, in lexicographic order of its cards.

    >>> [FRENCH.join(pair) for pair in subsets(FRENCH.set("S1.H7.D7"), 2)]
    ['S1.H7', 'S1.D7', 'H7.D7']
    """
    if size == 0:
        yield 0
        return
    while mask.bit_count() >= size:
        low = mask & -mask
        mask ^= low
        for rest in subsets(mask, size - 1):
            yield low | rest


_PACKS: dict[tuple[str, ...], Pack] = {}  # the first of these codes


class Pack:
    """A pack: suits of consecutive ranks in a fixed order, optionally a Joker (`X0`) at the end.

    `suits` are (letter, lowest rank, highest rank).

    >>> pack = Pack([("R", 1, 3), ("G", 1, 3)], joker=True)
    >>> pack.codes
    ('R1', 'R2', 'R3', 'G1', 'G2', 'G3', 'X0')
    >>> pack.spell(pack.full & ~pack.set("R2.X0"))
    ['R1', 'R3', 'G1', 'G2', 'G3']
    """

    def __init__(self, suits: Sequence[tuple[str, int, int]], joker: bool = False) -> None:
        self.suits = "".join(letter for letter, _, _ in suits)
        cards = [(s, r) for s, (_, low, high) in enumerate(suits) for r in range(low, high + 1)]
        self.suit_of = tuple(s for s, _ in cards) + ((len(suits),) if joker else ())
        self.rank_of = tuple(r for _, r in cards) + ((0,) if joker else ())
        letters = self.suits + "X"
        self.codes = tuple(
            f"{letters[s]}{r}" for s, r in zip(self.suit_of, self.rank_of, strict=True)
        )
        self.size = len(self.codes)
        self.full = (1 << self.size) - 1
        self.joker = self.size - 1 if joker else None
        _PACKS.setdefault(self.codes, self)
        self._index = {code: card for card, code in enumerate(self.codes)}
        self.suit_masks = tuple(
            mask_of(c for c in range(len(cards)) if self.suit_of[c] == s) for s in range(len(suits))
        )
        top = max(self.rank_of)
        self.rank_masks = tuple(
            mask_of(c for c in range(len(cards)) if self.rank_of[c] == r) for r in range(top + 1)
        )

    def __repr__(self) -> str:
        return f"<pack {self.codes[0]} to {self.codes[-1]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _pack_of, (self.codes,)  # a copied position has the same pack

    def card(self, code: str) -> int:
        """Return the card with this code. Raises Refusal if the pack has none."""
        card = self._index.get(code)
        if card is None:
            raise Refusal("unknown-card")
        return card

    def set(self, codes: str) -> int:
        """Parse distinct codes joined by dots, in any order. Raises Refusal if invalid."""
        mask = 0
        for code in codes.split("."):
            bit = 1 << self.card(code)
            if mask & bit:
                raise Refusal("unknown-card")
            mask |= bit
        return mask

    def spell(self, mask: int) -> list[str]:
        """Return the codes of a set, in pack order."""
        return [self.codes[card] for card in cards_of(mask)]

    def join(self, mask: int) -> str:
        """Return the codes of a set in pack order, joined by dots, as in actions."""
        return ".".join(self.spell(mask))

    def order(self, codes: Sequence[str], number: int) -> tuple[int, ...]:
        """Parse a full pack order. Raises Refusal with deck `number` if it is no permutation."""
        order = tuple(self._index.get(code, -1) for code in codes)
        if sorted(order) != list(range(self.size)):
            raise Refusal("bad-deck", deck=number)
        return order

    def shuffled(self, seed: str) -> tuple[int, ...]:
        """Return the pack order of this seed, the same on every Python.

        Fisher–Yates over `Random(seed).random()`, the one stream that Python keeps stable.
        """
        return tuple(shuffled(range(self.size), Random(seed)))


def _pack_of(codes: tuple[str, ...]) -> Pack:
    return _PACKS[codes]


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """Return the cards in a random order (Fisher–Yates over `rng.random()`)."""
    order = list(cards)
    random = rng.random
    for i in range(len(order) - 1, 0, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order


SEVEN_SUITS = (
    ("F", 7, 13), ("T", 6, 12), ("S", 5, 11), ("C", 4, 10), ("B", 3, 9), ("O", 2, 8), ("H", 1, 7),
)  # fmt: skip
FRENCH_SUITS = (("S", 1, 13), ("H", 1, 13), ("D", 1, 13), ("C", 1, 13))

SEVEN = Pack(SEVEN_SUITS)
COLOURS = Pack((("R", 1, 17), ("G", 1, 17), ("U", 1, 17)))
FRENCH = Pack(FRENCH_SUITS)
FRENCH_JOKER = Pack(FRENCH_SUITS, joker=True)

PackName: TypeAlias = Literal["seven", "colours", "french"]
PACKS: Mapping[PackName, Pack] = MappingProxyType(
    {"seven": SEVEN, "colours": COLOURS, "french": FRENCH_JOKER}
)
