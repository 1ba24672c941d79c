"""Positions of Upside Down."""

from __future__ import annotations

from typing import Any

from nanafuda import Match
from nanafuda.game import Event
from nanafuda.mechanics.cards import SEVEN

GAME = "upside-down"


def lay(*hands: str, die: int = 6, starter: int = 0, **options: str) -> Match:
    """A match whose seats hold just these cards, all others having been played before."""
    match = Match(GAME, seats=len(hands), options=options or None, seed="t", first=0)
    g: Any = match.game
    g.held = [SEVEN.set(".".join(hand.split())) for hand in hands]
    g.knows, g.shown, g.low = (0,) * len(hands), 0, 6 - die and 1
    g.acts, g.rounds = [], []
    g._start(starter)
    return match


def play(match: Match, actions: str) -> list[Event]:
    """Play these: `pass`, or cards joined by dots. Returns the events of the last one."""
    events: list[Event] = []
    for action in actions.split():
        events = match.play(action if action == "pass" else f"play:{action}")
    return events
