"""Replies of the workshop, in which a player's own bot runs."""

from typing import Literal, TypedDict


class BotFault(TypedDict):
    """Why a bot cannot be loaded, or has not chosen a legal action."""

    # the kind of error: long, syntax, game, no-play, no-method, nothing, type, illegal,
    # name, input, deep, slow, error or ended
    id: str
    args: dict[str, str | int]  # the arguments of its message
    line: int | None  # the line of the bot's file, from 1; null if it is unknown
    trace: list[str]  # the last lines of the traceback, innermost last
    # a replay link to the position in which it happened; null if there is none
    replay: str | None


class PlayedDeal(TypedDict):
    """A deal that the bot has played."""

    seat: int  # its seat, or the first one of its team
    margin: float  # the points by which it is ahead of its opponents' mean
    replay: str  # the deal's replay link


class Trial(TypedDict):
    """A deal in all seatings of the bot."""

    difference: float | None  # the mean margin; null after an error
    points: int | None  # the sum of the margins in whole points; null after an error
    parts: int  # the divisor that makes the mean margin of `points`
    played: list[PlayedDeal]  # the deal in each seating
    broken: BotFault | None  # the error of a bot; null if there was none
    other: bool  # whether that bot is the opponent


class Meeting(TypedDict):
    """A deal that bots have played at one table, in rotated seats."""

    points: list[int] | None  # by bot, the sum of its margins in whole points; null after an error
    parts: int  # the divisor that makes mean margins of `points`
    broken: BotFault | None  # the error of a bot; null if there was none
    bot: int | None  # the number of that bot


class Met(TypedDict):
    """Reply with the result of a deal that bots have played at one table."""

    ok: Literal[True]
    meeting: Meeting  # the result


class Tried(TypedDict):
    """Reply with the result of a deal."""

    ok: Literal[True]
    trial: Trial  # the result


class Question(TypedDict):
    """Unfinished reply: send the request again with the bot's answer."""

    ok: Literal[True]
    thinking: Literal[True]
    # a text for the bot's interpreter; its `id` is a number, the answer has the same
    question: str
    bot: int  # the number of the bot that is asked; 0: the first one


class Trouble(TypedDict):
    """Reply with the bot's last error."""

    ok: Literal[True]
    broken: BotFault | None  # the error; null if there was none


class Figures(TypedDict):
    """The result of some deals."""

    mean: float  # in points a deal
    width: float  # half the width of its interval: the wide one until all deals are played
    deals: int  # the number of deals
    different: int  # the number of deals with a difference
    state: Literal["running", "result"]  # whether all planned deals are played
    # what the interval says; open before 30 deals, or 20 with a difference
    verdict: Literal["open", "even", "ahead", "behind"]


class Row(TypedDict):
    """A bot in the table of a league."""

    bot: int  # its number in the request, from 0
    places: list[int] | None  # the best and the worst that it may have; null before the end
    figures: Figures | None  # its result; null if it has failed


class Measured(TypedDict):
    """Reply with the figures of a measurement."""

    ok: Literal[True]
    figures: Figures  # the result
    course: list[list[float]]  # number of deals, mean and half the running interval, by deals


class League(TypedDict):
    """Reply with the table of a league."""

    ok: Literal[True]
    rows: list[Row]  # the bots, the best first
    # by bot, its result against each other one on their common deals, in the order of `rows`;
    # null against itself and a bot that has failed
    pairs: list[list[Figures | None]]
    csv: str  # the table as a file
