"""Trains a player of Ring of Sevens by policy gradient in self-play, in seconds.

    python docs/examples/learn_ring.py          # prints the table of docs/library.md
    python docs/examples/learn_ring.py --write  # writes it there

A move's features are numbers, the policy is a softmax over their weighted sums, and the reward of
every decision is the deal's return. Everything that `features` reads, the seat may know.
"""

from __future__ import annotations

import re
import sys
from math import exp, sqrt
from pathlib import Path
from random import Random

from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.duplicate.measure import Measured, measure
from nanafuda.game import View
from nanafuda.games.ring_of_sevens.rules import PASS, VALUE, RingOfSevens
from nanafuda.mechanics.cards import FRENCH
from nanafuda.mechanics.runs import COLOUR, FIELD, LAYING, ODD, twins

DEALS, BATCH, RATE, SIZE = 3000, 10, 0.1, 10
LEARNERS, MEASURED = range(11, 14), 2000  # seeds of the table, and deals of each of its figures

RANKS = FRENCH.rank_masks
BEHIND = [  # by card, the cards of its colour that are further from the 7 on the same arm
    FIELD[COLOUR[card]] & sum(RANKS[rank + 1 :] if rank > 7 else RANKS[:rank])
    for card, rank in enumerate(FRENCH.rank_of)
]


def features(game: RingOfSevens, seat: int, move: int) -> list[float]:
    """Return a move's features: what a pass saves, or what a card opens and gives away."""
    mine = game.held[seat] & game.live
    if move >= PASS:
        return [1.0, game.passes[seat] / 3, (mine & game.ready).bit_count() / 3, *[0.0] * 7]
    bit, rest, zone, cards, others = LAYING[game.rules][move]
    opened = (game.ready & others | zone[game.live & rest & cards]) & ~game.ready
    yours = game.live & ~mine
    cards_of = [opened & mine, opened & yours, BEHIND[move] & mine, BEHIND[move] & yours]
    twin = twins(bit & ODD)
    value = VALUE[twin.bit_length() - 1] / 3 if twin else 0.0
    own = value if twin & mine else 0.0
    counts = [cards.bit_count() / 3 for cards in cards_of]
    return [0.0, 0.0, 0.0, *counts, own, value - own, bool(bit & ODD)]


def chances(weights: list[float], rows: list[list[float]]) -> list[float]:
    """Return the probability of each move."""
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    most = max(sums)
    powers = [exp(s - most) for s in sums]
    return [power / sum(powers) for power in powers]


def train(deals: int, seed: int) -> list[float]:
    """Return the weights after so many deals in which all four seats learn."""
    rng = Random(seed)
    weights, total, mean, square = ([0.0] * SIZE for _ in range(4))
    for deal in range(1, deals + 1):
        game = Match("ring-of-sevens", seed=f"{seed} {deal}").game
        slopes = [[0.0] * SIZE for _ in range(game.seats)]
        while game.turn is not None:
            moves = game.legal()
            rows = [features(game, game.turn, move) for move in moves]
            shares = chances(weights, rows)
            pick = rng.choices(range(len(moves)), shares)[0]
            for k in range(SIZE):  # the gradient of the logarithm of the probability
                average = sum(p * row[k] for p, row in zip(shares, rows, strict=True))
                slopes[game.turn][k] += rows[pick][k] - average
            game.play(moves[pick])
        for k in range(SIZE):
            total[k] += sum(r * s[k] for r, s in zip(game.returns, slopes, strict=True))
        if deal % BATCH == 0:
            for k in range(SIZE):  # Adam
                mean[k] += 0.1 * (total[k] - mean[k])
                square[k] += 0.01 * (total[k] ** 2 - square[k])
                weights[k] += RATE * mean[k] / (sqrt(square[k]) + 1e-8)
            total = [0.0] * SIZE
    return weights


def compare(weights: list[float], level: str, deals: int) -> Measured:
    """Measure the learner against three bots of a level."""

    def learner(view: View[RingOfSevens], seed: int) -> int:
        rows = [features(view.game, view.seat, move) for move in view.legal()]
        shares = chances(weights, rows)
        return view.legal()[shares.index(max(shares))]

    def bot(view: View[RingOfSevens], seed: int) -> int:
        return decide(level, view, seed)

    return measure("ring-of-sevens", learner, bot, deals=deals, seed="learned")


def table() -> str:
    """Train and measure some learners; return the table of docs/library.md."""
    rows = ["| learner | against beginners | against club players |", "|---|---|---|"]
    for seed in LEARNERS:
        learned = train(DEALS, seed)
        found = [compare(learned, level, MEASURED) for level in ("beginner", "club")]
        figures = [f"{one.mean:+.2f} ± {one.error:.2f}" for one in found]
        rows.append(f"| {' | '.join([str(seed), *figures])} |")
        print(rows[-1], file=sys.stderr)
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    written = table()
    print(written)
    if "--write" in sys.argv:
        page = Path(__file__).parents[1] / "library.md"
        pattern = re.compile(r"^\| learner \|.*\n(?:\|.*\n)+", re.M)
        page.write_text(pattern.sub(written, page.read_text("utf-8")), "utf-8")
