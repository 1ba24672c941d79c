"""Ring of Sevens' numbers."""

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
    """A club player with other numbers."""
    bot = variant("ring_of_sevens.rules", **numbers)
    return lambda view, seed: result_of(bot.think("club", view, Random(seed)))


def rules(deals: int, seed: str) -> Iterator[str]:
    """The rules of thumb, by duels of club players; about the Joker in deals that have one.

    100 deals a trial: at a half and at one and a half of its worth no number is ahead of the one in
    use by more than the interval, which is some 0.9 points a deal.
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
    """The light policy, by play against itself.

    20,000 deals and 48,000: from no weights, 8.0 ± 0.9 points a deal behind those in use, to
    weights 0.3 ± 0.6 and 1.5 ± 1.3 behind, which correlate with them by 0.73 and 0.67.
    """
    yield from fitted("ring-of-sevens", _rate, {n: getattr(w, n) for n in POLICY}, deals, seed)


def others(decisions: int, seed: str) -> Iterator[str]:
    """The policy of the others: maximum likelihood of what tree searchers choose.

    600 decisions: the weights found correlate with those in use, which come from 70,000, by 0.26.
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
