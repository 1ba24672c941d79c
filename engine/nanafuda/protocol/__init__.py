"""JSON entry point between the page and the engine: `handle(json) -> json`.

A request names its type in `do`; `handlers` declares all of them. A refused request changes
nothing, and `handle` never raises.

A reply with `thinking` is unfinished: send the same request again for the next slice.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from .. import limits
from ..errors import Refusal
from .handlers import call, handler_of, match
from .handlers import review as review  # registers its handlers
from .session import Session, fault_of

CLOSED = (match.hint, match.undo, match.restart_deal)  # during a lesson


class JsonSession(Session):
    """Session with a JSON request interface."""

    def handle(self, text: str) -> str:
        """Handle one JSON request and return the JSON reply.

        >>> request = {"do": "startMatch", "game": "seven-bridge", "seed": "example"}
        >>> reply = json.loads(JsonSession().handle(json.dumps(request)))
        >>> reply["ok"], reply["table"]["deal"]
        (True, 1)
        """
        try:
            reply = self._answer(text)
        except Refusal as refusal:
            reply = {"ok": False, "error": fault_of(refusal)}
        except MemoryError:
            reply = {"ok": False, "error": fault_of(Refusal("no-memory"))}
        except Exception as bug:  # the page must always get a reply
            sys.excepthook(type(bug), bug, bug.__traceback__)  # the page sees only the summary
            detail = f"{type(bug).__name__}: {bug}"
            reply = {"ok": False, "error": fault_of(Refusal("internal", detail=detail))}
        return json.dumps(reply, ensure_ascii=False)

    def _answer(self, text: str) -> Mapping[str, Any]:
        try:
            message = limits.parse(text)
        except ValueError:
            message = None
        handler = handler_of(message.get("do")) if isinstance(message, dict) else None
        if handler is None:
            raise Refusal("bad-request", request=str(text))
        if self.course is not None and handler in CLOSED:
            raise Refusal("not-in-a-lesson")
        return call(handler, self, message)


handle = JsonSession().handle
