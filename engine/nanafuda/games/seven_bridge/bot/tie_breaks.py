"""Detect discards that a player would call silly, because another one does as well."""

from __future__ import annotations

from ....game import View
from ....mechanics.cards import cards_of
from ....mechanics.melds import JOKER, JOKER_BIT, NUMBERS, SEVENS
from ..rules import CLAIMED, MELD, NEAR, PIPS, PLAY, USEFUL, SevenBridge
from .policy import ALIKE


def silly(view: View[SevenBridge]) -> set[int]:
    """Return the silly discards: a loose card that others may claim while one as dear is safe from
    claims, and a 7 that may be laid out alone.
    """
    game = view.game
    if game.phase not in (PLAY, CLAIMED):
        return set()
    hand, hidden = game.held[view.seat], view.unseen
    loose = [card for card in cards_of(hand & ~SEVENS) if _is_loose(card, hand, game.fits)]
    wanted = {card for card in loose if (hidden & USEFUL[card]).bit_count() > 1}
    dearest = max((PIPS[card] for card in loose if card not in wanted), default=0)
    found = {card for card in wanted if PIPS[card] <= dearest}
    if game.phase == PLAY:
        legal = view.legal()
        found |= {c for c in cards_of(hand & SEVENS) if MELD + NUMBERS[1 << c, -1] in legal}
    return found


def _is_loose(card: int, hand: int, fits: int) -> bool:
    """Return whether a card goes with no other of the hand, nor with a meld on the table."""
    return card != JOKER and not (fits >> card & 1 or hand & (ALIKE[card] | NEAR[card] | JOKER_BIT))
