"""Fitted weights: a seat's chances in the game, and a hand's chances in a round."""

from __future__ import annotations

from typing import Any

# The payoff of points, as a logarithm of the chance to win: at 0, 11, 22, … of the 77. STACKED: the
# weight of no stack, one and two, relative to 0 points; two equal 24 points. Maximum likelihood of
# 114,000 rounds of 28,000 games for three to seven seats by OWN, OTHERS and the rules of thumb. Two
# fifths of the games began with random points and stacks. 0.8973 nats a round; points alone 0.8979.
# To refit from club players' games alone: `build.py arena fit sevens-heaven points`.
KNOTS = (0.0, 0.85, 1.71, 2.72, 3.92, 5.28, 7.37, 9.15)
STACKED = (0.0, 0.2, 5.9)

# A hand that bets, fitted to some thousand rounds of these bots. BETS: prior probability of a bet.
# HOLDS: probability that an unbeatable card does not lose. NO_TRICK, the chance to win no trick: a
# constant, a factor of the product of the cards' chances to lose, an addition against one rival.
# GAMBLE, the chance to win the gamble: a factor, and an exponent of the expected share of tricks.
# To refit: `build.py arena fit sevens-heaven hand`.
BETS = 0.38
HOLDS = 0.8
NO_TRICK = (0.1, 0.7, 0.15)
GAMBLE = (1.15, 0.8)

# Rollout policies; policy.py has the features in the same order. OTHERS: maximum likelihood of
# 11,500 declarations, 1,800 predictions and 4,600 cards of tree searchers (`ismcts:1000`) at four
# to six seats: 0.29, 0.40 and 0.62 nats; uniform choices take 0.69, 0.75 and 1.26. OWN: gradients
# of the chance to win (rollouts of all moves) in a million decisions against OTHERS, itself and
# club players. To refit on a small scale, OWN against OTHERS alone: `build.py arena fit
# sevens-heaven others own`.
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
