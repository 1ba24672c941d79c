"""Replies of the workshop, in which a player's own bot runs."""

from typing import Literal, TypedDict


class BotFault(TypedDict):
    """Why a bot cannot be loaded, or has not chosen a legal action.

    id: the kind of error: long, syntax, game, no-play, no-method, nothing, type, illegal, name,
        input, deep, slow, error or ended.
    args: the arguments of its message.
    line: the line of the bot's file, from 1; null if it is unknown.
    trace: the last lines of the traceback, innermost last.
    replay: a replay link to the position in which it happened; null if there is none.
    """

    id: str
    args: dict[str, str | int]
    line: int | None
    trace: list[str]
    replay: str | None


class PlayedDeal(TypedDict):
    """A deal that the bot has played.

    seat: its seat, or the first one of its team.
    margin: the points by which it is ahead of its opponents' mean.
    replay: the deal's replay link.
    """

    seat: int
    margin: float
    replay: str


class Trial(TypedDict):
    """A deal in all seatings of the bot.

    difference: the mean margin; null after an error.
    played: the deal in each seating.
    broken: the bot's error; null if there was none.
    """

    difference: float | None
    played: list[PlayedDeal]
    broken: BotFault | None


class Tried(TypedDict):
    """Reply with the result of a deal.

    ok: whether the request succeeded.
    trial: the result.
    """

    ok: Literal[True]
    trial: Trial


class Question(TypedDict):
    """Unfinished reply: send the request again with the bot's answer.

    ok: whether the request succeeded.
    thinking: always true.
    question: a text for the bot's interpreter; its `id` is a number, the answer has the same.
    """

    ok: Literal[True]
    thinking: Literal[True]
    question: str


class Trouble(TypedDict):
    """Reply with the bot's last error.

    ok: whether the request succeeded.
    broken: the error; null if there was none.
    """

    ok: Literal[True]
    broken: BotFault | None
