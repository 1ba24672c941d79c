"""Sample determinizations for Seven's Sevens Heaven, weighted by the others' declarations."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random

from ....game import View
from ....mechanics.tricks import played_by
from ..rules import RANK, SevensHeaven
from .policy import Lean, leaning, log_chance
from .weights import OTHERS

FIRST = 12  # draws before the first sample


def worlds(view: View[SevensHeaven], rng: Random, steps: int) -> Iterator[SevensHeaven]:
    """Yield determinizations of the view, without end.

    With `steps` 0 all are equally likely. Otherwise they are weighted by the likelihood of the
    others' declarations (Metropolis–Hastings, `steps` draws a sample). Samples may repeat.
    """
    game = view.game
    made = _declared(game, view.seat)
    if not steps or not made:
        while True:
            yield view.determinize(rng)
    world, known = view.determinize(rng), 0.0
    draws, fresh = FIRST, True
    while True:
        for _ in range(draws):
            other = view.determinize(rng)
            likely = _likelihood(other, made)
            if fresh or round(likely - known - log(max(1 - rng.random(), 1e-300)), 9) > 0:
                world, known, fresh = other, likely, False
        draws = steps
        yield world


def _declared(game: SevensHeaven, seat: int) -> list[tuple[int, int, bool, Lean]]:
    """Return the others' declarations: seat, cards gone since, bet or fold, lean by hand."""
    played = played_by(game.tricks(), game.seats)
    made = []
    scores = list(game.before)
    rivals = pot = 0
    for number in range(game.declared.bit_count()):
        s = (game.start + number) % game.seats
        bet, card = bool(game.bettors >> s & 1), game.turn_ups[s]
        if s != seat:
            after = game.seats - 1 - number
            lean = leaning(game, s, scores, rivals, after, pot, OTHERS)
            made.append((s, played[s] | 1 << card, bet, lean))
        if bet:
            rivals, pot = rivals + 1, pot + RANK[card]
        else:
            scores[s] += RANK[card]
    return made


def _likelihood(world: SevensHeaven, made: list[tuple[int, int, bool, Lean]]) -> float:
    """Return the log-likelihood of the others' declarations in a determinization."""
    total = 0.0
    for seat, gone, bet, lean in made:
        total += log_chance(lean(world.held[seat] | gone), bet)
    return total
