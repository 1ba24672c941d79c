"""Worlds for Seven's Sevens Heaven: those preferred in which the others declare as they did."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random

from ....game import Game, View
from ..rules import RANK, SevensHeaven
from .policy import Lean, leaning, log_chance
from .weights import OTHERS

FIRST = 12  # worlds drawn before the first one is taken


def worlds(view: View[int], rng: Random, steps: int) -> Iterator[Game[int]]:
    """Worlds without end that agree with the view.

    With no steps all are equally likely; with some they are as likely as the others declare so in
    them (Metropolis & Hastings: so many worlds are drawn for each, and one of them may come again).
    """
    game = view.game
    assert isinstance(game, SevensHeaven)
    made = _declared(game, view.seat)
    if not steps or not made:
        while True:
            yield view.imagine(rng)
    world, known = view.imagine(rng), 0.0
    draws, fresh = FIRST, True
    while True:
        for _ in range(draws):
            other = view.imagine(rng)
            likely = _likelihood(other, made)
            if fresh or round(likely - known - log(max(1 - rng.random(), 1e-300)), 9) > 0:
                world, known, fresh = other, likely, False
        draws = steps
        yield world


def _declared(game: SevensHeaven, seat: int) -> list[tuple[int, int, bool, Lean]]:
    """What the others declared in this round: the cards since gone, and how far by which hand."""
    laid = dict.fromkeys(range(game.seats), 0)
    for number in range(len(game.leaders)):
        for s, card in game.trick(number):
            laid[s] |= 1 << card
    made = []
    scores = list(game.before)
    rivals = pot = 0
    for number in range(game.declared.bit_count()):
        s = (game.start + number) % game.seats
        bet, card = bool(game.bettors >> s & 1), game.lots[s]
        if s != seat:
            after = game.seats - 1 - number
            lean = leaning(game, s, scores, rivals, after, pot, OTHERS)
            made.append((s, laid[s] | 1 << card, bet, lean))
        if bet:
            rivals, pot = rivals + 1, pot + RANK[card]
        else:
            scores[s] += RANK[card]
    return made


def _likelihood(world: Game[int], made: list[tuple[int, int, bool, Lean]]) -> float:
    """The logarithm of how likely the others declare so, with what they hold in a world."""
    total = 0.0
    for seat, gone, bet, lean in made:
        total += log_chance(lean(world.held[seat] | gone), bet)
    return total
