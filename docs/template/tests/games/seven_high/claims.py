"""Checks of the claims in Seven High's reasons."""

from __future__ import annotations

from claims import Check, Told, share
from nanafuda.games.seven_high.rules import FOLLOW, SEVENS
from nanafuda.mechanics.cards import FRENCH, cards_of


def _higher(told: Told) -> None:
    """This many cards of its suit may still be higher."""
    card = told.card()
    above = [c for c in cards_of(told.view.unseen & FOLLOW[card]) if c > card]
    assert told.args["higher"] == len(above)


def lead(told: Told) -> None:
    assert told.game.leads
    _higher(told)


def lead_seven(told: Told) -> None:
    assert told.game.leads and not told.hand & ~SEVENS and SEVENS >> told.card() & 1


def last(told: Told) -> None:
    game = told.game
    assert game.beats(told.card()) and len(game.played) % game.seats == game.seats - 1


def seven(told: Told) -> None:
    assert told.game.beats(told.card()) and SEVENS >> told.card() & 1


def cover(told: Told) -> None:
    assert told.game.beats(told.card())
    _higher(told)


def duck(told: Told) -> None:
    assert not told.game.beats(told.card())
    assert any(told.game.beats(card) for card in told.view.legal())


def lost(told: Told) -> None:
    """No card wins, and all others rank higher."""
    cards, ranks = told.view.legal(), FRENCH.rank_of
    assert not any(told.game.beats(card) for card in cards)
    own = told.card()
    assert all(ranks[c] > ranks[own] or SEVENS >> c & 1 for c in cards if c != own)


CHECKS: dict[str, Check] = {"by-trick": share}
