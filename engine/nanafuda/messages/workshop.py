"""Replies of the workshop, in which a player's own bot runs."""

from typing import Literal, TypedDict

from .common import GameId, Reply


class BotFault(TypedDict):
    """Why a bot cannot be loaded, or has not chosen a legal action."""

    # the kind of error: one of KINDS in engine/nanafuda/workshop/fault.py
    id: str
    args: dict[str, str | int]  # the arguments of its message
    line: int | None  # the line of the bot's file, from 1; null if it is unknown
    trace: list[str]  # the last lines of the traceback, innermost last
    # a replay link to the position in which it happened; null if there is none
    replay: str | None


class PlayedDeal(TypedDict):
    """A bot's result in a deal."""

    seat: int  # its seat
    points: int  # its margin, in parts of a point
    usual: int  # the level's, with the same cards in the same seat
    replay: str  # the deal's replay link


class Dealt(TypedDict):
    """A deal that each bot has played once."""

    parts: int  # the divisor that makes points of `points`
    played: list[PlayedDeal]  # by bot; empty after an error
    broken: BotFault | None  # the error of a bot; null if there was none
    bot: int | None  # the number of that bot


class Deal(Reply):
    """Reply with the result of a deal."""

    dealt: Dealt  # the result


class Question(Reply):
    """Unfinished reply: send the request again with the bot's answer."""

    thinking: Literal[True]
    # a text for the bot's interpreter; its `id` is a number, the answer has the same
    question: str
    bot: int  # the number of the bot that is asked; 0: the first one


class Trouble(Reply):
    """Reply with the bot's last error."""

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
    figures: Figures | None  # its result; null if it has failed, or has not played yet


class Season(TypedDict):
    """The deals that bots play, and what they have made of them.

    The lists have an entry for each bot. Few quotation marks and brackets: `limits` counts them.
    """

    game: GameId  # its id
    seed: str  # what was typed, with a secret part
    deals: int  # the planned number, chosen before the first one
    opponent: str  # in all other seats
    seats: int  # their number
    options: dict[str, bool | int | str]  # by id
    parts: int  # the divisor that makes points of `points` and `usual`
    names: list[str]  # of the bots
    points: list[list[int]]  # each deal's margin
    usual: list[list[int]]  # the level's, with the same cards in the same seat
    why: list[str]  # the sentence of its error; "" without one
    same: list[int]  # the first bot with the same text, itself if there is no other


class BegunSeason(Reply):
    """Reply with a season before its first deal."""

    season: Season


class SeasonReply(Reply):
    """Reply with what a season comes to."""

    rows: list[Row]  # the bots, the best first
    # of two bots, each one's result against the other on their common deals, in the order of
    # `rows`; null against itself and a bot without deals. Else empty
    pairs: list[list[Figures | None]]
    # of one bot, or of the first of two against the other, number of deals, mean and half the
    # running interval by deals. Else empty
    course: list[list[float]]
    csv: str  # the table as a file
