"""Seven Sweep's bots: rules of thumb, and above them a search through imagined deals."""

from __future__ import annotations

from random import Random

from ...bots.choice import Choice, Considering, Thinking
from ...bots.reasons import Comparison, Reason, told
from ...bots.search import Effort, behind, imagined, monte_carlo
from ...bots.verdict import Look, Outcome, Verdict, played_out
from ...game import Game, View
from .rules import RANKS, SEVENS, SUM, SevenSweep, card_of, taken_by

HASTY = 0.5  # how often a beginner plays the first card that there is
# How much each level searches: chosen, as far as time allows.
EFFORTS = {
    "strong": Effort(most=4, least=2, slice=12),
    "expert": Effort(most=12, least=4, slice=12),
}
THRESHOLD = 0.3  # points; a smaller loss is not called a mistake


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose by rules of thumb: the beginner and the club player."""
    yield
    moves = view.legal()
    if level == "beginner" and rng.random() < HASTY:
        return moves[int(rng.random() * len(moves))]
    return policy(view.game, rng)


def consider(level: str, view: View[int], rng: Random) -> Considering:
    """Rank the moves by the points that they bring in imagined deals: the two upper levels."""
    yield
    seat, moves = view.seat, view.legal()

    def points(ended: Game[int], move: int) -> float:
        assert isinstance(ended, SevenSweep)
        return ended.points()[seat]

    worlds = imagined(view, rng)
    ratings = yield from monte_carlo(moves, worlds, policy, points, EFFORTS[level], rng)
    return [Choice(r.move, len(r.values), behind(ratings[0], r)) for r in ratings]


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How moves are measured: by the seat's points in the deal."""
    seat = view.seat

    def outcome(ended: SevenSweep, move: int) -> Outcome:
        counts = [cards.bit_count() for cards in ended.captured]
        alone = counts.count(max(counts)) == 1
        return Outcome(ended.points()[seat], {"most": alone and counts[seat] == max(counts)})

    look = Look(played_out(imagined(view, rng), policy, outcome, rng), least=32, most=96, slice=100)
    return Verdict("points", THRESHOLD, look, look, outcome)


def policy(game: Game[int], rng: Random) -> int:
    """Sweep; else take the most 7s, then the most cards; else lay what leaves least to be swept."""
    assert isinstance(game, SevenSweep)
    return max(game.legal(), key=lambda move: _worth(game, move))


def _worth(game: SevenSweep, move: int) -> tuple[int, int, int, int]:
    card, taken = card_of(move), taken_by(move)
    if not taken:
        left = sum(RANKS[one] for one in range(len(RANKS)) if game.open >> one & 1) + RANKS[card]
        return 0, 0, -(SEVENS >> card & 1), min(left, SUM)
    swept, gained = taken == game.open, taken | 1 << card
    return int(swept), (gained & SEVENS).bit_count(), gained.bit_count(), -RANKS[card]


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: by what it brings about, or by what is seen of it."""
    if made := told(found, ["most"]):
        return made
    game, card, taken = found.view.game, card_of(found.best), taken_by(found.best)
    assert isinstance(game, SevenSweep)
    gained = taken | 1 << card
    fields = {"sevens": (gained & SEVENS).bit_count(), "count": gained.bit_count()}
    if taken == game.open and taken:
        id = "sweep"
    elif taken:
        id = "sevens" if gained & SEVENS else "take"
    else:
        id = "lay"
    return f"seven-sweep-hint-{id}", fields
