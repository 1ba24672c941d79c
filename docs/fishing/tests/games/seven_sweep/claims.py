"""Checks of the claims in Seven Sweep's reasons."""

from __future__ import annotations

from claims import Check, Told, share
from nanafuda.games.seven_sweep.rules import RANKS, SEVENS, SUM, card_of, taken_by
from nanafuda.mechanics.cards import cards_of


def gains(told: Told) -> None:
    """The card takes this many cards, and this many 7s."""
    card, taken = card_of(told.move), taken_by(told.move)
    assert taken and not taken & ~told.game.open
    assert RANKS[card] + sum(RANKS[one] for one in cards_of(taken)) == SUM
    gained = taken | 1 << card
    assert told.args["count"] == gained.bit_count()
    assert told.args["sevens"] == (gained & SEVENS).bit_count()


def sweep(told: Told) -> None:
    gains(told)
    assert taken_by(told.move) == told.game.open


def sevens(told: Told) -> None:
    gains(told)
    assert told.args["sevens"]


def take(told: Told) -> None:
    gains(told)
    assert not told.args["sevens"]


def lay(told: Told) -> None:
    """It could take nothing."""
    ranks = [RANKS[one] for one in cards_of(told.game.open)]
    sums = {0}
    for rank in ranks:
        sums |= {total + rank for total in sums}
    assert SUM - RANKS[card_of(told.move)] not in sums


CHECKS: dict[str, Check] = {
    "by-most": share,
    "sweep": sweep,
    "sevens": sevens,
    "take": take,
    "lay": lay,
}
