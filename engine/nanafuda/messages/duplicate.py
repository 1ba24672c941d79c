"""Replies of duplicate comparison: fields, daily deals, challenges."""

from typing import Literal, TypedDict

from .common import Reply
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


class DealtCards(TypedDict):
    """How the dealt cards decided a deal for a seat."""

    good: bool  # whether the seat ended above the mean of all seats; otherwise below
    alike: int  # the number of others that did, too, each at its own table
    # at most two kinds of the dealt cards (with a partner, of both) that made it likely by a fit to
    # other deals, the weightiest first: the message `<game>-dealt-<kind>` and the number of cards
    cards: dict[str, int]


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
    decided: DealtCards | None  # what the cards did; null if they did not decide the deal
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


class Compared(Reply):
    """Reply to a slice of a field."""

    field: FieldOf  # the field so far


class Challenge(TypedDict):
    """A new challenge."""

    id: str  # the id of the list of all players of this deal
    link: str  # the URL's fragment, after `#`


class Challenged(Reply):
    """Reply with a new challenge."""

    challenge: Challenge


class Rivalry(TypedDict):
    """Results of the person and the sender in a deal."""

    mine: float  # the person's result, in the challenge's unit
    theirs: float  # the sender's result
    undone: bool  # whether the sender undid an action
    replay: str  # a replay link's fragment of the sender's play, with seat and level
    # the sender's first difference from the person; null if there is none, or if a bot had
    # played differently before
    parted: Parted | None
    # a replay link's fragment of the person's own play that opens there; null likewise
    look: str | None


class Rival(TypedDict):
    """Contents of a challenge link."""

    id: str  # the id of the list of all players of this deal
    name: str  # the name that the sender chose, possibly empty
    deal: int  # the deal's number in its match
    unit: Literal["points", "place"]  # the unit of the results, as in a field
    lowest: bool  # whether a lower result is better
    setup: Setup  # the settings of the deal's match
    beside: Rivalry | None  # both players' results; null without `mine`


class Rivalled(Reply):
    """Reply with the contents of a challenge link."""

    rival: Rival  # the contents
