"""What Ring of Sevens' reasons claim."""

from __future__ import annotations

from random import Random
from typing import Any

from nanafuda.cards import FRENCH, cards_of
from nanafuda.chains import ODD, joker_on, twins
from nanafuda.games.ring_of_sevens import IN, JOKER, PASS

from . import Check, Told, mean, share

RED = FRENCH.suit_masks[1] | FRENCH.suit_masks[2]
VALUES = {9: 5, 5: 5, 11: 3, 3: 3, 13: 1, 1: 1}  # R9


def hand(told: Told) -> int:
    """The cards of the hand that can still be laid."""
    return int(told.hand & told.game.live)


def twin_of(card: int) -> int:
    """The card that shares an odd place with this one (R5)."""
    return int(twins(1 << card & ODD))


def after(told: Told, card: int) -> tuple[int, int]:
    """What is live and what may be played after a card, whoever holds the rest."""
    world: Any = told.view.imagine(Random(told.id))
    world.play(card)
    return world.live, world.ready & world.live


def opened(told: Told, card: int) -> int:
    live, ready = after(told, card)
    return int(ready & ~told.game.ready & live)


def waiting(told: Told, card: int) -> int:
    """The cards further out in its arm that are of its suit, or for an odd card of its colour."""
    rank, suit = FRENCH.rank_of[card], FRENCH.suit_of[card]
    found = 0
    for other in cards_of(told.game.live & ~told.game.ready & ~twin_of(card)):
        out = FRENCH.rank_of[other] > rank if rank > 7 else FRENCH.rank_of[other] < rank
        colour = bool(RED >> other & 1) == bool(RED >> card & 1)
        if out and colour and (ODD >> card & 1 or FRENCH.suit_of[other] == suit):
            found |= 1 << other
    return found


def out(told: Told) -> None:
    for seed in range(4):
        world: Any = told.view.imagine(Random(seed))
        world.play(told.move)
        assert world.states[told.view.seat] != IN or world.turn is None


def small(told: Told) -> None:
    """Nobody has gone out first yet."""
    share(told)
    assert not told.game.ranked


def own_twin(told: Told) -> None:
    twin = twin_of(told.move)
    assert twin & told.hand and told.game.live & twin
    assert told.args["twin"] == FRENCH.codes[cards_of(twin)[0]]
    assert told.args["points"] == VALUES[FRENCH.rank_of[told.move]]


def own_way(told: Told) -> None:
    assert (opened(told, told.move) & hand(told)).bit_count() == told.args["count"] > 0


def plain(told: Told) -> None:
    settings = told.game.settings
    assert not settings["link"] and not settings["reverse"]


def own_later(told: Told) -> None:
    plain(told)
    assert (waiting(told, told.move) & hand(told)).bit_count() == told.args["count"] > 0


def serves(told: Told, card: int) -> bool:
    others = told.game.live & ~hand(told)
    found = twin_of(card) | opened(told, card)
    if not told.game.settings["link"] and not told.game.settings["reverse"]:
        found |= waiting(told, card)
    return bool(found & others)


def end(told: Told) -> None:
    plain(told)
    assert not serves(told, told.move)
    assert not waiting(told, told.move)


def swap(told: Told) -> None:
    assert joker_on(told.game.marks) >> told.move & 1
    world: Any = told.view.imagine(Random(1))
    world.play(told.move)
    assert world.held[told.view.seat] & ~told.hand or world.turn is None


def pass_keep(told: Told) -> None:
    assert told.move == PASS and told.args["passes"] == told.game.passes[told.view.seat] - 1
    cards = [move for move in told.view.legal() if move < JOKER]
    assert all(serves(told, card) for card in cards)


CHECKS: dict[str, Check] = {
    "by-small": small,
    "by-big": share,
    "by-spared": share,
    "by-unpaid": share,
    "by-cards": mean,
    "out": out,
    "own-twin": own_twin,
    "own-way": own_way,
    "own-later": own_later,
    "end": end,
    "swap": swap,
    "pass-keep": pass_keep,
}
