"""Positions of Sevens Heaven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nanafuda import Match
from nanafuda.mechanics.cards import COLOURS


def deck_of(hands: Sequence[str], first: int = 0) -> list[str]:
    """The pack order that gives these hands when seat `first` starts.

    Hands are written first-dealt card first. A hand of fewer than seven is filled up from what no
    hand names: the others get those cards in turn, the lowest of the pack first.
    """
    cards = [hand.split() for hand in hands]
    named = {card for hand in cards for card in hand}
    spare = [card for card in COLOURS.codes if card not in named]
    for hand in cards:
        while len(hand) < 7:
            hand.append(spare.pop(0))
    seats = len(hands)
    return [cards[(first + i) % seats][i // seats] for i in range(7 * seats)] + spare


def match_of(*rounds: Sequence[str], first: int = 0, **options: str) -> Match:
    """A match of these rounds, written as hands; the start player moves clockwise."""
    seats = len(rounds[0])
    decks = [deck_of(hands, (first + n) % seats) for n, hands in enumerate(rounds)]
    return Match("sevens-heaven", seats=seats, options=options, decks=decks, first=first, seed="t")


def play(match: Match, actions: str) -> list[dict[str, Any]]:
    """Play these actions, `next` for the next round. Returns the events of all."""
    events = []
    for action in actions.split():
        events += match.next_deal() if action == "next" else match.play(action)
    return events


def set_up(match: Match, **state: Any) -> Match:
    """The match with parts of its position changed."""
    for name, value in state.items():
        setattr(match.game, name, value)
    match._start = match.game.clone()
    return match
