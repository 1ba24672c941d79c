"""How many tricks a hand is worth, before a card is played.

The numbers were fitted by least squares to self-play: 60,000 random deals played out by the rules
of thumb, the declarer exchanging. A hand's worth is a sum over its cards and suits, so that all
eight denominations of a hand take a few table look-ups. What is left over (the other three hands)
has a standard deviation of about two tricks.
"""

from __future__ import annotations

from functools import cache
from math import fsum

from ...games.seven_euchre import NO_TRUMP, SEVENS
from .layout import Layout, layout

# For the side that declares, and for its opponents: a constant; a trump's worth by its place, from
# the lowest seven up; and of every plain suit its length (0 to 5 or more), its master, its second
# best card, guarded.
Worth = tuple[float, tuple[float, ...], tuple[float, ...], float, float]
OURS: Worth = (
    1.87, (0.85,) * 7 + (0.90, 0.98, 1.04, 1.18, 1.36, 1.50),
    (0.0, 0.0, 0.18, 0.45, 0.64, 0.85), 0.43, 0.11,
)  # fmt: skip
OURS_PLAIN: Worth = (2.66, (), (0.0, 0.11, 0.23, 0.48, 1.01, 1.67), 0.88, 0.41)
THEIRS: Worth = (
    3.00, (-0.02,) * 7 + (-0.19, -0.24, -0.31, -0.42, -0.52, -0.70),
    (0.0, 0.73, 1.19, 1.62, 2.12, 2.52), -0.45, -0.10,
)  # fmt: skip
THEIRS_PLAIN: Worth = (3.55, (), (0.0, 0.42, 0.85, 1.20, 1.60, 2.03), -0.84, -0.43)

Suits = list[list[float]]  # by suit and by the seven bits of its cards


def _plain(mask: int, size: int, worth: Worth) -> float:
    """The worth of a plain suit's cards, its highest in bit `size` − 1."""
    _, _, lengths, master, second = worth
    length = mask.bit_count()
    total = lengths[min(length, 5)]
    if mask >> size - 1 & 1:
        total += master
    if mask >> size - 2 & 1 and length > 1:
        total += second
    return total


def _spread(table: Layout, suit: int, group: int, bits: int) -> int:
    """These cards of a printed suit as a mask of their group, those of other groups left out."""
    mask = 0
    for i in range(7):
        card = 7 * suit + i
        if bits >> i & 1 and table.group[card] == group:
            mask |= table.bit[card]
    return mask


@cache
def _tables(worth: Worth, worth_plain: Worth) -> tuple[Suits, Suits, Suits]:
    """For every suit: its worth as a plain suit beside trumps, as trumps, at no trump."""
    beside, trumps, none = [], [], []
    no_trump = layout(NO_TRUMP)
    for suit in range(7):
        some = layout((suit + 1) % 7)
        own = layout(suit)
        group = next(g for g in range(6) if some.cards[g][0] // 7 == suit)
        beside.append([_plain(_spread(some, suit, group, bits), 6, worth) for bits in range(128)])
        trumps.append(
            [
                fsum(worth[1][i] for i in range(13) if _spread(own, suit, 7, bits) >> i & 1)
                for bits in range(128)
            ]
        )
        none.append(
            [_plain(_spread(no_trump, suit, suit, bits), 7, worth_plain) for bits in range(128)]
        )
    return beside, trumps, none


def _of(hand: int, worth: Worth, worth_plain: Worth) -> list[float]:
    beside, trumps, none = _tables(worth, worth_plain)
    cards = [hand >> 7 * suit & 127 for suit in range(7)]
    plain = [table[bits] for table, bits in zip(beside, cards, strict=True)]
    sevens = (hand & SEVENS).bit_count()
    base = worth[0] + fsum(plain) + worth[1][0] * sevens
    seven = worth[1][0]
    values = [
        base - plain[suit] + trumps[suit][bits] - (seven if hand >> 8 * suit & 1 else 0.0)
        for suit, bits in enumerate(cards)
    ]
    values.append(worth_plain[0] + fsum(t[b] for t, b in zip(none, cards, strict=True)))
    return values


def ours(hand: int) -> list[float]:
    """The tricks that this hand's side takes on average when it declares, by denomination."""
    return _of(hand, OURS, OURS_PLAIN)


def theirs(hand: int) -> list[float]:
    """The tricks that the other side takes on average when it declares, by denomination."""
    return _of(hand, THEIRS, THEIRS_PLAIN)


assert all(SEVENS >> 8 * suit & 1 for suit in range(7))  # the seven of suit s is card 8 s
