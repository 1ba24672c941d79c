"""Handlers of a match: start, play, bot moves, hints, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import bots
from ...analysis.advice import THINKING, bot_seed
from ...bots import LEVELS
from ...errors import Refusal
from ...games import GAMES
from ...match import Match
from ...match.links import split_link
from ..session import Session, fault_of
from . import learning, request

if TYPE_CHECKING:
    from ...bots.choice import Thinking as Deciding
    from ...messages.common import GameId
    from ...messages.match import Explained, Hint, Idle, State, Thinking
    from ...messages.workshop import Question

IDLE: Idle = {"ok": True, "thinking": True, "idle": True}

# Start


@request
def start_match(
    session: Session,
    *,
    game: GameId,
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    seed: str | None = None,
    level: str = LEVELS[-1],
    seat: int = 0,
) -> State:
    """Start a match and deal its first deal.

    game: the game's id.
    seats: the number of seats; defaults to the game's usual number.
    options: the options that differ from their defaults.
    seed: a text of 1 to 64 characters; defaults to a random one.
    level: the bots' level; defaults to the strongest.
    seat: the person's seat; defaults to 0.
    """
    if not isinstance(options or {}, dict):
        raise Refusal("bad-request", request="options")
    tempers = str(game) in GAMES and bots.has_tempers(str(game), level)
    match = Match(str(game), seats=seats, options=options or {}, seed=seed, tempers=tempers)
    session.seat_down(match, seat, level)
    return session.moved(match.opening)


@request
def open_link(session: Session, *, link: str, level: str | None = None, seat: int = 0) -> State:
    """Start the match of a deal link.

    link: the URL's fragment, after `#`.
    level: the bots' level; defaults to the link's, or the strongest.
    seat: the person's seat; defaults to 0.
    """
    setup, own = split_link(link)
    match = Match.open(setup)
    session.seat_down(match, seat, own if level is None else level)
    return session.moved(match.opening)


@request
def load(session: Session, *, save: str) -> State:
    """Restore a saved match.

    save: the `save` of an earlier state.
    """
    session.load(save)
    return session.moved([])


# Play


@request
def play(session: Session, *, action: str) -> State:
    """Play an action; refused if it is not the person's turn or the action is illegal.

    action: a text code, one of the state's `legal`.
    """
    match, action = session.current, str(action)
    if session.course is not None:
        return learning.play(session, session.course, action)
    if match.turn is not None and session.next != "person":
        raise Refusal("not-your-turn")
    return session.moved(match.play(action))


@request
def explain_illegal(session: Session, *, action: str) -> Explained:
    """Explain why an action is illegal now.

    action: a text code.
    """
    try:
        fault = _fault_of(session, str(action))
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


@request
def think(session: Session, *, answer: str | None = None) -> State | Thinking | Idle | Question:
    """Run one slice of the bots' decisions, if the state's `next` is `bot`.

    answer: a player's bot's answer to the question of the last slice.
    """
    match = session.current
    if session.next != "bot":
        raise session.not_next()
    if session.course is not None:
        return session.moved(session.course.watch())
    seat = match.game.turn
    decides = session.own or (seat != session.seat and len(match.legal()) > 1)
    session.thought, first = True, not session.thought
    if not decides:
        if first and (match.setup.game, session.level) in session.timed:
            return IDLE
        if first:
            session.elsewhere = _elsewhere(match, session.level)
        if session.elsewhere is not None:
            if next(session.elsewhere, True):
                session.elsewhere = None
            return THINKING
    session.timed.add((match.setup.game, session.level))
    if seat == session.seat:
        session.settled = True
        return session.state([])
    if session.thinking is None and session.own:
        session.thinking = session.own.think(match)
    elif session.thinking is None:
        level, view = str(session.levels[seat]), match.game.view(seat)
        seed = bot_seed(match, len(match.actions))
        session.thinking = bots.think(level, view, seed, tempered=match.setup.tempers)
    elif session.own and isinstance(answer, str):
        session.own.bot.hear(answer)
    try:
        next(session.thinking)
        return session.own.pause() if session.own else THINKING
    except Refusal:
        session.thinking = None
        raise
    except StopIteration as done:
        session.thinking = None
        events = match.play(match.game.text(done.value))
    return session.moved(events) if events else THINKING


def _elsewhere(match: Match, level: str) -> Deciding:
    """Decide in another deal, as nobody has decided yet: a forced move then takes as long."""
    other = Match(match.setup.game, seats=match.game.seats, options=match.setup.options, seed="7")
    while len(other.legal()) == 1:
        other.play(other.legal()[0])
    return bots.think(level, other.game.view(other.game.turn), bot_seed(other, 0))


@request
def next_deal(session: Session) -> State:
    """Deal the next deal, if the state's `next` is `deal`."""
    if session.course is not None and session.next != "deal":
        raise Refusal("lesson-waits")
    return session.moved(session.current.next_deal())


@request
def hint(session: Session) -> Hint | Thinking:
    """Run one slice of a hint, if the state's `next` is `person`."""
    if session.next != "person":
        raise session.not_next()
    return session.advice.hint(session.current, session.seat)


@request
def undo(session: Session) -> State:
    """Undo to the person's last decision in this deal; a forced action is not a decision."""
    match = session.current
    match.undo(session.seat)
    session.thinking = None
    while len(match.legal()) == 1 and match.can_undo(session.seat):
        match.undo(session.seat)
    session.settled = True  # the person has faced this decision before
    return session.state([])


@request
def restart_deal(session: Session) -> State:
    """Restart this deal."""
    session.current.replay()
    session.thinking = None
    return session.moved(session.current.opening)
