"""Seven Bridge's numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum, log
from random import Random
from types import ModuleType
from typing import Any

from ...bots.seven_bridge import weights as w
from ...bots.seven_bridge.policy import policy as plays
from ...games.seven_bridge import CLAIMED, PLAY, SevenBridge
from ...options import settle
from . import Fit, least, line, variant
from .selfplay import Terms, fitted

POLICY = ("CARD", "ALIKE", "BESIDE", "GAP", "TAKEN", "JOKER")


def _rate(policy: ModuleType, game: SevenBridge, moves: Sequence[int]) -> Sequence[Terms]:
    """The terms of discards, where nothing can be laid out or off."""
    assert game.turn is not None
    hand = game.held[game.turn]
    if game.phase not in (PLAY, CLAIMED) or len(moves) > hand.bit_count():
        return []
    found: Sequence[Any] = policy.worths(game, hand, moves)
    return found


def policy(deals: int, seed: str) -> Iterator[str]:
    """The light policy's discards, by play against itself.

    3,000 deals: from no weights, 8.5 ± 1.4 points a deal behind those in use, to weights 1.0 ± 1.0
    behind, which correlate with them by 0.83.
    """
    yield from fitted("seven-bridge", _rate, {n: getattr(w, n) for n in POLICY}, deals, seed)


Totals = tuple[tuple[int, ...], int, tuple[int, ...]]  # after a deal, the deals left, who won then


def stakes(matches: int, seed: str) -> Iterator[str]:
    """How far totals tell who wins the match, by maximum likelihood over matches of the policy.

    500 matches come to 11.00.
    """
    rows = [row for number in range(matches) for row in _match(f"{seed} {number}")]

    def loss(spread: list[float]) -> float:
        chance = variant("seven_bridge.stakes", SPREAD=spread[0]).chance
        return -fsum(
            log(chance(totals, winner, left)) / len(winners)
            for totals, left, winners in rows
            for winner in winners
        )

    yield line("SPREAD", w.SPREAD, least(loss, [w.SPREAD])[0], f"{len(rows)} deals")


def _match(seed: str) -> Iterator[Totals]:
    """Play a match of ten deals by the policy: the totals after all of them but the last."""
    rng = Random(seed)
    game = SevenBridge(4, settle("seven-bridge", SevenBridge.options, {}), 0)
    found = []
    while not game.over:
        luck = f"{seed} {game.deal_no}"
        game.deal(game.pack.shuffled(luck), luck)
        while game.turn is not None:
            game.play(plays(game, rng))
        found.append((game.scores, game.deals - game.deal_no))
    return ((totals, left, game.winners) for totals, left in found[:-1])


FITS: dict[str, Fit] = {"policy": (policy, 3000), "stakes": (stakes, 2000)}
