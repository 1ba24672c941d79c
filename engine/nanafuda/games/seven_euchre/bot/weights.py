"""Fitted weights: estimates of hands and calls, and the curve of a match."""

from __future__ import annotations

# A hand's estimate in tricks for the declaring side, and for its opponents: a constant; each trump
# by its place, from the lowest up; and for every plain suit its length (0 to 5 or more), its
# master, and its guarded second-best card. PLAIN: at no trump. Least squares over 60,000 random
# deals, with the exchange and rollouts by the rules of thumb. To refit: `build.py arena fit
# seven-euchre estimate`.
Worth = tuple[float, tuple[float, ...], tuple[float, ...], float, float]
OURS: Worth = (
    1.87, (0.85,) * 7 + (0.90, 0.98, 1.04, 1.18, 1.36, 1.50),
    (0.0, 0.0, 0.18, 0.45, 0.64, 0.85), 0.43, 0.11,
)  # fmt: skip
OURS_PLAIN: Worth = (2.66, (), (0.0, 0.11, 0.23, 0.48, 1.01, 1.67), 0.88, 0.41)
THEIRS: Worth = (
    3.00, (-0.02,) * 7 + (-0.19, -0.24, -0.31, -0.42, -0.52, -0.70),
    (0.0, 0.73, 1.19, 1.62, 2.12, 2.52), -0.45, -0.10,
)  # fmt: skip
THEIRS_PLAIN: Worth = (3.55, (), (0.0, 0.42, 0.85, 1.20, 1.60, 2.03), -0.84, -0.43)

# Corrections in tricks from a seat's calls, for the declaring side in a denomination: it was named,
# each trick bid above seven, another denomination was named, the seat only passed. Fitted to the
# difference between tricks taken and estimated in the same self-play, by earlier calls. To refit:
# `build.py arena fit seven-euchre calls`.
Signal = tuple[float, float, float, float]
PARTNER_SIGNAL: Signal = (0.25, 0.43, 0.0, -0.56)
OPPONENT_SIGNAL: Signal = (-0.8, -0.27, -0.06, 0.29)
DECLARER_SIGNAL: Signal = (0.1, 0.4, 0.0, 0.0)  # in an opponent's contract: the bidder
DUMMY_SIGNAL: Signal = (0.25, -0.07, -0.2, 0.1)  # the bidder's partner
ALLY_SIGNAL: Signal = (0.0, 0.0, -0.1, 0.17)  # the defender's partner
NO_EXCHANGE = -0.15  # second auction: no exchange

SPREAD = 2.05  # standard deviation of tricks from the estimate, from the same fit

# The winner of a match: maximum likelihood over matches between equal players. To refit: `build.py
# arena fit seven-euchre match`.
SWING = 38.0  # scale of a deal's effect on the lead, in points
PACE = 14.0  # points per deal by which the leading side approaches the target
