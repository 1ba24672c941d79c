"""The numbers that were fitted: of a discard, and of a total."""

# What it is worth to throw a card, in hundredths of a natural logarithm of its chance to be
# thrown; found by play against itself over 600,000 deals of four seats (REINFORCE, in a port of
# the rules to C++ that agrees with them move by move), a deal's reward being a seat's share of
# exp(-points / 16). Again, more roughly: `build.py arena fit seven-bridge policy`.
# fmt: off
# By rank, from A to K: while another seat holds at most two cards, at most four, more.
CARD = (
    (489, -1032, -665, -317, -218, -135, -55, 55, 226, 354, 348, 438, 398),
    (350, -663, -267, -144, -135, -271, -252, -100, 116, 294, 270, 380, 358),
    (295, -168, 95, -71, -165, -421, -354, -249, 6, 184, 280, 260, 253),
)
# fmt: on
# By how many of its rank are left in the hand, and by how many are out of sight.
ALIKE = ((453, 408, 390, 122), (270, -420, -781), (-17, -513), (0,))
# With a neighbour of its suit in the hand; else with the next but one.
BESIDE = -455
GAP = -211
# Where a meld on the table takes it.
TAKEN = -760
JOKER = 2

# With how many points a seat is behind when its chance to win is 1/e of a rival's, with one deal to
# come; with more deals it grows as their square root. Maximum likelihood over 6,000 matches of the
# policy. Again: `build.py arena fit seven-bridge stakes`.
SPREAD = 11.0
