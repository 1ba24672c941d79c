"""Handler of practice: the themes of the person's mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...analysis.themes import themes_of
from ...errors import Refusal
from ..session import Session
from . import request
from .review import opened

if TYPE_CHECKING:
    from ...messages.learning import Decided, Themed

MOST = 200  # decisions in one request


@request
def themes(_session: Session, *, replay: str, decisions: list[Decided]) -> Themed:
    """Return the themes of decisions of the person in a deal.

    replay: the deal's replay link, with the person's seat.
    decisions: the decisions.
    """
    past, seat, _level = opened(replay)
    if not isinstance(decisions, list) or len(decisions) > MOST:
        raise Refusal("bad-request", request="decisions")
    by_decision = []
    for one in decisions:
        index, best = (one.get("index"), one.get("best")) if isinstance(one, dict) else (None, None)
        if type(index) is not int or not 0 <= index < len(past.match.actions):
            raise Refusal("bad-request", request="index")
        match = past.before(index)
        by_decision.append(themes_of(match.game.view(seat), _answers(match, seat, best)))
    return {"ok": True, "themes": by_decision}


def _answers(match: Any, seat: int, best: object) -> list[Any]:
    legal = match.legal() if match.turn == seat else []
    if not isinstance(best, list) or not best or not all(one in legal for one in best):
        raise Refusal("not-a-decision")
    return [match.game.move(action) for action in best]
