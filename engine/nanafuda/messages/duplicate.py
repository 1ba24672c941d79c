"""Replies of duplicate comparison: fields, tournaments, daily deals, challenges."""

from typing import Literal, TypedDict

from .common import GameId
from .match import Setup


class Parted(TypedDict):
    """First difference of another player from the person in a deal.

    index: the action's index in the deal, from 0; it is a decision of the person's seat.
    action: the other player's action.
    """

    index: int
    action: str


class Other(TypedDict):
    """A player of the field.

    level: the player's level.
    result: the player's result, in the field's unit.
    replay: a replay link's fragment of this play, with the seat and the level of the other bots;
        null if the match is too long for a link.
    """

    level: str
    result: float
    replay: str | None


class Field(TypedDict):
    """Comparison of a seat's result in a deal with the field.

    unit: the unit of the results: the deal's points (between two sides, less the other side's) or
        the place, from 1.
    lowest: whether a lower result is better.
    mine: the seat's result.
    percent: the percentage of the others beaten, ties counting half; to one decimal.
    place: 1 + the number of others that did better, of seventeen.
    tied: the number of others with the same result, who share the place.
    others: the sixteen others, weakest first.
    parted: each other's first difference from the person; null if there is none, or if a bot of the
        person's match had played differently before.
    levels: for each level, weakest first, the mean percentage of its players, each against all
        others, the person included.
    """

    unit: Literal["points", "place"]
    lowest: bool
    mine: float
    percent: float
    place: int
    tied: int
    others: list[Other]
    parted: list[Parted | None]
    levels: list[float]


class FieldOf(TypedDict):
    """The field of a deal, as far as it has played.

    deal: the deal's number, from 1.
    seat: the person's seat.
    done: the number of others that have played.
    of: the number of others.
    found: the comparison; null until all have played.
    """

    deal: int
    seat: int
    done: int
    of: int
    found: Field | None


class Compared(TypedDict):
    """Reply to a slice of a field.

    ok: whether the request succeeded.
    field: the field so far.
    """

    ok: Literal[True]
    field: FieldOf


class Tournament(TypedDict):
    """Deals of one game that are the same for everybody.

    game: the game's id.
    version: the version of the game's rules.
    deals: the number of deals.
    seats: the number of seats.
    options: all options, by id.
    level: the bots' level.
    seed: the seed of all deals.
    link: the URL's fragment, after `#`.
    """

    game: GameId
    version: int
    deals: int
    seats: int
    options: dict[str, bool | int | str]
    level: str
    seed: str
    link: str


class Entered(TypedDict):
    """Reply with a tournament.

    ok: whether the request succeeded.
    tournament: the tournament.
    """

    ok: Literal[True]
    tournament: Tournament


class Mean(TypedDict):
    """Mean of percentages, with its 95 % interval.

    played: the number of deals.
    mean: the mean of their percentages; null before the first.
    low: the lower end of the 95 % interval for the mean of very many such deals; null before the
        second.
    high: the upper end.
    """

    played: int
    mean: float | None
    low: float | None
    high: float | None


class Results(Mean):
    """Mean with its percentages.

    percents: each deal's percentage; null for one not played.
    """

    percents: list[float | None]


class Summed(TypedDict):
    """Reply with the mean of percentages.

    ok: whether the request succeeded.
    results: the mean with its percentages.
    """

    ok: Literal[True]
    results: Results


class Means(TypedDict):
    """Reply with the means of summed percentages.

    ok: whether the request succeeded.
    means: the means, in the order of the request.
    """

    ok: Literal[True]
    means: list[Mean]


class Played(TypedDict):
    """A deal as the person played it.

    replay: a replay link's fragment, with the seat and the level.
    percent: the percentage against the field; null if unknown.
    hinted: whether a hint was shown.
    """

    replay: str
    percent: float | None
    hinted: bool


class Challenge(TypedDict):
    """A new challenge.

    id: the id of the list of all players of these deals.
    link: the URL's fragment, after `#`.
    """

    id: str
    link: str


class Challenged(TypedDict):
    """Reply with a new challenge.

    ok: whether the request succeeded.
    challenge: the challenge.
    """

    ok: Literal[True]
    challenge: Challenge


class Rivalry(TypedDict):
    """Results of the person and the sender in a deal.

    mine: the person's result, in the challenge's unit.
    theirs: the sender's result.
    percent: the sender's percentage against the field; null if unknown.
    undone: whether the sender undid an action.
    hinted: whether the sender saw a hint; not recorded for a single deal.
    replay: a replay link's fragment of the sender's play, with seat and level.
    parted: the sender's first difference from the person; null if there is none, or if a bot had
        played differently before.
    look: a replay link's fragment of the person's own play that opens there; null likewise.
    """

    mine: float
    theirs: float
    percent: float | None
    undone: bool
    hinted: bool
    replay: str
    parted: Parted | None
    look: str | None


class Rival(TypedDict):
    """Contents of a challenge link.

    id: the id of the list of all players of these deals.
    name: the name that the sender chose, possibly empty.
    tournament: the tournament's link; null if the challenge is of one deal.
    deals: the number of deals.
    deal: the number in its match of a single deal.
    unit: the unit of the results, as in a field.
    lowest: whether a lower result is better.
    setup: the settings of the first deal's match.
    boards: both players' results, deal by deal; null without `mine`.
    """

    id: str
    name: str
    tournament: str | None
    deals: int
    deal: int
    unit: Literal["points", "place"]
    lowest: bool
    setup: Setup
    boards: list[Rivalry] | None


class Rivalled(TypedDict):
    """Reply with the contents of a challenge link.

    ok: whether the request succeeded.
    rival: the contents.
    """

    ok: Literal[True]
    rival: Rival
