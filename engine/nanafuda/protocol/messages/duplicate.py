"""Others at the same cards: the field of a deal, tournaments, the deal of the day, challenges."""

from typing import Literal, NotRequired, TypedDict

from .common import GameId
from .match import Setup


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
    tied: how many of the others came to the same, and share the place.
    others: the sixteen, weakest first.
    parted: where each of them first did otherwise than the person; null where one never did, or
        where a bot of the person's match had done otherwise before.
    levels: what the field's players of each level came to, weakest first: the mean of their
        percents, each beside all others, the person one of them.
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


class AskTournament(TypedDict):
    """Set up a tournament, or read the link of one; the match stays as it is.

    do: the verb.
    link: the part of the address after `#`; without it the rest says what is to be set up.
    game: the game's id.
    deals: how many: 4, 8 or 16.
    seats: how many play; without it as many as usual.
    options: those that are not as usual.
    level: of the bots.
    seed: any short text; without it a fresh one.
    """

    do: Literal["tournament"]
    link: NotRequired[str]
    game: NotRequired[GameId]
    deals: NotRequired[int]
    seats: NotRequired[int]
    options: NotRequired[dict[str, bool | int | str]]
    level: NotRequired[str]
    seed: NotRequired[str]


class Tournament(TypedDict):
    """Deals of one game that are the same for everybody.

    game: the game's id.
    version: of its rules.
    deals: how many.
    seats: how many play.
    options: all of them, by id.
    level: of the bots.
    seed: of all deals.
    link: the part of the address after `#`.
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
    """The answer to a tournament.

    ok: whether the request was taken.
    tournament: what it is.
    """

    ok: Literal[True]
    tournament: Tournament


class AskBoard(TypedDict):
    """Sit down to a deal of a tournament, or of the day, in the first seat, or to that of a
    challenge, in its sender's: the match is now that one.

    do: the verb.
    challenge: its link; without it the rest says which deal it is.
    link: of the tournament; without it the deal is that of the day.
    number: of the deal in it, 0 for the first.
    game: the game's id.
    day: its date, as in "2026-11-23".
    """

    do: Literal["board"]
    challenge: NotRequired[str]
    link: NotRequired[str]
    number: NotRequired[int]
    game: NotRequired[GameId]
    day: NotRequired[str]


class AskResults(TypedDict):
    """Ask what several percents come to.

    do: the verb.
    percents: of deals, each against its field; null for one that was not played.
    """

    do: Literal["results"]
    percents: list[float | None]


class Mean(TypedDict):
    """What several percents come to.

    played: of how many deals.
    mean: of their percents; null before the first.
    low: where the mean of very many such deals lies in 95 of 100 cases, the lower end; null before
        the second.
    high: the upper end.
    """

    played: int
    mean: float | None
    low: float | None
    high: float | None


class Results(Mean):
    """The same with the percents.

    percents: deal by deal; null for a deal that has not been played.
    """

    percents: list[float | None]


class Summed(TypedDict):
    """The answer to what several percents come to.

    ok: whether the request was taken.
    results: what they come to.
    """

    ok: Literal[True]
    results: Results


class AskMeans(TypedDict):
    """What percents come to that the page has summed up, many times; the match stays as it is.

    do: the verb.
    many: each time, how many percents.
    totals: each time, their sum.
    squares: each time, the sum of their squares.
    """

    do: Literal["means"]
    many: list[int]
    totals: list[float]
    squares: list[float]


class Means(TypedDict):
    """The answer to that.

    ok: whether the request was taken.
    means: each time.
    """

    ok: Literal[True]
    means: list[Mean]


class Played(TypedDict):
    """A deal as the person has played it.

    replay: a replay link's fragment, with the seat and the level.
    percent: against the field; null where that is not known.
    hinted: whether a hint was shown.
    """

    replay: str
    percent: float | None
    hinted: bool


class AskChallenge(TypedDict):
    """Make a challenge link; the match stays as it is.

    do: the verb.
    name: who sends it, perhaps empty.
    played: the deal, or those of the tournament, in order.
    tournament: its link; without it the challenge is of one deal.
    """

    do: Literal["challenge"]
    name: str
    played: list[Played]
    tournament: NotRequired[str]


class Challenge(TypedDict):
    """A challenge that was made.

    id: names the list of all who play these deals.
    link: the part of the address after `#`.
    """

    id: str
    link: str


class Challenged(TypedDict):
    """The answer to making a challenge.

    ok: whether the request was taken.
    challenge: it.
    """

    ok: Literal[True]
    challenge: Challenge


class AskRival(TypedDict):
    """Read a challenge link; the match stays as it is.

    do: the verb.
    link: the part of the address after `#`.
    mine: the person's own play of the deals, as replay links' fragments with seat and level;
        without it nothing is told of what the sender made of them.
    """

    do: Literal["rival"]
    link: str
    mine: NotRequired[list[str]]


class Rivalry(TypedDict):
    """What two have made of a deal.

    mine: what it came to for the person, in the challenge's unit.
    theirs: what it came to for the sender.
    percent: the sender's against the field; null where it is not known.
    undone: whether the sender has taken something back.
    hinted: whether a hint was shown to them; of a single deal that is not told.
    replay: a replay link's fragment of how the sender played, with seat and level.
    parted: where the sender first did otherwise than the person; null where they never did, or
        where a bot had done otherwise before.
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
    """A challenge, read.

    id: names the list of all who play these deals.
    name: who sends it, as they call themselves; perhaps empty.
    tournament: its link; null where the challenge is of one deal.
    deals: how many.
    deal: the number of the only one in its match.
    unit: what is compared, as in a field.
    lowest: whether fewer are better.
    setup: of the first deal's match.
    boards: deal by deal, what both have made of it; null as long as there is no own play.
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
    """The answer to reading a challenge.

    ok: whether the request was taken.
    rival: what it says.
    """

    ok: Literal[True]
    rival: Rival
