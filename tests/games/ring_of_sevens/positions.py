"""Positions of Ring of Sevens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nanafuda import Match
from nanafuda.games.ring_of_sevens.rules import RingOfSevens
from nanafuda.mechanics.cards import FRENCH, FRENCH_JOKER, cards_of
from nanafuda.mechanics.runs import JOKER_PLACE, PLACE_NAMES, PLACES, SEVENS, SPAN, ready

GAME = "ring-of-sevens"


def cards(codes: str) -> int:
    return FRENCH_JOKER.set(".".join(codes.split())) if codes.strip() else 0


def at(hands: Sequence[str], laid: str | None = None, **more: Any) -> Match:
    """A match in a position of our own; seat 0 is to act.

    One hand may end in `*`: it gets all cards that are nowhere else. Without `laid` all these are
    laid. `joker` names the place that it fills; `passes` are what every seat has left.
    """
    place, passes, turn = more.pop("at", ""), more.pop("passes", 3), more.pop("turn", 0)
    match = Match(GAME, seats=len(hands), seed="t", first=0, options=more)
    g = ring(match)
    held = [cards(hand.removesuffix("*")) for hand in hands]
    rest = FRENCH.full & ~SEVENS & ~sum(held)
    out = rest if laid is None else cards(laid)
    held = [
        h | rest & ~out if hand.endswith("*") else h for h, hand in zip(held, hands, strict=True)
    ]
    taken = SEVENS
    for card in cards_of(out):
        taken |= SPAN[card]
    g.held, g.live = held, FRENCH.full & ~taken
    g.marks = PLACES[PLACE_NAMES.index(place)] * JOKER_PLACE if place else 0
    g.ready = ready(g.rules, g.board())
    g.passes, g.turn, g.live_after_turn = [passes] * len(hands), turn, [g.live] * len(hands)
    return match


def ring(match: Match) -> RingOfSevens:
    assert isinstance(match.game, RingOfSevens)
    return match.game
