"""Handler of practice: the themes of the person's mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...analysis.themes import themes_of
from ...errors import Refusal
from ..session import Session
from .review import opened

if TYPE_CHECKING:
    from ..messages import learning as messages

MOST = 200  # decisions in one request


def themes(_session: Session, request: messages.AskThemes) -> messages.Themed:
    """Return the themes of decisions in a stored deal."""
    replay, seat, _level = opened(request.get("replay"))
    decisions: object = request.get("decisions")
    if not isinstance(decisions, list) or len(decisions) > MOST:
        raise Refusal("bad-request", request="decisions")
    found = []
    for one in decisions:
        index, best = (one.get("index"), one.get("best")) if isinstance(one, dict) else (None, None)
        if type(index) is not int or not 0 <= index < len(replay.match.actions):
            raise Refusal("bad-request", request="index")
        match = replay.before(index)
        found.append(themes_of(match.game.view(seat), _answers(match, seat, best)))
    return {"ok": True, "themes": found}


def _answers(match: Any, seat: int, best: object) -> list[Any]:
    legal = match.legal() if match.turn == seat else []
    if not isinstance(best, list) or not best or not all(one in legal for one in best):
        raise Refusal("not-a-decision")
    return [match.game.move(action) for action in best]
