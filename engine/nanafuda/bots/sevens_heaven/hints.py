"""Why a declaration, a prediction, a card or a victim is good: a message's id and arguments.

Shares of layouts come from the search, in per cent; all else from what the seat itself can see.
"""

from __future__ import annotations

from ...cards import cards_of
from ...game import View
from ...games.sevens_heaven import (
    BET,
    FOLLOW,
    PLAY,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    THEFT,
    SevensHeaven,
)
from .. import Choice, Reason
from .rules import unseen


def explain(view: View[int], choices: list[Choice]) -> Reason:
    """Why the first choice is the best: one sentence's id and arguments."""
    game, choice = view.game, choices[0]
    assert isinstance(game, SevensHeaven)
    if game.phase == THEFT:
        return "sevens-heaven-hint-steal", {"stacks": game.stacks[choice.move]}
    if game.phase == PLAY:
        fields = {"card": game.pack.codes[choice.move], **_shares(choice)}
        return f"sevens-heaven-hint-{_card(game, view.seat, choice.move)}", fields
    if not choice.figures["worlds"]:
        return "hint-rule", {}
    if game.phase == PREDICTION:
        return "sevens-heaven-hint-predict", _shares(choice)
    return _declaration(game, view.seat, choices, 0)


def _shares(choice: Choice) -> dict[str, int]:
    """In how many of a hundred layouts the gamble (or the chip) is won; −1 if none was tried."""
    figures = choice.figures
    if not figures["worlds"]:
        return {"won": -1}
    return {"won": round(100 * figures["won"]), "broke": round(100 * figures["broke"])}


def _declaration(game: SevensHeaven, seat: int, choices: list[Choice], rank: int) -> Reason:
    points = game.scores[seat]
    bet = next(choice for choice in choices if choice.move == BET)
    fields = {**_shares(bet), "points": points}
    if choices[0].move == BET:
        safe = "" if points else "-free"
        return f"sevens-heaven-hint-bet{safe}", fields
    reach = sum(points + RANK[card] >= TARGET for card in cards_of(game.held[seat]))
    if reach and game.settings["length"] == "game":
        return "sevens-heaven-hint-fold-home", {"count": reach}
    return f"sevens-heaven-hint-fold{'' if points else '-weak'}", fields


def _card(game: SevensHeaven, seat: int, card: int) -> str:
    """What laying this card does."""
    higher = FOLLOW[card] & unseen(game, seat) & -(2 << card)
    if not game.follow:
        return "lead-low" if higher else "lead-top"
    if not game.follow >> card & 1 or card < game.best:
        beaten = all(not game.follow >> c & 1 or c < game.best for c in game.legal())
        return "cannot-win" if beaten else "duck"
    if game.next_bettor[seat] == game.leaders[-1]:
        return "capture" if game.captured or SEVENS >> card & 1 else "last"
    return "cover" if higher else "top"
