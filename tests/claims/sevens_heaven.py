"""What Seven's Sevens Heaven's reasons claim."""

from __future__ import annotations

from random import Random
from typing import Any

from nanafuda.cards import cards_of
from nanafuda.games.sevens_heaven import (
    FOLD,
    FOLLOW,
    PLAY,
    RANK,
    SEVENS,
    TARGET,
    THEFT,
)

from . import Check, Told, mean, share


def takes(told: Told, card: int) -> bool:
    game = told.game
    return not game.follow or bool(game.follow >> card & 1 and card > game.best)


def is_last(told: Told) -> bool:
    game = told.game
    size = game.bettors.bit_count()
    return bool(len(game.played) % size == size - 1)


def higher(told: Told, card: int) -> list[int]:
    """The higher cards of its colour that others may hold."""
    seats = [s for s in range(told.game.seats) if s != told.view.seat]
    may = 0
    for seat in seats:
        may |= told.view.unseen & ~told.game.barred[seat] | told.game.held[seat]
    return [c for c in cards_of(may & FOLLOW[card]) if c > card]


def trick(told: Told) -> None:
    share(told)
    assert told.game.phase == PLAY
    if is_last(told):
        assert told.args["here"] == 10 and takes(told, told.move)


def pot(told: Told) -> None:
    share(told)
    assert told.game.bettors >> told.view.seat & 1


def chip(told: Told) -> None:
    share(told)
    assert not told.game.bettors >> told.view.seat & 1


def fold_home(told: Told) -> None:
    assert told.move == FOLD and told.game.settings["length"] == "game"
    points = told.game.scores[told.view.seat]
    home = [card for card in cards_of(told.hand) if points + RANK[card] >= TARGET]
    assert len(home) == told.args["count"] > 0
    rng, seat = Random(told.id), told.view.seat
    for _ in range(6):
        world: Any = told.view.imagine(rng)
        world.play(FOLD)
        assert world.over is (world.lots[seat] in home)


def victims(told: Told) -> list[int]:
    assert told.game.phase == THEFT
    return [seat for seat in told.view.legal() if seat != told.move]


def steal_most(told: Told) -> None:
    stacks = told.game.stacks
    assert told.args["stacks"] == stacks[told.move]
    assert all(stacks[seat] < stacks[told.move] for seat in victims(told))


def steal_leader(told: Told) -> None:
    scores = told.game.scores
    assert all(scores[seat] < scores[told.move] for seat in victims(told))


def top(told: Told) -> None:
    assert takes(told, told.card()) and not higher(told, told.card())


def lead_low(told: Told) -> None:
    card = told.card()
    own = cards_of(told.hand & FOLLOW[card])
    assert not told.game.follow and len(own) > 1 and min(own) == card


def cannot_win(told: Told) -> None:
    told.card()
    assert not any(takes(told, card) for card in told.view.legal())


def cannot_win_low(told: Told) -> None:
    cannot_win(told)
    assert RANK[told.card()] == min(RANK[card] for card in told.view.legal())


def duck(told: Told) -> None:
    assert not takes(told, told.card())
    assert any(takes(told, card) for card in told.view.legal())


def last(told: Told) -> None:
    assert is_last(told) and takes(told, told.card())


def capture(told: Told) -> None:
    last(told)
    assert told.game.captured or SEVENS >> told.card() & 1


def cover(told: Told) -> None:
    assert takes(told, told.card()) and not is_last(told)


CHECKS: dict[str, Check] = {
    "by-trick": trick,
    "by-seven": share,
    "by-pot": pot,
    "by-chip": chip,
    "by-solvent": share,
    "by-denied": share,
    "by-points": mean,
    "fold-home": fold_home,
    "steal-most": steal_most,
    "steal-leader": steal_leader,
    "top": top,
    "lead-low": lead_low,
    "cannot-win": cannot_win,
    "cannot-win-low": cannot_win_low,
    "duck": duck,
    "capture": capture,
    "last": last,
    "cover": cover,
}
