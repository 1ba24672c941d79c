"""Fit for Seven Bridge."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, log
from random import Random

from nanafuda.games.seven_bridge.bot import weights as w
from nanafuda.games.seven_bridge.bot.policy import policy
from nanafuda.games.seven_bridge.rules import SevenBridge
from nanafuda.options import settle

from . import Fit, least, line, variant

Totals = tuple[tuple[int, ...], int, tuple[int, ...]]  # totals after a deal, deals left, winners


def stakes(matches: int, seed: str) -> Iterator[str]:
    """Fit how far totals predict the match's winner: maximum likelihood over matches of the policy.

    500 matches give 10.04.
    """
    rows = [row for number in range(matches) for row in _match(f"{seed} {number}")]

    def loss(spread: list[float]) -> float:
        chance = variant("seven_bridge.payoff", SPREAD=spread[0]).chance
        return -fsum(
            log(chance(totals, winner, left)) / len(winners)
            for totals, left, winners in rows
            for winner in winners
        )

    yield line("SPREAD", w.SPREAD, least(loss, [w.SPREAD])[0], f"{len(rows)} deals")


def _match(seed: str) -> Iterator[Totals]:
    """Play a match of ten deals by the policy; yield the totals after all deals but the last."""
    rng = Random(seed)
    game = SevenBridge(4, settle("seven-bridge", SevenBridge.options, {}), 0)
    found = []
    while not game.over:
        luck = f"{seed} {game.deal_no}"
        game.deal(game.pack.shuffled(luck), luck)
        while game.turn is not None:
            game.play(policy(game, rng))
        found.append((game.scores, game.deals - game.deal_no))
    return ((totals, left, game.winners) for totals, left in found[:-1])


FITS: dict[str, Fit] = {"stakes": (stakes, 500)}
