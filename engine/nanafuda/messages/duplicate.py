"""Replies of duplicate comparison: fields, tournaments, daily deals, challenges."""

from typing import Literal, TypedDict

from .common import GameId
from .match import Setup


class Parted(TypedDict):
    """First difference of another player from the person in a deal."""

    index: int  # the action's index in the deal, from 0; it is a decision of the person's seat
    action: str  # the other player's action


class Other(TypedDict):
    """A player of the field."""

    level: str  # the player's level
    # the player's result, in the field's unit; 1000 if it won the match outright by a
    # jackpot, and -1000 if another seat did
    result: float
    won: bool  # whether it won the deal, or shared the most points of it
    # a replay link's fragment of this play, with the seat and the level of the other bots;
    # null if the match is too long for a link
    replay: str | None


class Field(TypedDict):
    """Comparison of a seat's result in a deal with the field."""

    # the unit of the results: the deal's points (between two sides, less the other side's)
    # or the place, from 1
    unit: Literal["points", "place"]
    lowest: bool  # whether a lower result is better
    mine: float  # the seat's result, as in `others`
    percent: float  # the percentage of the others beaten, ties counting half; to one decimal
    place: int  # 1 + the number of others that did better, of seventeen
    tied: int  # the number of others with the same result, who share the place
    others: list[Other]  # the sixteen others, weakest first
    # each other's first difference from the person; null if there is none, or if a bot of
    # the person's match had played differently before
    parted: list[Parted | None]
    # for each level, weakest first, the mean percentage of its players, each against all
    # others, the person included
    levels: list[float]


class FieldOf(TypedDict):
    """The field of a deal, as far as it has played."""

    deal: int  # the deal's number, from 1
    seat: int  # the person's seat
    done: int  # the number of others that have played
    of: int  # the number of others
    found: Field | None  # the comparison; null until all have played


class Compared(TypedDict):
    """Reply to a slice of a field."""

    ok: Literal[True]
    field: FieldOf  # the field so far


class Tournament(TypedDict):
    """Deals of one game that are the same for everybody."""

    game: GameId  # the game's id
    version: int  # the version of the game's rules
    deals: int  # the number of deals
    seats: int  # the number of seats
    options: dict[str, bool | int | str]  # all options, by id
    level: str  # the bots' level
    seed: str  # the seed of all deals
    link: str  # the URL's fragment, after `#`


class Entered(TypedDict):
    """Reply with a tournament."""

    ok: Literal[True]
    tournament: Tournament


class Played(TypedDict):
    """A deal as the person played it."""

    replay: str  # a replay link's fragment, with the seat and the level
    percent: float | None  # the percentage against the field; null if unknown
    hinted: bool  # whether a hint was shown


class Challenge(TypedDict):
    """A new challenge."""

    id: str  # the id of the list of all players of these deals
    link: str  # the URL's fragment, after `#`


class Challenged(TypedDict):
    """Reply with a new challenge."""

    ok: Literal[True]
    challenge: Challenge


class Rivalry(TypedDict):
    """Results of the person and the sender in a deal."""

    mine: float  # the person's result, in the challenge's unit
    theirs: float  # the sender's result
    percent: float | None  # the sender's percentage against the field; null if unknown
    undone: bool  # whether the sender undid an action
    hinted: bool  # whether the sender saw a hint; not recorded for a single deal
    replay: str  # a replay link's fragment of the sender's play, with seat and level
    # the sender's first difference from the person; null if there is none, or if a bot had
    # played differently before
    parted: Parted | None
    # a replay link's fragment of the person's own play that opens there; null likewise
    look: str | None


class Rival(TypedDict):
    """Contents of a challenge link."""

    id: str  # the id of the list of all players of these deals
    name: str  # the name that the sender chose, possibly empty
    tournament: str | None  # the tournament's link; null if the challenge is of one deal
    deals: int  # the number of deals
    deal: int  # the number in its match of a single deal
    unit: Literal["points", "place"]  # the unit of the results, as in a field
    lowest: bool  # whether a lower result is better
    setup: Setup  # the settings of the first deal's match
    boards: list[Rivalry] | None  # both players' results, deal by deal; null without `mine`


class Rivalled(TypedDict):
    """Reply with the contents of a challenge link."""

    ok: Literal[True]
    rival: Rival  # the contents
