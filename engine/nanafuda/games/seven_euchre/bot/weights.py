"""The numbers that were fitted: what a hand and what calls are worth, and what a match hangs on."""

from __future__ import annotations

# What a hand is worth in tricks, for the side that declares and for its opponents: a constant; a
# trump's worth by its place, from the lowest seven up; and of every plain suit its length (0 to 5
# or more), its master, its second best card, guarded. PLAIN: at no trump. By least squares from
# 60,000 random deals played out by the rules of thumb, the declarer exchanging; again: `build.py
# arena fit seven-euchre estimate`.
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

# What a call tells about the tricks of the side that is to declare a denomination: that it was
# named, what every trick above seven adds, that another one was named, that the seat only passed.
# From the same self-play: how far the tricks really taken were from the estimate, by what had been
# said; again: `build.py arena fit seven-euchre calls`.
Told = tuple[float, float, float, float]
PARTNER_TOLD: Told = (0.25, 0.43, 0.0, -0.56)
OPPONENT_TOLD: Told = (-0.8, -0.27, -0.06, 0.29)
DECLARER_TOLD: Told = (0.1, 0.4, 0.0, 0.0)  # of an opponent's contract: he who named it
DUMMY_TOLD: Told = (0.25, -0.07, -0.2, 0.1)  # his partner
ALLY_TOLD: Told = (0.0, 0.0, -0.1, 0.17)  # and one's own
NO_EXCHANGE = -0.15  # in the second auction the declarer takes no card

SPREAD = 2.05  # of the tricks about the estimate: their standard deviation, from there too

# Who wins a match, by maximum likelihood from matches of equal players; again: `build.py arena fit
# seven-euchre match`.
SWING = 38.0  # how far a deal moves the lead, in points
PACE = 14.0  # points that bring the leading side one deal nearer to the target
