"""Why a gift, a play or a pass is good, as the id of a message and its arguments.

Reasons are taken from what the seat itself knows: its hand, and which cards are still with the
others. `worlds`, `first` and `place` tell what the search found; 0 worlds: there was none.
"""

from __future__ import annotations

from typing import Any

from ...climbing import PASS, TURNS, answers, openings
from ...game import View
from ...games.upside_down import EXCHANGE, UpsideDown
from .. import Choice, Reason
from .rules import sure_way

MANY = 2  # so many cards in one play are worth a word


def explain(view: View[int], choices: list[Choice]) -> Reason:
    """Why the first choice is the best: one sentence's id and arguments."""
    game, choice = view.game, choices[0]
    assert isinstance(game, UpsideDown)
    id, fields = _reason(view, game, choice.move)
    figures = choice.figures
    fields |= {
        "worlds": figures["worlds"],
        "first": round(100 * figures.get("first", 0)),
        "place": f"{figures.get('place', 0):.1f}",
    }
    return f"upside-down-hint-{id}", fields


def _reason(view: View[int], game: UpsideDown, move: int) -> tuple[str, dict[str, Any]]:
    hand = game.held[view.seat]
    if game.phase == EXCHANGE:
        return "give", {}
    if move == PASS:
        return ("pass-keep" if _breaks(hand, game) else "pass"), {}
    rest, low = hand ^ move, game.low
    if not rest:
        return "out", {}
    if sure_way(view) == move:
        return "sure", {}
    if move in TURNS[low]:
        return ("turn-lead" if TURNS[low][move] else "turn"), {}
    others = (sum(game.held) | view.unseen) & ~hand
    if len(answers(others, move, low)) == 1:
        return "safe", {}
    if not game.top:
        count = move.bit_count()
        return ("lead-many", {"count": count}) if count >= MANY else ("lead", {})
    return ("answer-split" if _splits(hand, move) else "answer"), {}


def _splits(hand: int, move: int) -> bool:
    """Whether a play takes cards out of a larger set or run of the hand."""
    return any(play & move and play & ~move for play in openings(hand))


def _breaks(hand: int, game: UpsideDown) -> bool:
    """Whether every answer would break up a set or a run."""
    return all(_splits(hand, move) for move in game.legal() if move != PASS)
