"""JSON entry point between the page and the engine: `handle(json) -> json`.

A request names its type in `do`. The module in messages/ with the handler's name documents each
request and its reply. A refused request changes nothing, and `handle` never raises.

A reply with `thinking` is unfinished: send the same request again for the next slice.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from .. import limits
from ..errors import Refusal
from .handlers import learning
from .handlers import match as playing
from .handlers import review as looking_back
from .session import Session, fault_of

Verb = Callable[[Session, Any], Mapping[str, Any]]


def _comparing() -> ModuleType:
    from .handlers import duplicate as comparing

    return comparing


def _aids() -> ModuleType:
    from .handlers import assist as aids

    return aids


def _practising() -> ModuleType:
    from .handlers import practice as practising

    return practising


def _apart(module: Callable[[], ModuleType], verb: str) -> Verb:
    """Return a handler whose module is imported at its first request.

    A page that started from the memory image supplies the sources before that request
    (web/src/engine/memory-image.ts).
    """

    def answer(session: Session, request: Any) -> Mapping[str, Any]:
        reply: Mapping[str, Any] = getattr(module(), verb)(session, request)
        return reply

    return answer


VERBS: dict[str, Verb] = {
    "startMatch": playing.new,
    "inspectLink": looking_back.inspect,
    "openLink": playing.open_link,
    "load": playing.load,
    "play": playing.play,
    "explainIllegal": playing.why,
    "think": playing.think,
    "nextDeal": playing.next_deal,
    "hint": playing.hint,
    "undo": playing.undo,
    "restartDeal": playing.replay,
    "openReplay": looking_back.watch,
    "review": looking_back.review,
    "analyseAction": looking_back.judge,
    "position": looking_back.look,
    "analyseDecision": looking_back.knew,
    "branch": looking_back.branch,
    "dealSummary": looking_back.keep,
    "field": _apart(_comparing, "field"),
    "tournament": _apart(_comparing, "tournament"),
    "openDuplicate": _apart(_comparing, "board"),
    "tournamentResult": _apart(_comparing, "results"),
    "averages": _apart(_comparing, "means"),
    "createChallenge": _apart(_comparing, "challenge"),
    "inspectChallenge": _apart(_comparing, "rival"),
    "cardLocations": _apart(_aids, "where"),
    "bidMeanings": _apart(_aids, "calls"),
    "settledResult": _apart(_aids, "settled"),
    "startLesson": learning.learn,
    "lessonNext": learning.on,
    "answerCoach": learning.answer,
    "startExercise": learning.exercise,
    "themes": _apart(_practising, "themes"),
}


class Door(Session):
    """Session with a JSON request interface."""

    def handle(self, text: str) -> str:
        """Handle one JSON request and return the JSON reply.

        >>> request = {"do": "startMatch", "game": "seven-bridge", "seed": "example"}
        >>> reply = json.loads(Door().handle(json.dumps(request)))
        >>> reply["ok"], reply["table"]["deal"]
        (True, 1)
        """
        try:
            reply = self._answer(text)
        except Refusal as refusal:
            reply = {"ok": False, "error": fault_of(refusal)}
        except Exception as bug:  # the page must always get a reply
            sys.excepthook(type(bug), bug, bug.__traceback__)  # the page sees only the summary
            detail = f"{type(bug).__name__}: {bug}"
            reply = {"ok": False, "error": fault_of(Refusal("internal", detail=detail))}
        return json.dumps(reply, ensure_ascii=False)

    def _answer(self, text: str) -> Mapping[str, Any]:
        try:
            request = limits.parse(text)
            verb = VERBS[request["do"]]
        except (ValueError, KeyError, TypeError):
            raise Refusal("bad-request", request=str(text)) from None
        if self.course is not None and request["do"] in learning.CLOSED:
            raise Refusal("not-in-a-lesson")
        return verb(self, request)


handle = Door().handle
