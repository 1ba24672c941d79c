"""Others at the same cards: what the page asks of the field of a deal, and what it is answered."""

from typing import Literal, NotRequired, TypedDict


class AskField(TypedDict):
    """Have a deal that has ended played by the field in the person's seat, one slice; to be sent
    again until it is `found`.

    do: the verb.
    deal: its number; without it the last that has ended.
    """

    do: Literal["field"]
    deal: NotRequired[int]


class Parted(TypedDict):
    """Where one of the field first did otherwise than the person.

    index: of the action in the deal, 0 for the first; it is a decision of the person's seat.
    action: what the other did there.
    """

    index: int
    action: str


class Other(TypedDict):
    """One of the field.

    level: how well it plays.
    result: what it came to, in the field's unit.
    replay: a replay link's fragment of how it played, for the page with the seat and the level of
        the bots around; null where the match is too long for any link.
    """

    level: str
    result: float
    replay: str | None


class Field(TypedDict):
    """How a seat did in a deal beside the field.

    unit: what is compared: the points that the deal brought (where two sides play, less what it
        brought the other), or the place, 1 for the first.
    lowest: whether fewer are better.
    mine: what the seat came to.
    percent: of the others so many were beaten, ties counting half; to one decimal.
    place: 1 + how many of the others did better, of seventeen.
    others: the sixteen, weakest first.
    parted: where each of them first did otherwise than the person; null where one never did, or
        where a bot of the person's match had done otherwise before.
    """

    unit: Literal["points", "place"]
    lowest: bool
    mine: float
    percent: float
    place: int
    others: list[Other]
    parted: list[Parted | None]


class FieldOf(TypedDict):
    """The field of a deal, as far as it has played.

    deal: its number.
    seat: the person's.
    done: how many of the others are done.
    of: how many they are.
    found: how the person did beside them; null until all are done.
    """

    deal: int
    seat: int
    done: int
    of: int
    found: Field | None


class Compared(TypedDict):
    """The answer to a slice of a field.

    ok: whether the request was taken.
    field: what there is of it.
    """

    ok: Literal[True]
    field: FieldOf
