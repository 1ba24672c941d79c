"""Seven Bridge blunders: bad choices of the card to discard or keep."""

from __future__ import annotations

from collections.abc import Mapping

from nanafuda.game import View
from nanafuda.games.seven_bridge.rules import DRAW, MELD, NEAR, PACK, PIPS, USEFUL, SevenBridge
from nanafuda.mechanics.cards import cards_of
from nanafuda.mechanics.melds import (
    CARDS,
    JOKER,
    JOKER_BIT,
    NUMBERS,
    RANKS,
    SEVENS,
    SIZES,
    melds_in,
)

from . import Blunder


class _Hand:
    """Hand to discard from, with its cards that combine with nothing."""

    def __init__(self, view: View[SevenBridge]) -> None:
        game = view.game
        self.game, self.cards, self.hidden = game, game.held[view.seat], view.unseen
        self.fewest = min(view.count(seat) for seat in range(game.seats) if seat != view.seat)
        self.loose = [card for card in cards_of(self.cards & ~SEVENS) if not self.goes_with(card)]

    def goes_with(self, card: int) -> bool:
        alike = RANKS[PACK.rank_of[card]] & ~(1 << card)
        fits = self.game.fits >> card & 1
        return card == JOKER or bool(fits or self.cards & (alike | NEAR[card] | JOKER_BIT))

    def may_be_claimed(self, card: int) -> bool:
        """Return whether unseen cards make a group with it."""
        return (self.hidden & USEFUL[card]).bit_count() > 1


def _stays(view: View[SevenBridge], move: int) -> bool:
    """Return whether it discards or draws instead of going out or down to one card to discard."""

    def goes_out(move: int) -> bool:
        after = view.game.clone()
        after.play(move)
        left = after.held[view.seat]
        return after.turn is None or (after.turn == view.seat and not left & left - 1)

    return move <= DRAW and any(other > DRAW and goes_out(other) for other in view.legal())


def _throws_the_joker(view: View[SevenBridge], move: int) -> bool:
    """Return whether it discards the Joker with another card in the hand."""
    return move == JOKER and view.game.held[view.seat] != JOKER_BIT


def _throws_a_seven(view: View[SevenBridge], move: int) -> bool:
    """Return whether it discards a 7 that may be melded alone."""
    return bool(
        move < JOKER and SEVENS >> move & 1 and MELD + NUMBERS[1 << move, -1] in view.legal()
    )


def _breaks_a_meld(view: View[SevenBridge], move: int) -> bool:
    """Return whether it discards from a meld in the hand, with a loose card to discard."""
    hand = _Hand(view)
    melds = [CARDS[m] for m in melds_in(hand.cards) if SIZES[m] > 2]
    return bool(move < JOKER and hand.loose and any(cards >> move & 1 for cards in melds))


def _feeds(view: View[SevenBridge], move: int) -> bool:
    """Return whether it discards a loose card that may be claimed, not a safe one as dear."""
    hand = _Hand(view)
    return (
        move in hand.loose
        and hand.may_be_claimed(move)
        and any(PIPS[c] >= PIPS[move] and not hand.may_be_claimed(c) for c in hand.loose)
    )


def _keeps_what_is_dear(view: View[SevenBridge], move: int) -> bool:
    """Return whether it keeps an idle card 5 points dearer and as safe, near the deal's end."""
    hand = _Hand(view)
    idle = hand.loose
    if hand.fewest == 1:
        melds = [CARDS[m] for m in melds_in(hand.cards)]
        idle = [
            c for c in cards_of(hand.cards) if c != JOKER and not any(m >> c & 1 for m in melds)
        ]
    return (
        hand.fewest <= 2
        and move in idle
        and any(
            PIPS[c] >= PIPS[move] + 5 and hand.may_be_claimed(c) <= hand.may_be_claimed(move)
            for c in idle
        )
    )


WHOLE_MATCHES = True  # late in a match the totals may mislead
BLUNDERS: Mapping[str, Blunder] = {
    "does not go out": _stays,
    "throws the Joker": _throws_the_joker,
    "throws a 7 that it could lay out": _throws_a_seven,
    "breaks a meld with a loose card to throw": _breaks_a_meld,
    "throws what may be claimed, not what is safe": _feeds,
    "keeps a dear card near the end": _keeps_what_is_dear,
}
