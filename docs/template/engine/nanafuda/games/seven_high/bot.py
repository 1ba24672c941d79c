"""Seven High's bots: rules of thumb, and above them a search through imagined deals.

A bot of this size is one module; a larger one is a package with the modules that bots/__init__.py
names.
"""

from __future__ import annotations

from random import Random

from ...bots.choice import Choice, Considering, Thinking
from ...bots.reasons import Comparison, Reason, by_difference, otherwise
from ...bots.search import Effort, behind, imagined, monte_carlo
from ...bots.verdict import Look, Outcome, Verdict, played_out
from ...game import View
from ...mechanics.cards import FRENCH
from .rules import FOLLOW, SEVENS, SevenHigh

KING = 13
HASTY = 0.5  # how often a beginner plays the highest card without looking
# How much each level searches: chosen, as far as time allows.
EFFORTS = {
    "strong": Effort(most=24, least=8, slice=12),
    "expert": Effort(most=160, least=16, slice=12),
}
THRESHOLD = 0.3  # tricks; a smaller loss is not called a mistake


def think(level: str, view: View[SevenHigh], rng: Random) -> Thinking:
    """Choose a card by rules of thumb: the beginner and the club player."""
    yield
    if level == "beginner" and rng.random() < HASTY:
        return max(view.legal(), key=_rank)
    return policy(view.game, rng)


def consider(level: str, view: View[SevenHigh], rng: Random) -> Considering:
    """Rank the cards by the tricks that they bring in imagined deals: the two upper levels."""
    yield
    seat, moves = view.seat, view.legal()

    def tricks(ended: SevenHigh, move: int) -> float:
        return ended.won[seat]

    worlds = imagined(view, rng)
    ratings = yield from monte_carlo(moves, worlds, policy, tricks, EFFORTS[level], rng)
    return [Choice(r.move, len(r.values), behind(ratings[0], r)) for r in ratings]


def judge(view: View[SevenHigh], rng: Random) -> Verdict[int]:
    """How cards are measured: by the seat's tricks."""
    game = view.game
    trick = len(game.leaders)

    def outcome(ended: SevenHigh, card: int) -> Outcome:
        winner = (*ended.leaders, ended.winner)[trick]  # who leads to the next, or won the last
        return Outcome(ended.won[view.seat], {"trick": winner == view.seat})

    played = played_out(imagined(view, rng), policy, outcome, rng)
    look = Look(played, least=64, most=240, slice=100)
    return Verdict("tricks", THRESHOLD, look, look, outcome)


def policy(game: SevenHigh, rng: Random) -> int:
    """Lead high; win last as cheaply as possible, before that only with a K; else save."""
    cards = game.legal()
    if game.leads:
        return max(cards, key=_rank)
    winning = [card for card in cards if game.beats(card)]
    if winning and _last(game):
        return min(winning, key=_rank)
    return min((c for c in winning if _rank(c) == KING), key=_rank, default=min(cards, key=_rank))


def _rank(card: int) -> int:
    """The card's rank; a 7's is above the K's."""
    return KING + 1 if SEVENS >> card & 1 else FRENCH.rank_of[card]


def _last(game: SevenHigh) -> bool:
    """Whether the next card ends the trick."""
    return len(game.played) % game.seats == game.seats - 1


def explain(found: Comparison[SevenHigh, int]) -> Reason:
    """Why the best card, and not the other: by what it brings about, or by what is seen of it."""
    if made := by_difference(found, ["trick"]):
        return made
    view, card = found.view, found.best
    game = view.game
    reason = _reason(game, card)
    if reason == "lost" and any(_rank(c) <= _rank(card) for c in game.legal() if c != card):
        return otherwise(found)  # as true of another card
    higher = (view.unseen & FOLLOW[card]) >> card + 1
    fields = {"card": game.pack.codes[card], "higher": higher.bit_count()}
    return f"seven-high-hint-{reason}", fields


def _reason(game: SevenHigh, card: int) -> str:
    if game.leads:
        return "lead-seven" if SEVENS >> card & 1 else "lead"
    if game.beats(card):
        if _last(game):
            return "last"
        return "seven" if SEVENS >> card & 1 else "cover"
    return "duck" if any(game.beats(c) for c in game.legal()) else "lost"
