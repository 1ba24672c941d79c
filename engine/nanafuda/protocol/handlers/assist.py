"""Handlers of assist requests: card locations, bid meanings, settled result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...analysis.advice import THINKING
from ...analysis.assist import bid_meanings as meanings
from ...analysis.assist import locations as places_of
from ...analysis.assist import settled_steps
from ...game import Game, View
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.assist import Located, Meant, Settled, Whereabouts
    from ...messages.match import Thinking


@request
def card_locations(session: Session) -> Located:
    """Return where the cards that are out may be, as far as the person can know for certain."""
    view = _view(session)
    alike: dict[int, int] = {}
    for card, places in places_of(view).items():
        alike[places] = alike.get(places, 0) | 1 << card
    seats = range(view.game.seats)
    whereabouts: list[Whereabouts] = [
        {
            "seats": [seat for seat in seats if places >> seat & 1],
            "aside": bool(places >> view.game.seats),
            "cards": view.game.pack.spell(cards),
        }
        for places, cards in alike.items()
    ]
    whereabouts.sort(key=lambda one: (len(one["seats"]) + one["aside"], one["aside"], one["seats"]))
    return {"ok": True, "where": whereabouts}


@request
def bid_meanings(session: Session) -> Meant:
    """Return the meanings of the deal's bids and of those that the person may make now."""
    return {"ok": True, "calls": meanings(_view(session))}


@request
def settled_result(session: Session) -> Settled | Thinking:
    """Check whether the rest of the deal changes nothing, one slice, if `next` is `person`."""
    if session.next != "person":
        raise session.not_next()
    match = session.current
    here = (match, match.deal_no, len(match.actions))
    if session.settling is None or session.settling[0] != here:
        session.settling = here, settled_steps(match.game.view(session.seat))
    try:
        next(session.settling[1])
        return THINKING
    except StopIteration as done:
        session.settling = None
        return {"ok": True, "settled": done.value}


def _view(session: Session) -> View[Game[Any]]:
    match = session.current
    return (match.game if session.settled else match.game.public_position()).view(session.seat)
