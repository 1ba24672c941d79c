"""Seven Euchre's bots: an auction by estimate or by simulation, cards by rules or by search.

The beginner and the club player go by estimate and rules of thumb, the beginner with a beginner's
mistakes; the strong player and the expert try calls, discards and cards in imagined worlds, and
solve the last tricks exactly.
"""

from __future__ import annotations

from random import Random

from ...games.seven_euchre import AUCTION, EXCHANGE, SevenEuchre
from ...knowledge import View
from .. import Choice, Considering
from ..search import Effort
from . import exchange, play, simulate
from .auction import auction_of, mind
from .hints import explain
from .mistakes import deaf, forget, misread
from .play import Level
from .policy import choose
from .stakes import stakes_of

__all__ = ["consider", "explain"]

STRONG = Level(
    calling=Effort(most=24, least=12, slice=40),
    estimate=150,
    rollouts=Effort(most=48, slice=40),
    solving=Effort(most=48, work=2500, slice=400),
    k=2,
    exact=4,
    tail=2,
    trust=1.2,
)
EXPERT = Level(
    calling=Effort(most=96, slice=40),
    estimate=30,
    rollouts=Effort(most=160, slice=40),
    solving=Effort(most=100, work=20000, slice=400),
    k=4,
    exact=6,
    tail=3,
)
SEARCHING = {"strong": STRONG, "expert": EXPERT}


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank calls, discards or cards, the best first."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    yield
    if level not in SEARCHING:
        return [Choice(_by_rules(view, rng if level == "beginner" else None))]
    search = SEARCHING[level]
    if game.phase == AUCTION:
        return (yield from _calls(view, search, rng))
    if game.phase == EXCHANGE:
        ratings, tricks = yield from simulate.discards(view, search.rollouts, rng)
        return [_figures(game, r.move, tricks[r.move]) for r in ratings]
    cards, laid = yield from play.consider(view, search, rng)
    return [_figures(game, play.card_of(game, r.move), laid[r.move]) for r in cards]


def _calls(view: View[int], search: Level, rng: Random) -> Considering:
    ratings, tally = yield from simulate.calls(view, search.calling, search.estimate, rng)
    choices = []
    for rating in ratings:
        outcomes = tally.get(rating.move, [])
        played, share = simulate.made(outcomes, rating.move, view.seat)
        figures = {"worlds": len(outcomes), "played": played, "made": round(share, 3)}
        choices.append(Choice(rating.move, figures))
    return choices


def _figures(game: SevenEuchre, card: int, tricks: list[int]) -> Choice:
    """A card with the share of worlds in which the contract is made, and the declarer's tricks."""
    if not tricks:
        return Choice(card)
    count = len(tricks)
    made = sum(won >= play.needed(game) for won in tricks) / count
    mean = sum(tricks) / count
    return Choice(card, {"worlds": count, "made": round(made, 3), "tricks": round(mean, 2)})


def _by_rules(view: View[int], beginner: Random | None) -> int:
    """What the rules of thumb do; with a beginner's mistakes if there is one to make them."""
    game = view.game
    assert isinstance(game, SevenEuchre)
    hand = game.held[view.seat]
    if game.phase == AUCTION:
        auction, worth = auction_of(game), mind(hand)
        if beginner:
            auction, worth = deaf(auction), misread(worth, beginner)
        return auction.choose(view.seat, worth, stakes_of(game))
    if game.phase == EXCHANGE:
        listed = exchange.worths(hand, game.denomination)
        return listed[int(beginner.random() * 2) if beginner else 0][1]
    seen = play.seen_by(view)
    if beginner:
        forget(seen, game, beginner)
    return play.card_of(game, choose(seen))
