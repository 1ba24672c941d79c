"""Ring of Sevens' numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

from ...bots.ring_of_sevens import weights as w
from ...bots.search import result_of
from ...games.ring_of_sevens import RingOfSevens
from .. import opponents
from . import Fit, by_duels, variant
from .selfplay import Terms, fitted

POLICY = ("CARD", "OPENED", "WAITING", "LEFT", "LEFT_BY_TWIN", "FEWEST", "OUT", "PASS_BY_PASSES",
          "PASS_HAND", "PASS_FEWEST", "PASS_LIVE", "PASS_SCORE")  # fmt: skip


RULES = ("GIFT", "OPENS_OWN", "OPENS_OTHER", "LEADS_OWN", "LEADS_OTHER", "PASS_WORTH",
         "PASS_SPARE")  # fmt: skip
JOKER = ("JOKER_LAID", "JOKER_TAKEN")


def _club(numbers: Mapping[str, float]) -> opponents.Player:
    """A club player with other numbers."""
    bot = variant("ring_of_sevens.rules", **numbers)
    return lambda view, seed: result_of(bot.think("club", view, Random(seed)))


def rules(deals: int, seed: str) -> Iterator[str]:
    """The rules of thumb, by duels of club players; about the Joker in deals that have one."""
    for names, options in ((RULES, {}), (JOKER, {"joker": True})):
        used = {name: getattr(w, name) for name in names}
        yield from by_duels("ring-of-sevens", _club, used, deals, seed, options)


def _rate(policy: ModuleType, game: RingOfSevens, moves: Sequence[int]) -> Sequence[Terms]:
    assert game.turn is not None
    counts = [held.bit_count() for held in game.held]
    fewest = policy.fewest_of(game, game.turn, counts)
    found: Sequence[Any] = policy.scores(game, game.turn, moves, fewest)
    return found


def policy(deals: int, seed: str) -> Iterator[str]:
    """The light policy, by play against itself."""
    yield from fitted("ring-of-sevens", _rate, {n: getattr(w, n) for n in POLICY}, deals, seed)


FITS: dict[str, Fit] = {"rules": (rules, 100), "policy": (policy, 20_000)}
