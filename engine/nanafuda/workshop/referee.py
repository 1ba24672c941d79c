"""The referee's side of a bot that runs in another interpreter: questions out, answers in."""

from __future__ import annotations

import json
from collections.abc import Generator
from random import Random
from typing import Any

from ..game import Game
from ..limits import parse
from .fault import Broken, received
from .wire import pack

LONGEST = 20_000  # characters of an answer


class Remote:
    """A bot that is asked by messages.

    While `thinking` waits, `question` is the message to send; `hear` takes the answer. Its seed
    derives from the rest of the question: it tells nothing more, and is the same everywhere.

    >>> from nanafuda import Match
    >>> game, bot = Match("seven-euchre", seed="k3f9").game, Remote()
    >>> thinking = bot.thinking(game, "1")
    >>> next(thinking)
    >>> bot.hear('{"id": 1, "answer": "pass"}')
    >>> try:
    ...     next(thinking)
    ... except StopIteration as end:
    ...     print(game.text(end.value))
    pass
    """

    def __init__(self, id: int = 0) -> None:
        """`id`: the number of the last question that this interpreter has got."""
        self.id = id
        self.deal = 0  # number of the deal, for the lines that the bot prints
        self.question: str | None = None
        self._answer: str | None = None
        self._new = True
        self._asked = 0  # questions in this deal

    def restart(self) -> None:
        """Begin a deal: the next question says so."""
        self._new, self._asked = True, 0

    def thinking(self, game: Game[Any], seed: str) -> Generator[None, None, Any]:
        """Yield until the question has been answered; return the move. Raises Broken."""
        assert game.turn is not None
        self.id += 1
        self._asked += 1
        view = pack(game.view(game.turn))
        known = json.dumps([self.deal, self._asked, view], separators=(",", ":"))
        question = {
            "id": self.id,
            "deal": self.deal,
            "new": self._new,
            "seed": f"{Random(known).getrandbits(64):016x}",
            "view": view,
        }
        self._new, self._answer = False, None
        self.question = json.dumps(question, separators=(",", ":"))
        while self._answer is None:
            yield
        return _move(self._answer, self.id, game)

    def hear(self, answer: str) -> None:
        """Take the answer to the question without a check."""
        self._answer, self.question = answer, None


def _move(answer: str, id: int, game: Game[Any]) -> Any:
    """Return the move of an answer, which may be forged. Raises Broken."""
    try:
        found = parse(answer, LONGEST)
    except (ValueError, RecursionError):
        raise Broken("ended") from None
    if not isinstance(found, dict) or type(found.get("id")) is not int or found["id"] != id:
        raise Broken("ended")
    text = found.get("answer")
    if not isinstance(text, str):
        raise received(found.get("fault"))
    for move in game.legal():
        if game.text(move) == text:
            return move
    raise Broken("illegal", action=text)
