"""Handlers of a match: start, play, bot moves, hints, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import bots
from ...analysis.advice import THINKING, bot_seed
from ...bots import LEVELS
from ...errors import Refusal
from ...match import Match
from ...match.links import split_link
from ..session import Session, fault_of
from . import learning

if TYPE_CHECKING:
    from ..messages import match as messages
    from ..messages.match import State, Thinking

# Start


def new(session: Session, request: messages.New) -> State:
    """Start a match."""
    options: object = request.get("options") or {}
    if not isinstance(options, dict):
        raise Refusal("bad-request", request="options")
    match = Match(
        str(request.get("game")),
        seats=request.get("seats"),
        options=options,
        seed=request.get("seed"),
    )
    session.seat_down(match, request.get("seat", 0), request.get("level", LEVELS[-1]))
    return session.moved(match.opening)


def open_link(session: Session, request: messages.Open) -> State:
    """Start the match of a deal link."""
    link, level = split_link(request.get("link"))
    match = Match.open(link)
    session.seat_down(match, request.get("seat", 0), request.get("level", level))
    return session.moved(match.opening)


def load(session: Session, request: messages.Load) -> State:
    """Restore a saved match."""
    session.load(request.get("save"))
    return session.moved([])


# Play


def play(session: Session, request: messages.Play) -> State:
    """Play the person's action. Raises Refusal if it is out of turn or illegal."""
    match, action = session.current, str(request.get("action"))
    if session.course is not None:
        return learning.play(session, session.course, action)
    if match.turn is not None and session.next != "person":
        raise Refusal("not-your-turn")
    return session.moved(match.play(action))


def why(session: Session, request: messages.Why) -> messages.Explained:
    """Return why the person may not play this action now."""
    try:
        fault = _fault_of(session, str(request.get("action")))
    except Refusal as refusal:
        fault = refusal
    return {"ok": True, "error": None if fault is None else fault_of(fault)}


def _fault_of(session: Session, action: str) -> Refusal | None:
    """Return why this action is refused now; None if legal. Raises Refusal if it is no action."""
    if session.next != "person":
        return session.not_next()
    if action in session.current.legal():
        return None
    game = session.current.game
    return game.views.refuse(game, game.move(action))


def think(session: Session, request: messages.Think) -> State | Thinking:
    """Run one slice of a bot's decision; the last one plays its action."""
    match = session.current
    if session.course is not None:
        return learning.think(session, session.course)
    if session.next != "bot":
        raise session.not_next()
    seat = match.game.turn
    if seat == session.seat:
        session.settled = True
        return session.state([])
    if session.thinking is None:
        seed = bot_seed(match, len(match.actions))
        session.thinking = bots.think(str(session.levels[seat]), match.game.view(seat), seed)
    try:
        next(session.thinking)
        return THINKING
    except StopIteration as done:
        session.thinking = None
        events = match.play(match.game.text(done.value))
    return session.moved(events) if events else THINKING


def next_deal(session: Session, request: messages.Next) -> State:
    """Deal the next deal."""
    if session.course is not None and session.next != "deal":
        raise Refusal("lesson-waits")
    return session.moved(session.current.next_deal())


def hint(session: Session, request: messages.AskHint) -> messages.Hint | Thinking:
    """Run one slice of a hint for the person."""
    if session.next != "person":
        raise session.not_next()
    return session.advice.hint(session.current, session.seat)


def undo(session: Session, request: messages.Undo) -> State:
    """Undo to the person's last decision; a forced action is not a decision."""
    match = session.current
    match.undo(session.seat)
    session.thinking = None
    while len(match.legal()) == 1 and match.can_undo(session.seat):
        match.undo(session.seat)
    session.settled = True  # the person has faced this decision before
    return session.state([])


def replay(session: Session, request: messages.Replay) -> State:
    """Restart the current deal."""
    session.current.replay()
    session.thinking = None
    return session.moved(session.current.opening)
