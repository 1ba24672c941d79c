"""The bot's side: an interpreter that has one player's file, and neither a match nor a seed.

    python -m nanafuda.workshop.player GAME

reads the file's text as a line of JSON, then a question a line, and writes an answer a line; the
bot's output goes to the standard error. It knows no path of a player's file.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .bot import Bot, compiled
from .fault import Broken
from .wire import unpack

if TYPE_CHECKING:
    from ..messages.workshop import BotFault


class Player:
    """A bot that answers the questions of a `Remote`.

    `emit` receives each line that the bot prints, with the number of the deal and the seat, which
    are −1 while the file is loaded.
    """

    def __init__(self, emit: Callable[[str, int, int], object]) -> None:
        self._emit = emit
        self._at = -1, -1  # deal and seat
        self._bot: Bot | None = None

    def load(self, source: str, game: str) -> str:
        """Load a file; return what is wrong with it as JSON, `null` if it is a bot."""
        try:
            self._bot = Bot(source, game, lambda line: self._emit(line, *self._at))
        except BaseException as error:  # a bot may have replaced any built-in function
            return json.dumps(_fault_of(error))
        self._bot.console.flush()
        return "null"

    def check(self, source: str) -> str:
        """Compile a file without running it; return what is wrong with it as JSON, or `null`."""
        try:
            compiled(source)
        except Broken as broken:
            return json.dumps(broken.fault)
        return "null"

    def answer(self, text: str) -> str:
        """Answer a question: both are JSON. The answer has `answer`, or `fault`."""
        id = None
        try:
            question = json.loads(text)
            id, bot = question["id"], self._bot
            assert bot is not None
            view = unpack(question["view"])
            if question["new"]:
                bot.console.end()
            self._at = question["deal"], view.seat
            if question["new"]:
                bot.restart()
            action = bot.answer(view, question["seed"])
            bot.console.flush()
            return json.dumps({"id": id, "answer": action})
        except BaseException as error:
            return json.dumps({"id": id, "fault": _fault_of(error)})


def _fault_of(error: BaseException) -> BotFault:
    if isinstance(error, Broken):
        return error.fault
    return Broken("error", kind=type(error).__name__).fault


def main() -> None:
    """Answer questions at the command line, on copies of its files that the bot has not got."""
    [game] = sys.argv[1:]
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    with open(os.devnull) as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    player = Player(lambda line, *_: print(line, file=sys.__stderr__, flush=True))
    print(player.load(json.loads(questions.readline()), game), file=answers, flush=True)
    for line in questions:
        print(player.answer(line), file=answers, flush=True)


if __name__ == "__main__":
    main()
