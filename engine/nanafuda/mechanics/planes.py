"""Observations as bytes: planes of cards, one byte a card, then numbers of 0 to 255.

>>> observation([0b101, 0b110], 3, [7, 300, -1]).hex(" ")
'01 00 01 00 01 01 07 ff 00'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

_BITS = bytes.maketrans(b"01", b"\0\1")


def observation(planes: Iterable[int], cards: int, numbers: Iterable[int]) -> bytes:
    """Return sets of cards as planes of `cards` bytes, 1 for a card in the set, then the numbers.

    Numbers beyond 0 to 255 are clipped.
    """
    packed = 1  # the first bit keeps the others' leading zeros
    for plane in reversed(tuple(planes)):
        packed = packed << cards | plane
    wide = f"{packed:b}".encode().translate(_BITS)[:0:-1]
    values = list(numbers)
    try:
        return wide + bytes(values)
    except ValueError:
        return wide + bytes([min(max(n, 0), 255) for n in values])


@cache
def one_hot(place: int, count: int) -> tuple[int, ...]:
    """Return `count` numbers, 1 at `place` and 0 elsewhere; all 0 if there is no such place.

    >>> one_hot(1, 3), one_hot(-1, 3)
    ((0, 1, 0), (0, 0, 0))
    """
    return tuple([int(n == place) for n in range(count)])


def from_seat(values: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return values by seat, in clockwise order from this seat.

    >>> from_seat([10, 11, 12, 13], 2)
    (12, 13, 10, 11)
    """
    return (*values[seat:], *values[:seat])


def seat_from(other: int, seat: int, seats: int) -> int:
    """Return how many places clockwise from `seat` the other sits; -1 if there is none."""
    return (other - seat) % seats if other >= 0 else -1
