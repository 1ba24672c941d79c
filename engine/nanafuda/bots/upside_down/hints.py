"""Why a gift, a play or a pass is good, as the id of a message and its arguments.

First what is certain, then what the search found to make the difference, then what the seat itself
knows: its hand, and which cards are still with the others. An argument `instead` is an action's
code.
"""

from __future__ import annotations

from typing import Any

from ...climbing import PASS, RANKS, TURNS, answers, openings
from ...game import View
from ...games.upside_down import EXCHANGE, UpsideDown
from .. import Reason
from ..reasons import Comparison, otherwise, told
from .rules import sure_way
from .verdict import rival_of

SHARES = ("first", "second", "saved", "rival", "lead")
MANY = 2  # so many cards in one play are worth a word


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    view, move = found.view, found.best
    game = view.game
    assert isinstance(game, UpsideDown)
    if game.phase != EXCHANGE:
        if move == game.held[view.seat]:
            return "upside-down-hint-out", {}
        if sure_way(view) == move:
            return "upside-down-hint-sure", {}
    if made := told(found, SHARES, ("place",), less="place"):
        id, fields = made
        return id, {**fields, "seat": rival_of(view)} if id.endswith("-rival") else fields
    id, fields = _seen(view, game, move)
    return (f"upside-down-hint-{id}", fields) if id else otherwise(found)


def _seen(view: View[int], game: UpsideDown, move: int) -> tuple[str, dict[str, Any]]:
    """What a move does for certain, as far as the seat knows; nothing if that is no reason."""
    hand, low = game.held[view.seat], game.low
    if game.phase == EXCHANGE:
        if _is_weakest(hand, move, low):
            return "give-weak", {}
        bound = any(play & move and play & play - 1 for play in openings(hand))
        return ("" if bound else "give"), {}
    if move == PASS:
        plays = [play for play in game.legal() if play != PASS]
        if all(_splits(hand, play) for play in plays):
            return "pass-keep", {}
        strongest = _strongest(hand, low)
        return ("pass-strong" if all(play & strongest for play in plays) else ""), {}
    if move in TURNS[low]:
        return ("turn-lead" if TURNS[low][move] else "turn"), {}
    others = (sum(game.held) | view.unseen) & ~hand
    if len(answers(others, move, low)) == 1:
        return "safe", {}
    count = move.bit_count()
    if not game.top:
        if count >= MANY:
            return "lead-many", {"count": count}
        return ("lead-weak" if _is_weakest(hand, move, low) else ""), {}
    return ("" if _splits(hand, move) else "answer"), {}


def _splits(hand: int, move: int) -> bool:
    """Whether a play takes cards out of a larger set or run of the hand."""
    return any(play & move and play & ~move for play in openings(hand))


def _ranks(low: int) -> list[int]:
    """The cards of every rank, from the weakest to the strongest."""
    ranks = [cards for cards in RANKS if cards]
    return ranks[::-1] if low else ranks


def _strongest(hand: int, low: int) -> int:
    """All cards of the strongest rank in a hand."""
    return next(cards for cards in reversed(_ranks(low)) if cards & hand)


def _is_weakest(hand: int, some: int, low: int) -> bool:
    """Whether no other card of a hand is weaker than the strongest of these."""
    top = next(n for n, cards in reversed(list(enumerate(_ranks(low)))) if cards & some)
    return not any(cards & hand & ~some for cards in _ranks(low)[:top])
