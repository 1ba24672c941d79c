"""Aids at the table: what the page asks for whoever wants them, and what it is answered."""

from typing import Literal, TypedDict

from .match import Reason


class AskWhere(TypedDict):
    """Where the cards may be that are out, as far as the person can know for certain.

    do: the verb.
    """

    do: Literal["where"]


class AskCalls(TypedDict):
    """What the deal's calls mean, and those that the person may make now.

    do: the verb.
    """

    do: Literal["calls"]


class AskSettled(TypedDict):
    """Whether the rest of the deal changes nothing, one slice; for when the state's `next` is
    `person`.

    do: the verb.
    """

    do: Literal["settled"]


class Whereabouts(TypedDict):
    """Cards that may be in the same places.

    seats: those that may hold them.
    aside: whether they may lie where no seat holds them.
    cards: in pack order.
    """

    seats: list[int]
    aside: bool
    cards: list[str]


class Located(TypedDict):
    """Where the cards may be.

    ok: whether the request was taken.
    where: the cards that are out, those with the fewest places first.
    """

    ok: Literal[True]
    where: list[Whereabouts]


class Call(TypedDict):
    """What a call shows and denies.

    seat: whose it is.
    action: its text code, where it is yet to be made.
    says: what it tells.
    worth: of a call of the person's that is yet to be made: what their hand is worth in it, in
        tricks or, in times of a hundred, by how often it wins; null where that is not counted.
    """

    seat: int
    action: str | None
    says: Reason
    worth: float | None


class Calls(TypedDict):
    """Calls and what they mean.

    made: in this deal, in order.
    mine: those that the person may make now.
    """

    made: list[Call]
    mine: list[Call]


class Meant(TypedDict):
    """What calls mean.

    ok: whether the request was taken.
    calls: those made and those that may be made.
    """

    ok: Literal[True]
    calls: Calls


class Settled(TypedDict):
    """Whether the rest changes nothing.

    ok: whether the request was taken.
    settled: whether it is so; no: it may change something, or that is too much to try.
    """

    ok: Literal[True]
    settled: bool
