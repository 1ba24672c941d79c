"""Fits for Ring of Sevens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

from nanafuda.bots.search import result_of
from nanafuda.games.ring_of_sevens.bot import weights as w
from nanafuda.games.ring_of_sevens.rules import RingOfSevens
from nanafuda.options import settle

from .. import opponents
from ..opponents import ismcts
from . import Fit, by_duels, variant
from .selfplay import Decision, SelfPlay, Terms, compared, fitted

RULES = ("GIFT", "OPENS_OWN", "OPENS_OTHER", "LEADS_OWN", "LEADS_OTHER", "PASS_WORTH",
         "PASS_SPARE")  # fmt: skip
JOKER = ("JOKER_LAID", "JOKER_TAKEN")


def _club(numbers: Mapping[str, float]) -> opponents.Player:
    """Return a club player with other weights."""
    bot = variant("ring_of_sevens.rules", **numbers)
    return lambda view, seed: result_of(bot.think("club", view, Random(seed)))


def rules(deals: int, seed: str) -> Iterator[str]:
    """Fit the rules of thumb by duels of club players; the Joker's in deals that have one.

    100 deals a trial: no number at a half or one and a half times its value leads the one in use by
    more than the interval, about 0.9 points a deal.
    """
    for names, options in ((RULES, {}), (JOKER, {"joker": True})):
        used = {name: getattr(w, name) for name in names}
        yield from by_duels("ring-of-sevens", _club, used, deals, seed, options)


POLICY = ("CARD", "OPENED", "WAITING", "LEFT", "LEFT_BY_TWIN", "FEWEST", "OUT", "PASS_BY_PASSES",
          "PASS_HAND", "PASS_FEWEST", "PASS_LIVE", "PASS_SCORE")  # fmt: skip


def _rate(policy: ModuleType, game: RingOfSevens, moves: Sequence[int]) -> Sequence[Terms]:
    assert game.turn is not None
    fewest = policy.fewest_of(game, game.turn)
    found: Sequence[Any] = policy.OWN.scores(game, game.turn, moves, fewest)
    return found


def policy(deals: int, seed: str) -> Iterator[str]:
    """Fit the light policy by self-play.

    20,000 and 48,000 deals: from no weights, 8.0 ± 0.9 points a deal behind those in use, to 0.3 ±
    0.6 and 1.5 ± 1.3 behind. The weights correlate with those in use by 0.73 and 0.67.
    """
    yield from fitted("ring-of-sevens", _rate, {n: getattr(w, n) for n in POLICY}, deals, seed)


def others(decisions: int, seed: str) -> Iterator[str]:
    """Fit the policy of the others to the choices of tree searchers, by maximum likelihood.

    600 decisions: the weights correlate with those in use, which come from 70,000, by 0.26.
    """
    training = SelfPlay("ring-of-sevens", _rate, w.OTHERS)
    search = ismcts.PLAYERS["ismcts"]
    game = RingOfSevens(4, settle("ring-of-sevens", RingOfSevens.options, {}), 0)
    known: list[Decision] = []
    while len(known) < decisions:
        if game.turn is None:
            luck = f"{seed} {len(known)}"
            game.deal(game.pack.shuffled(luck), luck)
        move, legal = game.legal()[0], game.legal()
        if len(legal) > 1:
            move = search(game.view(game.turn), len(known), simulations=1000)
            known.append((_rate(training.traced, game, legal), legal.index(move)))
        game.play(move)
    training.imitate(known, 20, Random(seed))
    yield from (f"OTHERS {text}" for text in compared(w.OTHERS, training))


FITS: dict[str, Fit] = {"rules": (rules, 100), "policy": (policy, 20_000), "others": (others, 600)}
