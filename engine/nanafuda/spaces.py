"""Spaces of programs that learn: the numbers of actions, and the parts of observations.

A game's own are in games/<game>/actions.py and observation.py; the defaults are here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from .errors import Refusal
from .mechanics.planes import from_seat, observation


class Part(NamedTuple):
    """A part of an observation as a game declares it: `size` planes of cards, or numbers."""

    name: str
    size: int
    about: str
    high: int = 1  # the largest value; larger ones are clipped at 255


Parts: TypeAlias = Sequence[Part]
TO_ACT = Part("to_act", 1, "whether the observer is to act")


class Slice(NamedTuple):
    """A part of an observation as it lies in the bytes: `start` to `stop`, values 0 to `high`.

    `shape` is that of its array: (planes, cards) or (numbers,). All values are of type `dtype`.
    """

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    high: int
    about: str

    @property
    def slice(self) -> slice:
        """The slice of the bytes."""
        return slice(self.start, self.stop)

    @property
    def dtype(self) -> str:
        """The type of the values: "uint8"."""
        return "uint8"

    def __str__(self) -> str:
        return f"{self.start}-{self.stop - 1} {self.name}: {self.about}"


def slices(planes: Iterable[Part], numbers: Iterable[Part], cards: int) -> list[Slice]:
    """Return declared parts as they lie in the bytes, one after another.

    >>> parts = slices([Part("hand", 2, "two hands")], [Part("passes", 3, "passes", 7)], 10)
    >>> [(part.name, part.start, part.stop, part.shape) for part in parts]
    [('hand', 0, 20, (2, 10)), ('passes', 20, 23, (3,))]
    """
    layout: list[Slice] = []
    start = 0
    for part, width in [*((p, cards) for p in planes), *((n, 0) for n in numbers)]:
        stop = start + part.size * (width or 1)
        shape = (part.size, width) if width else (part.size,)
        layout.append(Slice(part.name, start, stop, shape, min(part.high, 255), part.about))
        start = stop
    return layout


class Actions(Protocol):
    """The interface of a module games/<game>/actions.py: a fixed enumeration of all actions.

    A number depends on the action and, if the action names a seat or a meld, on the position. The
    numbers never depend on the cards dealt. A game without this module has the default: its moves
    are the cards of its pack, and so are their numbers.

    A module may also have `PARTS` and `parts`, as Upside Down's: moves in an environment card by
    card.
    """

    def size(self, game: Any) -> int:
        """Return the number of ids with the seats and options of this position."""

    def id_of(self, game: Any, move: Any) -> int:
        """Return the id of a legal move in this position."""

    def move_of(self, game: Any, id: int) -> Any:
        """Return the move of an id in this position, legal or not.

        Raises Refusal if the id names no action here.
        """


class CardActions:
    """The default of `Actions`: every move is a card."""

    @staticmethod
    def size(game: Any) -> int:
        return int(game.pack.size)

    @staticmethod
    def id_of(game: Any, move: int) -> int:
        return move

    @staticmethod
    def move_of(game: Any, id: int) -> int:
        if not 0 <= id < game.pack.size:
            raise Refusal("not-an-action")
        return id


class Observing(Protocol):
    """The interface of a module games/<game>/observation.py: what a seat may know, as bytes.

    `observe` reads a full position but depends only on what the seat may know. Seats are relative
    to the observer: the first of n is the observer, the others follow clockwise. A game without
    this module has the default: the observer's hand, the cards that it knows in each other hand,
    whether it is to act, and the size of each hand.
    """

    def layout(self, game: Any) -> tuple[Parts, Parts]:
        """Return the parts of an observation: those of planes of cards, then those of numbers.

        It is the same before the first deal.
        """

    def observe(self, game: Any, seat: int) -> bytes:
        """Return what this seat may know: the planes, then the numbers."""


class PlainObservation:
    """The default of `Observing`."""

    @staticmethod
    def layout(game: Any) -> tuple[Parts, Parts]:
        planes = (
            Part("hand", 1, "the observer's hand"),
            Part("known_hands", game.seats - 1, "the cards that each other seat is known to hold"),
        )
        numbers = TO_ACT, Part("cards", game.seats, "the cards of each hand", game.pack.size)
        return planes, numbers

    @staticmethod
    def observe(game: Any, seat: int) -> bytes:
        known, hands = game.seen_by(seat), from_seat(game.held[: game.seats], seat)
        planes = [mask & known for mask in hands]
        numbers = [int(game.turn == seat), *(mask.bit_count() for mask in hands)]
        return observation(planes, game.pack.size, numbers)
