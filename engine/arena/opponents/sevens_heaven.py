"""Seven's Sevens Heaven players: `always-bet` and `always-fold`, with any hand.

They play alike otherwise: they back the bettor with the highest card in the pot, win tricks as
cheaply as possible and lead their highest card.
"""

from __future__ import annotations

from collections.abc import Mapping

from nanafuda.game import View
from nanafuda.games.sevens_heaven.rules import (
    BET,
    BETTING,
    FOLD,
    PREDICTION,
    RANK,
    THEFT,
    SevensHeaven,
)

from . import Player


def _player(declaration: int) -> Player:
    def play(view: View[SevensHeaven], seed: int) -> int:
        game = view.game
        if game.phase == BETTING:
            return declaration
        if game.phase == PREDICTION:
            return max(game.legal(), key=lambda bettor: RANK[game.turn_ups[bettor]])
        if game.phase == THEFT:
            return max(game.legal(), key=lambda victim: game.stacks[victim])
        return _card(game)

    return play


def _card(game: SevensHeaven) -> int:
    legal = game.legal()
    if not game.follow:
        return max(legal, key=lambda card: RANK[card])
    beating = [card for card in legal if game.follow >> card & 1 and card > game.best]
    return min(beating or legal, key=lambda card: RANK[card])


PLAYERS: Mapping[str, Player] = {"always-bet": _player(BET), "always-fold": _player(FOLD)}
