"""Why a declaration, a prediction, a card or a victim is good: a message's id and arguments.

First what the search found to make the difference, then what the seat itself can see. Shares of
imagined deals are in hundredths; an argument `card` is a card's code, `instead` an action's.
"""

from __future__ import annotations

from ...cards import cards_of
from ...game import View
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
from .. import Choice, Reason
from ..reasons import of_100, otherwise, told
from .rules import unseen

SHARES = ("trick", "seven", "pot", "chip", "solvent", "denied")


def explain(view: View[int], choices: list[Choice]) -> Reason:
    """Why the first choice is the best: one sentence's id and arguments."""
    game = view.game
    assert isinstance(game, SevensHeaven)
    if game.phase == BETTING:
        found = _declaration(view, game, choices)
    else:
        found = told(view, choices, SHARES, ("points",)) or _seen(game, view.seat, choices[0])
    return found or otherwise(view, choices)


def _declaration(view: View[int], game: SevensHeaven, choices: list[Choice]) -> Reason | None:
    """What a bet comes to, or why a fold is better."""
    points, (best, *_) = game.scores[view.seat], choices
    if best.move != BET:
        reach = sum(points + RANK[card] >= TARGET for card in cards_of(game.held[view.seat]))
        if reach and game.settings["length"] == "game":
            return "sevens-heaven-hint-fold-home", {"count": reach}
        return told(view, choices, (), ("points",))
    if not best.figures["worlds"]:
        return None
    fields = {"won": of_100(best.figures["won"])}
    if not points:
        return "sevens-heaven-hint-bet-free", fields
    fields |= {"broke": of_100(best.figures["broke"]), "points": points}
    return "sevens-heaven-hint-bet", fields


def _seen(game: SevensHeaven, seat: int, choice: Choice) -> Reason | None:
    """What a prediction, a theft or a card does for certain, as far as the seat can see."""
    move = choice.move
    if game.phase == PREDICTION:
        if not choice.figures["worlds"]:
            return None
        return "sevens-heaven-hint-predict", {"won": of_100(choice.figures["won"])}
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
