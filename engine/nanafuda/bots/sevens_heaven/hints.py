"""Why a declaration, a prediction, a card or a victim is good: a message's id and arguments.

First what the search found to make the difference, then what the seat itself can see. Shares of
imagined deals are in hundredths; an argument `card` is a card's code, `instead` an action's.
"""

from __future__ import annotations

from ...cards import cards_of
from ...games.sevens_heaven import (
    BET,
    BETTING,
    FOLLOW,
    PLAY,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    SevensHeaven,
)
from .. import Reason
from ..reasons import Comparison, otherwise, told
from .rules import unseen

SHARES = ("trick", "seven", "pot", "chip", "solvent", "denied")


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    view, game = found.view, found.view.game
    assert isinstance(game, SevensHeaven)
    if game.phase == BETTING:
        made = _declaration(found, game)
    else:
        made = told(found, SHARES, ("points",)) or _seen(game, view.seat, found.best)
    return made or otherwise(found)


def _declaration(found: Comparison[int], game: SevensHeaven) -> Reason | None:
    """Why a fold is better than a bet."""
    seat = found.view.seat
    if found.best != BET:
        points = game.scores[seat]
        reach = sum(points + RANK[card] >= TARGET for card in cards_of(game.held[seat]))
        if reach and game.settings["length"] == "game":
            return "sevens-heaven-hint-fold-home", {"count": reach}
    return told(found, ("pot", "solvent"), ("points",))


def _seen(game: SevensHeaven, seat: int, move: int) -> Reason | None:
    """What a theft or a card does for certain, as far as the seat can see."""
    if game.phase == PREDICTION:
        return None
    if game.phase != PLAY:
        others = [other for other in game.legal() if other != move]
        if all(game.stacks[move] > game.stacks[other] for other in others):
            return "sevens-heaven-hint-steal-most", {"stacks": game.stacks[move]}
        richest = all(game.scores[move] > game.scores[other] for other in others)
        return ("sevens-heaven-hint-steal-leader", {}) if richest else None
    id = _card(game, seat, move)
    return (f"sevens-heaven-hint-{id}", {"card": game.pack.codes[move]}) if id else None


def _card(game: SevensHeaven, seat: int, card: int) -> str:
    """What laying this card does; nothing if there is nothing to be said for it."""
    higher = FOLLOW[card] & unseen(game, seat) & -(2 << card)
    same = game.held[seat] & FOLLOW[card]
    if not game.follow:
        if not higher:
            return "top"
        return "lead-low" if same != 1 << card and same & -same == 1 << card else ""
    if not game.follow >> card & 1 or card < game.best:
        beaten = all(not game.follow >> c & 1 or c < game.best for c in game.legal())
        if not beaten:
            return "duck"
        least = all(RANK[card] <= RANK[c] for c in game.legal())
        return "cannot-win-low" if least else "cannot-win"
    if game.next_bettor[seat] == game.leaders[-1]:
        return "capture" if game.captured or SEVENS >> card & 1 else "last"
    return "cover" if higher else "top"
