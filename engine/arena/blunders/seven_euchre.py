"""Seven Euchre blunders in play: strength spent on a trick that is won or lost anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nanafuda.game import View
from nanafuda.games.seven_euchre.rules import PLAY, RANKINGS, TRUMPS, SevenEuchre
from nanafuda.mechanics.cards import SEVEN

from . import Blunder


class _Trick:
    """A trick in progress, as seen by the seat to play to it."""

    def __init__(self, view: View[SevenEuchre]) -> None:
        game = view.game
        self.begun = game.phase == PLAY and bool(game.follow)
        if not self.begun:
            return
        self.last = len(game.played) % 4 == 3
        self.winning = [card for card in game.legal() if game.power[card] > game.best]
        self.losing = [card for card in game.legal() if game.power[card] <= game.best]
        self.trumps = TRUMPS[game.denomination]
        self.place_of = RANKINGS[game.denomination].place_of
        self.unseen = [card for card in range(SEVEN.size) if view.unseen >> card & 1]
        safe = self.last or all(game.power[card] <= game.best for card in self.unseen)
        self.is_won = game.winner == view.seat ^ 2 and safe  # by the partner, certainly

    def suit(self, card: int) -> int:
        """Return the suit of a card; trumps count as one suit."""
        return -1 if self.trumps >> card & 1 else SEVEN.suit_of[card]

    def is_lower(self, others: Sequence[int], card: int) -> bool:
        """Return whether one of `others` is lower in its suit, with an unseen card in between."""
        return any(
            self.suit(other) == self.suit(card)
            and any(
                self.place_of[other] < self.place_of[between] < self.place_of[card]
                for between in self.unseen
            )
            for other in others
        )


def _beats_partner(view: View[SevenEuchre], move: int) -> _Trick | None:
    """Return the trick if a move needlessly beats the partner's sure winner."""
    trick = _Trick(view)
    beats = trick.begun and trick.is_won and move in trick.winning and bool(trick.losing)
    return trick if beats else None


def _overtakes(view: View[SevenEuchre], move: int) -> bool:
    """Return whether it beats the partner's sure winner with a card of a plain suit."""
    trick = _beats_partner(view, move)
    return trick is not None and not trick.trumps >> move & 1


def _trumps(view: View[SevenEuchre], move: int) -> bool:
    """Return whether it beats the partner's sure winner with a trump."""
    trick = _beats_partner(view, move)
    return trick is not None and bool(trick.trumps >> move & 1)


def _throws_a_trump(view: View[SevenEuchre], move: int) -> bool:
    """Return whether it discards a trump on a lost trick, with a plain card to discard."""
    trick = _Trick(view)
    if not trick.begun or move not in trick.losing or not trick.trumps >> move & 1:
        return False
    return any(not trick.trumps >> card & 1 for card in trick.losing)


def _loses_high(view: View[SevenEuchre], move: int) -> bool:
    """Return whether it loses a trick with a card better than a lower one of its suit."""
    trick = _Trick(view)
    return trick.begun and move in trick.losing and trick.is_lower(trick.losing, move)


def _wins_high(view: View[SevenEuchre], move: int) -> bool:
    """Return whether it wins a trick, as the last to play, with more than necessary."""
    trick = _Trick(view)
    wins = trick.begun and trick.last and move in trick.winning
    return wins and trick.is_lower(trick.winning, move)


BLUNDERS: Mapping[str, Blunder] = {
    "overtakes the partner's sure winner": _overtakes,
    "trumps the partner's sure winner": _trumps,
    "throws a trump away": _throws_a_trump,
    "loses with a higher card than it need": _loses_high,
    "wins with a higher card than it takes": _wins_high,
}
