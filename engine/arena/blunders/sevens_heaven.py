"""Seven's Sevens Heaven blunders: the game, a 7 or a trick given away."""

from __future__ import annotations

from collections.abc import Mapping

from nanafuda.game import View
from nanafuda.games.sevens_heaven.rules import (
    BET,
    BETTING,
    CHIP_POINTS,
    PLAY,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    SevensHeaven,
)
from nanafuda.mechanics.cards import cards_of

from . import Blunder

WHOLE_MATCHES = True  # there are no points to lose in the first round


def _takes(game: SevensHeaven, card: int) -> bool:
    return not game.follow or bool(game.follow >> card & 1 and card > game.best)


def _is_last(view: View[SevensHeaven]) -> bool:
    """Return whether the seat is the last to play to a trick."""
    game = view.game
    return (
        game.phase == PLAY and bool(game.follow) and game.next_bettor[view.seat] == game.leaders[-1]
    )


def _bets_home(view: View[SevensHeaven], move: int) -> bool:
    """Return whether it bets although a fold wins the game with any card turned up."""
    game = view.game
    if game.phase != BETTING or move != BET or game.settings["length"] == "one":
        return False
    score = game.scores[view.seat]
    return all(score + RANK[card] >= TARGET for card in cards_of(game.held[view.seat]))


def _backs_the_end(view: View[SevensHeaven], move: int) -> bool:
    """Return whether it backs who then wins the game without it, with another to back."""
    game = view.game
    if game.phase != PREDICTION or game.settings["length"] == "one":
        return False
    ends = [bettor for bettor in game.legal() if game.scores[bettor] + game.pot >= TARGET]
    along = game.scores[view.seat] + CHIP_POINTS >= TARGET
    return move in ends and not along and len(ends) < len(game.legal())


def _throws_a_seven(view: View[SevensHeaven], move: int) -> bool:
    """Return whether it loses a 7 to a trick, with another card that does not take it."""
    game = view.game
    if game.phase != PLAY or not SEVENS >> move & 1 or _takes(game, move):
        return False
    return any(not SEVENS >> card & 1 and not _takes(game, card) for card in game.legal())


def _takes_too_high(view: View[SevensHeaven], move: int) -> bool:
    """Return whether it takes a trick, playing last, higher than necessary; a 7 is worth it."""
    game = view.game
    if not _is_last(view) or not _takes(game, move) or SEVENS >> move & 1:
        return False
    return any(card < move and _takes(game, card) for card in game.legal())


def _goes_without(view: View[SevensHeaven], move: int) -> bool:
    """Return whether, playing last with points to lose and no trick, it leaves a trick."""
    game, seat = view.game, view.seat
    if not _is_last(view) or game.won[seat] or not game.scores[seat] or _takes(game, move):
        return False
    return any(_takes(game, card) for card in game.legal())


BLUNDERS: Mapping[str, Blunder] = {
    "bets where any fold wins the game": _bets_home,
    "backs who then wins the game, with another to back": _backs_the_end,
    "throws a 7 with another card to throw": _throws_a_seven,
    "takes a trick higher than it need": _takes_too_high,
    "leaves the trick that would save its points": _goes_without,
}
