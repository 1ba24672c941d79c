"""The numbers that were fitted: of a seat's chances in the game, and of a hand's in a round."""

from __future__ import annotations

from typing import Any

# What points are worth, as a logarithm of the chance to win: at 0, 11, 22, … of the 77; and what no
# stack, one and two are worth beside them, no point being 1: two are like 24 points. Fitted by
# maximum likelihood to 114,000 rounds of 28,000 games for three to seven seats among players by
# OWN, OTHERS and the rules of thumb, two fifths of the games beginning at random points and
# stacks: 0.8973 nats a round; points alone 0.8979. Again, from club players' games alone:
# `build.py arena fit sevens-heaven points`.
KNOTS = (0.0, 0.85, 1.71, 2.72, 3.92, 5.28, 7.37, 9.15)
STACKED = (0.0, 0.2, 5.9)

# A hand that bets, fitted to some thousand rounds among these bots; again: `build.py arena fit
# sevens-heaven hand`. BETS: how often a seat bets, before anything is known of it. HOLDS: how often
# a card that nobody can beat is no loser yet; NO_TRICK: what the chance to win no trick is, by a
# constant, by the product of all cards' chances to lose, and more against one rival; GAMBLE: what
# the chance to win the gamble is, a factor and the power of the share of tricks expected.
BETS = 0.38
HOLDS = 0.8
NO_TRICK = (0.1, 0.7, 0.15)
GAMBLE = (1.15, 0.8)

# How seats play on in imagined rounds: what is summed stands in policy.py, in the same order.
# OTHERS: maximum likelihood of 11,500 declarations, 1,800 predictions and 4,600 cards of tree
# searchers (`ismcts:1000`) of four to six seats: 0.29, 0.40 and 0.62 nats, where knowing nothing
# takes 0.69, 0.75 and 1.26. OWN: by gradients of the chance to win (all moves of a decision played
# out) in a million decisions against those, itself and club players. Again, on a small scale and
# OWN against OTHERS alone: `build.py arena fit sevens-heaven others own`.
OWN: dict[str, Any] = {
    "TABLE": (-11.88, -1.73, 2.03, -10.11, 1.08, 6.02, 9.36, 0.63, 0.97, -0.58),
    "HAND": (-12.58, -11.42, 4.33, -0.96, 3.54, 9.70, -11.20, -0.47),
    "PREDICTION": (3.57, 2.15, -10.12, -2.29, -1.01, -2.47, -2.17, -0.10, 2.21),
    "CARD": (
        (6.09, 1.50, 9.09, 3.85, 2.17, 4.11, 1.10, 5.99, 0.00),
        (-1.60, -3.38, 6.38, 0.57, -2.28, 0.94, 1.10, 2.09, -4.06),
        (-4.13, -1.78, -2.76, 0.02, -1.29, -1.77, 1.35, 1.53, -6.59),
        (6.02, 2.80, -5.95, 1.60, 6.73, 0.00, 7.49, 3.51, -2.08),
    ),
    "SEVENS": (1.10, 2.25, -0.57, -1.03, 2.25),
}
OTHERS: dict[str, Any] = {
    "TABLE": (-8.60, -1.70, -0.14, -3.37, -0.41, -0.04, 5.20, 0.33, 0.14, -0.05),
    "HAND": (-10.14, -4.80, 3.89, 3.12, 2.42, 10.09, -0.58, -0.07),
    "PREDICTION": (-0.33, 2.00, -0.35, 0.26, -0.22, -1.25, -0.01, -0.20, 0.96),
    "CARD": (
        (2.96, 2.80, 8.20, 0.11, 2.82, 1.02, 0.75, 2.72, 0.00),
        (-1.25, -1.95, 4.87, 2.19, -1.68, 0.05, 0.75, -0.00, 0.70),
        (-1.83, -1.03, -1.18, 0.49, -1.40, -1.67, 2.40, 0.22, -0.49),
        (3.42, -1.05, -5.05, -3.84, 3.95, -0.00, 6.92, 1.02, -5.31),
    ),
    "SEVENS": (-0.35, -0.00, -0.13, 0.52, 0.00),
}
